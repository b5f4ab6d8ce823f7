import TouchEngine

// Gestures on views. Each begins at a point of the view, or for `nil`, at the center of the part
// that's visible.
extension TestScreen {
  /// Taps a view once or more, with fingers side by side.
  public func tap(
    _ view: UIView, at point: CGPoint? = nil, count: Int = 1, fingers: Int = 1
  ) throws(TestScreenError) {
    tap(at: try location(of: point, in: view), count: count, fingers: fingers)
  }

  /// Touches a view for a time, in seconds, without moving.
  public func press(
    _ view: UIView, at point: CGPoint? = nil, for seconds: Double, fingers: Int = 1
  ) throws(TestScreenError) {
    press(at: try location(of: point, in: view), for: seconds, fingers: fingers)
  }

  /// Drags from a point of a view, by distances to the right and down, by default within a quarter of a second.
  public func drag(
    _ view: UIView, from point: CGPoint? = nil, byX x: Double, y: Double,
    over seconds: Double? = nil, fingers: Int = 1
  ) throws(TestScreenError) {
    let start = try location(of: point, in: view)
    let end = CGPoint(x: start.x + x, y: start.y + y)
    drag(from: start, to: end, over: seconds, fingers: fingers)
  }

  /// Drags one finger from point to point of a view, as for a check mark or a letter, by default within a quarter of a second.
  public func drag(
    _ view: UIView, along points: [CGPoint], over seconds: Double? = nil
  ) throws(TestScreenError) {
    var onScreen: [CGPoint] = []
    for point in points { onScreen.append(try location(of: point, in: view)) }
    drag(along: onScreen, over: seconds)
  }

  /// Drags quickly over a view by 100 points.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on view: UIView, from point: CGPoint? = nil,
    fingers: Int = 1
  ) throws(TestScreenError) {
    swipe(direction, from: try location(of: point, in: view), fingers: fingers)
  }

  /// Moves two fingers on a view apart or together, by a factor, by default within 0.3 seconds.
  public func pinch(
    _ view: UIView, around point: CGPoint? = nil, scale: Double, over seconds: Double? = nil
  ) throws(TestScreenError) {
    pinch(around: try location(of: point, in: view), scale: scale, over: seconds)
  }

  /// Turns two fingers on a view around a point, by an angle in radians, clockwise if it's positive, by default within 0.3 seconds.
  public func rotate(
    _ view: UIView, around point: CGPoint? = nil, angle: Double, over seconds: Double? = nil
  ) throws(TestScreenError) {
    rotate(around: try location(of: point, in: view), angle: angle, over: seconds)
  }
}
