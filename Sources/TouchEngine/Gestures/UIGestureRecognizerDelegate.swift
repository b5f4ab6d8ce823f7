/// An object that has a say in what a recognizer does.
///
/// Every question has UIKit's default as its answer.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether the delegate has a method of its own for a question; one that has not is not
  /// asked, and nothing is written down. The default is that it has all.
  ///
  /// In UIKit the methods are optional and the question is `responds(to:)` of the object.
  func responds(to question: UIGestureRecognizerQuestion) -> Bool

  /// Asks whether a recognizer may leave `possible` (G012); the default is yes.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asks whether a recognizer wants the touches of an event, once for each sequence of touches and
  /// before any of them (G044); the default is yes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Asks whether a recognizer wants a new touch at all (G043); the default is yes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Asks whether a recognizer wants a new press at all (G184); the default is yes.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool

  /// Asks whether two recognizers may recognize at the same time; one yes is enough (G085). The
  /// default is no.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks whether a recognizer must wait for another one to fail (G104); the default is no.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks whether another recognizer must wait for this one to fail (G104); the default is no.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

/// What the delegate of a recognizer can be asked.
public enum UIGestureRecognizerQuestion: UInt8, CaseIterable, Sendable {
  /// Whether a recognizer may leave `possible`.
  case shouldBegin
  /// Whether a recognizer wants the touches of an event.
  case shouldReceiveEvent
  /// Whether a recognizer wants a new touch.
  case shouldReceiveTouch
  /// Whether a recognizer wants a new press.
  case shouldReceivePress
  /// Whether two recognizers may recognize at the same time.
  case shouldRecognizeSimultaneously
  /// Whether a recognizer must wait for another one to fail.
  case shouldRequireFailure
  /// Whether another recognizer must wait for this one to fail.
  case shouldBeRequiredToFail
}

extension UIGestureRecognizer {
  /// Returns the delegate, if it has a method for a question.
  final func delegate(
    for question: UIGestureRecognizerQuestion
  ) -> (any UIGestureRecognizerDelegate)? {
    guard let delegate, delegate.responds(to: question) else { return nil }
    // What stands in for a scroll view's methods does so for those that it has as a delegate.
    if let scrollView = actingOwner as? UIScrollView, scrollView.swizzling != nil,
      delegate as AnyObject === scrollView
    {
      return UIScrollViewRecognizerDelegate(scrollView)
    }
    return delegate
  }
}

extension UIGestureRecognizerDelegate {
  /// Answers yes.
  public func responds(to question: UIGestureRecognizerQuestion) -> Bool { true }

  /// Answers yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Answers yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  /// Answers yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Answers yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// Answers no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Answers no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Answers no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
