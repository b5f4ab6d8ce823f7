import SourceDiagnostics
import Testing

@testable import LessonMarkdown

struct LanguageFileTests {
  private let english = LanguageFile.read(
    SourceText(
      name: "en.yaml",
      text: """
        pages:
          next: Next
          lesson: Lesson {number} of {count}
        scripts:
          Undo: Undo
        """)
  ).file

  private func listing(_ text: String, changing basis: LanguageFile? = nil) -> String {
    LanguageFile.read(SourceText(name: "fr.yaml", text: text), like: english, changing: basis)
      .diagnostics.listing()
  }

  @Test func `a file has its phrases by name, in two groups`() {
    #expect(english[.pages] == ["next": "Next", "lesson": "Lesson {number} of {count}"])
    #expect(english[.scripts] == ["Undo": "Undo"])
    #expect(
      listing(
        "pages:\n  lesson: \"{count} : {number}\"\n  next: Suivant\nscripts:\n  Undo: Annuler\n")
        == "")
  }

  @Test func `a placeholder is a name in braces, and other braces are text`() {
    #expect(LanguageFile.pieces(of: "a {b} c{d}") == ["a ", "b", " c", "d", ""])
    #expect(LanguageFile.pieces(of: "{} {a b} {é} {a{b}") == ["{} {a b} {é} {a", "b", ""])
    #expect(LanguageFile.placeholders(in: "{a} {b} {a}") == ["a", "b", "a"])
    #expect(LanguageFile.phrase("{a} and {b}", with: ["a": "{b}"]) == "{b} and {b}")
  }

  @Test func `every word must be there, with the English placeholders`() {
    #expect(
      listing("pages:\n  lesson: Leçon {nombre}\nscripts:\n  Undo: Annuler {x}\n") == """
        fr.yaml:1:1: error[missing-key]: `next` is missing
          |
        1 | pages:
          | ^~~~~

        fr.yaml:2:11: error[unknown-placeholder]: the words for `lesson` have no value `{nombre}`; did you mean `{number}`?
          |
        2 |   lesson: Leçon {nombre}
          |           ^~~~~~~~~~~~~~

        fr.yaml:4:9: error[unknown-placeholder]: the words for `Undo` have no value `{x}`
          |
        4 |   Undo: Annuler {x}
          |         ^~~~~~~~~~~

        """)
    #expect(
      listing("pages:\n  lesson: Leçon {number}\n  next: Suivant\n") == """
        fr.yaml:1:1: error[missing-key]: `scripts` is missing
          |
        1 | pages:
          | ^

        fr.yaml:2:11: error[missing-placeholder]: the words for `lesson` must have `{count}`
          |
        2 |   lesson: Leçon {number}
          |           ^~~~~~~~~~~~~~

        """)
  }

  @Test func `a name that isn't in English is reported, with the one that is meant`() {
    #expect(
      listing("pages:\n  nxet: Suivant\n", changing: english) == """
        fr.yaml:2:3: error[unknown-key]: no key is named `nxet`; did you mean `next`?
          |
        2 |   nxet: Suivant
          |   ^~~~

        """)
  }

  @Test func `a file that changes another one keeps the other words`() {
    let read = LanguageFile.read(
      SourceText(name: "en.yaml", text: "pages:\n  next: Onward\n"), like: english,
      changing: english)
    #expect(read.diagnostics.isEmpty)
    #expect(read.file[.pages]["next"] == "Onward")
    #expect(read.file[.pages]["lesson"] == "Lesson {number} of {count}")
    #expect(read.file[.scripts] == ["Undo": "Undo"])
  }

  @Test func `a site has its language, and English without one`() {
    let source = SourceText(name: "site.yaml", text: "title: 课程\nlanguage: zh-Hans\n")
    let read = SiteProperties.read(source)
    #expect(read.diagnostics.isEmpty)
    #expect(read.properties.language == "zh-Hans")
    #expect(read.properties.languagePlace.map { source[$0] } == "zh-Hans")
    #expect(SiteProperties().language == "en")
  }
}
