import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Rules and settings after others that always come first.
struct HiddenRuleTests {
  private func warnings(_ text: String) -> [String] {
    ParsedScenario(SourceText(name: "test", text: text)).diagnostics
      .map { "\($0.place?.line ?? 0): \($0.message.code)" }
  }

  @Test(arguments: [
    ("override hitTest: self", "override hitTest: nil"),
    ("override hitTest: self", "override hitTest: nil in pass 1"),
    ("override point(inside:): true", "override point(inside:): false"),
    ("override touchesBegan: handles", "override touchesBegan: forwards"),
    ("override touches: handles", "override touchesEnded: forwards"),
    ("UITapGestureRecognizer t\n      delegate shouldBegin: true", "  delegate shouldBegin: false"),
  ])
  func `a rule after one that always comes first gets a warning`(first: String, second: String) {
    let text = "UIView root\n  UIView A\n    \(first)\n    \(second)\n\ntap A\nexpect anything\n"
    let line = first.contains("\n") ? 5 : 4
    #expect(warnings(text) == ["\(line): hidden-rule"])
  }

  @Test(arguments: [
    ("override hitTest: self in pass 1", "override hitTest: nil"),
    ("override touchesBegan: handles", "override touchesEnded: forwards"),
    ("override touchesBegan: handles", "override touches: forwards"),
    (
      "UITapGestureRecognizer t\n      delegate shouldReceive: false when touch in A",
      "  delegate shouldReceive: true"
    ),
    (
      "UITapGestureRecognizer t\n      delegate shouldRequireFailureOf t: true",
      "  delegate shouldRequireFailureOf *: false"
    ),
  ])
  func `a rule that can still apply gets none`(first: String, second: String) {
    let text = "UIView root\n  UIView A\n    \(first)\n    \(second)\n\ntap A\nexpect anything\n"
    #expect(warnings(text) == [])
  }

  @Test(arguments: [
    ("UIKit panThreshold: 20\nUIKit panThreshold: 30", ["4: property-set-twice"]),
    ("UIKit panThreshold: 20\nUIKit tapInterval: 300ms", []),
    ("with A alpha: 0.5\nwith A alpha: 1", ["4: property-set-twice"]),
    ("with A\n  override hitTest: nil\nwith A\n  override hitTest: self", ["4: hidden-rule"]),
    ("with A alpha: 0.5\nwith A isHidden: true", []),
  ])
  func `of two lines that change the same, one has no effect`(lines: String, expected: [String]) {
    #expect(warnings("UIView root\n  UIView A\n\(lines)\n\ntap A\nexpect anything\n") == expected)
  }

  @Test func `a variant changes what all variants share`() {
    let text = """
      UIView root
        UIView A
      UIKit panThreshold: 20
      with A alpha: 0.5
      tap A
      variant one
        expect anything
      variant other
        UIKit panThreshold: 30
        with A alpha: 1
        expect anything
      """
    #expect(warnings(text) == [])
  }
}
