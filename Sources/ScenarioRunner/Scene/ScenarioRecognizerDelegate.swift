import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// A delegate that gives the answers in the lines under a recognizer, and UIKit's defaults
/// otherwise.
final class ScenarioRecognizerDelegate: UIGestureRecognizerDelegate {
  private let answers: DelegateAnswers

  /// Creates the delegate of a recognizer.
  init(_ element: SceneElement, in scene: LiveScene) {
    answers = DelegateAnswers(element, in: scene)
  }

  /// A delegate isn't asked a question that no line answers.
  func responds(to question: UIGestureRecognizerQuestion) -> Bool {
    let wanted: DelegateQuestion
    switch question {
    case .shouldBegin: wanted = .shouldBegin
    case .shouldReceiveEvent: wanted = .shouldReceiveEvent
    case .shouldReceivePress: wanted = .shouldReceivePress
    case .shouldReceiveTouch: wanted = .shouldReceive
    case .shouldRecognizeSimultaneously: wanted = .shouldRecognizeSimultaneously
    case .shouldRequireFailure: wanted = .shouldRequireFailure
    case .shouldBeRequiredToFail: wanted = .shouldBeRequiredToFail
    }
    return answers.contain(wanted)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answers.first(to: .shouldBegin, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answers.first(to: .shouldReceive, of: gestureRecognizer, touch: touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    answers.first(to: .shouldReceiveEvent, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    answers.first(to: .shouldReceivePress, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answers.first(
      to: .shouldRecognizeSimultaneously, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answers.first(to: .shouldRequireFailure, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answers.first(to: .shouldBeRequiredToFail, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }
}
