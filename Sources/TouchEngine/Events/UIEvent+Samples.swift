extension UIEvent {
  /// Returns the moments of a touch since the event before, oldest first and with a copy of the touch
  /// itself at the end; `nil` for a touch that is not in this event (D063).
  ///
  /// There is more than one when reports were folded into this event (D062). The touches are copies:
  /// they tell of a moment and never change.
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

  /// Returns estimates of where a touch will be, in the order expected and without the touch itself;
  /// `nil` for a touch that is not in this event (D064).
  ///
  /// How UIKit estimates is not known. Here the finger goes on as it went between its last two
  /// samples, for one frame. Each event has estimates of its own; a touch that has not moved has
  /// none, nor has one that is neither a finger nor a pencil on the screen (D065).
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

  /// The places of a touch in the window at the moments that were folded into this event.
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
