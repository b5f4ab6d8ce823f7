import ScenarioLanguage
package import SourceDiagnostics

/// Every message of the language and of runs, with what it means and a scenario that causes it.
///
/// The reference page of the site is made from it, and a test runs every example.
package enum DiagnosticCatalogue {
  /// Some messages about one subject.
  package struct Group: Sendable {
    /// The fragment that leads to the group on its page.
    package let identifier: String

    /// What the messages are about, in a word or two.
    package let title: String

    /// What the messages are about, in a sentence.
    package let summary: String

    /// The messages, alphabetically.
    package let entries: [Entry]
  }

  /// One message.
  package struct Entry: Sendable {
    /// The code of the message: `unknown-name`.
    package let code: String

    /// The rule behind the message, in a phrase.
    package let title: String

    /// What the message means, and what to do.
    package let explanation: String

    /// A scenario that causes the message and no other.
    package let example: Example

    init(_ code: String, _ title: String, _ explanation: String, example: Example) {
      self.code = code
      self.title = title
      self.explanation = explanation
      self.example = example
    }
  }

  /// A scenario that causes a message.
  package enum Example: Sendable {
    /// Too long to be shown, and not hard to imagine.
    case long(String)
    /// There is none, for a reason.
    case none(because: String)
    /// The text of the scenario.
    case text(String)
  }

  /// All messages by their subjects.
  package static let groups = [scene, values, steps, expectations, composition, run, failures]

  /// All messages.
  package static var entries: [Entry] { groups.flatMap { $0.entries } }

  /// Returns the diagnostics of an example: those of its text, or else those of its run.
  package static func diagnostics(of example: Example) -> [Diagnostic] {
    switch example {
    case .none:
      return []
    case .long(let text), .text(let text):
      let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: resolver)
      guard parsed.diagnostics.isEmpty else { return parsed.diagnostics }
      return parsed.scenarios.flatMap { $0.run().failures }
    }
  }

  /// Finds the scenes that examples use.
  private static let resolver = SceneResolver(
    text: { name, _ in
      switch name {
      case "plain": SourceText(name: name, text: "UIView root")
      case "this-one": SourceText(name: name, text: "scene: this-one")
      case "with-a-mistake": SourceText(name: name, text: "UIVeiw root")
      default: nil
      }
    },
    names: { _ in ["plain", "two-boxes"] })

  static var nestedExample: String {
    var text = ""
    for level in 0...41 {
      text += String(repeating: " ", count: level) + "UIView level\(level)\n"
    }
    return text
  }

  static var elementsExample: String {
    var text = "UIView root\n"
    for number in 0..<500 { text += "  UIView view\(number)\n" }
    return text
  }

  static var scenesExample: String { String(repeating: "scene: plain\n", count: 51) }

  static var treeExample: String {
    var text = "UIView root\n"
    for number in 0..<120 { text += "  UIView view\(number)\n" }
    for number in 1..<120 { text += "view\(number - 1) addSubview view\(number)\n" }
    return text
  }
}
