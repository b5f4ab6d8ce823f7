import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import Testing
import TouchEngine

/// The words that an editor offers while a scenario is written.
struct CompletionsTests {
  /// Returns what is offered at the mark `|`.
  private static func completions(_ text: String) throws -> Completions {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return Completions(
      SourceText(name: "", text: String(parts[0] + parts[1])), at: parts[0].utf8.count,
      classes: .course)
  }

  private static let scene = """
    UIView root
      UIScrollView list  frame: 0 0 390 400
        UIButton send  frame: 10 10 100 44
      UITapGestureRecognizer tapList


    """

  private struct Place: Sendable, CustomTestStringConvertible {
    var text: String
    var first: String
    var absent: String
    var testDescription: String { text.split(separator: "\n").last.map(String.init) ?? text }
  }

  private static let places = [
    Place(text: "|", first: "UIButton", absent: "hit"),
    Place(text: "UITap|", first: "UITapGestureRecognizer", absent: "UIView"),
    Place(text: "uiswit|", first: "UISwitch", absent: "tap"),
    Place(text: "UIView root\n  UIPan|", first: "UIPanGestureRecognizer", absent: "UIView"),
    Place(text: "UIView root  cl|", first: "clipsToBounds", absent: "isHidden"),
    Place(text: "UIView root  isHidden: |", first: "true", absent: "root"),
    Place(text: "UIView root  isHidden: f|", first: "false", absent: "true"),
    Place(
      text: "UIScrollView list  keyboardDismissMode: |", first: "none", absent: "true"),
    Place(text: scene + "ta|", first: "tap", absent: "expect"),
    Place(text: scene + "tap s|", first: "send", absent: "tapList"),
    Place(text: scene + "list isH|", first: "isHidden", absent: "send"),
    Place(text: scene + "list isScrollEnabled = |", first: "true", absent: "list"),
    Place(text: scene + "when send t|", first: "touchesBegan", absent: "began"),
    Place(text: scene + "tap send\n\nex|", first: "expect", absent: "tap"),
    Place(text: scene + "tap send\n\nexpect\n  sen|", first: "send", absent: "list"),
    Place(text: scene + "tap send\n\nexpect\n  send fi|", first: "fires", absent: "list"),
    Place(
      text: scene + "tap send\n\nexpect\n  never tapList re|", first: "refuses", absent: "send"),
    Place(text: scene + "tap send\n\nexpect\n  nev|", first: "never", absent: "send"),
  ]

  @Test(arguments: places)
  private func `the likeliest word comes first, and words from other places are left out`(
    _ place: Place
  ) throws {
    let words = try Self.completions(place.text).candidates.map { $0.word }
    #expect(words.first == place.first, "\(words)")
    #expect(!words.contains(place.absent), "\(words)")
  }

  @Test(arguments: [
    "UIView ro|", "UIView root  // a com|", "UIView root  frame: 1|", "tap at 10 2|",
  ])
  func `names, comments, and numbers are the writer's own`(_ text: String) throws {
    #expect(try Self.completions(text).candidates.isEmpty)
  }

  @Test func `a property brings its colon, and isn't offered twice`() throws {
    let candidates = try Self.completions("UIView root  isHidden: true  al|").candidates
    #expect(candidates.first?.word == "alpha")
    #expect(candidates.first?.ending == ": ")
    let others = try Self.completions("UIView root  isHidden: true  isH|").candidates
    #expect(others.isEmpty)
  }

  @Test func `the beginning of the word is what gets replaced`() throws {
    let completions = try Self.completions("UIView root\n  UITapG| tap")
    #expect(completions.range == 14..<20)
  }

  @Test func `any offset in any text has an answer`() {
    let text = Self.scene + "tap send\n\nexpect\n  send fires\n\nvariant é\n  tap at 1 2 /a/ \"b\""
    let source = SourceText(name: "", text: text)
    for offset in -1...text.utf8.count + 1 {
      let completions = Completions(source, at: offset, classes: .course)
      #expect(completions.range.upperBound <= text.utf8.count)
      #expect(Set(completions.candidates.map { $0.word }).count == completions.candidates.count)
    }
  }

  @Test(arguments: ScenarioClasses.course.all.filter { $0.canBeDeclared }.map { $0.name })
  func `every class that can be declared is offered by its beginning`(_ name: String) throws {
    let words = try Self.completions(name.dropLast() + "|").candidates.map { $0.word }
    #expect(words.contains(name))
  }
}
