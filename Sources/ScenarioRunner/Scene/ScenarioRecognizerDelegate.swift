import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// A delegate that gives the answers in the lines under a recognizer, and UIKit's defaults
/// otherwise.
final class ScenarioRecognizerDelegate: UIGestureRecognizerDelegate {
  private unowned(unsafe) let scene: LiveScene
  private let answers: [DelegateAnswer]

  /// Creates the delegate of a recognizer.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    answers = element.delegateAnswers
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
    return answers.contains { $0.question == wanted }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(to: .shouldBegin, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer(to: .shouldReceive, of: gestureRecognizer, touch: touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    answer(to: .shouldReceiveEvent, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    answer(to: .shouldReceivePress, of: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRecognizeSimultaneously, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldRequireFailure, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answer(to: .shouldBeRequiredToFail, of: gestureRecognizer, about: otherGestureRecognizer)
      ?? false
  }

  /// Returns the answer of the first line that's about an object and whose condition holds.
  private func answer(
    to question: DelegateQuestion, of recognizer: UIGestureRecognizer, touch: UITouch? = nil,
    about other: UIGestureRecognizer? = nil
  ) -> Bool? {
    let asked = AnswerContext(
      touch: touch, recognizer: recognizer, other: other, space: recognizer.view)
    for answer in answers where answer.question == question {
      guard answer.others.matches(other?.name ?? "") else { continue }
      guard let condition = answer.condition else { return answer.answer }
      guard condition.holds(for: asked, in: scene) else { continue }
      scene.recorder?.explain(Reason(.delegate, [scene.source[answer.range]]))
      return answer.answer
    }
    return nil
  }
}
