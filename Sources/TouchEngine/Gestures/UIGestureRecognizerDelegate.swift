/// The methods through which a delegate influences a recognizer's behavior.
///
/// Every method's default implementation returns UIKit's default.
public protocol UIGestureRecognizerDelegate: AnsweringObject {
  /// Returns whether the delegate implements a method; if it doesn't, it isn't asked, and
  /// nothing is recorded. By default, it implements all of them.
  ///
  /// In UIKit, the methods are optional, and `responds(to:)` tells which ones the object
  /// implements.
  func responds(to method: AnsweredMethod) -> Bool

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

extension AnsweredMethod {
  /// The methods of a recognizer's delegate.
  static let ofGestureRecognizerDelegates = [
    shouldBeRequiredToFailBy, shouldBegin, shouldReceiveTouch, shouldReceiveEvent,
    shouldReceivePress, shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf,
  ]

  /// Whether a recognizer can leave `possible`.
  public static let shouldBegin = AnsweredMethod(
    "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
    of: "UIGestureRecognizerDelegate", "shouldBegin", returns: .flag(usually: true),
    given: [.location, .motion])

  /// Whether a recognizer wants the touches of an event.
  public static let shouldReceiveEvent = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) \
    -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldReceive", with: "event",
    returns: .flag(usually: true),
    by: .eventIsAskedAbout)

  /// Whether a recognizer wants a new touch.
  public static let shouldReceiveTouch = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) \
    -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldReceive", with: "touch",
    returns: .flag(usually: true),
    given: [.touch, .location], by: .shouldReceiveIsAsked)

  /// Whether a recognizer wants a new press.
  public static let shouldReceivePress = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) \
    -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldReceive", with: "press",
    returns: .flag(usually: true))

  /// Whether two recognizers can recognize at the same time.
  public static let shouldRecognizeSimultaneouslyWith = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, \
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldRecognizeSimultaneouslyWith",
    about: .recognizer, returns: .flag(usually: false), given: [.other, .location, .motion],
    by: .delegatesAllowBoth)

  /// Whether a recognizer must wait for another to fail; UIKit asks when the first touch arrives,
  /// before anything has moved.
  public static let shouldRequireFailureOf = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, \
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldRequireFailureOf", about: .recognizer,
    returns: .flag(usually: false), given: .other, by: .wishesAreAsked)

  /// Whether another recognizer must wait for this one to fail.
  public static let shouldBeRequiredToFailBy = AnsweredMethod(
    """
    gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, \
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    """, of: "UIGestureRecognizerDelegate", "shouldBeRequiredToFailBy", about: .recognizer,
    returns: .flag(usually: false), given: .other, by: .wishesAreAsked)
}

extension UIGestureRecognizer {
  /// Returns the delegate, if UIKit calls a method and the delegate implements it.
  final func delegate(for method: AnsweredMethod) -> (any UIGestureRecognizerDelegate)? {
    guard let delegate, delegate.responds(to: method), asks(by: method.rule) else { return nil }
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
  public func responds(to method: AnsweredMethod) -> Bool { true }

  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    flag(.shouldBegin, for: gestureRecognizer)
  }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { flag(.shouldReceiveEvent, for: gestureRecognizer) }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { flag(.shouldReceiveTouch, for: gestureRecognizer, about: touch) }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { flag(.shouldReceivePress, for: gestureRecognizer) }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    flag(.shouldRecognizeSimultaneouslyWith, for: gestureRecognizer, about: otherGestureRecognizer)
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    flag(.shouldRequireFailureOf, for: gestureRecognizer, about: otherGestureRecognizer)
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    flag(.shouldBeRequiredToFailBy, for: gestureRecognizer, about: otherGestureRecognizer)
  }
}
