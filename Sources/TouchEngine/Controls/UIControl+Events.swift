extension UIControl {
  /// The events of a control (D135).
  public struct Event: OptionSet, Sendable, WordedOptions {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touches down for at least the second time in a row (D111).
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 4)
    /// The finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The finger moves back into the control.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The finger leaves the control.
    public static let touchDragExit = Event(rawValue: 32)
    /// The finger lifts inside the control.
    public static let touchUpInside = Event(rawValue: 64)
    /// The finger lifts outside the control.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch is canceled.
    public static let touchCancel = Event(rawValue: 256)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4_096)
    /// The control's primary action has occurred.
    public static let primaryActionTriggered = Event(rawValue: 8_192)
    /// The control's menu is about to open (D292).
    public static let menuActionTriggered = Event(rawValue: 16_384)
    /// A text field has become first responder (D201).
    public static let editingDidBegin = Event(rawValue: 65_536)
    /// A text field is no longer first responder (D201).
    public static let editingDidEnd = Event(rawValue: 262_144)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    package static let wordedOptions: [(word: String, option: Self)] = [
      ("touchDown", .touchDown),
      ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter),
      ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered),
      ("menuActionTriggered", .menuActionTriggered),
      ("editingDidBegin", .editingDidBegin),
      ("editingDidEnd", .editingDidEnd),
    ]

    /// The name of a single event.
    public var word: String { Self.wordedOptions.first { $0.option == self }?.word ?? "events" }

    /// The event, as traces record it.
    var traced: TraceEvent.ControlEvent { TraceEvent.ControlEvent(rawValue: word) ?? .events }
  }

  /// The parts of a control's state (D129).
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No special state.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Adds a target for some events; an existing target-action pair gets the events too and moves to
  /// the end (D132).
  public final func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {
    guard !events.isEmpty else { return }
    var entry = TargetAction(target: target, action: action, events: events)
    let index = targetActions.firstIndex {
      $0.target === target && $0.action.name == action.name
    }
    if let index = application.given(.addingAgainMoves, index) {
      entry.events.formUnion(targetActions.remove(at: index).events)
    }
    targetActions.append(entry)
  }

  /// Removes a target, or all for `nil`, with an action name, or any for `nil`, from some events.
  public final func removeTarget(_ target: AnyObject?, action: String?, for events: Event) {
    for index in targetActions.indices {
      let entry = targetActions[index]
      guard target == nil || entry.target === target,
        action == nil || entry.action.name == action
      else { continue }
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  /// The events that have a target.
  public final var allControlEvents: Event {
    var events: Event = []
    for entry in targetActions { events.formUnion(entry.events) }
    return events
  }

  /// Calls the targets of some events immediately, without an event object (D134).
  public final func sendActions(for events: Event) {
    for bit in 0..<32 {
      let event = Event(rawValue: 1 << UInt(bit))
      if events.contains(event) { send(event, nil) }
    }
  }

  /// Calls the targets of one event, from a copy of the list (D131), and then the targets of the
  /// primary action that the event implies (D133).
  final func send(_ controlEvent: Event, _ event: UIEvent?) {
    let recorder = event?.recorder ?? application?.recorder
    if let recorder {
      let id = recorder.participant(of: self)
      recorder.record(.controlEvent(controlEvent.traced), from: id, to: id)
      recorder.depth += 1
    }
    let application = application
    let isOwn = application.follows(.actionsGoThroughTheControl)
    for entry in application.inOrder(.controlTargetsInOrder, targetActions)
    where entry.events.contains(controlEvent) {
      let outer = currentEvent
      currentEvent = controlEvent
      if isOwn {
        sendAction(entry.action, to: entry.target, for: event)
      } else {
        application?.sendAction(entry.action, to: entry.target, from: self, for: event)
      }
      currentEvent = outer
    }
    recorder?.depth -= 1
    if !primaryEvent.isEmpty, primaryEvent.contains(controlEvent),
      application.follows(.primaryActionFollows)
    {
      send(.primaryActionTriggered, event)
    }
  }
}
