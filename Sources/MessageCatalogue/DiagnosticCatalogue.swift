/// Every message of the program, with what it means, what to do, and something that causes it.
///
/// The reference page of the site and `touchstone explain` are made from it, and tests run every
/// example. It is a module of values alone, so that nothing but these two carries its texts about.
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

    /// What causes the message and no other.
    package let example: Example

    init(_ code: String, _ title: String, _ explanation: String, example: Example) {
      self.code = code
      self.title = title
      self.explanation = explanation
      self.example = example
    }
  }

  /// What causes a message.
  package enum Example: Sendable {
    /// A line for the shell, in a folder with a course.
    case command(Command)
    /// The files of a site; what every site needs is there too.
    case files([File])
    /// A scenario that is too long to be shown, and not hard to imagine.
    case long(String)
    /// There is none, for a reason.
    case none(because: String)
    /// The text of a scenario.
    case text(String)

    /// A lesson, as the whole text of its file.
    static func lesson(_ text: String) -> Example { .files([File("Content/lesson.md", text)]) }
  }

  /// A line for the shell, and what the program then says.
  package struct Command: Sendable {
    /// The line; its folder holds the lessons `01-tap.md` and `02-hold.md` in `Content`.
    package let line: String

    /// What standard error shows, or the line of it that matters.
    package let errors: String

    init(_ line: String, says errors: String) {
      self.line = line
      self.errors = errors
    }
  }

  /// A file of a site.
  package struct File: Sendable {
    /// The path, which begins with `Content/` or `Templates/`.
    package let path: String

    /// What the file holds; `nil` when it is not there though every site needs it.
    package let bytes: [UInt8]?

    init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

    init(_ path: String, bytes: [UInt8]?) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// All messages by their subjects.
  package static let groups = [
    scene, values, steps, expectations, claims, composition, run, failures, lessons, frontMatter,
    fences,
    quizzes, challenges, facts, links, templates, files, commandLine,
  ]

  /// All messages.
  package static var entries: [Entry] { groups.flatMap { $0.entries } }

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
