/// The methods that replace methods of a single object, as swizzling does in the Objective-C
/// runtime: to log them, or to change what they do, without a subclass.
///
/// When the system or another UIKit object calls a method, the replacement is called first, with
/// the original as a closure. A call that an app writes itself reaches the original directly. The
/// default implementations call the original.
public protocol UIResponderSwizzling: AnyObject {
  /// Replaces `hitTest(_:with:)` of a view; the point is in the view's coordinates.
  func hitTest(
    _ view: UIView, _ point: CGPoint, with event: UIEvent?, original: () -> UIView?
  ) -> UIView?

  /// Replaces `point(inside:with:)` of a view; the point is in the view's coordinates.
  func point(
    inside point: CGPoint, of view: UIView, with event: UIEvent?, original: () -> Bool
  ) -> Bool

  /// Replaces the touch method of a phase.
  func touches(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, of responder: UIResponder,
    with event: UIEvent?, original: () -> Void)

  /// Replaces the press method of a phase.
  func presses(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, of responder: UIResponder,
    with event: UIPressesEvent?, original: () -> Void)

  /// Replaces the motion method of a phase.
  func motion(
    _ phase: UIPress.Phase, of responder: UIResponder, with event: UIEvent?,
    original: () -> Void)

  /// Replaces a method that returns a Boolean value, about a view, a recognizer, a touch, or
  /// nothing; `recognizer` asks a responder as its delegate. A scroll view is the delegate of its
  /// pan and its pinch (G210).
  func answer(
    _ method: AnsweredMethod, of responder: UIResponder, for recognizer: UIGestureRecognizer?,
    about other: AnyObject?, original: () -> Bool
  ) -> Bool
}

extension UIResponderSwizzling {
  /// Calls the original.
  public func hitTest(
    _ view: UIView, _ point: CGPoint, with event: UIEvent?, original: () -> UIView?
  ) -> UIView? {
    original()
  }

  /// Calls the original.
  public func point(
    inside point: CGPoint, of view: UIView, with event: UIEvent?, original: () -> Bool
  ) -> Bool {
    original()
  }

  /// Calls the original.
  public func touches(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, of responder: UIResponder,
    with event: UIEvent?, original: () -> Void
  ) {
    original()
  }

  /// Calls the original.
  public func presses(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, of responder: UIResponder,
    with event: UIPressesEvent?, original: () -> Void
  ) {
    original()
  }

  /// Calls the original.
  public func motion(
    _ phase: UIPress.Phase, of responder: UIResponder, with event: UIEvent?,
    original: () -> Void
  ) {
    original()
  }

  /// Calls the original.
  public func answer(
    _ method: AnsweredMethod, of responder: UIResponder, for recognizer: UIGestureRecognizer?,
    about other: AnyObject?, original: () -> Bool
  ) -> Bool {
    original()
  }
}

/// The methods that replace methods of a single recognizer, as swizzling does.
public protocol UIGestureRecognizerSwizzling: AnyObject {
  /// Replaces a method that returns a Boolean value, about another recognizer or nothing.
  func answer(
    _ method: AnsweredMethod, of recognizer: UIGestureRecognizer,
    about other: UIGestureRecognizer?, original: () -> Bool
  ) -> Bool
}

extension UIResponder {
  /// Calls the touch method of a phase, or its replacement.
  final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    guard let swizzling else { return call(phase, touches, with: event) }
    swizzling.touches(phase, touches, of: self, with: event) {
      call(phase, touches, with: event)
    }
  }

  @inline(__always)
  private final func call(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIView {
  /// Calls `hitTest(_:with:)`, or its replacement.
  @inline(__always)
  final func ask(hitTest point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let swizzling else { return hitTest(point, with: event) }
    return swizzling.hitTest(self, point, with: event) { hitTest(point, with: event) }
  }

  /// Calls `point(inside:with:)`, or its replacement.
  @inline(__always)
  package final func ask(pointInside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let swizzling else { return self.point(inside: point, with: event) }
    return swizzling.point(inside: point, of: self, with: event) {
      self.point(inside: point, with: event)
    }
  }
}

extension UIGestureRecognizer {
  /// Calls a method that returns a Boolean value, or its replacement; returns `nil` when UIKit
  /// doesn't ask.
  final func ask(
    _ method: AnsweredMethod, about other: UIGestureRecognizer? = nil, _ original: () -> Bool
  ) -> Bool? {
    guard asks(by: method.rule) else { return nil }
    return swizzling?.answer(method, of: self, about: other, original: original) ?? original()
  }
}

extension UIResponder {
  /// Calls a method that returns a Boolean value, or its replacement.
  final func ask(
    _ method: AnsweredMethod, about other: AnyObject? = nil, _ original: () -> Bool
  ) -> Bool {
    swizzling?.answer(method, of: self, for: nil, about: other, original: original) ?? original()
  }
}
