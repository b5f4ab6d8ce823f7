import LessonRunner
import LessonTesting
import LiveEngine
import Testing

@testable import SiteBuilder

/// What the screen showed during a run: the film behind the glass.
struct FilmTests {
  private static func played(_ text: String) throws -> LiveFace {
    var face = LiveFace()
    let answer = try Answer(face.play(Array(text.utf8), []))
    #expect(answer["screen"].isThere, "\(answer["diagnostics"].elements.map(\.["message"].text))")
    return face
  }

  private static func picture(
    _ face: LiveFace, at milliseconds: Double = 0, events: Int32 = -1
  ) throws -> String {
    try Answer(face.glass([], milliseconds: milliseconds, eventCount: events))["html"].text
  }

  @Test(arguments: CourseScenarios.all.indices)
  func `a scenario that is filmed runs as it does without a film`(_ index: Int) throws {
    let entry = CourseScenarios.all[index]
    let text = entry.scenario.standaloneText
    let run = try Answer(LiveFace().run(Array(text.utf8), []))["runs"].elements[0]
    var face = try Self.played(text)
    let trace = try Answer(face.trace())["trace"].text
    // A run ends with the chains that its expectations ask for.
    let expected = run["trace"].text
    let isSame = text.contains("chain") ? expected.hasPrefix(trace) : expected == trace
    #expect(isSame, "\(entry.name)")
    let film = try Answer(face.film([]))
    #expect(film["milliseconds"].number >= run["milliseconds"].number)
    for step in [film["steps"].elements.first, film["steps"].elements.last] {
      guard let step else { continue }
      #expect(!step["sentence"].text.isEmpty)
      let picture = try Self.picture(face, events: Int32(step["events"].number))
      #expect(picture.contains("fig-glass"))
    }
    face.end()
  }

  private static let scroll = """
    UIScrollView scroll  contentSize: 390 2000
      UIButton buy  frame: 145 372 100 40

    finger touches buy
    finger moves by 0 -6
    wait 20ms
    finger moves by 0 -60
    wait 20ms
    finger moves by 0 -100
    finger lifts
    """

  @Test func `a pan tells how far it is until it begins`() throws {
    let face = try Self.played(Self.scroll)
    let steps = try Answer(face.film([]))["steps"].elements
    let pictures = try steps.map { try Self.picture(face, events: Int32($0["events"].number)) }
    #expect(pictures.contains { $0.contains("pan of scroll 6 of 10 pt") })
    #expect(try #require(pictures.last).contains("✓ pan of scroll"))
  }

  @Test func `content moves with the finger, and goes on by itself`() throws {
    let face = try Self.played(
      Self.scroll.replacing("145 372 100 40", with: "145 372 100 1500")
        .replacing("touches buy", with: "touches 195 422"))
    let last = try Answer(face.film([]))["milliseconds"].number
    #expect(last > 500)
    var places: [Substring] = []
    for part in [0, 0.1, 0.5, 1] {
      let picture = try Self.picture(face, at: last * part)
      // The button is the only rounded key.
      places.append(picture.firstMatch(of: /fig-key[^"]*" d="([^"]*)"/)?.1 ?? "gone")
    }
    #expect(Set(places).count == places.count, "\(places)")
  }

  @Test func `a button is lit while a finger is on it`() throws {
    let face = try Self.played(
      """
      UIView root
        UIButton button  frame: 100 100 100 50

      finger touches button
      wait 100ms
      finger lifts
      """)
    #expect(try Self.picture(face, at: 50).contains("fig-lit"))
    #expect(try !Self.picture(face, at: 1_000).contains("fig-lit"))
  }

  @Test func `a touch that is withheld, canceled, or lost is told on its view`() throws {
    let face = try Self.played(
      """
      UIView root
        UIView pad
          UIPanGestureRecognizer pan
          UITapGestureRecognizer tap

      finger touches 195 422
      finger moves by 40 0
      finger lifts
      """)
    let steps = try Answer(face.film([]))["steps"].elements
    let last = try Self.picture(face, events: Int32(try #require(steps.last)["events"].number))
    #expect(last.contains("✕ touchesCancelled"))
    #expect(last.contains("fig-cancelled"))
    #expect(last.contains("✕ tap failed 40 of 10 pt") || last.contains("✕ tap failed by pan"))
  }

  @Test func `what comes before a moment isn't shown at it`() throws {
    let face = try Self.played(Self.scroll)
    let first = try Self.picture(face, events: 0)
    #expect(!first.contains("fig-badge"))
    #expect(!first.contains("fig-finger"))
  }

  @Test func `a reader's own touches are filmed, too`() throws {
    var face = LiveFace()
    _ = face.begin(Array(Self.scroll.utf8), [])
    _ = face.touch(1, 0, x: 195, y: 392, milliseconds: 0, isLast: true)
    _ = face.advance(to: 100)
    #expect(try Self.picture(face, at: 100).contains("○ delay of scroll 100 ms"))
    _ = face.advance(to: 200)
    #expect(try Self.picture(face, at: 200).contains("✕ delay of scroll failed"))
    #expect(try Self.picture(face, at: 100).contains("○ delay of scroll 100 ms"))
    face.end()
  }

  @Test func `a film of what moves for too long is cut, but the present is always shown`() throws {
    let face = try Self.played(
      """
      UIView root
        UILongPressGestureRecognizer hold  minimumPressDuration: 300s

      finger touches 195 422
      wait 200s
      """)
    let film = try Answer(face.film([]))
    #expect(film["isCut"].isTrue)
    #expect(abs(film["milliseconds"].number - 100_000) < 1_000)
    #expect(try Self.picture(face, at: 99_000).contains(/○ hold (98\d{3}|99000) of/))
    #expect(try Self.picture(face, at: 900_000).contains("✓ hold"))
  }

  @Test func `a long wait is in the film, and what comes after it`() throws {
    let face = try Self.played(
      """
      UIView root
        UIButton button  frame: 100 100 100 50

      wait 400s
      finger touches button
      wait 1s
      """)
    #expect(try !Answer(face.film([]))["isCut"].isTrue)
    #expect(try !Self.picture(face, at: 399_000).contains("fig-lit"))
    #expect(try Self.picture(face, at: 400_500).contains("fig-lit"))
  }

  @Test func `a film that isn't cut says so`() throws {
    #expect(try !Answer(Self.played(Self.scroll).film([]))["isCut"].isTrue)
  }

  @Test func `without a session there is no film`() throws {
    #expect(try Answer(LiveFace().film([]))["fault"].isThere)
    #expect(try Answer(LiveFace().glass([], milliseconds: 0, eventCount: -1))["fault"].isThere)
  }
}
