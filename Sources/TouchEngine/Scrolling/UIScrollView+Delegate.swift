/// A delegate that forwards the questions of a scroll view's own pan or pinch to the scroll view,
/// or to the replacement of its methods.
final class UIScrollViewRecognizerDelegate: UIGestureRecognizerDelegate {
  private let scrollView: UIScrollView

  /// Creates a delegate that asks a scroll view.
  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func responds(to method: AnsweredMethod) -> Bool { scrollView.responds(to: method) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    scrollView.ask(.gestureRecognizerShouldBegin, about: gestureRecognizer) {
      scrollView.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    scrollView.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ask(.shouldReceiveTouch, for: gestureRecognizer, about: touch) {
      scrollView.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    scrollView.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.shouldRecognizeSimultaneouslyWith, for: gestureRecognizer, about: otherGestureRecognizer) {
      scrollView.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.shouldRequireFailureOf, for: gestureRecognizer, about: otherGestureRecognizer) {
      scrollView.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(.shouldBeRequiredToFailBy, for: gestureRecognizer, about: otherGestureRecognizer) {
      scrollView.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  private func ask(
    _ method: AnsweredMethod, for recognizer: UIGestureRecognizer, about other: AnyObject,
    _ original: () -> Bool
  ) -> Bool {
    guard let swizzling = scrollView.swizzling else { return original() }
    return swizzling.answer(
      method, of: scrollView, for: recognizer, about: other, original: original)
  }
}
