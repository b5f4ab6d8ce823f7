package import SourceDiagnostics

/// A report of playing scenarios on a simulator or a device, and comparing them with the model.
package struct ConformanceReport: Sendable, Equatable {
  /// Where UIKit ran.
  package enum Environment: String, CaseIterable, Sendable {
    /// Apple's simulator on a Mac.
    case simulator
    /// A phone or a tablet.
    case device
  }

  /// What came of one scenario.
  package enum Outcome: String, CaseIterable, Sendable {
    /// UIKit did everything that was compared.
    case agreed
    /// UIKit did something else.
    case differs
    /// The scenario wasn't played, or nothing that it expects can be compared.
    case notRun = "not run"
  }

  /// The result for one scenario, or for one of its variants.
  package struct Result: Sendable, Equatable {
    /// The lesson's and the scenario's name: `finding-the-view#which-pass-counts`.
    package var scenario = ""
    /// The variant; `nil` if the scenario has none.
    package var variant: String?
    /// What came of it.
    package var outcome = Outcome.notRun
    /// The first expectation that UIKit didn't meet; `nil` if there's none.
    package var expectation: String?
    /// Why it wasn't run; `nil` if it was.
    package var reason: String?
    /// Whether some of the expectations weren't compared.
    package var isPartial = false
    /// The range of the scenario's name in the report.
    package var range: Range<Int>
  }

  /// The system and its version: `iOS 26.1`.
  package var system = ""
  /// Where UIKit ran.
  package var environment = Environment.simulator
  /// The kind of device: `iPhone 17`.
  package var device = ""
  /// The day of the run: `2026-11-21`.
  package var date = ""
  /// The version or the commit of the program that exported the tests.
  package var tool = ""
  /// The results in the file's order.
  package var results: [Result] = []

  /// The system and where it ran: `iOS 26.1 (simulator)`.
  package var place: String { "\(system) (\(environment.rawValue))" }

  /// Parses a report; any text results in a report, with diagnostics for its errors.
  package static func read(
    _ source: SourceText
  ) -> (report: ConformanceReport, diagnostics: [Diagnostic]) {
    ConformanceReportParser.read(source)
  }
}
