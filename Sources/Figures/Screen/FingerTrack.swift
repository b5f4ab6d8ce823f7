import TraceModel

/// The path of one finger from touch-down to touch-up, in the picture of the screen.
struct FingerTrack {
  /// The points in order, in CSS pixels.
  var places: [CGPoint]

  /// Whether the finger was lifted, or is still down when the run is over.
  var isLifted: Bool

  /// Returns the paths of all fingers in the order of their touches.
  static func tracks(of trace: Trace, geometry: ScreenGeometry) -> [FingerTrack] {
    var tracks: [(finger: ParticipantID, track: FingerTrack)] = []
    for event in trace.events {
      guard case .finger(let change, _, _) = event.payload, let location = event.location else {
        continue
      }
      let place = geometry.place(location)
      let open = tracks.lastIndex { $0.finger == event.from && !$0.track.isLifted }
      if let open, change != .touches {
        if tracks[open].track.places.last != place { tracks[open].track.places.append(place) }
        if change == .lifts { tracks[open].track.isLifted = true }
      } else if change == .touches {
        tracks.append((event.from, FingerTrack(places: [place], isLifted: false)))
      }
    }
    return tracks.map { $0.track }
  }

  /// Returns the boxes for the numbers of several touches, without overlaps.
  static func numberBoxes(
    of tracks: [FingerTrack], avoiding frames: [Outline], _ marks: [CGRect] = []
  ) -> [CGRect] {
    guard tracks.count > 1 else { return [] }
    var boxes: [CGRect] = []
    for (place, track) in tracks.enumerated() {
      let width = place < 9 ? 9.0 : 16
      boxes.append(track.numberBox(width, avoiding: frames, ways: tracks, marks, boxes))
    }
    return boxes
  }

  /// Returns the box for the number of the touch: next to its first point, on a side without a
  /// frame's edge, a finger, or its path if there is one, and not on a mark or another number if
  /// there's room.
  private func numberBox(
    _ width: Double, avoiding frames: [Outline], ways: [FingerTrack], _ marks: [CGRect],
    _ numbers: [CGRect]
  ) -> CGRect {
    let first = places.first ?? .zero
    let right = CGRect(x: first.x + 10, y: first.y - 8, width: width, height: 16)
    var free: [CGRect] = []
    // A small frame or many fingers leave no room directly next to the finger, so more distant
    // points are tried as well.
    for distance in stride(from: 0.0, through: 60, by: 4) {
      let middle = -10 - width / 2
      let sides = [
        right.offsetBy(dx: distance, dy: 0), right.offsetBy(dx: -20 - width - distance, dy: 0),
        right.offsetBy(dx: middle, dy: -18 - distance),
        right.offsetBy(dx: middle, dy: 18 + distance),
      ]
      free += sides.filter { side in
        side.minX >= 0 && side.minY >= 0 && !numbers.contains { $0.overlaps(side) }
      }
    }
    let clear = free.filter { side in
      !marks.contains { $0.overlaps(side) }
        && !ways.contains { way in way.crosses(side) || way.discs.contains { $0.overlaps(side) } }
    }
    return clear.first { side in !frames.contains { $0.strikes(side) } } ?? clear.first
      ?? free.first ?? right
  }

  /// The circles that mark where the finger begins and ends, in CSS pixels.
  private var discs: [CGRect] {
    [places.first, places.last].compactMap { place in
      place.map { CGRect(x: $0.x - 8, y: $0.y - 8, width: 16, height: 16) }
    }
  }

  /// The space around the points that must stay free of names, in CSS pixels.
  var boxes: [CGRect] {
    places.map { CGRect(x: $0.x - 9, y: $0.y - 9, width: 18, height: 18) }
  }

  /// Returns whether the finger's path crosses a rectangle.
  func crosses(_ box: CGRect) -> Bool {
    for (start, end) in zip(places, places.dropFirst()) where Outline.crosses(start, end, box) {
      return true
    }
    return false
  }
}
