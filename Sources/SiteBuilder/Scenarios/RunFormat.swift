import Figures
import SourceDiagnostics
import TraceModel

/// A form in which a run can be shown outside a page.
package enum RunFormat: String, CaseIterable, Sendable {
  /// A line for each event, as in the trace's stable text.
  case text
  /// Aligned columns.
  case table
  /// The trace as JSON.
  case json
  /// The sequence diagram as an SVG file.
  case sequence

  /// What the form is, in a few words.
  package var summary: String {
    switch self {
    case .text: "a line for each event"
    case .table: "aligned columns"
    case .json: "the trace for other programs"
    case .sequence: "the sequence diagram as SVG"
    }
  }
}

extension ScenarioRun {
  /// Returns the run in a form; empty when the scenario could not be run.
  ///
  /// The style sheet is what gives a diagram its colours; the other forms have no use for it.
  package func text(as format: RunFormat, styleSheet: String = "") -> String {
    guard let trace else { return "" }
    switch format {
    case .text: return trace.text
    case .table: return TextTable(of: trace).text
    case .json: return trace.json
    case .sequence:
      let diagram = SequenceDiagram(of: trace, options: FigureDrawing.options(for: scenario))
      return diagram.svgDocument(styleSheet: styleSheet)
    }
  }
}
