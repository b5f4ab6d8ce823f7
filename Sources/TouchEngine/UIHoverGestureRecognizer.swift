/// Recognizes a pointer that hovers; on a phone there is none, so it stays possible and never acts
/// (G181).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIHoverGestureRecognizer" }

  /// Wants no touches: a finger on the glass does not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
