package import TraceModel

/// The content of a line in a device's log: an object, and what happened to it.
package struct LoggedEvent: Equatable, Sendable {
  /// The events that `TouchTrace` prints, or that code prints through it.
  package enum Action: Equatable, Sendable {
    /// Hit-testing has found the object.
    case hit
    /// A touch method is called.
    case touches(TraceEvent.Method)
    /// A touch method is called by another responder, which passes the touch on.
    case passedOn(TraceEvent.Method)
    /// A recognizer's state is set.
    case state(TraceEvent.State)
    /// A recognizer calls its targets.
    case fires(TraceEvent.State)
    /// A control sends an event.
    case control(TraceEvent.ControlEvent)
    /// A control calls a target; only the app's own code prints it.
    case controlFires(TraceEvent.ControlEvent)
    /// An override doesn't call `super`; only exported code prints it.
    case handles(TraceEvent.Method)
  }

  /// The object's name.
  package var name: String

  /// What happened to it.
  package var action: Action

  /// Creates an event.
  package init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
  }

  /// The line without its time: `tap fires ended`.
  package var text: String { action == .hit ? "hit " + name : name + " " + action.text }

  /// Whether a device may report the event any number of times, because a finger moves.
  package var isMove: Bool {
    switch action {
    case .touches(.touchesMoved), .passedOn(.touchesMoved), .handles(.touchesMoved),
      .state(.changed), .fires(.changed), .control(.touchDragInside),
      .control(.touchDragOutside), .controlFires(.touchDragInside),
      .controlFires(.touchDragOutside):
      true
    default: false
    }
  }

  /// Whether it's a call of a touch method, of which a log can say the finger and the location.
  package var isOfTouch: Bool {
    switch action {
    case .touches, .passedOn: true
    default: false
    }
  }

  /// Whether UIKit can do it without a call that `TouchTrace` watches.
  package var canBeUnseen: Bool { action == .state(.failed) }
}

extension LoggedEvent.Action {
  /// The mark after a touch method that another responder calls.
  static let passedOnMark = " (passed on)"

  /// The event in the words of a line.
  package var text: String {
    switch self {
    case .hit: "hit"
    case .touches(let method): method.rawValue
    case .passedOn(let method): method.rawValue + Self.passedOnMark
    case .state(let state): state.rawValue
    case .fires(let state): "fires " + state.rawValue
    case .control(let event): event.rawValue
    case .controlFires(let event): "fires " + event.rawValue
    case .handles(let method): "handles " + method.rawValue
    }
  }

  /// All events whose line begins with the object; two words come before one, because `fires ended` also ends in `ended`.
  static let all: [LoggedEvent.Action] = {
    let methods = TraceEvent.Method.allCases.filter { $0.family == .touches }
    let controlEvents = TraceEvent.ControlEvent.allCases.filter { $0 != .events }
    var all = TraceEvent.State.allCases.map { LoggedEvent.Action.fires($0) }
    all += controlEvents.map { .controlFires($0) }
    all += methods.map { .handles($0) }
    all += methods.map { .passedOn($0) }
    all += methods.map { .touches($0) }
    all += controlEvents.map { .control($0) }
    return all + TraceEvent.State.allCases.map { .state($0) }
  }()
}
