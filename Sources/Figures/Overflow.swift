import TraceModel

/// The overflow of a view beyond its superview: the part that's drawn there, but that touches don't
/// hit.
struct Overflow: Equatable {
  /// The distance by which the view extends beyond its superview, in points.
  var distance: Double

  /// Whether the view is entirely outside.
  var isWhole: Bool

  /// Compares two views, or returns `nil` when the inner one stays inside or no part of it is
  /// visible on the screen.
  init?(of view: ParticipantGeometry, outOf parent: ParticipantGeometry, on screen: CGRect) {
    guard view.corners.count == 4, parent.corners.count == 4, !parent.clipsToBounds,
      !view.isHidden, view.alpha >= 0.01
    else { return nil }
    distance = 0
    var isSeen = false
    for corner in view.corners {
      let reach = Overflow.distance(of: corner, from: parent.corners)
      distance = max(distance, reach)
      let isOnScreen =
        screen.minX <= corner.x && corner.x <= screen.maxX && screen.minY <= corner.y
        && corner.y <= screen.maxY
      if reach >= 0.5, isOnScreen { isSeen = true }
    }
    // Less than half a point is a rounding error; a value that isn't a number has no position.
    guard isSeen, distance.isFinite else { return nil }
    isWhole =
      Overflow.isApart(view.corners, from: parent.corners)
      || Overflow.isApart(parent.corners, from: view.corners)
  }

  /// Returns the description for a list.
  func words(_ parent: String) -> String {
    isWhole
      ? "is outside \(parent): drawn there, but no touch hits it"
      : "reaches \(distance.text()) pt out of \(parent): drawn there, but no touch finds it"
  }

  /// Returns how far a point is outside a convex outline: the largest distance from an edge, or
  /// zero.
  private static func distance(of point: CGPoint, from outline: [CGPoint]) -> Double {
    var farthest = 0.0
    let turn = isClockwise(outline) ? 1.0 : -1.0
    for (place, start) in outline.enumerated() {
      let end = outline[(place + 1) % outline.count]
      let x = end.x - start.x
      let y = end.y - start.y
      let length = (x * x + y * y).squareRoot()
      guard length > 0 else { continue }
      let side = (point.x - start.x) * y - (point.y - start.y) * x
      farthest = max(farthest, turn * side / length)
    }
    return farthest
  }

  /// Returns whether an edge of an outline has all corners of another on its outer side.
  private static func isApart(_ corners: [CGPoint], from outline: [CGPoint]) -> Bool {
    let turn = isClockwise(outline) ? 1.0 : -1.0
    for (place, start) in outline.enumerated() {
      let end = outline[(place + 1) % outline.count]
      let isOutside = corners.allSatisfy { corner in
        let side =
          (corner.x - start.x) * (end.y - start.y) - (corner.y - start.y) * (end.x - start.x)
        return turn * side >= 0
      }
      if isOutside, end.x != start.x || end.y != start.y { return true }
    }
    return false
  }

  /// Returns whether corners run clockwise on a screen, where y increases downward; in a mirrored
  /// view they run counterclockwise.
  private static func isClockwise(_ outline: [CGPoint]) -> Bool {
    var area = 0.0
    for (place, point) in outline.enumerated() {
      let next = outline[(place + 1) % outline.count]
      area += point.x * next.y - next.x * point.y
    }
    return area >= 0
  }
}

extension Trace {
  /// Returns how a view extends beyond its superview, unless the superview overrides hit-testing
  /// and may find the view there.
  func overflow(of view: Participant) -> Overflow? {
    guard view.kind == .view, let geometry = view.geometry, let parent = superview(of: view),
      let outer = parent.geometry
    else { return nil }
    let hasOwnSearch = events.contains { event in
      guard event.reason?.cause == .override else { return false }
      return switch event.kind {
      case .pointInside, .hitTest: event.to == parent.id
      case .hitTestResult: event.from == parent.id
      default: false
      }
    }
    return hasOwnSearch ? nil : Overflow(of: geometry, outOf: outer, on: screen)
  }

  /// Returns the superview of a view, skipping a controller between the two.
  private func superview(of view: Participant) -> Participant? {
    guard let parent = view.parent.flatMap({ self[$0] }) else { return nil }
    return parent.kind == .view ? parent : nil
  }
}
