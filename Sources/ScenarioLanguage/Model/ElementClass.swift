/// A class that an element of a scene can have.
package enum ElementClass: UInt8, CaseIterable, Sendable {
  /// The application object.
  case application
  /// The delegate of the application.
  case applicationDelegate
  /// A view with an image; it does not take part in touches unless told to.
  case imageView
  /// A view with a text; it does not take part in touches unless told to.
  case label
  /// A recognizer of a finger that rests.
  case longPressGestureRecognizer
  /// A recognizer of taps.
  case tapGestureRecognizer
  /// A plain view.
  case view
  /// A view controller.
  case viewController
  /// A window.
  case window
  /// A window scene.
  case windowScene

  /// The name of the class in UIKit.
  package var name: String {
    switch self {
    case .application: "UIApplication"
    case .applicationDelegate: "UIApplicationDelegate"
    case .imageView: "UIImageView"
    case .label: "UILabel"
    case .longPressGestureRecognizer: "UILongPressGestureRecognizer"
    case .tapGestureRecognizer: "UITapGestureRecognizer"
    case .view: "UIView"
    case .viewController: "UIViewController"
    case .window: "UIWindow"
    case .windowScene: "UIWindowScene"
    }
  }

  /// What sort of thing its objects are.
  package var kind: ElementKind {
    switch self {
    case .application: .application
    case .applicationDelegate: .applicationDelegate
    case .imageView, .label, .view: .view
    case .longPressGestureRecognizer, .tapGestureRecognizer: .recognizer
    case .viewController: .viewController
    case .window: .window
    case .windowScene: .windowScene
    }
  }

  /// The properties that its objects have.
  package var properties: [Property] {
    let ofView: [Property] = [
      .alpha, .bounds, .center, .clipsToBounds, .frame, .isExclusiveTouch, .isHidden,
      .isMultipleTouchEnabled, .isUserInteractionEnabled, .transform,
    ]
    let ofRecognizer: [Property] = [
      .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .isEnabled,
      .numberOfTapsRequired, .numberOfTouchesRequired,
    ]
    switch self {
    case .application, .applicationDelegate, .viewController, .windowScene: return []
    case .imageView, .label, .view: return ofView
    case .window: return ofView + [.windowLevel]
    case .tapGestureRecognizer: return ofRecognizer
    case .longPressGestureRecognizer:
      return ofRecognizer + [.allowableMovement, .minimumPressDuration]
    }
  }

  /// Returns the class with a name of UIKit, or `nil` when the model has none.
  package init?(name: String) {
    for candidate in ElementClass.allCases where candidate.name == name {
      self = candidate
      return
    }
    return nil
  }
}

/// What sort of thing an element of a scene is.
package enum ElementKind: UInt8, CaseIterable, Sendable {
  /// The application object.
  case application
  /// The delegate of the application.
  case applicationDelegate
  /// A gesture recognizer.
  case recognizer
  /// A view that is not a window.
  case view
  /// A view controller.
  case viewController
  /// A window.
  case window
  /// A window scene.
  case windowScene

  /// The words for it in a message.
  package var phrase: String {
    switch self {
    case .application: "application"
    case .applicationDelegate: "application delegate"
    case .recognizer: "recognizer"
    case .view: "view"
    case .viewController: "view controller"
    case .window: "window"
    case .windowScene: "scene"
    }
  }

  /// Whether its objects take part in the responder chain.
  package var isResponder: Bool { self != .recognizer }
}
