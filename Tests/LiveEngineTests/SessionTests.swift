import LessonRunner
import LessonTesting
import LiveEngine
import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

@testable import SiteBuilder

/// A scene that lives: touched, and replayed.
struct SessionTests {
  /// Lessons' scenarios whose fingers alone make them what they are.
  private static let acted = [
    "42-a-recognizer-and-a-view.md#the-root-listens",
    "42-a-recognizer-and-a-view.md#do-not-cancel",
    "44-long-press-and-cancelling.md#hold-takes-over",
    "44-long-press-and-cancelling.md#hold-shares",
    "52-tap-or-double-tap.md#without-a-requirement",
    "52-tap-or-double-tap.md#with-a-requirement",
    "54-the-vanishing-view.md#left-alone",
    "63-a-scroll-view-waits.md#a-quick-tap",
    "63-a-scroll-view-waits.md#a-quick-drag",
  ]

  private static func run(_ text: String) -> ScenarioRun {
    ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course)).scenario.run()
  }

  @Test(arguments: acted)
  func `the fingers of a lesson make the lesson's trace`(_ name: String) throws {
    let found = CourseScenarios.all.first { "\($0.path)#\($0.scenario.name)".hasSuffix(name) }
    let text = try #require(found).scenario.standaloneText
    let expected = Self.run(text).trace
    let session = try ActedSession(expected, on: text)
    #expect(session.trace == expected.text)
  }

  @Test(arguments: CourseScenarios.all.indices)
  func `what was done can be replayed exactly`(_ index: Int) throws {
    let text = CourseScenarios.all[index].scenario.standaloneText
    let session = try ActedSession(Self.run(text).trace, on: text)
    let source = SourceText(name: "", text: session.text)
    let parsed = ParsedScenario(source, resolver: .only(.course))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())\n\(session.text)")
    let replayed = parsed.scenario.run().trace.text
    #expect(Self.withoutChains(replayed) == Self.withoutChains(session.trace), "\(session.text)")
  }

  /// Returns a trace without the responder chains that expectations ask for at its end, because the
  /// reader's session checks no expectations.
  private static func withoutChains(_ trace: String) -> [Substring] {
    trace.split(separator: "\n").filter { !$0.contains("ms  chain ") }
  }

  private static let button = """
    UIView root
      UIButton button  frame: 100 100 100 50
      UILongPressGestureRecognizer hold  minimumPressDuration: 500ms  isEnabled: true

    when button fires: button isHidden = true
    tap button

    expect
      button fires
    """

  private static let variants = """
    UIView root
      UIView A  frame: 100 100 100 100

    expect  // What both have in common.
      A touchesBegan

    variant inside
      tap A

      expect
        // A comment stays where it is.
        A touchesEnded

    variant outside
      tap 300 300

      expect
        never A touchesEnded
    """

  @Test(arguments: [
    (
      button,
      """
      UIView root
        UIButton button  frame: 100 100 100 50
        UILongPressGestureRecognizer hold  minimumPressDuration: 500ms  isEnabled: true

      when button fires: button isHidden = true
      finger touches 150 125
      finger lifts

      expect
        button fires

      """
    ),
    (
      variants,
      """
      UIView root
        UIView A  frame: 100 100 100 100

      expect  // What both have in common.
        A touchesBegan

      variant inside
        finger touches 150 125
        finger lifts

        expect
          // A comment stays where it is.
          A touchesEnded

      variant outside
        finger touches 150 125
        finger lifts

        expect
          never A touchesEnded

      """
    ),
  ])
  func `kept steps leave what the scenario expects`(_ text: String, _ kept: String) throws {
    let (face, _) = try begun(text)
    _ = face.touch(1, 0, x: 150, y: 125, milliseconds: 0, isLast: true)
    _ = face.touch(1, 2, x: 150, y: 125, milliseconds: 0, isLast: true)
    #expect(try Answer(face.steps())["text"].text == kept)
  }

  private func begun(_ text: String = button) throws -> (LiveFace, Answer) {
    var face = LiveFace()
    let answer = try Answer(face.begin(Array(text.utf8), []))
    return (face, answer)
  }

  @Test func `a session begins without the steps of the scenario`() throws {
    let (face, answer) = try begun()
    #expect(answer["diagnostics"].elements.isEmpty)
    #expect(answer["screen"]["width"].number == 390)
    #expect(answer["news"]["events"].number == 0)
    #expect(try Answer(face.trace())["trace"].text.isEmpty)
  }

  @Test func `a session tells where its views are`() throws {
    let (_, answer) = try begun(
      """
      UIView root
        UIView A  frame: 20 80 200 400  transform: scale 0.5
          UIView B  frame: 10 20 40 60
      """)
    let views = answer["views"].elements
    #expect(views.map { $0["name"].text }.suffix(2) == ["A", "B"])
    let corners = try #require(views.last)["corners"].elements
    #expect(corners.map { $0["x"].number } == [75, 95, 95, 75])
    #expect(corners.map { $0["y"].number } == [190, 190, 220, 220])
  }

  @Test func `each answer has the rows that are new`() throws {
    let (face, _) = try begun()
    let down = try Answer(
      face.touch(1, 0, x: 150, y: 125, milliseconds: 10, isLast: true))
    #expect(down["milliseconds"].number == 10)
    #expect(down["fingers"].elements.count == 1)
    #expect(down["rows"].text.hasPrefix("<tr"))
    #expect(down["sentences"].elements.count == Int(down["rowCount"].number))
    let same = try Answer(face.advance(to: 10))
    #expect(same["rows"].text.isEmpty)
    #expect(same["rowCount"].number == down["rowCount"].number)
    let up = try Answer(face.touch(1, 2, x: 150, y: 125, milliseconds: 60, isLast: true))
    #expect(up["fingers"].elements.isEmpty)
    #expect(up["sentences"].elements.contains { $0.text.contains("isHidden") })
  }

  @Test func `a timer fires while time passes`() throws {
    let (face, _) = try begun()
    let down = try Answer(face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true))
    #expect(down["next"].isThere)
    let held = try Answer(face.advance(to: 600))
    #expect(held["sentences"].elements.contains { $0.text.contains("began") })
  }

  @Test func `what a finger cannot do is left out`() throws {
    let (face, _) = try begun()
    for phase: Int32 in [1, 2, 3] {
      let answer = try Answer(
        face.touch(2, phase, x: 5, y: 5, milliseconds: 5, isLast: true))
      #expect(answer["events"].number == 0)
    }
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 6, isLast: true)
    let again = try Answer(face.touch(1, 0, x: 90, y: 90, milliseconds: 7, isLast: true))
    #expect(again["fingers"].elements.first?["x"].number == 20)
    #expect(again["diagnostics"].elements.isEmpty)
  }

  @Test func `the system takes all touches away`() throws {
    let (face, _) = try begun()
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true)
    _ = face.touch(2, 0, x: 150, y: 125, milliseconds: 0, isLast: true)
    let answer = try Answer(face.touch(1, 3, x: 20, y: 20, milliseconds: 9, isLast: true))
    #expect(answer["fingers"].elements.isEmpty)
    let steps = try Answer(face.steps())["steps"].text
    #expect(steps.hasSuffix("wait 9ms\nsystem cancels touches\nfingers 1 and 2 lift"))
  }

  @Test func `two fingers of one event are one step`() throws {
    let (face, _) = try begun()
    _ = face.touch(1, 0, x: 10, y: 20, milliseconds: 0, isLast: false)
    _ = face.touch(2, 0, x: 30, y: 40.5, milliseconds: 0, isLast: true)
    _ = face.touch(1, 1, x: 15, y: 20, milliseconds: 16, isLast: false)
    _ = face.touch(2, 1, x: 35, y: 40.5, milliseconds: 16, isLast: true)
    #expect(
      try Answer(face.steps())["steps"].text == """
        fingers touch 10 20 and 30 40.5
        wait 16ms
        fingers 1 and 2 move by 5 0
        """)
  }

  @Test(arguments: [
    "    UIView root\n      UIView A\n\n    tap A\n",
    """
        UIView root
          UIView A
        variant one
          tap A
        variant two
          with A alpha: 0.5
          tap A

    """,
  ])
  func `what was done is kept on the level of all lines`(text: String) throws {
    let (face, _) = try begun(text)
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true)
    let kept = try Answer(face.steps())["text"].text
    #expect(kept.contains("finger touches 20 20"))
    let parsed = ParsedScenario(SourceText(name: "", text: kept), resolver: .only(.course))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.listing())\n\(kept)")
  }

  @Test func `the values in the text can be found and changed`() throws {
    let (_, answer) = try begun()
    let switches = answer["switches"].elements.filter { !$0["opening"].isThere }
    #expect(
      switches.map { "\($0["element"].text) \($0["property"].text) \($0["kind"].text)" } == [
        "button frame rectangle", "hold minimumPressDuration time", "hold isEnabled boolean",
      ])
    let text = Array(Self.button.utf16)
    for found in switches {
      let range = Int(found["start"].number)..<Int(found["end"].number)
      #expect(String(decoding: text[range], as: UTF16.self) == found["value"].text)
    }
  }

  @Test func `values that the text leaves as they are can be written into it`() throws {
    let (_, answer) = try begun()
    let switches = answer["switches"].elements.filter { $0["opening"].isThere }
    #expect(
      switches.map { "\($0["element"].text) \($0["property"].text) \($0["value"].text)" } == [
        "root isUserInteractionEnabled true", "button isUserInteractionEnabled true",
        "hold cancelsTouchesInView true", "hold delaysTouchesBegan false",
        "hold delaysTouchesEnded true",
      ])
    for found in switches {
      var text = Array(Self.button.utf16)
      let place = Int(found["start"].number)
      #expect(Int(found["end"].number) == place)
      let value = found["value"].text == "true" ? "false" : "true"
      text.insert(contentsOf: (found["opening"].text + value).utf16, at: place)
      let (_, changed) = try begun(String(decoding: text, as: UTF16.self))
      #expect(changed["diagnostics"].elements.isEmpty)
      let now = changed["switches"].elements.first {
        $0["element"].text == found["element"].text && $0["property"].text == found["property"].text
      }
      #expect(now?["value"].text == value)
      #expect(now?["opening"].isThere == false)
    }
  }

  @Test func `what lasts grows in the picture while nothing happens`() throws {
    let (face, _) = try begun()
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true)
    for milliseconds in [100.0, 300] {
      _ = face.advance(to: milliseconds)
      let drawn = try Answer(face.draw(Array("figure states".utf8)))["figures"].elements.first
      #expect(drawn?["html"].text.contains("over \(Int(milliseconds)) ms, drawn to scale.") == true)
    }
  }

  @Test func `reset begins anew, and end leaves nothing to be touched`() throws {
    var (face, _) = try begun()
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 40, isLast: true)
    let anew = try Answer(face.reset())
    #expect(anew["news"]["milliseconds"].number == 0)
    #expect(anew["news"]["fingers"].elements.isEmpty)
    face.end()
    for bytes in [face.advance(to: 1), face.steps(), face.draw([]), face.finish(), face.reset()] {
      #expect(try Answer(bytes)["fault"].isThere)
    }
  }

  @Test func `a session that is finished can only be looked at, and replays what was done`() throws
  {
    let (face, _) = try begun()
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 10, isLast: true)
    let finished = try Answer(face.finish())
    #expect(finished["over"].isTrue)
    let trace = try Answer(face.trace())["trace"].text
    #expect(trace.contains("hold"))
    _ = face.touch(1, 2, x: 20, y: 20, milliseconds: 5_000, isLast: true)
    _ = face.advance(to: 9_000)
    #expect(try Answer(face.trace())["trace"].text == trace)
    #expect(Self.run(try Answer(face.steps())["text"].text).trace.text == trace)
  }

  @Test(arguments: [100.0, 500, 501, 700])
  func `touches that the system takes away before and after a timer are replayed`(
    _ moment: Double
  ) throws {
    let (face, _) = try begun()
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true)
    _ = face.touch(2, 0, x: 150, y: 125, milliseconds: 40, isLast: true)
    _ = face.touch(1, 3, x: 0, y: 0, milliseconds: moment, isLast: true)
    _ = face.finish()
    let text = try Answer(face.steps())["text"].text
    #expect(text.contains("system cancels touches"))
    #expect(Self.run(text).trace.text == (try Answer(face.trace())["trace"].text))
  }

  @Test func `a text with errors is told, and nothing lives`() throws {
    let (face, answer) = try begun("UIView root\n  UIVew 🙂A  frame: 0 0 10 10\n")
    let error = try #require(answer["diagnostics"].elements.first)
    #expect(error["code"].text == "unknown-class")
    #expect(error["line"].number == 2)
    #expect(error["start"].number == 14)
    let edit = try #require(error["fixIts"].elements.first?["edits"].elements.first)
    #expect(edit["replacement"].text == "UIView")
    #expect(edit["end"].number == 19)
    #expect(try Answer(face.advance(to: 1))["fault"].isThere)
  }

  @Test func `an endless reaction ends the session with its diagnostic`() throws {
    let (face, _) = try begun(
      """
      UIView root
        UIView A

      when A touchesBegan: A removeFromSuperview
      when A didMoveToSuperview: root addSubview A
      """)
    _ = face.touch(1, 0, x: 20, y: 20, milliseconds: 0, isLast: true)
    let answer = try Answer(face.advance(to: 1e9))
    #expect(answer["over"].isTrue)
    #expect(!answer["diagnostics"].elements.isEmpty)
    #expect(try Answer(face.draw([]))["figures"].elements.count > 0)
  }
}
