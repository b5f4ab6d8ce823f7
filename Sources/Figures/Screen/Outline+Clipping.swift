import TraceModel

extension Outline {
  /// The visible part of a frame.
  enum Extent: Equatable {
    /// The whole frame.
    case whole
    /// The part within this outline.
    case part(Outline)
    /// No part of the frame.
    case nothing
  }

  /// Returns the part of the outline that's left after it's clipped to other outlines, all of which
  /// must be convex.
  func extent(within frames: [Outline]) -> Extent {
    var rest = self
    for frame in frames {
      rest = rest.clipped(to: frame)
      if rest.corners.count < 3 { return .nothing }
    }
    let bounds = bounds
    let left = rest.bounds
    // A tenth of a pixel is a rounding error.
    guard left.width > 0.1, left.height > 0.1 else {
      return bounds.width > 0.1 && bounds.height > 0.1 ? .nothing : .whole
    }
    return (rest.area - area).magnitude < 0.5 ? .whole : .part(rest)
  }

  /// Returns the part that's left when each side of another outline cuts off its outer side.
  private func clipped(to frame: Outline) -> Outline {
    let turn = frame.signedArea >= 0 ? 1.0 : -1.0
    var rest = corners
    for (place, start) in frame.corners.enumerated() {
      let end = frame.corners[(place + 1) % frame.corners.count]
      var kept: [CGPoint] = []
      for (number, corner) in rest.enumerated() {
        let next = rest[(number + 1) % rest.count]
        let here = turn * Outline.side(of: corner, start, end)
        let there = turn * Outline.side(of: next, start, end)
        if here >= 0 { kept.append(corner) }
        if here * there < 0 {
          let share = here / (here - there)
          kept.append(
            CGPoint(
              x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
      }
      rest = kept
    }
    return Outline(corners: rest)
  }

  /// Returns the side of a line from one point to another on which a point is.
  private static func side(of point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  private var area: Double { signedArea.magnitude }

  /// The area, which is negative when the corners run counterclockwise.
  private var signedArea: Double {
    var sum = 0.0
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum / 2
  }
}
