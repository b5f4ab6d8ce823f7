import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Lines that no run could let fail, or come true, are errors.
struct ImpossibleExpectationTests {
  private static let setup = """
    UIView root
      UIPanGestureRecognizer pan
      UIPinchGestureRecognizer pinch
      UIView A
      UIScrollView scroll

    tap A


    """

  private static let lists = """
    UIView root
      UITableView plain  numberOfRows: 3
      UITableView rows  numberOfRows: 3
        delegate contextMenuConfigurationForRowAt *: true
      UICollectionView items  numberOfItems: 3
      UITextView text  frame: 0 0 100 100
      UITextView help  frame: 0 100 100 100  linkArea: 0 0 50 50
    with items
      delegate contextMenuConfigurationForItemsAt item 1: true

    tap root

    expect
      never $ fires

    """

  @Test(arguments: [
    ("menu of plain", "did you mean `pan of plain`?"), ("menu of rows", nil),
    ("menu of items", nil),
    ("linkTap of text", "did you mean `linkTap of help`?"), ("linkTap of help", nil),
  ])
  func `a recognizer that nothing adds can't be expected not to fire`(
    _ name: String, _ question: String?
  ) {
    let text = Self.lists.replacing("$", with: name)
    let diagnostics = ParsedScenario(SourceText(name: "test", text: text)).diagnostics
    #expect(
      diagnostics.map(\.message.text)
        == (question.map { ["no participant named `\(name)`; \($0)"] } ?? []),
      "\(diagnostics.listing())")
  }

  private func messages(_ block: String) -> [String] {
    ParsedScenario(SourceText(name: "test", text: Self.setup + block + "\n")).diagnostics
      .map(\.message.text)
  }

  @Test(arguments: [
    (
      "never hit A once", "`hit` has no detail; `once` is neither a time, a number of times nor `…`"
    ),
    ("never A isHidden", "`isHidden` is a property; write its value after it"),
    ("A alpha", "`alpha` is a property; write its value after it"),
    ("never root dismiss", "`dismiss` can't happen to `UIView`, only to"),
    ("never A valueChanged", "`valueChanged` can't happen to `UIView`, only to"),
    ("never pan possible", "`possible` can't happen to `UIPanGestureRecognizer`"),
    ("never scroll isDragging = true", "no step can set `isDragging`; to look at it, write"),
    ("never B* touchesBegan", "no participant that events can happen to has a name that matches"),
    ("never A tuches*", "no event that can happen here matches `tuches*`"),
    ("never A /^tuches/", "no event that can happen here matches"),
    ("never target fires", "`fires` can't happen to `target`"),
    ("never select of remote pressesBegan", "`pressesBegan` can't happen to `UIPress`"),
    ("never A point(inside:) maybe", "no event `point(inside:)` has the detail `maybe`"),
    ("never A takes foo", "`takes` can't happen to `UIView`, only to"),
    ("never pan takes foo", "no event `takes` has the detail `foo`; expected `finger`"),
    ("never A hitTest foo", "no event `hitTest` has the detail `foo`; expected a point"),
    ("never root didAddSubview foo", "no participant named `foo`"),
    ("never A willMove(toSuperview:) foo", "no participant named `foo`"),
    ("never pan prevents foo", "no participant named `foo`"),
    ("never A returns foo", "no participant named `foo`"),
    ("never A touchesBegan → root", "`touchesBegan` follows its receiver, here `A`"),
    ("never pan began ← root", "`began` has no sender that a trace names"),
    ("A touchesBegan at least 0 times", "every number of times matches `at least 0 times`"),
    ("A touchesBegan >= 0 times", "every number of times matches `>= 0 times`"),
    ("A touchesBegan != 1 times", "`!=` doesn't count here"),
    ("A touchesBegan 3...2 times", "the first number of times must not be greater"),
    ("A touchesBegan at 300...200ms", "the first end of a range must not be greater"),
    ("A touchesBegan before 0ms", "no value of `time` can match `before 0ms`"),
    ("A touchesBegan at >= 0ms", "every value of `time` matches `at >= 0ms`"),
    ("A subviews.count >= 0", "every value of `subviews.count` matches `>= 0`"),
    ("never A subviews.count < 0", "no value of `subviews.count` can match `< 0`"),
    ("A frame > 3", "`>` compares single numbers; write `frame.origin.x`"),
    ("A isHidden > false", "`>` compares numbers; this value can only be compared"),
    ("A frame.foo 3", "no part of `frame` `foo`"),
    ("A isHidden.x true", "`isHidden` has no parts"),
    ("A alpha 0.6...0.4", "the first end of a range must not be greater"),
    ("A alpha 0.4 ... 0.6", "a range has no spaces around its dots"),
    ("A alpha 0...1", "every value of `alpha` matches `0...1`"),
    ("A alpha >= 0", "every value of `alpha` matches `>= 0`"),
    ("A alpha <= 1", "every value of `alpha` matches `<= 1`"),
    ("never A alpha > 1", "no value of `alpha` can match `> 1`"),
    ("never A alpha < 0", "no value of `alpha` can match `< 0`"),
    ("A alpha 0.5 ± 0.5", "every value of `alpha` matches `0.5 ± 0.5`"),
    ("A alpha != 0.5 ± 0.5", "no value of `alpha` can match `!= 0.5 ± 0.5`"),
    ("A alpha 0.5 ± -0.1", "a tolerance must be from 0 to 1000"),
    ("A center 0 0 ± 100000", "a tolerance must be from 0 to 1000"),
    ("A subviews.count <= 2000", "every value of `subviews.count` matches `<= 2000`"),
    ("never pinch numberOfTouches > 10", "no value of `numberOfTouches` can match `> 10`"),
    ("A bounds.width >= 0", "every value of `bounds.width` matches `>= 0`"),
    ("A touchesBegan by 600s", "every value of `time` matches `by 600s`"),
    ("A touchesBegan at 0...600000ms", "every value of `time` matches `at 0...600000ms`"),
    ("A touchesBegan within 600s of 0ms", "every value of `time` matches `within 600s of 0ms`"),
    ("never A touchesBegan after 600s", "no value of `time` can match `after 600s`"),
    ("never finger timestamp > 600s", "no value of `timestamp` can match `> 600s`"),
    ("A superview != A", "every value of `superview` matches `!= A`"),
    ("never A superview A", "no value of `superview` can match `A`"),
    ("chain A → …", "every chain of `A` matches this"),
    ("chain A → … → …", "every chain of `A` matches this"),
    ("* *", "every event matches `* *`"),
    ("never /.*/ /.*/", "every event matches `/.*/ /.*/`"),
    ("never finger 5 touches", "no step puts finger 5 on the screen"),
    ("never finger 2 view nil", "no step puts finger 2 on the screen"),
    ("never pan takes finger 9", "no step puts finger 9 on the screen"),
    ("never pan fires → root", "`pan` has no target `root`"),
    ("pan fires touchUpInside", "no state `touchUpInside`; expected"),
    ("pan fires ended 5", "no event `fires` has the detail `ended 5`"),
    ("never hit z*", "no participant that events can happen to has a name that matches `z*`"),
    ("never pan fires → z*", "no participant that events can happen to has a name"),
    ("never pan prevents z*", "no participant named `z*`"),
    ("never pan prevents pan", "`prevents` names another participant, never `pan` itself"),
    ("never A isHidden = maybe", "no value `maybe`; expected `true` or `false`"),
    ("never A alpha = 7", "`alpha` must be a number from 0 to 1"),
    ("never A pressesBegan wobble", "no event `pressesBegan` has the detail `wobble`"),
    ("never main run loop source 7", "no event `source` has the detail `7`"),
    ("never main run loop observer wobble", "no event `observer` has the detail `wobble`"),
    ("never main run loop wakes for source -6", "no event `wakes` has the detail"),
    ("A touchesBegan before A touchesBegan", "both sides of `before` are the same event"),
    ("states pan: possible failed possible", "the reset to `possible` isn't part of a gesture"),
    ("states pan: failed possible", "the reset to `possible` isn't part of a gesture"),
  ])
  func `a line that cannot fail or cannot come true is an error`(line: String, message: String) {
    let found = messages("expect\n  " + line)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix(message) }, "\(found)")
  }

  @Test(arguments: [
    ("expect exactly\n  …", "`…` alone fits every run"),
    ("expect trace\n  …", "`…` alone fits every run"),
    ("expect nothing of select of remote", "no event can happen to `select of remote`"),
    ("expect nothing of event", "no event can happen to `event`"),
    ("expect nothing of A\n  A touchesBegan", "`expect nothing of NAME` says it all"),
    ("expect nothing", "the line ends too early; expected `of` and a name"),
    ("expect exactly\n  A alpha 0.5", "`expect exactly` lists events, and none"),
    (
      "expect\n  A touchesBegan\n  let x = A frame\n  A frame x",
      "`x` is this value at the same moment"
    ),
  ])
  func `a block that cannot fail is an error`(block: String, message: String) {
    let found = messages(block)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix(message) }, "\(found)")
  }

  @Test(arguments: [
    "never A isHidden = true", "never A alpha =", "never pan prevents pinch",
    "never * prevents pan",
    "never A* touchesBegan", "never A touches*", "never hit A", "never A returns nil",
    "never delay of scroll began",
    "never pan of scroll prevents pan", "never finger 1 touches", "never pan fires → target",
    "A alpha 0.4...1", "A alpha > 0", "A center 100 100 ± 50", "A touchesBegan by 500ms",
    "chain A → … → root", "* touchesBegan", "* * 5 times", "never main run loop source 0",
    "main run loop observer Core Animation commit", "never A isHidden = true",
    "never root hitTest", "states pan: possible", "states pan: possible failed",
    "let x = A frame\n  A touchesBegan\n  A frame x",
  ])
  func `a line that can fail is taken`(line: String) {
    #expect(messages("expect\n  " + line) == [])
  }

  @Test(arguments: [
    "A alpha 0.4...0.6", "A frame.width >= 3", "A alpha != 1", "A touchesBegan 1...3 times",
    "A touchesBegan at 100...200ms", "A touchesBegan after 100ms",
    "pinch began\n  pinch scale 1.5..<2",
  ])
  func `the common form of a comparison is itself`(line: String) {
    let text = Self.setup + "expect\n  " + line + "\n"
    #expect(Formatter.formatted(SourceText(name: "test", text: text)) == text)
  }

  private static let discrete = """
    UIView root
      UITapGestureRecognizer t
      UISwipeGestureRecognizer s

    tap root


    """

  @Test(arguments: [
    "never t changed", "t began", "never s cancelled", "never t fires changed", "s fires began",
    "t state != changed", "never t state began", "states t: possible began ended",
  ])
  func `a discrete gesture has no state in which it continues`(line: String) {
    let source = SourceText(name: "test", text: Self.discrete + "expect\n  \(line)\n")
    #expect(ParsedScenario(source).diagnostics.count == 1)
  }

  @Test func `a step can't set such a state, either`() {
    let source = SourceText(
      name: "test", text: Self.discrete + "t state = began\nexpect anything\n")
    #expect(ParsedScenario(source).diagnostics.map { $0.message.code } == ["unknown-word"])
  }

  @Test func `a row that doesn't exist is an error wherever it's named`() {
    let text = """
      UIView root
        UITableView table  numberOfRows: 3
          delegate shouldHighlightRowAt row 3: false

      table selectRow row 9

      expect
        table indexPathForSelectedRow row 4
        never table didSelectRowAt row 5
      """
    let diagnostics = ParsedScenario(SourceText(name: "test", text: text)).diagnostics
    #expect(diagnostics.map { $0.place?.line } == [3, 5, 8, 9], "\(diagnostics.listing())")
  }
}
