package import TraceModel

/// The screen as a picture with the frames of all views, the fingers on it, and the hit-test view;
/// next to it, the tree as a list with the reason each view was or wasn't hit.
package struct ViewTreePicture: Figure {
  private let trace: Trace
  private let options: FigureOptions
  private let walks: [HitTestWalk]

  /// Prepares the picture of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    walks = trace.events.filter { $0.kind == .hit }.map {
      HitTestWalk(endingWith: $0, in: trace)
    }
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    Markup.element(
      .figure, [.class("fig fig-tree")],
      [
        .caption("Screen and views", of: options),
        .element(
          .div, [.class("fig-columns")],
          [
            ScreenDrawing(of: trace, walks: walks, options: options).markup,
            .element(.div, [.class("fig-views")], list),
          ]),
      ]
    ).bytes
  }

  private var list: [Markup] {
    let tree = ViewTree(of: trace)
    guard !tree.roots.isEmpty else { return [.element(.p, text: "There is no view.")] }
    var pieces: [Markup] = []
    if let location = walks.first?.location {
      pieces.append(
        .note("Which view is at \(location.text)? Hit-testing asks the frontmost views first:"))
    }
    pieces.append(
      ViewTreeList(walk: walks.first, trace: trace, options: options).markup(of: tree.roots))
    for place in walks.indices.dropFirst() where walks[place].hit != walks[0].hit {
      let hit = walks[place].hit.map { trace.name(of: $0).nameOrPlaceholder } ?? "no view"
      pieces.append(.note("Touch \(place + 1) hits \(hit)."))
    }
    return pieces
  }
}
