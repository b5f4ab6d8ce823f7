/// The kinds of the model's objects.
package enum ObjectKind: UInt8, CaseIterable, Sendable {
  /// The application object.
  case application
  /// The delegate of the application.
  case applicationDelegate
  /// A button of a bar, described by an object that isn't a view.
  case barButtonItem
  /// The event of the current touches.
  case event
  /// A button that is held down.
  case press
  /// A gesture recognizer.
  case recognizer
  /// The run loop of the main thread.
  case runLoop
  /// A timer that your code schedules.
  case timer
  /// A finger on the screen.
  case touch
  /// A view that is not a window.
  case view
  /// A view controller.
  case viewController
  /// A window.
  case window
  /// A window scene.
  case windowScene

  /// The phrase for the kind in a message.
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

  /// Whether only the system creates its objects.
  package var isMadeBySystem: Bool {
    switch self {
    case .event, .press, .runLoop, .touch: true
    case .application, .applicationDelegate, .barButtonItem, .recognizer, .timer, .view,
      .viewController, .window, .windowScene:
      false
    }
  }
}

/// The nouns for the cells of a view; the raw value is the word.
package enum CellNoun: String, CaseIterable, Sendable {
  /// The cells of a collection view.
  case item
  /// The cells of a table view.
  case row

  /// The property for their number in each section.
  package var number: Property {
    switch self {
    case .item: .numberOfItems
    case .row: .numberOfRows
    }
  }
}
