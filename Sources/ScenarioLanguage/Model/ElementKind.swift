/// What sort of thing an element of a scene is.
package enum ElementKind: UInt8, CaseIterable, Sendable {
  /// The application object.
  case application
  /// The delegate of the application.
  case applicationDelegate
  /// A button that is held down.
  case press
  /// A gesture recognizer.
  case recognizer
  /// A finger on the glass.
  case touch
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
    case .press: "press"
    case .recognizer: "recognizer"
    case .touch: "touch"
    case .view: "view"
    case .viewController: "view controller"
    case .window: "window"
    case .windowScene: "scene"
    }
  }

  /// Whether its objects take part in the responder chain.
  package var isResponder: Bool { self != .press && self != .recognizer && self != .touch }
}
