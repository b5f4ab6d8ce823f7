import Foundation
import SourceDiagnostics
import Testing
import TouchEngine

@testable import ScenarioLanguage

/// The article on the language names everything that the language knows.
struct ArticleTests {
  private let article: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "Sources/ScenarioLanguage/ScenarioLanguage.docc/writing-a-scenario.md")
    article = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [
    // A finger or a button that is down has no line in a scene.
    ClassDescription.all.filter(\.canBeDeclared).map(\.name),
    Property.allNames, ProgramMethod.allCases.map(\.rawValue),
    DelegateQuestion.allCases.map(\.name), EventVocabulary.topics, LineClass.stepVerbs,
  ])
  func `every word of the language stands in the article`(words: [String]) {
    let known = Set(article.split { !$0.isLetter && $0 != "-" }.map(String.init))
    // A method with labels is looked for as it is written.
    #expect(words.filter { !known.contains($0) && !(hasLabels($0) && article.contains($0)) } == [])
  }

  private func hasLabels(_ word: String) -> Bool { word.hasSuffix(":)") }

  /// What stands between fences and begins with `expect` is an example, not a form.
  @Test func `every example of the article is understood`() {
    let blocks = article.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
    let examples = blocks.map(\.element).filter { !$0.contains("NAME") && !$0.contains("TIME") }
    #expect(!examples.isEmpty)
    for example in examples {
      let scene = "UIView root\n  UIPanGestureRecognizer pan\n"
      let parsed = ParsedScenario(SourceText(name: "article", text: scene + example))
      #expect(parsed.diagnostics.listing() == "")
    }
  }
}
