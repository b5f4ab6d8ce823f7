import TouchEngine

// Gestures at points on the screen. Each begins now, takes its time, and ends with a lift.
extension TestScreen {
  /// Taps once or more, with fingers side by side.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    perform(hand.tap(at: point, count: count, fingers: fingers))
  }

  /// Touches for a time, in seconds, without moving.
  public func press(at point: CGPoint, for seconds: Double, fingers: Int = 1) {
    perform(hand.press(at: point, for: VirtualTime(seconds: seconds), fingers: fingers))
  }

  /// Drags from one point to another, in a straight line, by default within a quarter of a second.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: Double? = nil, fingers: Int = 1
  ) {
    let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
    perform(hand.drag(from: start, by: distance, over: time(seconds), fingers: fingers))
  }

  /// Drags one finger from point to point, as for a check mark or a letter, by default within a quarter of a second.
  public func drag(along points: [CGPoint], over seconds: Double? = nil) {
    perform(hand.drag(along: points, over: time(seconds)))
  }

  /// Drags quickly by 100 points.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, from point: CGPoint, fingers: Int = 1
  ) {
    perform(hand.swipe(from: point, direction, fingers: fingers))
  }

  /// Moves two fingers apart or together, by a factor, by default within 0.3 seconds.
  public func pinch(around point: CGPoint, scale: Double, over seconds: Double? = nil) {
    perform(hand.pair(around: point, scale: scale, over: time(seconds)))
  }

  /// Turns two fingers around a point, by an angle in radians, clockwise if it's positive, by default within 0.3 seconds.
  public func rotate(around point: CGPoint, angle: Double, over seconds: Double? = nil) {
    perform(hand.pair(around: point, angle: angle, over: time(seconds)))
  }

  /// Performs a gesture with fingers that are up.
  ///
  /// - Precondition: Of the ten fingers, enough are up.
  public func perform(_ gesture: HandGesture) {
    let free = Array((1...10).filter { fingers[$0] == nil }.prefix(gesture.fingers))
    precondition(free.count == gesture.fingers, "not enough fingers are up")
    let clock = application.clock
    startTracing()
    for index in 0..<gesture.count {
      if index > 0 { clock.advance(by: hand.doubleTapGap) }
      let begin = clock.now
      send(
        free.enumerated().map {
          HIDEvent.Finger($1, .touch, at: gesture.location(ofFinger: $0, at: 0))
        })
      for report in gesture.moves ? hand.reports(over: gesture.duration) : [] {
        clock.advance(to: begin + report.offset)
        send(
          free.enumerated().compactMap {
            // A cancellation may have ended the touch.
            guard fingers[$1] != nil else { return nil }
            let point = gesture.location(ofFinger: $0, at: report.part)
            return self.report(of: $1, .move, at: point)
          })
      }
      clock.advance(to: begin + gesture.duration)
      send(free.compactMap { fingers[$0] == nil ? nil : report(of: $0, .lift) })
    }
  }

  private func time(_ seconds: Double?) -> VirtualTime? {
    seconds.map { VirtualTime(seconds: $0) }
  }
}
