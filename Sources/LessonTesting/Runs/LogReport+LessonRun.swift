package import DeviceLogs
package import LessonRunner
import ScenarioRunner

extension LogReport {
  /// Compares a log, or one of its sequences, with each run of a scenario; returns `nil` if nothing
  /// was run.
  package init?(of run: LessonRun, _ log: DeviceLog, sequence: Int? = nil) {
    self.init(of: run.runs.map { ($0.variant, $0.trace) }, log, sequence: sequence)
  }
}
