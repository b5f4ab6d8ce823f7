package import TraceModel

/// The screen alone, with its views and the paths of fingers: what a reader needs to predict what
/// happens.
package struct ScreenPicture: Figure {
  private let trace: Trace
  private let options: FigureOptions

  /// Prepares the picture of a trace, which shows only what the fingers do.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    Markup.element(
      .div, [.class("fig fig-tree")],
      [ScreenDrawing(of: trace, walks: [], options: options, isAlone: true).markup]
    ).bytes
  }
}
