import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Repairs that tools make: none leads from one error to another.
struct FixItTests {
  /// The errors of a text, each by what it says.
  private func errors(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.message.severity == .error }
      .map { $0.message.identifier + ": " + $0.message.text }.sorted()
  }

  /// Applies each fix-it of a text by itself; returns how many there were.
  private func applyFixIts(of source: SourceText) -> Int {
    let diagnostics = ParsedScenario(source).diagnostics
    let before = errors(of: diagnostics)
    var count = 0
    for diagnostic in diagnostics {
      for fixIt in diagnostic.fixIts {
        count += 1
        let text = diagnostic.source.applying(fixIt.edits)
        var left = before
        for error in errors(of: ParsedScenario(SourceText(name: "", text: text)).diagnostics) {
          let place = left.firstIndex(of: error)
          #expect(place != nil, "\(fixIt.message)\n\(error)\n\(source.text)")
          if let place { left.remove(at: place) }
        }
        let mends = !left.isEmpty || diagnostic.message.severity != .error
        #expect(mends, "\(fixIt.message) mends nothing\n\(source.text)")
      }
    }
    return count
  }

  @Test func `no fix-it of a mutated scenario leads to another error`() {
    var state: UInt64 = 2_027
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let sound = Corpus.scenarios.filter { ParsedScenario($0).diagnostics.isEmpty }
    var mutated = 0
    var fixIts = 0
    while mutated < 500 {
      let source = sound[random(below: sound.count)]
      let lexemes = Lexer.lexemes(of: source).filter { $0.kind != .lineBreak }
      guard lexemes.count > 4 else { continue }
      let lexeme = lexemes[random(below: lexemes.count)]
      let word = source[lexeme.range]
      var letters = Array(word.utf8)
      let place = random(below: letters.count)
      switch random(below: 7) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(letters[place], at: place)
      case 2 where place + 1 < letters.count: letters.swapAt(place, place + 1)
      case 3: letters = []
      case 4: letters += [UInt8(ascii: " ")] + letters
      case 5: letters.insert(UInt8(ascii: " "), at: place)
      default: letters[place] = UInt8(ascii: "x")
      }
      let text =
        source[0..<lexeme.range.lowerBound] + String(decoding: letters, as: UTF8.self)
        + source[lexeme.range.upperBound..<source.bytes.count]
      let changed = SourceText(name: "", text: text)
      guard ParsedScenario(changed).diagnostics.hasErrors else { continue }
      mutated += 1
      fixIts += applyFixIts(of: changed)
    }
    #expect(fixIts > 100)
  }

  @Test(arguments: [
    ("UIView root\n  UIView A\n\nA hidden = true\n", "replace `hidden` with `isHidden`"),
    ("UIView root\n  UIView A  hidden: true\n", "replace `hidden` with `isHidden`"),
    (
      "UIView root\n\ntap root\n\nvariant at-500\n  expect\n    hit root\nvariant b\n  expect\n    hit root\n",
      "remove `-`"
    ),
    ("UIView root\n\nexpect\nroot touchesBegan\n", "indent the line"),
    ("UIView root\n\nlong press root\n", "replace `long press root` with `press root for 1s`"),
    ("UIView root\n\ntouch root\n", "replace `touch` with `finger touches`"),
    (
      "UIView root\n\nfling left root\n",
      "replace `fling left root` with `swipe left on root`"
    ),
    ("UIView root\n  UIPickerView text\n", "replace `UIPickerView` with `UITableView`"),
    ("UIView root\n  UIWebView text\n", "replace `UIWebView` with `WKWebView`"),
    ("UIView root\n  SKView game\n", "replace `SKView` with `UIView`"),
    ("UIView root\n  SignInButton enter\n", "replace `SignInButton` with `UIButton`"),
    ("UIView root\n  UINavigationBar bar\n", nil),
    (
      "UITableViewController rows\n  UITableView t\n",
      "replace `UITableViewController` with `UIViewController`"
    ),
    (
      "UIView root\n  UIScreenEdgePan edge\n",
      "replace `UIScreenEdgePan` with `UIScreenEdgePanGestureRecognizer`"
    ),
    ("UIView root\n  UITapGesture edge\n", "replace `UITapGesture` with `UITapGestureRecognizer`"),
  ])
  func `a fix-it is offered where it mends the text`(_ text: String, _ message: String?) {
    let source = SourceText(name: "", text: text)
    let offered = ParsedScenario(source).diagnostics.flatMap { $0.fixIts.map(\.message) }
    #expect(offered.first == message)
    _ = applyFixIts(of: source)
  }

  @Test(arguments: [
    (
      "UIView root\n\nlong press root for 1s\n", "this step is written `press root for 1s`"
    ),
    (
      "UIView root\n\ntap root\nexpect\n  hit root once\n",
      "`hit` has no detail; `once` is neither a time, a number of times nor `…`"
    ),
    (
      "UIView root\n  UIView v-1\n",
      "`v-1` isn't a name; a hyphen in a name must come before a letter"
    ),
    ("UIView root\n  UIWebView text\n", "no class named `UIWebView`"),
    ("UIView root\n  SignInButton enter\n", "no class named `SignInButton`"),
    (
      "UIView root\n  UITapGestureRecognizer tap\n\ntap root\nexpect\n  tap fires until 1s\n",
      "`until 1s` isn't a time; write `at 500ms`, `by 1s`, `200ms after NAME`, or `within 200ms of NAME`"
    ),
  ])
  func `a message says what is wrong, and nothing beside it`(_ text: String, _ message: String) {
    let diagnostics = ParsedScenario(SourceText(name: "", text: text)).diagnostics
    #expect(diagnostics.map(\.message.text) == [message])
  }

  @Test func `a class outside the model is met with what to write in its place`() {
    let source = SourceText(name: "", text: "UIView root\n  UIDatePicker day\n")
    #expect(
      ParsedScenario(source).diagnostics.first?.notes.map(\.message) == [
        "UIDatePicker is outside the model; where only its touches matter, write UIControl"
      ])
  }

  @Test(arguments: [
    ("SignInButton", "UIButton"), ("PhotoTableView", "UITableView"), ("MapPin", nil),
    ("PriceStepper", "UIStepper"), ("BadgeView", "UIView"), ("Checkbox", nil),
    ("CardTapGestureRecognizer", "UITapGestureRecognizer"),
  ])
  func `a class of an app is taken for a subclass of the class that it's named after`(
    _ name: String, _ superclass: String?
  ) {
    let source = SourceText(name: "", text: "UIView root\n  \(name) one\n")
    let advice = superclass.map {
      "\(name) isn't UIKit's; write its superclass, perhaps \($0), with what it overrides"
    }
    #expect(
      ParsedScenario(source).diagnostics.first?.notes.map(\.message) == advice.map { [$0] } ?? [])
  }

  @Test(arguments: [
    "UIView root\n  UIWebView text  zoomScale: 2\n\ntap text\n\nexpect\n  text touchesBegan\n",
    "UIView root\n  UIWebView page\n    UIView note\n\ntap page\n\nexpect\n  singleTap of page takes\n",
    "UIView root\n  UIDatePicker name  text: 3\n\ntap name\n\nexpect\n  name touchUpInside\n",
    "UIView root\n  SCNView map\n\ntap map\n\nexpect\n  map didSelectRowAt row 1\n",
    "UISplitViewController split\n  UIView root\n\ntap root\n\nexpect\n  split touchesBegan\n",
  ])
  func `a class outside the model can be replaced, and nothing else turns out to be wrong`(
    _ text: String
  ) {
    #expect(applyFixIts(of: SourceText(name: "", text: text)) > 0)
  }
}
