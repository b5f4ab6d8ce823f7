/// A description of what an application's touches are doing at one moment, or of a shake of the
/// device.
///
/// One object serves all sequences (D053), so don't keep it.
///
/// Like other properties that are read for every event, its properties aren't checked for
/// overlapping access at runtime: they're single values, read and written whole, and the checks
/// took a third of the time.
public class UIEvent {
  /// The type of the event.
  public final let type: EventType

  /// The subtype of the event.
  public final let subtype: EventSubtype

  /// The time of the event.
  @exclusivity(unchecked) final var time = VirtualTime.zero

  /// The touches in touch-down order; empty during hit-testing for a new touch (D025).
  @exclusivity(unchecked) final var touches: [UITouch] = []

  /// The reports that were folded into this event, oldest first (D062).
  @exclusivity(unchecked) final var foldedReports: [HIDEvent] = []

  /// The application whose event it is.
  @exclusivity(unchecked) final var application = Lent<UIApplication>()

  /// Whether nothing is recorded and the application follows all rules, so that hit-testing needn't
  /// ask for either.
  @exclusivity(unchecked) final var isPlain = false

  /// The recorder of what happens, or `nil` when nothing is recorded.
  @exclusivity(unchecked) final var recorder: TraceRecorder?

  /// The pressed buttons of the pointing device; a finger counts as the primary button, and a
  /// control-click as the secondary one (G054).
  @exclusivity(unchecked) public internal(set) final var buttonMask = ButtonMask.primary

  /// The keys that are pressed on the keyboard.
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// The group of a single touch, kept because most events have one touch and making a group takes
  /// time.
  @exclusivity(unchecked) private final var keptGroup: [TouchGroup] = []

  init(type: EventType = .touches, subtype: EventSubtype = .none) {
    self.type = type
    self.subtype = subtype
  }

  /// The group of the event's only touch, with the same set for its whole life.
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

  /// Returns the touch of a set that has one element, or none; the set retains it.
  ///
  /// Every responder in the chain asks for it. Usually it's the event's only touch, and checking
  /// that is faster than finding the first element of a set.
  @inline(__always)
  final func loneTouch(of set: Set<UITouch>) -> Lent<UITouch> {
    guard set.count == 1 else { return Lent() }
    if touches.count == 1, set.contains(touches[0]) { return Lent(touches[0]) }
    return Lent(set.first)
  }

  /// Returns the touch of a finger that's down, or none; the event retains it.
  final func touch(ofFinger number: Int) -> Lent<UITouch> {
    for index in touches.indices
    where touches[index].finger == number && !touches[index].isOver {
      return Lent(touches[index])
    }
    return Lent()
  }

  /// Whether finished touches are still in the event.
  final var hasFinishedTouches: Bool {
    for index in touches.indices where touches[index].isOver { return true }
    return false
  }

  /// Removes the touches that have finished.
  final func removeFinishedTouches() {
    for index in touches.indices where touches[index].isOver { touches[index].hasLeftEvent = true }
    // This comes first because the group retains the array of touches, which is changed in place.
    _ = keptGroup.popLast()
    for index in touches.indices.reversed() where touches[index].isOver {
      touches.remove(at: index)
    }
  }

  /// The time of the event, in seconds since the run began.
  public final var timestamp: Double { time.seconds }

  /// All touches, both those that changed and those that are stationary (D043).
  public final var allTouches: Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }

  /// Returns the touches that began in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  /// Returns the touches that began on a view.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  /// Returns the touches that a recognizer received.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { gesture.tracks($0) })
  }

  /// Returns the number of a responder in the current trace.
  final func participant(of responder: UIResponder) -> ParticipantID {
    recorder?.participant(of: responder) ?? ParticipantID(-1)
  }
}

extension ClassDescription {
  /// The event of the current touches.
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
