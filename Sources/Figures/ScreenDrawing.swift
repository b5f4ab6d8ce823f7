import TraceModel

/// The picture of the screen: frames to scale, names in place, fingers and their ways.
struct ScreenDrawing {
  private let trace: Trace
  private let walks: [HitTestWalk]
  private let options: FigureOptions

  init(of trace: Trace, walks: [HitTestWalk], options: FigureOptions) {
    self.trace = trace
    self.walks = walks
    self.options = options
  }

  private var scale: Double { 0.6 }

  /// The picture as SVG.
  var markup: Markup {
    var pieces: [Markup] = []
    for participant in trace.participants {
      guard let geometry = participant.geometry, let first = geometry.corners.first else {
        continue
      }
      var path = "M\((first.x * scale).text()) \((first.y * scale).text())"
      for corner in geometry.corners.dropFirst() {
        path += "L\((corner.x * scale).text()) \((corner.y * scale).text())"
      }
      pieces.append(.element(.path, [.class("fig-view"), Markup.Attribute(.d, path + "z")]))
    }
    return .element(
      .svg,
      [
        Markup.Attribute(.width, trace.screen.width * scale),
        Markup.Attribute(.height, trace.screen.height * scale), Markup.Attribute(.role, "img"),
        Markup.Attribute(.ariaLabelledby, options.id("screen-title")),
      ],
      [
        .element(.title, [.id(options.id("screen-title"))], text: "The screen with its views"),
        .element(.g, [Markup.Attribute(.ariaHidden, "true")], pieces),
      ])
  }
}
