/// The methods through which a delegate influences a recognizer's behavior.
///
/// Every method's default implementation returns UIKit's default.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the delegate implements the method for a question; if it doesn't, it isn't
  /// asked, and nothing is recorded. By default, it implements all of them.
  ///
  /// In UIKit, the methods are optional, and `responds(to:)` tells which ones the object
  /// implements.
  func responds(to question: UIGestureRecognizerQuestion) -> Bool

  /// Asks the delegate whether a recognizer can leave `possible` (G012); `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asks the delegate whether a recognizer wants the touches of an event, once for each sequence
  /// of touches and before any of them (G044); `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Asks the delegate whether a recognizer wants a new touch at all (G043); `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Asks the delegate whether a recognizer wants a new press at all (G184); `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Asks the delegate whether two recognizers can recognize at the same time; one `true` is enough
  /// (G085). `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether a recognizer must wait for another to fail (G104); `false` by
  /// default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks the delegate whether another recognizer must wait for this one to fail (G104); `false` by
  /// default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

/// The questions that a recognizer can ask its delegate.
public enum UIGestureRecognizerQuestion: UInt8, CaseIterable, Sendable {
  /// Whether a recognizer can leave `possible`.
  case shouldBegin
  /// Whether a recognizer wants the touches of an event.
  case shouldReceiveEvent
  /// Whether a recognizer wants a new touch.
  case shouldReceiveTouch
  /// Whether a recognizer wants a new press.
  case shouldReceivePress
  /// Whether two recognizers can recognize at the same time.
  case shouldRecognizeSimultaneously
  /// Whether a recognizer must wait for another to fail.
  case shouldRequireFailure
  /// Whether another recognizer must wait for this one to fail.
  case shouldBeRequiredToFail
}

extension UIGestureRecognizer {
  /// Returns the delegate, if UIKit asks the question and the delegate implements its method.
  final func delegate(
    for question: UIGestureRecognizerQuestion
  ) -> (any UIGestureRecognizerDelegate)? {
    guard let delegate, delegate.responds(to: question), asks(by: question.rule) else { return nil }
    // An object that replaces a scroll view's methods also replaces its delegate methods.
    if let scrollView = actingOwner as? UIScrollView, scrollView.swizzling != nil,
      delegate as AnyObject === scrollView
    {
      return UIScrollViewRecognizerDelegate(scrollView)
    }
    return delegate
  }
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func responds(to question: UIGestureRecognizerQuestion) -> Bool { true }

  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
