import Sorting
package import SourceDiagnostics

/// Finds the scenarios whose scenes others use: `scene: two-boxes`.
///
/// The language knows neither files nor lessons; whoever has them says where a name leads.
package struct SceneResolver: Sendable {
  /// Returns the text of a scenario, given its name and the text that uses it; `nil` when there is
  /// none.
  package let text: @Sendable (_ name: String, _ user: SourceText) -> SourceText?

  /// The names that a text can use, for a suggestion when one is misspelt.
  package let names: @Sendable (_ user: SourceText) -> [String]

  /// Creates a resolver.
  package init(
    text: @escaping @Sendable (_ name: String, _ user: SourceText) -> SourceText?,
    names: @escaping @Sendable (_ user: SourceText) -> [String] = { _ in [] }
  ) {
    self.text = text
    self.names = names
  }

  /// Knows the same scenarios for every text, by their names.
  package init(_ texts: [String: String]) {
    self.init(
      text: { name, _ in texts[name].map { SourceText(name: name, text: $0) } },
      names: { _ in texts.keys.stablySorted() })
  }

  /// Knows no scenario, as for a text that stands alone.
  package static var none: SceneResolver { SceneResolver { _, _ in nil } }
}
