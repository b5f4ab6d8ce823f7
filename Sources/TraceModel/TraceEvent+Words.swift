// The values of events that are one of a few words. The raw values stand in texts and stored traces.
extension TraceEvent {
  /// What a finger does.
  public enum Finger: String, CaseIterable, Sendable {
    case touches, moves, trembles, lifts, hovers, leaves
    case isCancelled = "is canceled"
  }

  /// What the system as a whole does, or is done to the device.
  public enum System: String, CaseIterable, Sendable {
    case cancels, ignores, shows, stops, runs, presses, releases, loses, shakes, rests
    case shakesTooLong = "shakes too long"
  }

  /// What the system shows in place of the app.
  public static let homeScreen = "home screen"

  /// What a recognizer makes of a touch that it is offered.
  public enum Offer: String, CaseIterable, Sendable {
    case takes, refuses
  }

  /// What a recognizer is offered.
  public enum Offered: Equatable, Sendable {
    /// The touch of a finger, by number.
    case touch(Int)
    /// The press of a button.
    case press(String)
  }

  /// What becomes of a touch before its view hears of it.
  public enum Hold: String, CaseIterable, Sendable {
    case held, released, dropped
  }

  /// Whether a recognizer begins or stops waiting.
  public enum Wait: String, CaseIterable, Sendable {
    case waits, continues
  }

  /// Whether a recognizer comes into a set or goes from it.
  public enum Membership: String, CaseIterable, Sendable {
    case joins, leaves
  }

  /// A set of recognizers that the gesture environment keeps.
  public enum RecognizerSet: String, CaseIterable, Sendable {
    /// Those whose views are in a window of the application.
    case registered
    /// Those that have been given touches since their last reset.
    case active
    /// Those whose state has changed and has not been dealt with.
    case needingUpdate = "needing update"
    /// Those that are finished and have not been reset, perhaps because others have to finish first.
    case needingReset = "needing reset"
    /// Those that have been taken away and stay until their reset.
    case needingRemoval = "needing removal"
  }

  /// The state of a recognizer.
  public enum State: String, CaseIterable, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// A question to a delegate, a view or a subclass.
  public enum Question: String, CaseIterable, Sendable {
    case canPrevent, canBePrevented, canScroll, gestureRecognizerShouldBegin, shouldReceive,
      shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy,
      touchesShouldBegin, touchesShouldCancel
    case shouldReceiveEvent = "shouldReceive event"
    case shouldReceivePress = "shouldReceive press"

    /// Whether a recognizer asks its delegate; what a class answers for itself is no "should".
    var isForDelegate: Bool {
      switch self {
      case .canPrevent, .canBePrevented, .canScroll, .touchesShouldBegin, .touchesShouldCancel:
        false
      case .gestureRecognizerShouldBegin, .shouldReceive, .shouldReceiveEvent, .shouldReceivePress,
        .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
        true
      }
    }
  }

  /// A method that tells of touches, of a pointer, of presses or of motion.
  public enum Method: String, CaseIterable, Sendable {
    case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
    case hoverEntered, hoverMoved, hoverExited
    case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
    case motionBegan, motionEnded, motionCancelled

    /// What is told of.
    public enum Family: Sendable {
      case touches, hover, presses, motion
    }

    /// What about it is told.
    public enum Phase: Sendable {
      case began, moved, ended, cancelled
    }

    /// What is told of.
    public var family: Family {
      switch self {
      case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .touches
      case .hoverEntered, .hoverMoved, .hoverExited: .hover
      case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .presses
      case .motionBegan, .motionEnded, .motionCancelled: .motion
      }
    }

    /// What about it is told; a pointer that comes and goes has no phase.
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
      primaryActionTriggered
    /// Several at once.
    case events
  }

  /// What makes somebody call its targets.
  public enum Trigger: Equatable, Sendable {
    /// The state of a recognizer.
    case state(State)
    /// The event of a control.
    case event(ControlEvent)
    /// Somebody else's call, by the name of the action.
    case call(String)
  }

  /// What becomes of an event on its way through the system.
  public enum Transport: String, CaseIterable, Sendable {
    case reports, sends, consumes, receives, filters, signals, wakes, drains, makes, folds, peeks,
      removes
  }

  /// A step of the work on an event, between the mach port and the views.
  public enum Processing: String, CaseIterable, Sendable {
    /// The event-fetch thread makes itself ready: for events, for the call, for what to leave out.
    case schedules, registers, installs
    /// It finds what to call, and tells of what has come.
    case finds, announces, informs
    /// The application keeps events in its queue.
    case enqueues, dequeues
    /// It finds out whom an event concerns, and brings the touches up to date.
    case picks, enumerates, creates, updates, marks, stores
    /// It looks whether a gesture of the system wants the touches.
    case checks
    /// A window looks up whom to tell of what.
    case gathers
  }

  /// What a run loop does.
  public enum RunLoopStep: String, CaseIterable, Sendable {
    case enters, afterWaiting, beforeTimers, beforeSources, beforeWaiting, observer, block
    case source = "source 0"
    case wakes = "wakes for"

    /// Whether it is one of the moments for which a program can have an observer.
    var isActivity: Bool {
      switch self {
      case .afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting: true
      case .enters, .observer, .block, .source, .wakes: false
      }
    }
  }

  /// A method by which a control follows a touch.
  public enum Tracking: String, CaseIterable, Sendable {
    case beginTracking, continueTracking, endTracking, cancelTracking
  }

  /// A method of the life of a view or a controller, or one that a delegate is told by.
  public enum LifeMethod: String, CaseIterable, Sendable {
    case didAddSubview, didMoveToSuperview, didMoveToWindow, willRemoveSubview
    /// With the name of the new superview, or `nil`.
    case willMoveToSuperview = "willMove(toSuperview:)"
    /// With the name of the new window, or `nil`.
    case willMoveToWindow = "willMove(toWindow:)"

    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews

    case willShow, didShow, shouldSelect, didSelect, goesBack
    case presentationControllerWillDismiss, presentationControllerDidDismiss,
      presentationControllerDidAttemptToDismiss

    case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging,
      scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating,
      scrollViewWillBeginZooming, scrollViewDidZoom, scrollViewDidEndZooming,
      scrollViewDidEndScrollingAnimation

    case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt,
      didSelectRowAt, didDeselectRowAt, willBeginEditingRowAt, didEndEditingRowAt, commit
    case shouldHighlightItemAt, didHighlightItemAt, didUnhighlightItemAt, shouldSelectItemAt,
      didSelectItemAt, didDeselectItemAt
  }

  /// What the program does.
  public enum Step: Equatable, Sendable {
    /// It adds a recognizer to a view, by its name.
    case addGestureRecognizer(String)
    /// It removes a recognizer, by its name, from a view.
    case removeGestureRecognizer(String)
    /// It calls another method or sets a property.
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
