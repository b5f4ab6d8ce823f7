extension UIEvent {
  /// Returns the samples of a touch since the previous event, oldest first and with a copy of the
  /// touch itself at the end, or `nil` for a touch that isn't in this event (D063).
  ///
  /// There's more than one when reports were folded into this event (D062). The touches are copies:
  /// each describes one moment and never changes.
  public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    var moments: [UITouch] = []
    var previous = touch.previousWindowLocation
    for (place, report) in places(of: touch).dropLast() {
      let moment = touch.sample(at: place.location, after: previous, report.time, .moved)
      _ = moment.takePressure(of: report.fingers[place.index])
      previous = place.location
      moments.append(moment)
    }
    moments.append(touch.sample(at: touch.windowLocation, after: previous, touch.time, touch.phase))
    return moments
  }

  /// Returns estimates of where a touch will be, in the expected order and without the touch
  /// itself, or `nil` for a touch that isn't in this event (D064).
  ///
  /// How UIKit estimates isn't known. Here the finger continues as it moved between its last two
  /// samples, for one frame. Each event has its own estimates; a touch that hasn't moved has none,
  /// nor does a touch that's neither a finger nor a pencil on the screen (D065).
  public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    guard touch.phase == .moved, touch.type == .direct || touch.type == .pencil else { return [] }
    var earlier = (place: touch.previousWindowLocation, time: touch.previousTime)
    if let last = places(of: touch).dropLast().last {
      earlier = (last.place.location, last.report.time)
    }
    let interval = touch.time - earlier.time
    let step = touch.windowLocation - earlier.place
    guard interval > .zero, step != .zero else { return [] }
    let frames = touch.window?.application?.behavior.framesPerSecond ?? 60
    let frame = 1_000_000 / Int64(max(1, frames))
    let count = min(8, max(1, frame / interval.microseconds))
    var estimates: [UITouch] = []
    var place = touch.windowLocation
    var time = touch.time
    for _ in 0..<count {
      let next = place + step
      time = time + interval
      estimates.append(touch.sample(at: next, after: place, time, .moved))
      place = next
    }
    return estimates
  }

  /// Returns the locations of a touch in the window at the moments that were folded into this
  /// event.
  private func places(
    of touch: UITouch
  ) -> [(place: (index: Int, location: CGPoint), report: HIDEvent)] {
    guard let window = touch.window else { return [] }
    var places: [(place: (index: Int, location: CGPoint), report: HIDEvent)] = []
    for report in foldedReports {
      guard let index = report.fingers.firstIndex(where: { $0.number == touch.finger }) else {
        continue
      }
      let location = window.pointFromSuperview(report.fingers[index].location)
      places.append(((index, location), report))
    }
    return places
  }
}
