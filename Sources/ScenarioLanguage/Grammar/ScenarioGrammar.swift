import SourceDiagnostics

/// Every construct of the language with its form, what it means and a scenario that shows it.
///
/// The reference page of the site is made from it, and a test runs every example.
package enum ScenarioGrammar {
  /// Some constructs of one part of a scenario.
  package struct Group: Sendable {
    /// The fragment that leads to the group on its page.
    package let identifier: String

    /// What the constructs are for, in a word or two.
    package let title: String

    /// What the constructs are for, in a sentence.
    package let summary: String

    /// The constructs.
    package let entries: [Entry]
  }

  /// One construct.
  package struct Entry: Sendable {
    /// The construct.
    package let construct: Construct

    /// How it is written: `[…]` is optional, `|` separates choices, capital words stand for
    /// something else.
    package let forms: [String]

    /// What it means.
    package let explanation: String

    /// A scenario that has it and does what it expects.
    package let example: String

    init(_ construct: Construct, forms: [String], explanation: String, example: String) {
      self.construct = construct
      self.forms = forms
      self.explanation = explanation
      self.example = example
    }
  }

  /// All constructs by the parts of a scenario.
  package static let groups = [scene, steps, expectations, composition]

  /// All constructs.
  package static var entries: [Entry] { groups.flatMap { $0.entries } }

  /// The words that a step begins with.
  package static var stepWords: [String] { LineClass.stepVerbs }

  /// Finds the scene that examples use again.
  package static let resolver = SceneResolver(
    text: { name, _ in
      name == "two-boxes" ? SourceText(name: name, text: twoBoxes) : nil
    },
    names: { _ in ["two-boxes"] })

  private static let twoBoxes = """
    UIView root
      UIView A  frame: 50 100 200 200
      UIView B  frame: 100 150 100 100
    """
}
