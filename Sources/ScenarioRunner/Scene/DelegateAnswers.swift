import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// The answers in the lines under a recognizer or an interaction.
struct DelegateAnswers {
  private unowned(unsafe) let scene: LiveScene
  private let answers: [DelegateAnswer]

  /// Takes the answers of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    answers = element.delegateAnswers
  }

  /// Returns whether a line answers a question.
  func contain(_ question: DelegateQuestion) -> Bool {
    answers.contains { $0.question == question }
  }

  /// Returns the answer of the first line that's about an object and whose condition holds.
  func first(
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
