package import TouchEngine

/// An answer of the delegate of a controller, a text field, or a search bar, such as
/// `delegate shouldSelect settings: false`.
package struct ControllerDelegateAnswer: Equatable, Sendable {
  /// The question.
  package var question: ControllerDelegateQuestion

  /// The other controllers that the question is about, or any when it isn't about others.
  package var others: NamePattern

  /// The answer.
  package var answer: Bool

  /// The range of the answer.
  package var range: Range<Int>
}

/// A question that a controller, a text field, or a search bar asks its delegate; the raw value is
/// UIKit's word.
package enum ControllerDelegateQuestion: String, CaseIterable, Sendable {
  /// Whether dragging can dismiss a sheet.
  case presentationControllerShouldDismiss
  /// Whether a tap on a tab can select it.
  case shouldSelect
  /// Whether editing can begin in a search bar.
  case searchBarShouldBeginEditing
  /// Whether editing can end in a search bar.
  case searchBarShouldEndEditing
  /// Whether a text field can become first responder.
  case textFieldShouldBeginEditing
  /// Whether a text field can resign.
  case textFieldShouldEndEditing

  /// Whether the question is about another controller.
  package var isAboutAnother: Bool { self == .shouldSelect }

  /// Returns whether objects of a class ask the question.
  package func isAsked(by elementClass: ClassDescription) -> Bool {
    switch self {
    case .presentationControllerShouldDismiss: elementClass.kind == .viewController
    case .shouldSelect: elementClass == .tabBarController
    case .searchBarShouldBeginEditing, .searchBarShouldEndEditing: elementClass == .searchBar
    case .textFieldShouldBeginEditing, .textFieldShouldEndEditing:
      elementClass.inherits(from: .textField)
    }
  }
}
