/// A control with segments of equal width, of which one is selected.
open class UISegmentedControl: UIControl {
  open override var className: String { "UISegmentedControl" }

  /// The number of segments.
  public final var numberOfSegments = 2

  /// The number of the selected segment from zero, or -1 for none; setting it calls no target.
  public final var selectedSegmentIndex = -1

  /// A change of the value is what a segmented control is for.
  open override var primaryEvent: Event { .valueChanged }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch, numberOfSegments > 0, bounds.width > 0 else { return }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    // A finger may be far outside of a control that is hardly wide.
    let place = max(0, part * Double(numberOfSegments))
    let index = place < Double(numberOfSegments) ? Int(place) : numberOfSegments - 1
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    send(.valueChanged, event)
  }

  /// Refuses a single tap to recognizers of views around it (D137).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
