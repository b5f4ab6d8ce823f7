extension UITouch {
  /// The maximum force that a touch can have, where 1 is an ordinary finger; it depends on the
  /// device.
  public var maximumPossibleForce: Double {
    (window?.application?.behavior ?? UIKitBehavior()).maximumPossibleForce
  }

  /// Returns the exact location in the coordinates of a view, or of the window for `nil`, in
  /// points.
  ///
  /// UIKit may round the result of `location(in:)`; here both are the same. A change of either
  /// moves the touch (D044).
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the exact location before the last change in the coordinates of a view, or of the
  /// window for `nil`, in points.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Whether the touch is in the part of its window outside the safe area (D061).
  var isOutsideSafeArea: Bool {
    guard let window, window.safeAreaInsets != .zero, window.follows(.safeAreaCounts) else {
      return false
    }
    let insets = window.safeAreaInsets
    let bounds = window.bounds
    return windowLocation.x < bounds.minX + insets.left
      || windowLocation.y < bounds.minY + insets.top
      || windowLocation.x >= bounds.maxX - insets.right
      || windowLocation.y >= bounds.maxY - insets.bottom
  }

  /// Adopts what a report says about the finger's pressure and a pencil's roll.
  ///
  /// - Returns: Whether either has changed (D044).
  func takePressure(of finger: HIDEvent.Finger) -> Bool {
    guard finger.force != force || finger.rollAngle != rollAngle else { return false }
    let oldForce = force
    let oldAngle = rollAngle
    if finger.force.isFinite { force = max(0, min(finger.force, maximumPossibleForce)) }
    if finger.rollAngle.isFinite { rollAngle = finger.rollAngle }
    return force != oldForce || rollAngle != oldAngle
  }

  /// Returns a separate touch that describes one moment of this one.
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
