package import DeviceLogs
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics

/// A text that may be a log from a device.
package struct LogText: Sendable {
  /// The events that the text has as a log.
  package let log: DeviceLog

  /// Creates the text of a file.
  package init(_ bytes: [UInt8], named name: String) {
    log = DeviceLog(
      SourceText(name: name, text: String(decoding: PlainText.utf8(of: bytes), as: UTF8.self)))
  }

  /// Whether the text is a log and not a lesson or a scenario.
  ///
  /// A lesson quotes logs, and `expect trace` has lines that look like one, so lines with events
  /// alone don't decide. A text without any such line counts as a log if its name says so.
  package var isLog: Bool {
    let source = log.source
    if log.sequences.isEmpty {
      return Self.extensions.contains { source.name.hasSuffix($0) } && !isScenario
    }
    return !isLesson && !isScenario
  }

  private static let extensions = [".json", ".jsonl", ".log", ".txt"]

  private var isLesson: Bool {
    let lines = log.source.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.first == "---" || lines.contains { $0.drop { $0 == " " }.hasPrefix("```scenario") }
  }

  private var isScenario: Bool {
    guard log.source.bytes.contains(where: { $0 > 0x20 }) else { return false }
    let parsed = ParsedScenario(log.source, resolver: .only(.course))
    return !parsed.diagnostics.hasErrors
      || parsed.scenario.expectations.contains { if case .trace = $0.mode { true } else { false } }
  }
}
