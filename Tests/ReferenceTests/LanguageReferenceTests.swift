import RecognizerExamples
import ScenarioRunner
import SourceDiagnostics
import Testing
import TouchEngine

@testable import Reference
@testable import ScenarioLanguage

/// The files of constructs are read as they are meant, explain every construct, and their scenarios
/// do what they expect.
struct LanguageReferenceTests {
  private static let resolver = SceneResolver(
    LanguageReference.program.scenes, classes: .course)

  @Test func `every construct is explained once, and nothing else is`() {
    let explained = LanguageReference.program.entries.map(\.code)
    #expect(explained.sorted() == Construct.allCodes.sorted())
  }

  @Test(arguments: Construct.allCodes)
  func `an example has its construct and does what it expects`(code: String) throws {
    let entry = try #require(LanguageReference.program.entry(code))
    let source = SourceText(name: entry.code, text: entry.example)
    let parsed = ParsedScenario(source, resolver: Self.resolver)
    #expect(parsed.diagnostics.listing() == "")
    for scenario in parsed.scenarios { #expect(scenario.run().failures.listing() == "") }
    #expect(entry.explanation.hasSuffix("."))
    switch code {
    case Construct.comment.code:
      #expect(Lexer.lexemes(of: source).contains { $0.kind == .comment })
    case Construct.hiddenLine.code:
      #expect(!Highlighter.hiddenLines(in: source).isEmpty)
    case Construct.change.code, Construct.removal.code, Construct.usedScene.code:
      #expect(!parsed.includedSources.isEmpty)
    default:
      #expect(parsed.scenarios.allSatisfy { $0.constructs.contains(code) })
    }
  }

  // MARK: Everything that the language knows

  private static let texts = ReferenceText.all.filter { $0.path.hasPrefix("Language/") }

  @Test(arguments: [
    // Classes and their properties have a page that is made of their descriptions.
    ProgramMethod.allCases.map(\.rawValue),
    ScenarioClasses.uikit.all.flatMap { $0.delegateMethods + $0.overridableMethods }.map(\.word),
    EventVocabulary.topics, LineClass.stepVerbs,
  ])
  func `every word of the language is in the files`(words: [String]) {
    let text = Self.texts.map(\.text).joined(separator: "\n")
    let known = Set(text.split { !$0.isLetter && $0 != "-" }.map(String.init))
    // A method with labels is looked for as it is written.
    let unknown = words.filter { !known.contains($0) && !($0.hasSuffix(":)") && text.contains($0)) }
    #expect(unknown == [])
  }

  @Test func `every scenario that a file shows does what it expects`() throws {
    var count = 0
    for (path, text) in Self.texts where !path.hasSuffix("/scenes.md") {
      for block in try ReferenceFile(path: path, text: text).blocks where block.label == "scenario"
      {
        let source = SourceText(name: path, text: block.text)
        let parsed = ParsedScenario(source, resolver: Self.resolver)
        #expect(parsed.diagnostics.listing() == "")
        for scenario in parsed.scenarios { #expect(scenario.run().failures.listing() == "") }
        count += 1
      }
    }
    #expect(count > LanguageReference.program.entries.count)
  }

  /// The words that begin a step stand in the forms, so that a new one cannot be forgotten.
  @Test func `every word that begins a step stands in a form`() {
    let forms = LanguageReference.program.entries.flatMap(\.forms).joined(separator: "\n")
    let words = forms.split { !$0.isLetter && $0 != "-" && $0 != ":" }.map(String.init)
    #expect(LineClass.stepVerbs.filter { !words.contains($0) } == [])
  }

  /// The page and an editor color what the reference says is written so.
  @Test func `the words that forms begin with, and all words of expectations, have a color`() {
    // These are the names of something in every scene.
    let names = ["application", "scene"]
    let known = Set(
      names + Highlighter.keywords + ScenarioClasses.course.eventWords)
    for group in LanguageReference.program.groups {
      for entry in group.entries {
        // A comment and a hidden line begin with a mark.
        for form in entry.forms where form.first?.isLetter == true {
          let form = form.replacing(/\[how often\]/, with: "")
          let words = form.split { !$0.isLetter && $0 != "-" }.map(String.init)
          let meant = group.identifier == "expectations" ? words[...] : words.prefix(1)
          let unknown = meant.filter { $0 == $0.lowercased() && !known.contains($0) }
          #expect(unknown == [], "\(entry.code)")
        }
      }
    }
  }

  @Test func `every word that has a color as one of the language's is in the files`() {
    let text = Self.texts.map(\.text).joined(separator: "\n")
    let known = Set(text.split { !$0.isLetter && $0 != "-" }.map(String.init))
    #expect(Highlighter.keywords.filter { !known.contains($0) } == [])
  }

  // MARK: Errors

  private static func reference(of text: String) throws(ReferenceError) -> LanguageReference {
    try LanguageReference(texts: [
      ("Language/README.md", "whatever helps\n"),
      ("Language/01-scene/README.md", "# Scene\n\nIt.\n"),
      ("Language/01-scene/02-a-code.md", text),
    ])
  }

  @Test func `a file has forms, a paragraph, a scenario, and more under headings`() throws {
    let reference = try Self.reference(
      of: "# A\n\n```form\none\ntwo\n```\n\nSome\nwords.\n\n```scenario\ntap root\n```\n"
        + "\n## More\n\nWords.\n\n```scenario\ntap A\n```\n")
    let entry = try #require(reference.entry("a-code"))
    #expect(entry.forms == ["one", "two"])
    #expect(entry.explanation == "Some words.")
    #expect(entry.example == "tap root")
  }

  @Test(arguments: [
    ("# A\n\nWords.\n", 1, "`form`"),
    ("# A\n\n```form\none\n```\n\nWords.\n", 3, "one scenario"),
    ("# A\n\nWords.\n\n```form\none\n```\n\n```scenario\ntap A\n```\n", 3, "one paragraph"),
    ("# A\n\n```form\none\n```\n\n```scenario\ntap A\n```\n\nWords.\n", 11, "one paragraph"),
  ])
  func `an error is found in its line`(text: String, line: Int, phrase: String) {
    let error = #expect(throws: ReferenceError.self) { try Self.reference(of: text) }
    #expect(error?.line == line)
    #expect(error?.problem.contains(phrase) == true, "\(String(describing: error))")
  }
}
