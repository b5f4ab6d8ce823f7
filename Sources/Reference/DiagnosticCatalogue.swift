/// Every message of the program, with what it means, what to do, and something that causes it.
///
/// Each is a Markdown file in `Messages`, named by its code; `Messages/README.md` says how it is
/// written. The reference page of the site and `touchstone explain` are made from them, and tests run
/// every example.
package struct DiagnosticCatalogue: Sendable {
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
  }

  /// A line for the shell, and what the program then says.
  package struct Command: Sendable {
    /// The line; its folder holds the lessons `01-tap.md` and `02-hold.md` in `Content`.
    package let line: String

    /// What standard error shows, or the line of it that matters.
    package let errors: String
  }

  /// A file of a site.
  package struct File: Sendable {
    /// The path, which begins with `Content/` or `Templates/`.
    package let path: String

    /// What the file holds.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(_ path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The messages by their subjects.
  package let groups: [Group]

  /// The scenes that examples use, by their names.
  package let scenes: [String: String]

  /// All messages.
  package var entries: [Entry] { groups.flatMap(\.entries) }

  /// The message with a code, if there is one.
  package func entry(_ code: String) -> Entry? { entries.first { $0.code == code } }

  /// The messages of the program.
  ///
  /// A file that cannot be read ends the program; the tests find it before anybody else does.
  package static let program: DiagnosticCatalogue = {
    do throws(ReferenceError) {
      return try DiagnosticCatalogue(texts: ReferenceText.all)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Reads the folder `Messages` of some texts, each given with its path.
  package init(texts: [(path: String, text: String)]) throws(ReferenceError) {
    let folder = try ReferenceFolder("Messages", in: texts)
    var groups: [Group] = []
    for group in folder.groups {
      var entries: [Entry] = []
      for file in group.files {
        entries.append(try MessageReading(file: file, preludes: folder.preludes).entry())
      }
      groups.append(
        Group(
          identifier: group.identifier, title: group.about.title, summary: group.summary,
          entries: entries))
    }
    self.groups = groups
    scenes = folder.scenes
  }
}
