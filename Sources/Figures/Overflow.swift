import TraceModel

/// How a view reaches out of the one that it is in: it is drawn there, and touches do not find it.
struct Overflow: Equatable {
  /// How far it reaches out, in points.
  var distance: Double

  /// Whether all of it lies outside.
  var isWhole: Bool

  /// Compares two views, or returns `nil` when the inner one stays inside or nothing of it shows on
  /// the screen.
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
    // Less than half a point is a matter of rounding; what is not a number is nowhere.
    guard isSeen, distance.isFinite else { return nil }
    isWhole =
      Overflow.isApart(view.corners, from: parent.corners)
      || Overflow.isApart(parent.corners, from: view.corners)
  }

  /// What a list says about it.
  func words(_ parent: String) -> String {
    isWhole
      ? "is outside \(parent): drawn there, but no touch hits it"
      : "reaches \(distance.text()) pt out of \(parent): drawn there, but no touch finds it"
  }

  /// How far a point is outside a convex outline: the largest distance from an edge, or zero.
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

  /// Whether an edge of an outline has all corners of another one on its outer side.
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

  /// Whether corners go round as they do on a screen, where y grows downwards; in a mirrored view
  /// they go the other way.
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
  /// Returns how a view reaches out of the one that it is in, unless that one has a search of its
  /// own, which may well find it there.
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

  /// The view that another one is in; a controller between the two is none.
  private func superview(of view: Participant) -> Participant? {
    guard let parent = view.parent.flatMap({ self[$0] }) else { return nil }
    return parent.kind == .view ? parent : nil
  }
}
