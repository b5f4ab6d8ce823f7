public import TouchEngine

/// A recognizer of a tap whose class decides, by numbers of taps, which other recognizers of its
/// class it prevents; a discrete gesture.
///
/// The number is only what the class compares: the gesture itself is always the first tap of one
/// finger. So two of these recognizers finish in the same event, and the rule alone decides whether
/// one prevents the other.
open class CountedTapGestureRecognizer: UIGestureRecognizer {
  /// The numbers that the class compares with its own number of taps.
  public enum Comparison: String, CaseIterable, Sendable, WordedValue {
    /// The other recognizer's number of taps, as UIKit's own taps do (G134).
    case taps
    /// The number of fingers that the other recognizer has at the moment.
    case touches

    package var word: String { rawValue }
  }

  open override var className: String { "CountedTapGestureRecognizer" }

  /// The number of taps that the class compares.
  public var numberOfTapsRequired = 1

  /// The number of the other recognizer that the class compares with `numberOfTapsRequired`.
  public var compares = Comparison.taps

  /// Doesn't prevent a recognizer of this class whose number is greater.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? CountedTapGestureRecognizer else {
      return true
    }
    switch compares {
    case .taps: return other.numberOfTapsRequired <= numberOfTapsRequired
    case .touches: return other.numberOfTouches <= numberOfTapsRequired
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // UIKit sets the count to 0 when a finger has moved too far to be part of a tap.
    if touches.first?.tapCount != 1 { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = touches.first?.tapCount == 1 ? .recognized : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}

extension ClassDescription {
  /// The example recognizer of taps with a rule for its class.
  package static let countedTapGestureRecognizer = ClassDescription(
    "CountedTapGestureRecognizer", .recognizer, inherits: .gestureRecognizer, isDiscrete: true,
    instances: .init { CountedTapGestureRecognizer() },
    properties: [
      .typed(
        "numberOfTapsRequired", "The number of taps that the class compares.", .count(0...1_000),
        get: { (tap: CountedTapGestureRecognizer) in tap.numberOfTapsRequired },
        set: { $0.numberOfTapsRequired = $1 }),
      .typed(
        "compares",
        "What the class compares with its own number of taps: the other's 'taps' or 'touches'.",
        get: { (tap: CountedTapGestureRecognizer) in tap.compares }, set: { $0.compares = $1 }),
    ])
}
