/// One construct.
package struct LanguageConstruct: Sendable {
  /// The name in addresses, which is the name of the file: `hit-test-override`.
  package let code: String

  /// The forms of the construct: `[…]` is optional, `|` separates choices, and words in capitals
  /// are placeholders.
  package let forms: [String]

  /// The meaning of the construct.
  package let explanation: String

  /// A scenario that contains the construct and meets its expectations.
  package let example: String
}

/// All constructs of the scenario language, each with its form, its meaning, and an example
/// scenario.
///
/// Each construct is a Markdown file in `Language`; `Language/README.md` explains how to write one.
/// The reference page of the site is made from these files, and tests run every example.
package struct LanguageReference: Sendable {
  /// Constructs that belong to one part of a scenario.
  package typealias Group = ReferenceSubject<LanguageConstruct>

  /// The constructs, grouped by the parts of a scenario.
  package let groups: [Group]

  /// The setups that examples reuse, by name.
  package let scenes: [String: String]

  /// All constructs.
  package var entries: [LanguageConstruct] { groups.flatMap(\.entries) }

  /// Returns the construct with a code, if there is one.
  package func entry(_ code: String) -> LanguageConstruct? { entries.first { $0.code == code } }

  /// The constructs of the program's language.
  ///
  /// A file that can't be read ends the program, but the tests find it first.
  package static let program: LanguageReference = {
    do throws(ReferenceError) {
      return try LanguageReference(texts: ReferenceText.all)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Reads the folder `Language` from texts, each given with its path.
  package init(texts: [(path: String, text: String)]) throws(ReferenceError) {
    let folder = try ReferenceFolder("Language", in: texts)
    groups = try folder.subjects { file throws(ReferenceError) in try LanguageConstruct(file) }
    scenes = folder.scenes
  }
}

extension LanguageConstruct {
  /// Reads a construct from its file: its forms, a paragraph, and a scenario.
  fileprivate init(_ file: ReferenceFile) throws(ReferenceError) {
    let blocks = file.blocks.filter { $0.heading == nil }
    guard let forms = blocks.first, forms.label == "form" else {
      throw file.error("a construct begins with a block `form` that says how it is written")
    }
    guard blocks.count == 2, blocks[1].label == "scenario" else {
      throw file.error("a construct has one scenario, below its words", line: forms.line)
    }
    guard file.paragraphs.count == 1, file.paragraphs[0].line > forms.line,
      file.paragraphs[0].line < blocks[1].line
    else {
      throw file.error(
        "a construct is explained in one paragraph between its form and its scenario",
        line: file.paragraphs.last?.line ?? forms.line)
    }
    code = ReferenceFolder.withoutNumber(file.name)
    self.forms = forms.text.split(separator: "\n").map(String.init)
    explanation = file.paragraphs[0].text
    example = blocks[1].text
  }
}
