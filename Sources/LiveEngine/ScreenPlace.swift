import TraceModel

/// The initial position of a view, for dragging it to another one.
struct ScreenPlace {
  /// The view's name.
  var view: String

  /// The corners of its bounds in screen points: minimum x and y, then clockwise in the view's
  /// coordinates.
  var corners: [CGPoint]

  /// Returns the positions of all views of a trace, from back to front.
  static func all(in trace: Trace) -> [ScreenPlace] {
    var places: [ScreenPlace] = []
    for participant in trace.participants where participant.kind == .view {
      guard let corners = participant.geometry?.corners, corners.count == 4,
        corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
      else { continue }
      places.append(ScreenPlace(view: participant.name, corners: corners))
    }
    return places
  }
}
