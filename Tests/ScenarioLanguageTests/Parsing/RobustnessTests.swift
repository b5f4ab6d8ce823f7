import ScenarioLanguage
import SourceDiagnostics
import Testing

struct RobustnessTests {
  @Test func `a scenario with every construct is understood`() {
    let source = SourceText(name: "test", text: longScenario)
    #expect(ParsedScenario(source).diagnostics.listing() == "")
  }

  @Test func `line breaks of every kind and tabs mean the same`() {
    for lineBreak in ["\r\n", "\r"] {
      let text = longScenario.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineBreak)
      let parsed = ParsedScenario(SourceText(name: "test", text: text))
      #expect(parsed.diagnostics.listing() == "")
      #expect(parsed.scenario.steps.count == 28)
    }
    let tabbed = longScenario.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      let content = line.drop { $0 == " " }
      return String(repeating: "\t", count: (line.count - content.count) / 2) + content
    }.joined(separator: "\n")
    let parsed = ParsedScenario(SourceText(name: "test", text: tabbed))
    #expect(parsed.diagnostics.listing() == "")
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\r\n\n", "\n\r"])
  func `two root views are put into one by the fix-it, whatever ends the lines`(_ end: String)
    throws
  {
    let lines = ["UIView A", "  UIView C", "UIView B", "", "tap B", ""]
    let source = SourceText(name: "test", text: lines.joined(separator: end))
    let fixIt = try #require(ParsedScenario(source).diagnostics.first?.fixIts.first)
    let mended = SourceText(name: "test", text: source.applying(fixIt.edits))
    #expect(ParsedScenario(mended).diagnostics.listing() == "")
  }

  @Test(arguments: [
    "tap @\n", "tap root\n\nexpect\n  @ fires\n", "with @\n  isEnabled: false\n\ntap root\n",
  ])
  func `a part of a part, at whatever depth, ends in an error`(line: String) {
    let deep = String(repeating: "pan of ", count: 20_000) + "root"
    let source = SourceText(
      name: "test", text: "UIView root\n\n" + line.replacing("@", with: deep))
    #expect(ParsedScenario(source).diagnostics.hasErrors)
  }

  @Test func `thousands of properties on a line take thousands of steps`() {
    func time(_ count: Int) -> Duration {
      let line = String(repeating: "  alpha: 0.5", count: count)
      let source = SourceText(name: "test", text: "UIView root\n  UIView A\(line)\n\ntap root\n")
      return ContinuousClock().measure {
        #expect(ParsedScenario(source).diagnostics.count == count - 1)
      }
    }
    // Ten times as many would take a hundred times as long if each looked at all before it.
    let short = (0..<3).map { _ in time(500) }.min() ?? .zero
    #expect(time(5_000) < short * 40)
  }

  @Test(arguments: [
    ("ca\u{200B}rd", "200B", 12, ""), ("ca\u{202E}rd", "202E", 12, ""),
    ("ca\u{00AD}rd", "00AD", 12, ""), ("\u{FEFF}card", "FEFF", 10, ""),
  ])
  func `a character that nobody sees isn't part of a word`(
    name: String, digits: String, column: Int, replacement: String
  ) throws {
    try expectInvisible(
      in: "UIView root\n  UIView \(name)\n\ntap root\n", digits, column, replacement)
  }

  @Test(arguments: [("\u{A0}", "00A0"), ("\u{3000}", "3000"), ("\u{2009}", "2009")])
  func `a space of another kind becomes a space`(space: String, digits: String) throws {
    try expectInvisible(in: "UIView root\n  UIView\(space)card\n\ntap root\n", digits, 9, " ")
  }

  private func expectInvisible(
    in text: String, _ digits: String, _ column: Int, _ replacement: String
  ) throws {
    let found = ParsedScenario(SourceText(name: "test", text: text)).diagnostics
    let diagnostic = try #require(found.first { $0.message.code == "invisible-character" })
    #expect(diagnostic.message.text == "a word can't contain the invisible character U+\(digits)")
    #expect(diagnostic.place == SourcePlace(line: 2, column: column))
    #expect(diagnostic.fixIts.first?.edits.first?.replacement == replacement)
  }

  @Test(arguments: ["größe", "名前", "👨‍👩‍👧", "☎️", "می‌خواهم", "📱"])
  func `letters and pictures of all kinds are words`(name: String) {
    let text = "UIView root\n  UIView \(name)\n\ntap root\n\nexpect\n  \(name) touchesBegan\n"
    #expect(ParsedScenario(SourceText(name: "test", text: text)).diagnostics.listing() == "")
  }

  @Test(arguments: [
    ("limit 100001 events", nil), ("limit 1000000 steps", nil),
    ("limit 1000001 events", "a limit must be a whole number from 1 to 1000000"),
    ("UIView A  tag: 100001", "`tag` must be a whole number from -100000 to 100000"),
    ("UIPanGestureRecognizer p  minimumNumberOfTouches: 99999999999999999999", ""),
  ])
  func `what a message says of a count is the count's own limit`(line: String, message: String?) {
    let isLimit = line.hasPrefix("limit")
    let text =
      isLimit ? "\(line)\n\nUIView root\n\ntap root\n" : "UIView root\n  \(line)\n\ntap root\n"
    let found = ParsedScenario(SourceText(name: "test", text: text)).diagnostics.map(\.message)
    #expect(found.first?.text.contains(message ?? "") ?? (message == nil), "\(found)")
    #expect(found.isEmpty == (message == nil))
    #expect(!found.contains { $0.code == "number-too-large" })
  }

  @Test func `every beginning of a scenario is read to its end`() {
    let bytes = Array(longScenario.utf8)
    // Each takes time in proportion to its length, so every third must do.
    for count in stride(from: 0, to: bytes.count, by: 3) {
      let source = SourceText(
        name: "test", text: String(decoding: bytes[..<count], as: UTF8.self))
      check(ParsedScenario(source))
    }
  }

  @Test func `a scenario with any line removed, doubled or cut is read to its end`() {
    let lines = longScenario.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for index in lines.indices {
      var removed = lines
      removed.remove(at: index)
      var doubled = lines
      doubled.insert(lines[index], at: index)
      var cut = lines
      cut[index] = String(lines[index].reversed())
      for variant in [removed, doubled, cut] {
        check(ParsedScenario(SourceText(name: "test", text: variant.joined(separator: "\n"))))
      }
    }
  }

  @Test(arguments: Monster.allCases)
  func `a text of monstrous size ends with diagnostics`(monster: Monster) {
    let parsed = ParsedScenario(SourceText(name: "test", text: monster.text))
    #expect(!parsed.diagnostics.isEmpty)
    check(parsed)
  }

  /// Checks what holds for every text: places inside it, and listings that can be written.
  private func check(_ parsed: ParsedScenario) {
    for diagnostic in parsed.diagnostics {
      let range = diagnostic.range ?? 0..<0
      let isInside = range.lowerBound >= 0 && range.upperBound <= diagnostic.source.bytes.count
      if !isInside || diagnostic.listing().isEmpty {
        Issue.record("\(diagnostic.message.text) at \(range)")
      }
    }
  }
}

/// A text that could exhaust the stack, the memory or a number.
enum Monster: CaseIterable {
  case deepElements
  case deepIndentation
  case deepNegations
  case deepParentheses
  case endlessName
  case hugeDistance
  case hugeTime
  case longCondition
  case manyElements

  var text: String {
    let condition = "UIView a\n  override point(inside:): "
    return switch self {
    case .deepElements:
      (0..<3_000).map { String(repeating: " ", count: $0) + "UIView v\($0)" }
        .joined(separator: "\n")
    case .deepIndentation: String(repeating: " ", count: 100_000) + "UIView"
    case .deepNegations: condition + String(repeating: "not ", count: 50_000) + "true"
    case .deepParentheses: condition + String(repeating: "(", count: 50_000)
    case .endlessName: String(repeating: "a", count: 200_000)
    case .hugeDistance: "finger touches -" + String(repeating: "9", count: 400) + " 0"
    case .hugeTime: "wait " + String(repeating: "9", count: 5_000) + "ms"
    case .longCondition: condition + "x < 1" + String(repeating: " or x < 1", count: 5_000)
    case .manyElements:
      "UIView root\n" + (0..<3_000).map { "  UIView v\($0)" }.joined(separator: "\n")
    }
  }
}
