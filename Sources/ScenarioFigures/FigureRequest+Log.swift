package import DeviceLogs
import ScenarioRunner
import TraceModel

// The figures of a log from a device.
extension FigureRequest {
  /// The figures that a log has something for; it says nothing about views and the system.
  package static let kindsOfLogs: [FigureKind] = [
    .sequence, .states, .statechart, .compare, .table,
  ]

  /// Returns the requested figures of a log, or the usual ones; each of several sequences is drawn
  /// like a variant.
  package func figures(of log: DeviceLog) -> [RunFigure] {
    let traces = log.sequences.map { Trace($0) }
    let hasRecognizer = traces.contains { trace in
      trace.participants.contains { $0.kind == .recognizer }
    }
    var request = self
    request.explainsSilences = false
    if kinds == nil {
      request.kinds = hasRecognizer ? [.sequence, .states, .table] : [.sequence, .table]
    }
    return request.figures(
      of: traces.enumerated().map { number, trace in
        ScenarioRun(variant: traces.count == 1 ? "" : "sequence \(number + 1)", trace: trace)
      })
  }
}
