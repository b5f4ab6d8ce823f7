package import SourceDiagnostics
import TextAndOrder

/// A resolver of what scenarios take from their surroundings: the setups of other scenarios, as in
/// `scene: two-boxes`, and classes.
///
/// The language knows nothing about files, lessons, or code, so its client resolves the names.
package struct SceneResolver: Sendable {
  /// Returns the text of a scenario, given its name and the text that uses it, or `nil` when there
  /// is none.
  package let text: @Sendable (_ name: String, _ user: SourceText) -> SourceText?

  /// Returns the names that a text can use, for suggestions when a name is misspelled.
  package let names: @Sendable (_ user: SourceText) -> [String]

  /// The classes that a text can use.
  package let classes: ScenarioClasses

  /// Creates a resolver.
  package init(
    classes: ScenarioClasses = .uikit,
    text: @escaping @Sendable (_ name: String, _ user: SourceText) -> SourceText?,
    names: @escaping @Sendable (_ user: SourceText) -> [String] = { _ in [] }
  ) {
    self.classes = classes
    self.text = text
    self.names = names
  }

  /// Creates a resolver that finds the same scenarios for every text, by their names.
  package init(_ texts: [String: String], classes: ScenarioClasses = .uikit) {
    self.init(
      classes: classes, text: { name, _ in texts[name].map { SourceText(name: name, text: $0) } },
      names: { _ in texts.keys.stablySorted() })
  }

  /// A resolver that finds no scenarios, for a self-contained text.
  package static var none: SceneResolver { only(.uikit) }

  /// Returns a resolver that finds no scenarios, and some classes.
  package static func only(_ classes: ScenarioClasses) -> SceneResolver {
    SceneResolver(classes: classes, text: { _, _ in nil })
  }
}
