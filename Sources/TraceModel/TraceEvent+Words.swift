// The values of events that are one of a few words. The raw values appear in texts and stored
// traces.
extension TraceEvent {
  /// The actions of a finger.
  public enum Finger: String, CaseIterable, Sendable {
    case touches, moves, trembles, lifts, hovers, leaves
    case isCancelled = "is canceled"
  }

  /// The actions of the system as a whole, or on the device.
  public enum System: String, CaseIterable, Sendable {
    case cancels, ignores, shows, stops, runs, presses, releases, loses, shakes, rests, taps,
      scrolls, activates
    case shakesTooLong = "shakes too long"
  }

  /// The name of the home screen, which the system shows instead of the app.
  public static let homeScreen = "home screen"

  /// A recognizer's response to an offered touch.
  public enum Offer: String, CaseIterable, Sendable {
    case takes, refuses
  }

  /// An object that's offered to a recognizer.
  public enum Offered: Equatable, Sendable {
    /// The touch of a finger, by number.
    case touch(Int)
    /// The press of a button.
    case press(String)
    /// The scrolling of a trackpad or a wheel.
    case scroll
  }

  /// The change of a touch before its view receives it.
  public enum Hold: String, CaseIterable, Sendable {
    case held, released, dropped
  }

  /// The beginning or the end of a wait.
  public enum Wait: String, CaseIterable, Sendable {
    case waits, continues
  }

  /// The entry to or the exit from a set of recognizers.
  public enum Membership: String, CaseIterable, Sendable {
    case joins, leaves
  }

  /// A set of recognizers that the gesture environment keeps.
  public enum RecognizerSet: String, CaseIterable, Sendable {
    /// The recognizers whose views are in a window of the application.
    case registered
    /// The recognizers that have received touches since their last reset.
    case active
    /// The recognizers whose state has changed and hasn't been handled.
    case needingUpdate = "needing update"
    /// The recognizers that are finished and haven't been reset, possibly because others have to
    /// finish first.
    case needingReset = "needing reset"
    /// The recognizers that were removed and stay until their reset.
    case needingRemoval = "needing removal"
  }

  /// The state of a recognizer.
  public enum State: String, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// A method for touches, for a pointer, for presses, or for motion.
  public enum Method: String, CaseIterable, Sendable {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case hoverEntered, hoverMoved, hoverExited
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled

    /// The families of methods.
    public enum Family: Sendable {
      case touches, hover, presses, motion
    }

    /// The phases of methods.
    public enum Phase: Sendable {
      case began, moved, ended, cancelled
    }

    /// The family of the method.
    public var family: Family {
      switch self {
      case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .touches
      case .hoverEntered, .hoverMoved, .hoverExited: .hover
      case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .presses
      case .motionBegan, .motionEnded, .motionCancelled: .motion
      }
    }

    /// The phase of the method; a pointer that enters and leaves has no phase.
    public var phase: Phase? {
      switch self {
      case .touchesBegan, .pressesBegan, .motionBegan: .began
      case .touchesMoved, .hoverMoved, .pressesChanged: .moved
      case .touchesEnded, .pressesEnded, .motionEnded: .ended
      case .touchesCancelled, .pressesCancelled, .motionCancelled: .cancelled
      case .hoverEntered, .hoverExited: nil
      }
    }
  }

  /// An event of a control.
  public enum ControlEvent: String, CaseIterable, Sendable {
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter,
      touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged,
      primaryActionTriggered, menuActionTriggered, editingDidBegin, editingDidEnd
    /// Several events together.
    case events
  }

  /// The trigger of a participant's target call.
  public enum Trigger: Equatable, Sendable {
    /// The state of a recognizer.
    case state(State)
    /// The event of a control.
    case event(ControlEvent)
    /// A call by another participant, with the name of the action.
    case call(String)
  }

  /// The steps of an event along its route through the system.
  public enum Transport: String, CaseIterable, Sendable {
    case reports, sends, consumes, receives, filters, signals, wakes, drains, makes, folds, peeks,
      removes
  }

  /// A step of the work on an event, between the mach port and the views.
  public enum Processing: String, CaseIterable, Sendable {
    /// The event-fetch thread sets itself up: for events, for the call, for the filters.
    case schedules, registers, installs
    /// The thread finds the function to call, and announces new events.
    case finds, announces, informs
    /// The application keeps events in its queue.
    case enqueues, dequeues
    /// The application determines which objects an event concerns, and updates the touches.
    case picks, enumerates, creates, updates, marks, stores
    /// The application checks whether a system gesture wants the touches.
    case checks
    /// A window collects the views to notify and their touches.
    case gathers
  }

  /// The steps of a run loop.
  public enum RunLoopStep: String, CaseIterable, Sendable {
    case enters, afterWaiting, beforeTimers, beforeSources, beforeWaiting, observer, block,
      phase
    case source = "source 0"
    case wakes = "wakes for"

    /// Whether the step is one that a run-loop observer can watch.
    var isActivity: Bool {
      switch self {
      case .afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting: true
      case .enters, .observer, .block, .phase, .source, .wakes: false
      }
    }
  }

  /// A method with which a control tracks a touch.
  public enum Tracking: String, CaseIterable, Sendable {
    case beginTracking, continueTracking, endTracking, cancelTracking
  }

  /// An action of the app's code.
  public enum Step: Equatable, Sendable {
    /// Adding a recognizer to a view, by its name.
    case addGestureRecognizer(String)
    /// Removing a recognizer, by its name, from a view.
    case removeGestureRecognizer(String)
    /// Calling another method or setting a property.
    case call(String, String = "")

    /// Creates the step that calls a method with arguments, or sets a property.
    public init(_ word: String, _ words: String = "") {
      switch word {
      case "addGestureRecognizer": self = .addGestureRecognizer(words)
      case "removeGestureRecognizer": self = .removeGestureRecognizer(words)
      default: self = .call(word, words)
      }
    }

    var word: String {
      switch self {
      case .addGestureRecognizer: "addGestureRecognizer"
      case .removeGestureRecognizer: "removeGestureRecognizer"
      case .call(let word, _): word
      }
    }

    var words: String {
      switch self {
      case .addGestureRecognizer(let name), .removeGestureRecognizer(let name): name
      case .call(_, let words): words
      }
    }
  }
}
