/// Recognizes a pointer that hovers; on a phone there is none, so it stays possible and never acts
/// (G181).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIHoverGestureRecognizer" }
}
