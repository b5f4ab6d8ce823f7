/// Every construct of the scenario language with its form, what it means, and a scenario that shows it.
///
/// Each is a Markdown file in `Language`; `Language/README.md` says how it is written. The reference page
/// of the site is made from them, and tests run every example.
package struct LanguageReference: Sendable {
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
    /// The name in addresses, which is the file's: `hit-test-override`.
    package let code: String

    /// How it is written: `[…]` is optional, `|` separates choices, capital words stand for
    /// something else.
    package let forms: [String]

    /// What it means.
    package let explanation: String

    /// A scenario that has it and does what it expects.
    package let example: String
  }

  /// The constructs by the parts of a scenario.
  package let groups: [Group]

  /// The scenes that examples use, by their names.
  package let scenes: [String: String]

  /// All constructs.
  package var entries: [Entry] { groups.flatMap(\.entries) }

  /// The construct with a code, if there is one.
  package func entry(_ code: String) -> Entry? { entries.first { $0.code == code } }

  /// The constructs that the program knows.
  ///
  /// A file that cannot be read ends the program; the tests find it before anybody else does.
  package static let program: LanguageReference = {
    do throws(ReferenceError) {
      return try LanguageReference(texts: ReferenceText.all)
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Reads the folder `Language` of some texts, each given with its path.
  package init(texts: [(path: String, text: String)]) throws(ReferenceError) {
    let folder = try ReferenceFolder("Language", in: texts)
    var groups: [Group] = []
    for group in folder.groups {
      var entries: [Entry] = []
      for file in group.files { entries.append(try Entry(file)) }
      groups.append(
        Group(
          identifier: group.identifier, title: group.about.title, summary: group.summary,
          entries: entries))
    }
    self.groups = groups
    scenes = folder.scenes
  }
}

extension LanguageReference.Entry {
  /// The construct that a file explains: its forms, a paragraph, and a scenario.
  fileprivate init(_ file: ReferenceFile) throws(ReferenceError) {
    let blocks = file.blocks.filter { $0.heading == nil }
    guard let forms = blocks.first, forms.label == "form" else {
      throw file.error("a construct begins with a block 'form' that says how it is written")
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
