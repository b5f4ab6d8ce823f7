import Figures
import ScenarioFigures
import ScenarioRunner
import TraceModel

/// The limits of a page with a whole run, so that it loads quickly however long the run is.
///
/// Nothing is left out silently: the page says how much isn't there, and its engine shows the rest.
enum RunPageLimits {
  /// The maximum number of rows of all tables together.
  private static let rows = 120

  /// The maximum number of rows of all sequence diagrams together, each of which takes more room.
  private static let rowsOfSequence = 50

  /// The minimum number of rows of one variant.
  private static let rowsOfVariant = 40

  /// The maximum size of all figures in bytes, which compress to about a tenth.
  static let figureBytes = 260_000

  /// Returns the maximum number of rows of a kind of figure, for each of several variants; `nil` for
  /// kinds that have no rows.
  static func rows(of kind: FigureKind, variantCount: Int) -> Int? {
    switch kind {
    case .table: max(rowsOfVariant, rows / max(1, variantCount))
    case .sequence: max(rowsOfVariant, rowsOfSequence / max(1, variantCount))
    default: nil
    }
  }

  /// Returns the run up to the last event that fits in a number of rows, and the number that it
  /// would have; `nil` if all rows fit.
  static func shortened(
    _ run: ScenarioRun, _ request: FigureRequest, to most: Int
  ) -> (run: ScenarioRun, total: Int)? {
    let rows = run.trace.rows(request.options)
    guard rows.count > most else { return nil }
    return (run.prefix(events: rows[most - 1].index + 1), rows.count)
  }
}
