package import Figures
import TraceModel

/// The figures of a run to draw, and the choices for them.
package struct FigureRequest: Sendable {
  /// The kinds of figures, in order; `nil` for the usual ones.
  package var kinds: [FigureKind]?

  /// The choices for each figure; a variant adds its name to the title and to the ids.
  package var options: FigureOptions

  /// The lines of the text, to which a table's rows refer; `nil` when they aren't known.
  package var lines: ListingLines?

  /// Whether the figures explain why a recognizer never acted, which only a complete trace can show.
  package var explainsSilences = true

  /// Creates a request.
  package init(kinds: [FigureKind]? = nil, options: FigureOptions, lines: ListingLines? = nil) {
    self.kinds = kinds
    self.options = options
    self.lines = lines
  }

  /// Returns the options for the figures of a variant, whose name is empty when there is only one.
  package func options(forVariant name: String) -> FigureOptions {
    var options = self.options
    guard !name.isEmpty else { return options }
    options.idPrefix += "_" + name
    options.title += options.title.isEmpty ? name : ", " + name
    return options
  }
}
