package import TouchEngine

/// A method that answers yes or no, for which a scene can give the answer; the raw value is the word
/// in a scene, which is UIKit's name without the argument labels.
package enum AnsweredMethod: String, CaseIterable, Sendable {
  /// Whether a control tracks a touch.
  case beginTracking
  /// Whether a responder may become the first one.
  case canBecomeFirstResponder
  /// Whether a responder may cease to be the first one.
  case canResignFirstResponder
  /// Whether a control goes on tracking.
  case continueTracking
  /// Whether a recognizer may take the touches of a view.
  case gestureRecognizerShouldBegin
  /// Whether another recognizer must wait for a recognizer.
  case shouldBeRequiredToFailBy
  /// Whether a recognizer wants an event at all; whether that of a scroll view wants a touch.
  case shouldReceive
  /// Whether the recognizer of a scroll view may succeed together with another one.
  case shouldRecognizeSimultaneouslyWith
  /// Whether a recognizer must wait for another one.
  case shouldRequireFailureOf
  /// Whether some content of a scroll view may have new touches.
  case touchesShouldBegin
  /// Whether a drag may take touches from some content of a scroll view.
  case touchesShouldCancel

  /// The kinds of things that the question is about; none when it is about nothing.
  var others: [ObjectKind] {
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
      elementClass.kind == .recognizer || elementClass.isScrollView
    case .shouldRecognizeSimultaneouslyWith: elementClass.isScrollView
    case .touchesShouldBegin, .touchesShouldCancel: elementClass.isScrollView
    }
  }
}
