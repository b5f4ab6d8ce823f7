/// One phrase that says what something is and ends with a period, for whoever reads about it.
///
/// The module for the browser explains nothing, so it leaves the phrases out.
public struct Summary: ExpressibleByStringLiteral, Sendable {
  #if hasFeature(Embedded)
    /// Creates a phrase that nobody reads.
    @inline(__always)
    public init(stringLiteral text: StaticString) {}
  #else
    /// The phrase.
    public let text: String

    /// Creates a phrase.
    public init(stringLiteral text: StaticString) {
      self.text = text.description
    }
  #endif
}
