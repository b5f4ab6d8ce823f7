/// What the touches of an application are doing at one moment; or that the device is shaken.
///
/// One object serves all sequences (D053): it must not be kept.
///
/// Its fields, like others that are read for every event, are not checked for overlapping access
/// while the program runs: they are single values, read and written whole, and the checks took a
/// third of the time.
public class UIEvent {
  /// What the event tells of.
  public final let type: EventType

  /// What exactly it tells of.
  public final let subtype: EventSubtype

  /// When the event happened.
  @exclusivity(unchecked) final var time = VirtualTime.zero

  /// The touches in the order of landing; empty while the view of a new touch is looked for (D025).
  @exclusivity(unchecked) final var touches: [UITouch] = []

  /// The reports that were folded into this event, oldest first (D062).
  @exclusivity(unchecked) final var foldedReports: [HIDEvent] = []

  /// Where to write down what happens, or `nil` when nobody wants to know.
  @exclusivity(unchecked) final var recorder: TraceRecorder?

  /// The buttons of the pointing device that are pressed; a finger counts as the primary one, and a
  /// click with the control key as the secondary one (G054).
  @exclusivity(unchecked) public internal(set) final var buttonMask = ButtonMask.primary

  /// The keys that are held down on the keyboard.
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// The group of one touch alone; most events are of one touch, and to make a group takes time.
  @exclusivity(unchecked) private final var keptGroup: [TouchGroup] = []

  init(type: EventType = .touches, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
  }

  /// The group of the only touch of this event, with the same set for its whole life.
  final var loneGroup: [TouchGroup] {
    if !keptGroup.isEmpty, keptGroup[0].members.touches[0] !== touches[0] {
      keptGroup.removeLast()
    }
    if keptGroup.isEmpty {
      keptGroup.append(TouchGroup(phase: touches[0].phase, touches: touches))
    } else if keptGroup[0].phase != touches[0].phase {
      keptGroup[0].phase = touches[0].phase
    }
    return keptGroup
  }

  /// Returns the touch of a set that has but one, or none; the set holds it.
  ///
  /// Every responder of the chain asks for it. Mostly it is the only one of the event, and to make sure of
  /// that is quicker than to look for the first one of a set.
  @inline(__always)
  final func loneTouch(of set: Set<UITouch>) -> Lent<UITouch> {
    guard set.count == 1 else { return Lent() }
    if touches.count == 1, set.contains(touches[0]) { return Lent(touches[0]) }
    return Lent(set.first)
  }

  /// Returns the touch of a finger that is down, or none; the event holds it.
  final func touch(ofFinger number: Int) -> Lent<UITouch> {
    for index in touches.indices
    where touches[index].finger == number && !touches[index].isOver {
      return Lent(touches[index])
    }
    return Lent()
  }

  /// Whether touches are over that are still in the event.
  final var hasFinishedTouches: Bool {
    for index in touches.indices where touches[index].isOver { return true }
    return false
  }

  /// Lets go of the touches that are over.
  final func removeFinishedTouches() {
    for index in touches.indices where touches[index].isOver { touches[index].hasLeftEvent = true }
    // First, for the group has the array of touches, which is to be changed where it is.
    _ = keptGroup.popLast()
    for index in touches.indices.reversed() where touches[index].isOver {
      touches.remove(at: index)
    }
  }

  /// When the event happened, in seconds since the run began.
  public final var timestamp: Double { time.seconds }

  /// All touches: those that changed and those that rest (D043).
  public final var allTouches: Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }

  /// Returns the touches that landed in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// Returns the touches that landed on a view.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Returns the touches that a recognizer was given.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { gesture.tracks($0) })
  }

  /// The number of a responder in the trace that is being written.
  final func participant(of responder: UIResponder) -> ParticipantID {
    recorder?.participant(of: responder) ?? ParticipantID(-1)
  }
}

extension ClassDescription {
  /// The event of the touches that are under way.
  package static let event = ClassDescription(
    "UIEvent", .event,
    properties: [
      .dynamic(
        "allTouches", "The touches of an event.", .objects([.touch]), .never, .ofGesture,
        read: { (event: UIEvent, _) in
          .list(event.allTouches.map { $0.sorted { $0.finger < $1.finger } } ?? [])
        }),
      .typed(
        "timestamp", "When the event happened.", .time, .never, .ofGesture,
        get: { (event: UIEvent) in event.timestamp }),
      .dynamic(
        "touches", "The touches that a method is called with.", .objects([.touch]), .never,
        .ofGesture,
        read: { (_: UIEvent, _) in .objects([]) }),
    ])
}
