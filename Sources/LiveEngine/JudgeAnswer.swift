import Figures
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The response to a reader's solution for a challenge.
enum JudgeAnswer {
  /// Judges a text; the challenge may also have the lines of a request for figures.
  static func answer(_ text: String, _ challengeText: String) -> [UInt8] {
    let challenge = Challenge(text: challengeText)
    let request = FigureRequest(text: challengeText)
    let limits = PageLimits.limits(byteCount: text.utf8.count + challengeText.utf8.count)
    let verdict = challenge.verdict(
      on: SourceText(name: "", text: text), request.runOptions(limits),
      resolver: .only(.course))
    let own = RunRows(of: verdict.trace, request)
    let start = RunRows(of: verdict.startTrace, request)
    return JSONWriter.object { writer in
      writer.diagnostics(verdict.diagnostics)
      writer.member("kept", verdict.kept)
      writer.member("solved", verdict.isSolved)
      writer.member("unmet", verdict.unmet) { writer, unmet in
        writer.member("sentence", unmet.sentence)
        writer.member("why", unmet.decision?.reason)
        writer.member("milliseconds", number: unmet.decision?.time.millisecondsText)
        writer.member("row", own.number(of: unmet.decision?.event))
      }
      writer.member("hints", Array(zip(challenge.hints, verdict.steps))) { writer, pair in
        let (hint, step) = pair
        let rows = step?.isInOwnRun == true ? own : start
        let event = rows.event(step?.event)
        writer.member("html", hint.words)
        writer.member("step", event.map { rows.trace.phrase(for: $0) })
        writer.member("milliseconds", number: event?.time.millisecondsText)
        writer.member("row", rows.number(of: step?.event))
        writer.member("inOwnRun", step?.isInOwnRun == true)
      }
    }
  }

  /// A run with the rows of the table that shows it.
  private struct RunRows {
    let trace: Trace

    private let shown: [TraceEvent]

    init(of trace: Trace?, _ request: FigureRequest) {
      self.trace = trace ?? Trace()
      shown = self.trace.rows(request.options)
    }

    func event(_ index: Int?) -> TraceEvent? {
      guard let index, trace.events.indices.contains(index) else { return nil }
      return trace.events[index]
    }

    /// Returns the number of the row that shows an event, counting from one, or `nil` if none does.
    func number(of index: Int?) -> Int? {
      guard let event = event(index) else { return nil }
      return shown.firstIndex { $0.index == event.index }.map { $0 + 1 }
    }
  }
}
