/// One phrase that describes something to a reader and ends with a period.
///
/// The module for the browser explains nothing, so it omits the phrases.
public struct Summary: ExpressibleByStringLiteral, Sendable {
  #if hasFeature(Embedded)
    /// Creates a phrase that's discarded.
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
