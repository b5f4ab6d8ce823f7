package import TouchEngine

/// An answer of the delegate of a controller, such as `delegate shouldSelect settings: false`.
package struct ControllerDelegateAnswer: Equatable, Sendable {
  /// What is asked.
  package var question: ControllerDelegateQuestion

  /// The other controllers that the question is about; every one when it is about none.
  package var others: NamePattern

  /// The answer.
  package var answer: Bool

  /// Where it stands.
  package var range: Range<Int>
}

/// What a controller asks its delegate; the raw value is UIKit's word.
package enum ControllerDelegateQuestion: String, CaseIterable, Sendable {
  /// Whether a finger may drag a sheet away.
  case presentationControllerShouldDismiss
  /// Whether a finger may choose a tab.
  case shouldSelect

  /// Whether the question is about another controller.
  package var isAboutAnother: Bool { self == .shouldSelect }

  /// Whether objects of a class ask it.
  package func isAsked(by elementClass: ClassDescription) -> Bool {
    switch self {
    case .presentationControllerShouldDismiss: elementClass.kind == .viewController
    case .shouldSelect: elementClass == .tabBarController
    }
  }
}
