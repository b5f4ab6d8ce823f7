/// A recognizer of a pointer that hovers over its view: the gesture begins when the pointer enters,
/// changes when it moves, and ends when it leaves or its button is pressed.
///
/// A phone has no pointer, so the recognizer stays possible and never acts (G181). It prevents no
/// recognizer, and no recognizer prevents it; what UIKit does in this case isn't published.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIHoverGestureRecognizer" }

  /// Refuses all touches: a finger on the screen doesn't hover, and a hovering pointer isn't a
  /// touch yet.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Handles a pointer that has entered, moved, or left (D042).
  final func hover(_ phase: UITouch.Phase) {
    switch phase {
    case .regionEntered: state = .began
    case .regionMoved: state = .changed
    case .regionExited: state = .ended
    case .began, .moved, .stationary, .ended, .cancelled: break
    }
  }
}

extension ClassDescription {
  /// A recognizer of a hovering pointer.
  package static let hoverGestureRecognizer = ClassDescription(
    "UIHoverGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    subjects: .hoverRecognizers,
    instances: .init { UIHoverGestureRecognizer() })
}
