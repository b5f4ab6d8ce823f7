import ScenarioLanguage
import TouchEngine

/// The delegate of a controller, which gives the answers in the lines under it.
final class ScenarioControllerDelegate: UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let answers: [ControllerDelegateAnswer]

  /// Creates the delegate of an element.
  init(_ element: SceneElement) {
    answers = element.controllerDelegateAnswers
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    for answer in answers
    where answer.question == .shouldSelect && answer.others.matches(viewController.traceName) {
      return answer.answer
    }
    return true
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    for answer in answers where answer.question == .presentationControllerShouldDismiss {
      return answer.answer
    }
    return true
  }
}
