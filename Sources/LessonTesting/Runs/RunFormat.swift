import DeviceLogs
import Figures
package import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// A format for a run outside a page.
package enum RunFormat: String, CaseIterable, Sendable {
  /// A line for each event, in the trace's stable text format.
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
  /// The log that `TouchTrace` would print, as text.
  case log
  /// The log that `TouchTrace` would print, as lines of JSON.
  case logJSON = "log-json"

  /// A short description of the format.
  package var summary: String {
    switch self {
    case .text: "a line for each event"
    case .table: "aligned columns"
    case .json: "the trace for other programs, as Content/schemas/trace.schema.json describes it"
    case .sequence: "the sequence diagram as SVG"
    case .tree: "the views as a tree"
    case .states: "the states of each recognizer"
    case .log: "what TouchTrace would print on a device"
    case .logJSON: "the same in lines of JSON"
    }
  }
}

extension LessonRun {
  /// Returns the run in a format; empty if the scenario couldn't be run.
  ///
  /// Includes every variant. The style sheet gives a diagram its colors; the other formats don't
  /// use it.
  package func text(as format: RunFormat, styleSheet: String = "") -> String {
    guard let trace else { return "" }
    switch format {
    case .text: return perVariant { $0.text }
    case .table: return perVariant { TextTable(of: $0).text }
    case .json:
      return runs.count > 1 ? Trace.json(of: runs.map { ($0.variant, $0.trace) }) : trace.json
    case .tree: return perVariant { TreeText(of: $0).text }
    case .states: return perVariant { StateText(of: $0).text }
    case .log: return perVariant { RunLog(of: $0).text }
    case .logJSON: return perVariant { RunLog(of: $0).json }
    case .sequence: return diagram(of: trace, styleSheet)
    }
  }

  private func diagram(of trace: Trace, _ styleSheet: String) -> String {
    let options = scenario.figureOptions
    guard !variantNames.isEmpty else {
      return SequenceDiagram(of: trace, options: options).svgDocument(styleSheet: styleSheet)
    }
    let diagrams = runs.map { run in
      var options = options
      options.title += ", " + run.variant
      return SequenceDiagram(of: run.trace, options: options)
    }
    guard diagrams.count > 1 else {
      return diagrams[0].svgDocument(styleSheet: styleSheet)
    }
    return SequenceDocument(of: diagrams, title: options.title).svg(styleSheet: styleSheet)
  }
}
