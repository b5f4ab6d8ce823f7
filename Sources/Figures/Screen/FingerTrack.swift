import TraceModel

/// The way of one finger from touch to lift, in the picture of the screen.
struct FingerTrack {
  /// The places in order, in CSS pixels.
  var places: [CGPoint]

  /// Whether the finger was lifted, or still touches when the run is over.
  var isLifted: Bool

  /// Returns the ways of all fingers in the order of their touches.
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

  /// Where the numbers of several touches stand, none on another one.
  static func numberBoxes(
    of tracks: [FingerTrack], avoiding frames: [Outline], _ marks: [CGRect] = []
  ) -> [CGRect] {
    guard tracks.count > 1 else { return [] }
    var boxes: [CGRect] = []
    for track in tracks {
      boxes.append(track.numberBox(avoiding: frames, ways: tracks, marks, boxes))
    }
    return boxes
  }

  /// Where the number of the touch stands: beside its first place, where no frame's edge and no finger's
  /// way runs through it if there is such a side, and on no mark and no other number if there is room.
  private func numberBox(
    avoiding frames: [Outline], ways: [FingerTrack], _ marks: [CGRect], _ numbers: [CGRect]
  ) -> CGRect {
    let first = places.first ?? .zero
    let right = CGRect(x: first.x + 10, y: first.y - 8, width: 9, height: 16)
    var free: [CGRect] = []
    // A small frame leaves no room right beside the finger, so farther places are tried as well.
    for distance in stride(from: 0.0, through: 24, by: 4) {
      let sides = [
        right.offsetBy(dx: distance, dy: 0), right.offsetBy(dx: -29 - distance, dy: 0),
        right.offsetBy(dx: -14, dy: -18 - distance), right.offsetBy(dx: -14, dy: 18 + distance),
      ]
      free += sides.filter { side in
        side.minX >= 0 && side.minY >= 0 && !numbers.contains { $0.overlaps(side) }
      }
    }
    let clear = free.filter { side in
      !marks.contains { $0.overlaps(side) } && !ways.contains { $0.crosses(side) }
    }
    return clear.first { side in !frames.contains { $0.strikes(side) } } ?? clear.first
      ?? free.first ?? right
  }

  /// The space around the places that must stay free of names, in CSS pixels.
  var boxes: [CGRect] {
    places.map { CGRect(x: $0.x - 9, y: $0.y - 9, width: 18, height: 18) }
  }

  /// Whether the finger's way runs through a rectangle.
  func crosses(_ box: CGRect) -> Bool {
    for (start, end) in zip(places, places.dropFirst()) where Outline.crosses(start, end, box) {
      return true
    }
    return false
  }
}
