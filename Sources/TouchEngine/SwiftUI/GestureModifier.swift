/// The modifier with which a gesture is attached to a view of SwiftUI, which decides which gesture
/// comes first (G307).
public enum GestureModifier: UInt8, Sendable, WordedValue {
  /// The gestures of the views inside come first.
  case gesture
  /// The gesture comes before the gestures of the views inside.
  case highPriorityGesture
  /// The gesture and others continue together.
  case simultaneousGesture

  package var word: String {
    switch self {
    case .gesture: "gesture"
    case .highPriorityGesture: "highPriorityGesture"
    case .simultaneousGesture: "simultaneousGesture"
    }
  }
}

/// A gesture of SwiftUI, which UIKit sees as a recognizer (G308).
///
/// A gesture has no delegate, and its action isn't called when it's canceled (G310).
open class SwiftUIGestureRecognizer: UIGestureRecognizer {
  /// The modifier with which the gesture is attached.
  public final var modifier = GestureModifier.gesture

  /// Creates a gesture that keeps no end of a touch from its view, as a printed one says (G308).
  public override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }

  /// The place from which the gesture competes: its own, or before iOS 18 the hosting view (G309).
  override var contender: UIView? {
    follows(.gesturesOfSwiftUIAreDeep) ? view : view?.nearest { $0 is UIHostingView } ?? view
  }

  override var isSilentWhenCancelled: Bool { follows(.cancelledGesturesOfSwiftUIAreSilent) }

  /// Leaves gestures alone that come first or continue together with this one (G307).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard follows(.modifiersDecide) else { return true }
    guard modifier != .simultaneousGesture else { return false }
    guard let other = preventedGestureRecognizer as? SwiftUIGestureRecognizer else { return true }
    return comesBefore(other)
  }

  /// Isn't prevented if it continues together with others, or comes before those inside (G307).
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard follows(.modifiersDecide) else { return true }
    // The other gesture of SwiftUI has already said whether it comes first.
    if preventingGestureRecognizer is SwiftUIGestureRecognizer { return true }
    switch modifier {
    case .gesture: return true
    case .simultaneousGesture: return false
    case .highPriorityGesture:
      return !isAround(preventingGestureRecognizer)
    }
  }

  private final func comesBefore(_ other: SwiftUIGestureRecognizer) -> Bool {
    switch (modifier, other.modifier) {
    case (_, .simultaneousGesture), (.simultaneousGesture, _): false
    case (.highPriorityGesture, .gesture): true
    case (.gesture, .highPriorityGesture): false
    case (.highPriorityGesture, .highPriorityGesture): !other.isAround(self)
    case (.gesture, .gesture): !isAround(other)
    }
  }

  /// Returns whether another recognizer belongs to a view inside this one's.
  private final func isAround(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let inner = other.view, inner !== view else { return false }
    return inner.isDescendant(of: view)
  }

  /// Fails, or cancels the gesture if it has begun.
  final func fail(_ reason: Reason, fact: String) {
    explain(reason, fact: fact)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(Reason(.touchesWereCancelled), fact: "G310")
  }

  /// Returns how far a finger is from a point of the window, in points.
  final func distance(of touches: Set<UITouch>, from start: CGPoint) -> CGFloat {
    touches.first?.windowLocation.distance(to: start) ?? 0
  }
}

extension ClassDescription {
  /// A gesture of SwiftUI.
  static func gesture(
    _ name: String, isDiscrete: Bool, _ make: @escaping @Sendable () -> SwiftUIGestureRecognizer,
    properties: [Property]
  ) -> ClassDescription {
    ClassDescription(
      name, .recognizer, inherits: .gestureRecognizer, isDiscrete: isDiscrete,
      instances: .init(make),
      properties: unchangeable + properties + [
        .typed(
          "modifier", "The modifier with which a gesture is attached to its view.",
          get: { (gesture: SwiftUIGestureRecognizer) in gesture.modifier },
          set: { $0.modifier = $1 })
      ])
  }
}
