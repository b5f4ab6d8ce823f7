import ScenarioLanguage
import ScenarioRunner
import TextAndOrder
import TouchEngine
import TraceModel

/// The live engine's interface to a page: it takes bytes and returns JSON.
///
/// It responds to any input. There's one live session at a time.
package struct LiveFace {
  private var session: LiveSession?

  /// Creates the engine without a live session.
  package init() {}

  /// Runs each variant of a scenario, without the facts that the request names, and draws the
  /// figures that are requested.
  package func run(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try RunAnswer.answer(LiveText.scenario(of: text), LiveText.text(of: request))
    }
  }

  /// Runs two scenarios and shows where the second one diverges from the first.
  package func compare(_ text: [UInt8], _ other: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try ComparisonAnswer.answer(
        LiveText.scenario(of: text), LiveText.scenario(of: other), LiveText.text(of: request)
      )
    }
  }

  /// Runs each variant of a scenario as it is and without some facts, and shows what changes.
  ///
  /// Each fact is a line of the request, `without G060 150,151 The claim.`: its number, the numbers
  /// of its rules, and its claim, which the page has in its list of facts. The same lines make `run`
  /// and `begin` go without the facts.
  ///
  /// The response's `text` is what `touchstone compare --without` writes; `facts`, `differs`, and
  /// `runs` are what it writes as JSON, where each run also has the figure as `html` unless
  /// `tooLarge` is true. If the text has errors, there are only `diagnostics`.
  package func without(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try FactAnswer.answer(LiveText.scenario(of: text), LiveText.text(of: request))
    }
  }

  /// Judges a scenario that has to meet a challenge.
  package func judge(_ text: [UInt8], _ challenge: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try JudgeAnswer.answer(LiveText.scenario(of: text), LiveText.text(of: challenge))
    }
  }

  /// Searches for changes that make a scenario's expectations, or other lines, true.
  package func repair(_ text: [UInt8], _ goal: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try RepairAnswer.answer(LiveText.scenario(of: text), LiveText.text(of: goal))
    }
  }

  /// Makes a scenario from what a debugger prints about a screen.
  package func importScreen(_ dump: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in try ImportAnswer.answer(LiveText.text(of: dump)) }
  }

  /// Draws a log from a device, and compares it with a scenario's runs.
  package func openLog(_ log: [UInt8], _ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try LogAnswer.answer(
        LiveText.text(of: log), LiveText.scenario(of: text), LiveText.text(of: request)
      )
    }
  }

  /// Writes a scenario as UIKit code; the request may have lines with its name and a variant.
  package func export(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try CodeAnswer.answer(LiveText.scenario(of: text), LiveText.text(of: request))
    }
  }

  /// Highlights a scenario's syntax and reports its errors.
  package func color(_ text: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in try ColorAnswer.answer(LiveText.scenario(of: text)) }
  }

  /// Returns the words that can continue a scenario at an offset in UTF-8 bytes.
  package func complete(_ text: [UInt8], at offset: Int) -> [UInt8] {
    answer { () throws(LiveFault) in
      CompletionAnswer.answer(try LiveText.scenario(of: text), at: offset)
    }
  }

  // MARK: The live session

  /// Builds a scenario's view tree, and replaces the live session.
  package mutating func begin(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    replace(text, request, plays: false)
  }

  /// Does the same, and performs the scenario's steps, for the pictures of its run.
  package mutating func play(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    replace(text, request, plays: true)
  }

  private mutating func replace(
    _ text: [UInt8], _ request: [UInt8], plays: Bool
  ) -> [UInt8] {
    do throws(LiveFault) {
      let session = try LiveSession(
        LiveText.scenario(of: text), LiveText.text(of: request), plays: plays)
      end()
      self.session = session
      return SessionAnswer.beginning(of: session)
    } catch {
      return Self.answer(to: error)
    }
  }

  /// Restarts the live session.
  package mutating func reset() -> [UInt8] {
    guard let session else { return Self.answer(to: .noSession) }
    return begin(Array(session.text.utf8), Array(session.requestText.utf8))
  }

  /// Ends the live session.
  package mutating func end() {
    session?.end()
    session = nil
  }

  /// Changes a finger, numbered from 1 to 10, at a time in milliseconds and a point on the screen.
  ///
  /// The phase is 0 when it touches down, 1 when it moves, 2 when it lifts, and 3 when the system
  /// cancels all touches. Nothing happens until the last finger of the same event.
  package func touch(
    _ finger: Int32, _ phase: Int32, x: Double, y: Double, milliseconds: Double, isLast: Bool
  ) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      guard (1...10).contains(finger), let phase = LiveSession.Phase(rawValue: phase) else {
        throw .notANumber
      }
      let point = try CGPoint(rounding: Self.coordinate(x), Self.coordinate(y))
      try session.touch(
        Int(finger), phase, at: point, Self.microseconds(milliseconds), isLast: isLast)
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Sets the tool for a finger's next touch: 0 for a finger, 1 for a pencil, 2 for a pointer.
  package func use(_ tool: Int32, as finger: Int32) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      guard (1...10).contains(finger), (0...2).contains(tool) else { throw .notANumber }
      session.use(tool == 0 ? .direct : tool == 1 ? .pencil : .indirectPointer, as: Int(finger))
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Runs the clock to a time in milliseconds.
  package func advance(to milliseconds: Double) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      session.advance(to: try Self.microseconds(milliseconds))
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Runs the clock until no timer is pending, as at the end of a scenario; after that, the session
  /// no longer changes.
  package func finish() -> [UInt8] {
    living { session, scene in
      session.finish()
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Draws everything that has happened, as requested.
  package func draw(_ request: [UInt8]) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      SessionAnswer.figures(of: scene, try session.request(of: request))
    }
  }

  /// Returns the times of the session so far, for a control that goes through them.
  package func film(_ request: [UInt8]) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      GlassAnswer.film(of: scene, try session.request(of: request))
    }
  }

  /// Draws the screen at a time in milliseconds, or, if a number of events isn't negative, when so
  /// many had happened.
  package func glass(
    _ request: [UInt8], milliseconds: Double, eventCount: Int32
  ) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      GlassAnswer.picture(
        of: scene, try session.request(of: request),
        at: VirtualTime(microseconds: try Self.microseconds(milliseconds)),
        eventCount: eventCount < 0 ? nil : Int(eventCount))
    }
  }

  /// Says why a recognizer, a view, or a window did or didn't act, in the sentences of `touchstone
  /// why`.
  package func why(_ name: [UInt8]) -> [UInt8] {
    living { _, scene throws(LiveFault) in
      QuestionAnswer.answer(about: try LiveText.text(of: name), in: scene)
    }
  }

  /// Returns the steps so far, as a list and as a scenario.
  package func steps() -> [UInt8] {
    living { session, _ in SessionAnswer.steps(of: session) }
  }

  /// Returns the trace as text.
  package func trace() -> [UInt8] {
    living { _, scene in
      JSONWriter.object { $0.member("trace", scene.trace.text) }
    }
  }

  /// Responds if there's a live session.
  private func living(
    _ body: (LiveSession, ScenarioSession) throws(LiveFault) -> [UInt8]
  ) -> [UInt8] {
    answer { () throws(LiveFault) in
      guard let session, let scene = session.scene else { throw .noSession }
      return try body(session, scene)
    }
  }

  /// The maximum distance between a finger and the screen's origin, in points.
  private static let farthest = 10_000.0

  private static func coordinate(_ value: Double) throws(LiveFault) -> Double {
    guard value.magnitude <= farthest else { throw .notANumber }
    return value
  }

  private static func microseconds(_ milliseconds: Double) throws(LiveFault) -> Int64 {
    guard milliseconds.magnitude <= 1e12 else { throw .notANumber }
    return Int64((milliseconds * 1_000).rounded())
  }

  private func answer(_ body: () throws(LiveFault) -> [UInt8]) -> [UInt8] {
    do throws(LiveFault) { return try body() } catch { return Self.answer(to: error) }
  }

  /// Returns the response to an invalid call.
  static func answer(to fault: LiveFault) -> [UInt8] {
    JSONWriter.object { $0.member("fault", fault.words) }
  }
}
