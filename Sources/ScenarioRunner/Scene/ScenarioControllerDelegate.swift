import ScenarioLanguage
import TouchEngine

/// The delegate of a controller, a text field, or a search bar, which gives the answers in the lines under it.
final class ScenarioControllerDelegate: UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UISearchBarDelegate, UITextFieldDelegate
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

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(to: .textFieldShouldBeginEditing)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(to: .textFieldShouldEndEditing)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    answer(to: .searchBarShouldBeginEditing)
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    answer(to: .searchBarShouldEndEditing)
  }

  private func answer(to question: ControllerDelegateQuestion) -> Bool {
    answers.first { $0.question == question }?.answer ?? true
  }
}
