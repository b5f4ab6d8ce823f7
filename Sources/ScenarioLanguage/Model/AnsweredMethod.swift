package import TouchEngine

/// A method that returns a Boolean value that a setup can determine; the raw value is the word in a
/// setup, which is UIKit's name without argument labels.
package enum AnsweredMethod: String, CaseIterable, Sendable {
  /// Whether a control tracks a touch.
  case beginTracking
  /// Whether a responder can become the first responder.
  case canBecomeFirstResponder
  /// Whether a responder can resign as the first responder.
  case canResignFirstResponder
  /// Whether a control continues to track a touch.
  case continueTracking
  /// Whether a recognizer can begin and cancel the touches of a view.
  case gestureRecognizerShouldBegin
  /// Whether another recognizer must wait for this one to fail.
  case shouldBeRequiredToFailBy
  /// Whether a recognizer receives an event, or a scroll view's recognizer receives a touch.
  case shouldReceive
  /// Whether a scroll view's recognizer can recognize at the same time as another one.
  case shouldRecognizeSimultaneouslyWith
  /// Whether a recognizer must wait for another one to fail.
  case shouldRequireFailureOf
  /// Whether a scroll view's content receives new touches.
  case touchesShouldBegin
  /// Whether a drag can cancel touches in a scroll view's content.
  case touchesShouldCancel

  /// The kinds of objects that the question is about, which is empty when it isn't about any.
  package var others: [ObjectKind] {
    switch self {
    case .beginTracking, .canBecomeFirstResponder, .canResignFirstResponder, .continueTracking,
      .shouldReceive:
      []
    case .gestureRecognizerShouldBegin, .shouldBeRequiredToFailBy,
      .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf:
      .recognizers
    case .touchesShouldBegin, .touchesShouldCancel: .views
    }
  }

  /// Whether a class has the method.
  package func isMethod(of elementClass: ClassDescription) -> Bool {
    switch self {
    case .beginTracking, .continueTracking: elementClass.isControl
    case .canBecomeFirstResponder, .canResignFirstResponder: elementClass.kind.isResponder
    case .gestureRecognizerShouldBegin: [.view, .window].contains(elementClass.kind)
    case .shouldBeRequiredToFailBy, .shouldReceive, .shouldRequireFailureOf:
      elementClass.kind == .recognizer && !elementClass.isInteraction || elementClass.isScrollView
    case .shouldRecognizeSimultaneouslyWith: elementClass.isScrollView
    case .touchesShouldBegin, .touchesShouldCancel: elementClass.isScrollView
    }
  }
}
