import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Where what is SwiftUI's can be written, and what no line can ask of it.
struct SwiftUIPlaceTests {
  private static let host = """
    _UIHostingView host
      View tile
        DragGesture aside
      UIView photo
        UITapGestureRecognizer tap


    """

  private static func listing(_ text: String) -> [String] {
    ParsedScenario(SourceText(name: "", text: text)).diagnostics.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message.code)"
    }
  }

  @Test(arguments: [
    ("View photo\n", ["1:1 unhosted"]),
    ("UIView root\n  View photo\n", ["2:3 unhosted"]),
    ("UIView root\n  TapGesture tap\n", ["2:3 unhosted"]),
    ("_UIHostingView host\n  TapGesture tap\n", ["2:3 wrong-parent"]),
    (
      "UIView root\n\nvariant a\n  with root\n    View photo\n\n  tap root\n",
      ["3:9 single-variant", "5:5 unhosted"]
    ),
    (
      "UIView root\n\nvariant a\n  with root\n    TapGesture tap\n\n  tap root\n",
      ["3:9 single-variant", "5:5 unhosted"]
    ),
    (
      "UINavigationController nav\n  navigationBar of nav\n    View photo\n  UIViewController a\n    UIView b\n",
      ["3:5 unhosted"]
    ),
    ("_UIHostingView host\n  UIScrollView feed\n    View photo\n      TapGesture tap\n", []),
    ("_UIHostingView host\n  UIScrollView feed\n    TapGesture tap\n", []),
  ])
  func `a view and a gesture of SwiftUI are in a hosting view`(text: String, codes: [String]) {
    #expect(Self.listing(text) == codes)
  }

  @Test(arguments: [
    ("aside requires tap to fail", "1 out-of-reach"),
    ("tap requires aside to fail", "14 out-of-reach"),
    ("photo addGestureRecognizer aside", "28 out-of-reach"),
    ("photo addSubview tile", "18 out-of-reach"),
    ("tile addSubview photo", "6 unknown-property"),
    ("aside addTarget host action go", "7 unknown-property"),
    ("tile isExclusiveTouch = true", "6 read-only-property"),
    ("aside isEnabled = false", "7 read-only-property"),
  ])
  func `no code of UIKit reaches what is SwiftUI's`(line: String, code: String) {
    #expect(Self.listing(Self.host + line + "\n") == ["7:" + code])
  }

  @Test(arguments: [
    "delegate shouldBegin: false", "override canPrevent *: false", "addTarget host action go",
  ])
  func `a gesture of SwiftUI has no delegate, no subclass, and no target`(rule: String) {
    let text = "_UIHostingView host\n  View tile\n    TapGesture tap\n      \(rule)\n"
    #expect(Self.listing(text) == ["4:7 out-of-reach"])
  }

  @Test(arguments: [
    ("_UIHostingView host\n  View tile\n    TapGestur tap\n", "TapGesture"),
    ("UIView root\n  TapGestur tap\n", "UITapGestureRecognizer"),
    ("View photo\n", "UIView"),
    ("UIView root\n  DragGesture pan\n", "UIPanGestureRecognizer"),
  ])
  func `the class that is meant depends on the place`(text: String, meant: String) {
    let fixes = ParsedScenario(SourceText(name: "", text: text)).diagnostics.flatMap {
      $0.fixIts.map(\.message)
    }
    #expect(fixes.first?.hasSuffix("with `\(meant)`") ?? false, "\(fixes)")
  }
}
