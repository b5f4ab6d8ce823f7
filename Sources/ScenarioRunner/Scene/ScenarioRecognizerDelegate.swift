import ScenarioLanguage
import TouchEngine

/// A delegate that gives the answers written under a recognizer, and UIKit's own to all else.
final class ScenarioRecognizerDelegate: UIGestureRecognizerDelegate {
  private let answers: [DelegateAnswer]

  /// Creates the delegate of a recognizer.
  init(_ element: SceneElement) {
    answers = element.delegateAnswers
  }

  /// A question that no line answers is not asked.
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
    return answers.contains { $0.question == wanted }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(to: .shouldBegin, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer(to: .shouldReceive, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    answer(to: .shouldReceiveEvent, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    answer(to: .shouldReceivePress, about: nil) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRecognizeSimultaneously, about: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRequireFailure, about: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldBeRequiredToFail, about: otherGestureRecognizer) ?? false
  }

  private func answer(to question: DelegateQuestion, about other: UIGestureRecognizer?) -> Bool? {
    for answer in answers where answer.question == question {
      if answer.others.matches(other?.name ?? "") { return answer.answer }
    }
    return nil
  }
}
