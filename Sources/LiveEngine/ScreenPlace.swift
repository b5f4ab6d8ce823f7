import TraceModel

/// Where a view is when a scene begins, for the hand that takes it to another place.
struct ScreenPlace {
  /// The view's name.
  var view: String

  /// The corners of its bounds in screen points: least x and y, then clockwise as the view sees it.
  var corners: [CGPoint]

  /// Returns the places of all views of a trace, rear ones first.
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
