/// A control with segments of equal width, of which one is selected.
open class UISegmentedControl: UIControl {
  open override var className: String { "UISegmentedControl" }

  override var appearance: ViewAppearance? {
    ViewAppearance(
      .segmentedControl, isEnabled: isEnabled, value: Double(selectedSegmentIndex),
      count: numberOfSegments)
  }

  /// The number of segments; when the selected one is removed, none is selected.
  public final var numberOfSegments = 2 {
    didSet { if selectedIndex >= numberOfSegments { selectedIndex = -1 } }
  }

  private var selectedIndex = -1

  /// The index of the selected segment from zero, or -1 for none; setting it calls no target.
  ///
  /// What UIKit does with the index of a nonexistent segment isn't documented; here it has no
  /// effect.
  public final var selectedSegmentIndex: Int {
    get { selectedIndex }
    set { if newValue >= -1, newValue < numberOfSegments { selectedIndex = newValue } }
  }

  /// A segmented control's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  // MARK: Touches

  // A segmented control replaces the touch methods of a control: it tracks nothing and sends no event
  // of touches (D282).

  /// The finger that chooses a segment.
  private final var choosingTouch: UITouch?

  /// The segment that's selected when that finger lifts.
  private final var highlightedIndex = -1

  /// Whether the finger came down on the selected segment, and moves the selection wherever it goes
  /// (D283).
  private final var movesSelection = false

  override var isLit: Bool { isHighlighted || choosingTouch != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard canTrack, follows(.segmentedControlsTrackNothing) else {
      return super.touchesBegan(touches, with: event)
    }
    guard choosingTouch == nil, let touch = firstToTrack(of: touches) else { return }
    choosingTouch = touch
    highlightedIndex = segment(closestTo: touch)
    movesSelection =
      highlightedIndex == selectedSegmentIndex && follows(.selectedSegmentsAreDragged)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = choosingTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    if movesSelection || isNear(touch) { highlightedIndex = segment(closestTo: touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = choosingTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    choosingTouch = nil
    if movesSelection || isNear(touch) { select(highlightedIndex, event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = choosingTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    choosingTouch = nil
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside, let touch { select(segment(closestTo: touch), event) }
  }

  /// Selects a segment for a finger, and tells targets if it's another one.
  private final func select(_ index: Int, _ event: UIEvent?) {
    guard index >= 0, index != selectedSegmentIndex, index < numberOfSegments else { return }
    selectedSegmentIndex = index
    send(.valueChanged, event)
  }

  /// Returns the index of the segment that's closest to a finger, or -1 if there's none.
  private final func segment(closestTo touch: UITouch) -> Int {
    guard numberOfSegments > 0, bounds.width > 0 else { return -1 }
    let part = (touch.location(in: self).x - bounds.minX) / bounds.width
    // A finger may be far outside a very narrow control.
    let place = max(0, part * Double(numberOfSegments))
    return place < Double(numberOfSegments) ? Int(place) : numberOfSegments - 1
  }

  /// Prevents recognizers of its ancestors from recognizing a single tap (D137) or a pan in any
  /// direction, whether or not the control tracks a finger by then (D278).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && !isPan(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private final func isPan(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isAround(recognizer), let pan = recognizer as? UIPanGestureRecognizer,
      pan.numberOfTouches <= 1, follows(.segmentedControlsKeepPans)
    else { return false }
    window?.application?.recorder?.explain(Reason(.controlKeepsPans), fact: "D278")
    return true
  }
}

extension ClassDescription {
  /// A control with segments, of which one is selected.
  package static let segmentedControl = ClassDescription(
    "UISegmentedControl", .view, inherits: .control, instances: .init { UISegmentedControl() },
    properties: [
      .typed(
        "numberOfSegments", "The number of segments.", .count(1...100), .always, .comesFirst,
        get: { (control: UISegmentedControl) in control.numberOfSegments },
        set: { $0.numberOfSegments = $1 }),
      .typed(
        "selectedSegmentIndex", "The number of the selected segment, from zero, or -1 for none.",
        .count(-1...100),
        get: { (control: UISegmentedControl) in control.selectedSegmentIndex },
        set: { $0.selectedSegmentIndex = $1 },
        choosingFrom: { control in control.numberOfSegments }),
    ])
}
