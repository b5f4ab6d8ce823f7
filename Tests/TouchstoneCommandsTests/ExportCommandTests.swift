import Foundation
import Testing

/// `touchstone export`, run as a process.
struct ExportCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `a scenario becomes a class that builds its views`() throws {
    let run = try place.touchstone("export", "Content/02-hold.md#press-b")
    #expect(run.errors == "")
    #expect(run.status == 0)
    for line in [
      "import UIKit", "TouchTrace.shared.watch(setup.window)",
      "final class PressBScene: UIResponder {",
      "  init(windowScene: UIWindowScene) {", "let b = UIView()",
      "b.accessibilityIdentifier = \"B\"", ", .began, ",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
    #expect(!run.output.contains("XCTest"))
  }

  @Test func `a test plays the fingers and reads the log`() throws {
    let run = try place.touchstone("export", "Content/02-hold.md#press-b", "--as", "xctest")
    #expect(run.status == 0)
    for line in [
      "import Hammer", "final class PressBSceneTests: XCTestCase {", "try events.fingerDown(",
      "try events.fingerUp(", "let log = TouchTrace.shared.log", "untested on a device",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
  }

  @Test(arguments: [
    ("UIKit panThreshold: 20\n\ntap root\n", "`UIKit panThreshold`"),
    ("UIView root\n\nremote presses select\n", "buttons and shakes"),
    (
      "UIView root\n  override hitTest: nil in pass 2\n\ntap root\n", "this override"
    ),
  ])
  func `what UIKit code can't express is reported`(scenario: String, part: String) throws {
    let run = try place.touchstone("export", "-", input: scenario)
    #expect(run.errors.contains("warning[not-exported]: the exported code leaves out \(part)"))
    #expect(run.output.contains("final class ScenarioScene"))
  }

  @Test func `methods become subclasses and steps become methods`() throws {
    let run = try place.touchstone(
      "export", "-",
      input: """
        UIView root
          UIView A  frame: 0 0 50 50
            override touches: handles
            UITapGestureRecognizer tap
              delegate shouldBegin: false

        A isHidden = true
        when tap fires: A removeFromSuperview
        tap 200 200

        """)
    #expect(run.errors == "")
    for line in [
      "final class AView: UIView {", "override func touchesBegan(",
      "func gestureRecognizerShouldBegin(", "  func step1() {", "a.isHidden = true",
      "@objc func tapFires(_ sender: Any?) {", "a.removeFromSuperview()",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
  }

  @Test func `a folder receives all scenarios with their variants`() throws {
    let run = try place.touchstone("export", "Content", "--output", "Exports")
    #expect(run.status == 0)
    let file = place("Exports/02-hold/press-b.swift")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("final class PressBScene"))
  }

  @Test func `files of the same name in two folders don't get in each other's way`() throws {
    for name in ["one/v1.0.scenario", "two/v1.0.scenario", "two/v1.1.scenario"] {
      try place.write("UIView root\n\ntap root\n", to: "Extra/" + name)
    }
    let run = try place.touchstone("export", "Extra/one", "Extra/two", "--output", "Exports")
    #expect(run.errors == "")
    for name in ["one/v1.0/v1.0.swift", "two/v1.0/v1.0.swift", "two/v1.1/v1.1.swift"] {
      let text = try String(contentsOfFile: place("Exports/" + name), encoding: .utf8)
      #expect(text.contains("import UIKit"))
    }
  }

  @Test func `a scenario with errors isn't exported`() throws {
    let run = try place.touchstone("export", "-", input: "UIVew root\n\ntap root\n")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("error["))
  }

  @Test func `our own tests get the code that the engine compiles`() throws {
    let scenario = "UIView root\n  UIButton ok  frame: 10 10 80 40\n\ntap ok\n"
    let uikit = try place.touchstone("export", "-", input: scenario)
    let engine = try place.touchstone("export", "-", "--dialect", "engine", input: scenario)
    #expect(uikit.output.contains("#selector("))
    #expect(engine.status == 0)
    #expect(engine.output.contains("Selector(\"target\")"))
    #expect(!engine.output.contains("#selector("))
  }
}
