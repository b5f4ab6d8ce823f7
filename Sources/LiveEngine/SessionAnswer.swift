import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The responses about the live session.
enum SessionAnswer {
  /// Returns the setup of a session that has just begun.
  static func beginning(of session: LiveSession) -> [UInt8] {
    JSONWriter.object { writer in
      guard let scene = session.scene else {
        return writer.diagnostics(session.parsed.diagnostics)
      }
      writer.diagnostics(session.parsed.diagnostics + scene.failures)
      writer.member("screen") { writer in
        writer.member("width", number: scene.screen.width.text())
        writer.member("height", number: scene.screen.height.text())
      }
      writer.member("variants", texts: session.parsed.scenarios.compactMap { $0.variant?.text })
      writer.member("names", texts: QuestionAnswer.names(in: scene.trace))
      writer.member("switches", SceneSwitch.all(in: scene)) { writer, found in
        writer.member("element", found.element)
        writer.member("property", found.property)
        writer.member("kind", found.kind)
        writer.member("value", found.value)
        writer.member("choices", texts: found.choices)
        writer.member("opening", found.opening)
        writer.place(found.range, in: session.parsed.scenario.sources.own)
      }
      writer.member("views", ScreenPlace.all(in: scene.trace)) { writer, place in
        writer.member("name", place.view)
        writer.member("corners", place.corners) { writer, corner in
          writer.member("x", number: corner.x.text(decimals: 3))
          writer.member("y", number: corner.y.text(decimals: 3))
        }
      }
      writer.member("news") { $0.news(of: session, scene, diagnostics: []) }
    }
  }

  /// Returns what is new.
  static func news(of session: LiveSession, _ scene: ScenarioSession) -> [UInt8] {
    JSONWriter.object { $0.news(of: session, scene, diagnostics: scene.failures) }
  }

  /// Returns the figures of everything that has happened.
  static func figures(of scene: ScenarioSession, _ asked: FigureRequest) -> [UInt8] {
    var request = asked
    request.options.now = scene.now
    if request.options.overlays.contains(.hitAreas) { request.options.hitMap = scene.hitMap }
    let trace = scene.trace
    let isTooLarge = PageLimits.areTooLarge([trace])
    return JSONWriter.object { writer in
      writer.member("tooLarge", isTooLarge)
      writer.figures(isTooLarge ? [] : request.figures(of: trace))
    }
  }

  /// Returns the steps so far.
  static func steps(of session: LiveSession) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("steps", session.keptSteps.map { $0.text }.joined(separator: "\n"))
      writer.member("text", session.replayText)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func news(
    of session: LiveSession, _ scene: ScenarioSession, diagnostics: [Diagnostic]
  ) {
    member("milliseconds", number: scene.now.millisecondsText)
    member("next", number: scene.nextDeadline?.millisecondsText)
    member("fingers", scene.fingers) { writer, finger in
      writer.member("finger", finger.number)
      writer.member("x", number: finger.place.x.text(decimals: 3))
      writer.member("y", number: finger.place.y.text(decimals: 3))
    }
    member("events", scene.trace.events.count)
    let growth = session.growth(of: scene.trace)
    member("rows", growth.html)
    member("rowCount", session.table.rowCount)
    member("redraw", growth.isRedrawn)
    member("sentences", texts: growth.sentences)
    self.diagnostics(diagnostics)
    member("over", session.isOver)
  }
}
