extension UITouch {
  /// The greatest force that a touch can have, 1 being an ordinary finger; what the device can feel
  /// decides.
  public var maximumPossibleForce: Double {
    (window?.application?.behavior ?? UIKitBehavior()).maximumPossibleForce
  }

  /// Returns the exact place in the coordinates of a view, or of the window for `nil`, in points.
  ///
  /// UIKit may round what `location(in:)` answers; here both are the same. Either moves the touch
  /// (D044).
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the exact place before the last change in the coordinates of a view, or of the window
  /// for `nil`, in points.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the touch is in the part of its window outside the safe area (D061).
  var isOutsideSafeArea: Bool {
    guard let window, window.safeAreaInsets != .zero else { return false }
    let insets = window.safeAreaInsets
    let bounds = window.bounds
    return windowLocation.x < bounds.minX + insets.left
      || windowLocation.y < bounds.minY + insets.top
      || windowLocation.x >= bounds.maxX - insets.right
      || windowLocation.y >= bounds.maxY - insets.bottom
  }

  /// Takes over what a report says about how hard a finger presses and how it is turned.
  ///
  /// - Returns: whether that has changed (D044).
  func takePressure(of finger: HIDEvent.Finger) -> Bool {
    guard finger.force != force || finger.rollAngle != rollAngle else { return false }
    let oldForce = force
    let oldAngle = rollAngle
    if finger.force.isFinite { force = max(0, min(finger.force, maximumPossibleForce)) }
    if finger.rollAngle.isFinite { rollAngle = finger.rollAngle }
    return force != oldForce || rollAngle != oldAngle
  }

  /// Returns a touch of its own that tells of one moment of this one.
  func sample(
    at location: CGPoint, after previous: CGPoint, _ time: VirtualTime, _ phase: Phase
  ) -> UITouch {
    guard let window else { return self }
    let sample = UITouch(
      finger: finger, type: type, serial: serial, time: time, window: window, location: location)
    sample.previousWindowLocation = previous
    sample.phase = phase
    sample.view = view
    sample.tapCount = tapCount
    sample.force = force
    sample.rollAngle = rollAngle
    return sample
  }
}
