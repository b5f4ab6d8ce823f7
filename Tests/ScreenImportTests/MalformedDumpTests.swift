import Foundation
import ScenarioLanguage
import SourceDiagnostics
import Testing

@testable import ScreenImport

/// Dumps that were cut off, mistyped, or never were dumps.
struct MalformedDumpTests {
  private static func screen(_ text: String) -> ImportedScreen {
    ImportedScreen(SourceText(name: "dump.txt", text: text))
  }

  private static let root = "<UIView: 0x1; frame = (0 0; 390 844)>\n"

  @Test(arguments: [
    ("", 1, 1, "no-screen"),
    ("no dump\nat all\n", 1, 1, "no-screen"),
    ("<html>\n<p>0x1</p>\n", 1, 1, "no-screen"),
    ("<UIView: 0x1; frame = (0 0; 390 84", 1, 35, "unclosed-description"),
  ])
  func `an error has a line and a column, and nothing is imported`(
    text: String, line: Int, column: Int, code: String
  ) throws {
    let screen = Self.screen(text)
    #expect(screen.scenario == nil)
    let diagnostic = try #require(screen.diagnostics.first)
    #expect(diagnostic.message.code == code)
    #expect(diagnostic.message.severity == .error)
    #expect(diagnostic.place == SourcePlace(line: line, column: column))
    #expect(screen.diagnostics.count == 1)
  }

  @Test(arguments: [
    (root + "   | <UIView: 0x2; alpha = 0>\n", 2, 6, "missing-frame"),
    (root + "   | <UIView: 0x2; frame = (0 0; 390)>\n", 2, 28, "unreadable-numbers"),
    (root + "   | <UIView: 0x2; frame = (a b; c d)>\n", 2, 28, "unreadable-numbers"),
    ("<UIView: 0x1; frame = (0 0; 9 9); alpha = half>\n", 1, 43, "unreadable-numbers"),
    (
      "<UIView: 0x1; frame = (0 0; 9 9); transform = [1, 0]>\n", 1, 47, "unreadable-numbers"
    ),
    (root + "   | <CAGradientLayer: 0x2> (layer)\n", 2, 6, "omitted-object"),
    (root + "<UIView: 0x2; frame = (0 0; 9 9)>\n", 2, 1, "guessed-nesting"),
    (
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n<UIView: 0x2; frame = (0 0; 9 9)>\n", 2, 1,
      "guessed-nesting"
    ),
    (
      root + "   | <UIView: 0x2; frame = (0 0; 9 9)>\n" + root
        + "   | <UIView: 0x3; frame = (0 0; 9 9)>\n", 3, 1, "repeated-screen"
    ),
    ("<UITapGestureRecognizer: 0x3; view = <UIView 0x1>>\n", 1, 38, "views-without-frames"),
    (root + "   |    |    | <UIView: 0x2; frame = (0 0; 9 9)>\n", 2, 16, "skipped-level"),
    ("<UIView: 0x1; frame = (0 0; 390 844)", 1, 37, "unclosed-description"),
    (root + "   | <UIView: 0x2; frame = (0 0; 390 84", 2, 40, "unclosed-description"),
    (root + "   | <UIView: 0x2; fra", 2, 23, "unclosed-description"),
    (root + "<UITapGestureRecognizer: 0x3; view = <UIView 0x1>", 2, 50, "unclosed-description"),
    ("<UIView: 0x1; frame = (nan 0; 390 844)>\n", 1, 23, "replaced-number"),
    ("<UIView: 0x1; frame = (0 0; 9 9); tag = 123456>\n", 1, 41, "replaced-number"),
    (
      "<UIView: 0x1; frame = (0 0; 9 9); transform = [1, 0, 1, 1, 0, 0]>\n", 1, 1,
      "omitted-transform"
    ),
    (root + "<UITapGestureRecognizer: 0x3; view = <UIView 0x2>>\n", 2, 1, "omitted-object"),
    (root + "<UITapGestureRecognizer: 0x3; state = Possible>\n", 2, 1, "omitted-object"),
    (
      "<MyApp.Map: 0x1; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x7>>\n", 1, 1,
      "recognizers-not-listed"
    ),
  ])
  func `a warning says what is left out, and the rest is imported`(
    text: String, line: Int, column: Int, code: String
  ) throws {
    let screen = Self.screen(text)
    #expect(screen.scenario?.contains("UIView") == true)
    let diagnostic = try #require(screen.diagnostics.first)
    #expect(diagnostic.message.code == code)
    #expect(diagnostic.message.severity == .warning)
    #expect(diagnostic.place == SourcePlace(line: line, column: column))
    #expect(screen.diagnostics.count == 1)
  }

  @Test func `a line that's cut off costs only what it lacks`() throws {
    let screen = Self.screen(
      Self.root + "   | <UIButton: 0x2; frame = (0 0; 100 40); opa\n"
        + "   |    | <UILabel: 0x3; frame = (0 0; 9 9)>\n   | <UIView: 0x4; frame = (0 50; 9\n"
        + "   | <UISwitch: 0x5; frame = (0 90; 51 31)>\n")
    #expect(
      screen.diagnostics.map(\.message.code) == Array(repeating: "unclosed-description", count: 2))
    #expect(screen.diagnostics.map { $0.place?.line } == [2, 4])
    let scenario = try #require(screen.scenario)
    #expect(
      scenario.contains("\n  UIButton button  frame: 0 0 100 40\n    UILabel label  frame: 0 0 9 9")
    )
    #expect(scenario.contains("\n  UISwitch "))
    try expectNoErrors(in: scenario)
  }

  @Test(arguments: ["Панель", "Ёлка.Панель", "面板", "Éclair", "ΑΒΓButton", "🎛️"])
  func `a class in any script is imported, with what is in it`(name: String) throws {
    let screen = Self.screen(
      Self.root + "   | <\(name): 0x3; frame = (0 0; 390 844); hidden = YES>\n"
        + "   |    | <UIButton: 0x4; frame = (0 0; 100 40)>\n")
    #expect(screen.diagnostics.listing() == "")
    let scenario = try #require(screen.scenario)
    #expect(scenario.contains("isHidden: true  // \(name)"), "\(scenario)")
    #expect(scenario.contains("\n    UIButton button"), "\(scenario)")
    try expectNoErrors(in: scenario)
  }

  @Test(arguments: ["", "\u{1B}[0m", "\u{1B}[38;5;12m"])
  func `colors of a console don't matter`(color: String) throws {
    let text = Self.root + "   | <UIButton: 0x4; frame = (0 0; 100 40)>\n"
    let colored = text.replacingOccurrences(of: "<", with: color + "<")
      .replacingOccurrences(of: "UI", with: "UI" + color).replacingOccurrences(
        of: ">", with: ">" + color)
    #expect(Self.screen(colored).scenario == Self.screen(text).scenario)
  }

  @Test func `views that are nested too deeply are left out`() throws {
    var text = ""
    for level in 0..<120 {
      let bars = level == 0 ? "" : "   |" + String(repeating: "    |", count: level - 1) + " "
      text += "\(bars)<UIView: 0x\(level + 16); frame = (0 0; 390 844)>\n"
    }
    let screen = Self.screen(text)
    #expect(screen.diagnostics.map(\.message.code) == ["deeply-nested-view"])
    try expectNoErrors(in: try #require(screen.scenario))
  }

  @Test(arguments: ["hidden = YES", "userInteractionEnabled = NO", "alpha = 0", "opaque = NO"])
  func `what can't matter is left out of a large screen, and never what's in front`(
    state: String
  ) throws {
    var text = Self.root
    for number in 16..<2_200 {
      let isOut = number % 10 == 0
      text +=
        "   | <MyApp.Dot: 0x\(number); frame = (\(number % 300) \(number / 10); 9 \(isOut ? 8 : 9)); "
        + "\(isOut ? state : "tag = 1")>\n"
    }
    text += "   | <MyApp.Overlay: 0xffff; frame = (0 0; 390 844)>\n"
    let screen = Self.screen(text)
    #expect(screen.diagnostics.map(\.message.code) == ["pruned-views"])
    let scenario = try #require(screen.scenario)
    #expect(scenario.hasSuffix("UIView overlay  frame: 0 0 390 844  // MyApp.Overlay\n"))
    #expect(scenario.contains("frame: 1 30 9 9"))
    #expect(!scenario.contains("frame: 0 30 9 8"))
    try expectNoErrors(in: scenario)
  }

  @Test func `views outside the screen are left out of a large one`() throws {
    var text =
      Self.root + "   | <UIScrollView: 0x2; frame = (0 0; 390 844); contentOffset: {0, 900}>\n"
    for number in 16..<2_200 {
      text += "   |    | <MyApp.Dot: 0x\(number); frame = (0 \(number); 9 9)>\n"
    }
    let screen = Self.screen(text)
    #expect(screen.diagnostics.map(\.message.code) == ["pruned-views"])
    let scenario = try #require(screen.scenario)
    #expect(scenario.contains("frame: 0 900 9 9"))
    #expect(!scenario.contains("frame: 0 800 9 9"))
    #expect(!scenario.contains("frame: 0 1800 9 9"))
  }

  /// Forms in which people and tools print the same three views.
  @Test(arguments: [
    "<UIView: 0x1; F>\n   | <UIButton: 0x2; F>\n   |    | <UILabel: 0x3; F>\n   | <UISwitch: 0x4; F>\n",
    "<UIView: 0x1; F>\n   | -----<UIButton: 0x2; F>\n   |    | <UILabel: 0x3; F>\n   | <UISwitch: 0x4; F>\n",
    "<UIView: 0x1; F>\n   | XX (<UIButton: 0x2; F>\n   |    | <UILabel: 0x3; F>\n   | <UISwitch: 0x4; F>\n",
    "<UIView: 0x1; F>\n--<UIButton: 0x2; F>\n----<UILabel: 0x3; F>\n--<UISwitch: 0x4; F>\n",
    "<UIView: 0x1; F>\n├── <UIButton: 0x2; F>\n│   └── <UILabel: 0x3; F>\n└── <UISwitch: 0x4; F>\n",
    "<UIView: 0x1; F>\n   | <<UIButton: 0x2; F> kind = 1>\n   |    | <UILabel: 0x3; F>\n   | <UISwitch: 0x4; F>\n",
    "<UIView; F>\n   | <UIButton; F>\n   |    | <UILabel; F>\n   | <UISwitch; F>\n",
    "    <UIView: 0x1; F>\n        <UIButton: 0x2; F>\n            <UILabel: 0x3; F>\n        <UISwitch: 0x4; F>\n",
    "//<UIView: 0x1; F>\n//   | <UIButton: 0x2; F>\n//   |    | <UILabel: 0x3; F>\n//   | <UISwitch: 0x4; F>\n",
    "> <UIView: 0x1; F>\n>    | <UIButton: 0x2; F>\n>    |    | <UILabel: 0x3; F>\n>    | <UISwitch: 0x4; F>\n",
    "•UIView:0x1\n|   *UIButton:0x2 - AMBIGUOUS LAYOUT\n|   |   •UILabel:0x3'Buy'\n|   *UISwitch:0x4\n",
    "UIView:0x1\n   | UIButton:0x2\n   |    | UILabel:0x3\n   | UISwitch:0x4\n",
  ])
  func `the nesting of a tree is read in any form`(text: String) throws {
    let scenario = try #require(
      Self.screen(text.replacing("F", with: "frame = (1 1; 9 9)")).scenario)
    let shape = scenario.split(separator: "\n").filter { !$0.hasPrefix("//") }.map {
      $0.prefix { $0 == " " } + ($0.split(separator: " ").first ?? "")
    }
    #expect(shape == ["UIView", "  UIButton", "    UILabel", "  UISwitch"], "\(scenario)")
  }

  @Test func `controllers alone become views that fill each other`() throws {
    let text = """
      <UINavigationController 0x10>, state: appeared, view: <UILayoutContainerView 0x11>
         | <Feed.ListController 0x12>, state: disappeared, view: <UITableView 0x13>
         | <Feed.PostController 0x14>, state: appeared, view: <Feed.PostView 0x15>

      """
    let screen = Self.screen(text)
    let scenario = try #require(screen.scenario)
    #expect(screen.diagnostics.map(\.message.code) == ["views-without-frames"])
    let lines = scenario.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(
      lines == [
        "UIViewController navigationController  // UINavigationController",
        "  UIView navigationControllerView  // UILayoutContainerView",
        "    UIViewController listController  // Feed.ListController",
        "      UIScrollView listControllerView  // UITableView",
        "    UIViewController postController  // Feed.PostController",
        "      UIView postView  // Feed.PostView",
      ])
    try expectNoErrors(in: scenario)
  }

  @Test func `a dump that is too long is refused`() {
    let text = String(repeating: Self.root, count: ImportedScreen.maximumBytes / 30)
    #expect(Self.screen(text).diagnostics.map(\.message.code) == ["dump-too-long"])
  }

  /// Swift's debugger prints a string like this.
  @Test func `a dump in one line has line breaks where the debugger prints them`() {
    let dump = "\"<UIView: 0x1; frame = (0 0; 9 9)>\\n   | <UIView: 0x2; frame = (1 1; 2 2)>\""
    let scenario = Self.screen(dump).scenario
    #expect(scenario?.contains("UIView view  frame: 0 0 9 9\n  UIView view2") == true)
  }

  @Test func `a recognizer of an interaction becomes the interaction`() throws {
    func recognizer(_ name: String, _ address: String) -> String {
      "<UILongPressGestureRecognizer: \(address) (\(name)); state = Possible; "
        + "view = <UIView 0x1>>\n"
    }
    let dump =
      Self.root + recognizer("com.apple.UIKit.longPressClickDriverPrimary", "0x2")
      + recognizer("com.apple.UIKit.clickPresentationFailure", "0x3")
      + recognizer("com.apple.UIKit.dragInitiation", "0x4") + recognizer("select", "0x5")
    let scenario = try #require(Self.screen(dump).scenario)
    #expect(scenario.contains("\n  UIContextMenuInteraction menu"))
    #expect(scenario.contains("\n  UIDragInteraction drag"))
    #expect(scenario.contains("\n  UILongPressGestureRecognizer "))
    #expect(scenario.split(separator: "Interaction ").count == 3)
    try expectNoErrors(in: scenario)
  }

  @Test func `the pinch of a scroll view becomes limits of its scale`() throws {
    let dump =
      "<UIScrollView: 0x1; frame = (0 0; 90 90); contentOffset: {0, 0}; contentSize: {90, 900}>\n"
      + "<UIScrollViewPinchGestureRecognizer: 0x2; state = Possible; view = <UIScrollView 0x1>>\n"
    let screen = Self.screen(dump)
    let scenario = try #require(screen.scenario)
    #expect(scenario.contains("\n  maximumZoomScale: 2"))
    #expect(screen.diagnostics.listing() == "")
    try expectNoErrors(in: scenario)
  }

  @Test func `the parts of maps, web views, and search bars belong to their classes`() throws {
    let dump = """
      <UIView: 0x1; frame = (0 0; 390 844)>
         | <MKMapView: 0x2; frame = (0 0; 390 200)>
         |    | <_MKMapContentView: 0x3; frame = (0 0; 390 200)>
         |    |    | <VKMapView: 0x4; frame = (0 0; 390 200)>
         | <WKWebView: 0x5; frame = (0 200; 390 200)>
         |    | <WKScrollView: 0x6; baseClass = UIScrollView; frame = (0 0; 390 200); contentOffset: {0, 0}>
         | <UISearchBar: 0x7; frame = (0 400; 390 56)>
         |    | <UIView: 0x8; frame = (0 0; 390 56)>
         |    |    | <UISearchBarTextField: 0x9; frame = (8 10; 374 36)>
         | <UITableView: 0xa; frame = (0 456; 390 300); contentOffset: {0, 0}; contentSize: {390, 0}>
         |    | <UIRefreshControl: 0xb; frame = (0 0; 0 60); hidden = YES>

      """
    let scenario = try #require(Self.screen(dump).scenario)
    for line in ["MKMapView ", "WKWebView ", "UISearchBar ", "UIRefreshControl "] {
      #expect(scenario.contains(line), "\(scenario)")
    }
    for part in ["VKMapView", "WKScrollView", "UISearchBarTextField"] {
      #expect(!scenario.contains(part), "\(scenario)")
    }
    try expectNoErrors(in: scenario)
  }

  @Test func `a view that is printed again keeps its first place`() throws {
    let view = "<MyApp.Map: 0x2; frame = (10 10; 9 9)>\n"
    let scenario = Self.screen(Self.root + "   | " + view + view + Self.root).scenario
    #expect(scenario?.contains("\n  UIView map  frame: 10 10 9 9  // MyApp.Map\n") == true)
    #expect(scenario?.contains("map2") == false)
  }

  /// Each of these makes a careless scanner look at the rest of the text again and again, so that a
  /// text that is 8 times as long takes 64 times as long.
  @Test(
    arguments: [
      "<", "'", "<A 0x1;", "{", "<a<", "<AController 0x1>", "<UIView: 0x1; frame = '", "   | ",
      "+<TapGestureRecognizer: 0x1>", "\u{0}", "\u{FEFF}", "x = {<", "<UIView: 0x2; frame = (0 0;",
    ])
  func `the time for a text of one repeated word grows with its length`(word: String) throws {
    func time(_ byteCount: Int) throws -> Duration {
      let text = String(repeating: word, count: byteCount / word.utf8.count)
      let times = (0..<3).map { _ in
        let start = ThreadTime.now
        #expect(Self.screen(text).diagnostics.count > 0)
        return ThreadTime.now - start
      }
      return try #require(times.min())
    }
    #expect(try time(96_000) < time(12_000) * 24)
  }

  /// The same changes in every run.
  @Test(arguments: DumpFile.all)
  func `a damaged dump gives a valid scenario or an error`(dump: DumpFile) throws {
    let bytes = Array(try dump.source().text.utf8)
    var random = Damage(seed: dump.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<40 {
      let text = String(decoding: random.damaged(bytes), as: UTF8.self)
      let screen = Self.screen(text)
      if let scenario = screen.scenario {
        try expectNoErrors(in: scenario)
      } else {
        #expect(screen.diagnostics.hasErrors)
      }
    }
  }

  private func expectNoErrors(in scenario: String) throws {
    let source = SourceText(name: "imported", text: scenario)
    #expect(ParsedScenario(source).diagnostics.listing() == "")
    #expect(Formatter.formatted(source) == scenario)
  }
}

/// Changes of a text that are the same in every run.
struct Damage {
  private var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  /// Returns a number below a limit.
  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  /// Pieces that mean something in a dump.
  private static let pieces = [
    "<", ">", ";", "'", "{", "}", "(", "0x", " = ", "|", "   | ", "\n", "\r", "nan", "-1e400", "\0",
    "UITableViewCell", "frame", "UIWindow", "Controller", "É", "//", "\"",
  ]

  /// Returns a text after a few changes: parts removed, repeated, moved, or overwritten.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...next(4) {
      let start = next(bytes.count)
      let end = min(bytes.count, start + next(next(4) == 0 ? 400 : 12))
      switch next(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: next(bytes.count))
      case 2: bytes.removeSubrange(start...)
      case 3: bytes.insert(contentsOf: Self.pieces[next(Self.pieces.count)].utf8, at: start)
      case 4: if start < bytes.count { bytes[start] = UInt8(next(256)) }
      default: bytes.replaceSubrange(start..<end, with: Self.pieces[next(Self.pieces.count)].utf8)
      }
    }
    return bytes
  }
}

/// The time that the current thread has spent computing, whatever else the machine does.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
