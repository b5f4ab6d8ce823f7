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
  /// The views as an indented tree.
  case tree
  /// The states of each recognizer.
  case states

  /// What the form is, in a few words.
  package var summary: String {
    switch self {
    case .text: "a line for each event"
    case .table: "aligned columns"
    case .json: "the trace for other programs, as Content/schemas/trace.schema.json describes it"
    case .sequence: "the sequence diagram as SVG"
    case .tree: "the views as a tree"
    case .states: "the states of each recognizer"
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
    case .tree: return TreeText(of: trace).text
    case .states: return StateText(of: trace).text
    case .sequence:
      let diagram = SequenceDiagram(of: trace, options: FigureDrawing.options(for: scenario))
      return diagram.svgDocument(styleSheet: styleSheet)
    }
  }
}
