/// Recognizes a pointer that hovers over its view: it begins when the pointer comes, changes when it
/// moves, and ends when it goes or its button is pressed.
///
/// On a phone there is no pointer, so it stays possible and never acts (G181). It prevents nobody and
/// is prevented by nobody; what UIKit does about that is not published.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override var className: String { "UIHoverGestureRecognizer" }

  /// Wants no touches: a finger on the glass does not hover, and a pointer that hovers is none yet.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Takes note that the pointer has come, moved or gone (D042).
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
  /// A recognizer of a pointer that hovers.
  package static let hoverGestureRecognizer = ClassDescription(
    "UIHoverGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { UIHoverGestureRecognizer() })
}
