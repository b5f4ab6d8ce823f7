import Sorting
package import SourceDiagnostics

/// A resolver that finds the scenarios whose setups other scenarios use: `scene: two-boxes`.
///
/// The language knows nothing about files or lessons, so its client resolves the names.
package struct SceneResolver: Sendable {
  /// Returns the text of a scenario, given its name and the text that uses it, or `nil` when there
  /// is none.
  package let text: @Sendable (_ name: String, _ user: SourceText) -> SourceText?

  /// Returns the names that a text can use, for suggestions when a name is misspelled.
  package let names: @Sendable (_ user: SourceText) -> [String]

  /// Creates a resolver.
  package init(
    text: @escaping @Sendable (_ name: String, _ user: SourceText) -> SourceText?,
    names: @escaping @Sendable (_ user: SourceText) -> [String] = { _ in [] }
  ) {
    self.text = text
    self.names = names
  }

  /// Creates a resolver that finds the same scenarios for every text, by their names.
  package init(_ texts: [String: String]) {
    self.init(
      text: { name, _ in texts[name].map { SourceText(name: name, text: $0) } },
      names: { _ in texts.keys.stablySorted() })
  }

  /// A resolver that finds no scenarios, for a self-contained text.
  package static var none: SceneResolver { SceneResolver { _, _ in nil } }
}
