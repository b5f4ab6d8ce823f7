/// What sort of thing an object of the model is.
package enum ObjectKind: UInt8, CaseIterable, Sendable {
  /// The application object.
  case application
  /// The delegate of the application.
  case applicationDelegate
  /// A button of a bar, which is described by an object that is no view.
  case barButtonItem
  /// The event of the touches that are under way.
  case event
  /// A button that is held down.
  case press
  /// A gesture recognizer.
  case recognizer
  /// The run loop of the main thread.
  case runLoop
  /// A timer of the program.
  case timer
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
    case .barButtonItem: "bar button item"
    case .event: "event"
    case .press: "press"
    case .recognizer: "recognizer"
    case .runLoop: "run loop"
    case .timer: "timer"
    case .touch: "touch"
    case .view: "view"
    case .viewController: "view controller"
    case .window: "window"
    case .windowScene: "scene"
    }
  }

  /// Whether its objects take part in the responder chain.
  package var isResponder: Bool {
    switch self {
    case .application, .applicationDelegate, .view, .viewController, .window, .windowScene: true
    case .barButtonItem, .event, .press, .recognizer, .runLoop, .timer, .touch: false
    }
  }

  /// Whether the system makes its objects, and the program never does.
  package var isMadeBySystem: Bool {
    switch self {
    case .event, .press, .runLoop, .touch: true
    case .application, .applicationDelegate, .barButtonItem, .recognizer, .timer, .view,
      .viewController, .window, .windowScene:
      false
    }
  }
}

/// What the cells of a view are called; the raw value is the word.
package enum CellNoun: String, CaseIterable, Sendable {
  /// Those of a collection view.
  case item
  /// Those of a table.
  case row
}
