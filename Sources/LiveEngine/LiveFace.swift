import ScenarioLanguage
import ScenarioRunner
import TextWriting
import TouchEngine
import TraceModel

/// The live engine as a page sees it: bytes in, an answer as JSON out.
///
/// Whatever it is given, it answers. One scene at a time lives.
package struct LiveFace {
  private var session: LiveSession?

  /// Creates the engine without a scene that lives.
  package init() {}

  /// Runs a scenario, each of its variants, and draws it as the request says.
  package func run(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try RunAnswer(LiveText.scenario(of: text), LiveText.text(of: request)).bytes
    }
  }

  /// Runs two scenarios and shows where the second parts from the first.
  package func compare(_ text: [UInt8], _ other: [UInt8], _ request: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try ComparisonAnswer(
        LiveText.scenario(of: text), LiveText.scenario(of: other), LiveText.text(of: request)
      ).bytes
    }
  }

  /// Judges a scenario that is to bring about what a challenge asks for.
  package func judge(_ text: [UInt8], _ challenge: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in
      try JudgeAnswer(LiveText.scenario(of: text), LiveText.text(of: challenge)).bytes
    }
  }

  /// Colours a scenario and says what is wrong with it.
  package func colour(_ text: [UInt8]) -> [UInt8] {
    answer { () throws(LiveFault) in try ColourAnswer(LiveText.scenario(of: text)).bytes }
  }

  // MARK: A scene that lives

  /// Builds the scene of a scenario, in the place of the one that lives.
  package mutating func begin(_ text: [UInt8], _ request: [UInt8]) -> [UInt8] {
    do throws(LiveFault) {
      let session = try LiveSession(LiveText.scenario(of: text), LiveText.text(of: request))
      end()
      self.session = session
      return SessionAnswer.beginning(of: session)
    } catch {
      return Self.answer(to: error)
    }
  }

  /// Builds the scene that lives anew.
  package mutating func reset() -> [UInt8] {
    guard let session else { return Self.answer(to: .noSession) }
    return begin(Array(session.text.utf8), Array(session.requestText.utf8))
  }

  /// Takes the scene apart that lives.
  package mutating func end() {
    session?.end()
    session = nil
  }

  /// Lets a finger, from 1 to 10, do something at a moment in milliseconds, at a screen's point.
  ///
  /// The phase is 0 when it comes down, 1 when it moves, 2 when it is lifted, 3 when the system
  /// takes all touches away. Nothing happens yet when another finger of the same event follows.
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

  /// Chooses with what a finger touches that comes down next: 0 for a finger, 1 for a pencil, 2 for
  /// a pointer.
  package func use(_ tool: Int32, as finger: Int32) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      guard (1...10).contains(finger), (0...2).contains(tool) else { throw .notANumber }
      session.use(tool == 0 ? .direct : tool == 1 ? .pencil : .indirectPointer, as: Int(finger))
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Lets the clock run to a moment in milliseconds.
  package func advance(to milliseconds: Double) -> [UInt8] {
    living { session, scene throws(LiveFault) in
      session.advance(to: try Self.microseconds(milliseconds))
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Lets the clock run until no timer waits, as at the end of a scenario; the scene can only be
  /// looked at then.
  package func finish() -> [UInt8] {
    living { session, scene in
      session.finish()
      return SessionAnswer.news(of: session, scene)
    }
  }

  /// Draws everything that has happened, as the request says.
  package func draw(_ request: [UInt8]) -> [UInt8] {
    living { _, scene throws(LiveFault) in
      SessionAnswer.figures(of: scene, try LiveText.text(of: request))
    }
  }

  /// Returns what was done, as steps and as a scenario.
  package func steps() -> [UInt8] {
    living { session, _ in SessionAnswer.steps(of: session) }
  }

  /// Returns the trace as text.
  package func trace() -> [UInt8] {
    living { _, scene in
      JSONWriter.object { $0.member("trace", scene.trace.text) }
    }
  }

  /// Answers when a scene lives.
  private func living(
    _ body: (LiveSession, ScenarioSession) throws(LiveFault) -> [UInt8]
  ) -> [UInt8] {
    answer { () throws(LiveFault) in
      guard let session, let scene = session.scene else { throw .noSession }
      return try body(session, scene)
    }
  }

  /// The farthest that a finger can be from the screen's corner, in points.
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

  /// Returns the answer to a call that cannot be answered.
  static func answer(to fault: LiveFault) -> [UInt8] {
    JSONWriter.object { $0.member("fault", fault.words) }
  }
}
