/// One message.
package struct MessageEntry: Sendable {
  /// The code of the message: `unknown-name`.
  package let code: String

  /// The rule behind the message, as a phrase.
  package let title: String

  /// The meaning of the message, and what to do about it.
  package let explanation: String

  /// An example that causes this message and no other.
  package let example: DiagnosticCatalogue.Example
}

/// All messages of the program, with what each one means, what to do, and an example that causes
/// it.
///
/// Each message is a Markdown file in `Messages`, named after its code; `Messages/README.md`
/// explains how to write one. The reference page of the site and `touchstone explain` are made from
/// these files, and tests run every example.
package struct DiagnosticCatalogue: Sendable {
  /// Messages about one subject, in alphabetical order.
  package typealias Group = ReferenceSubject<MessageEntry>

  /// An example that causes a message.
  package enum Example: Sendable {
    /// A shell command, run in a folder with a course.
    case command(Command)
    /// The files of a site, in addition to those that every site needs.
    case files([File])
    /// A scenario that's too long to show, but easy to imagine.
    case long(String)
    /// The reason that there's no example.
    case none(because: String)
    /// The text of a scenario.
    case text(String)
  }

  /// A shell command and the program's response.
  package struct Command: Sendable {
    /// The command; its folder contains the lessons `01-tap.md` and `02-hold.md` in `Content`.
    package let line: String

    /// The output on standard error, or the line of it that matters.
    package let errors: String
  }

  /// A file of a site.
  package struct File: Sendable {
    /// The path, which begins with `Content/` or `Templates/`.
    package let path: String

    /// The content of the file.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(_ path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The messages, grouped by subject.
  package let groups: [Group]

  /// The setups that examples reuse, by name.
  package let scenes: [String: String]

  /// All messages.
  package var entries: [MessageEntry] { groups.flatMap(\.entries) }

  /// Returns the message with a code, if there is one.
  package func entry(_ code: String) -> MessageEntry? { entries.first { $0.code == code } }

  /// The messages of the program.
  ///
  /// A file that can't be read ends the program, but the tests find it first.
  package static let program: DiagnosticCatalogue = {
    do throws(ReferenceError) {
      return try DiagnosticCatalogue(texts: ReferenceText.all)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Reads the folder `Messages` from texts, each given with its path.
  package init(texts: [(path: String, text: String)]) throws(ReferenceError) {
    let folder = try ReferenceFolder("Messages", in: texts)
    groups = try folder.subjects { file throws(ReferenceError) in
      try MessageReading(file: file, preludes: folder.preludes).entry()
    }
    scenes = folder.scenes
  }
}
