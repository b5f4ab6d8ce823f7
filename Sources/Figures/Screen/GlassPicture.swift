package import TraceModel

/// The screen at one moment of a run, for a picture that moves: the views where they are, the
/// fingers of the gesture, and the states of recognizers on the views.
package struct GlassPicture: Figure {
  private let trace: Trace
  private let moment: ScreenMoment
  private let options: FigureOptions

  /// Prepares the picture of a moment of a trace.
  package init(of trace: Trace, at moment: ScreenMoment, options: FigureOptions) {
    self.trace = trace
    self.moment = moment
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    let past = trace.until(moment)
    let glass = GlassState(of: past, at: moment)
    let walks = glass.gesture.events.filter { $0.kind == .hit }.map {
      HitTestWalk(endingWith: $0, in: past)
    }
    return Markup.element(
      .div, [.class("fig fig-tree")],
      [
        ScreenDrawing(
          of: past, walks: walks, options: options, isAlone: true, glass: glass,
          // Views that move don't move the picture.
          geometry: ScreenGeometry(of: trace)
        ).markup
      ]
    ).bytes
  }
}
