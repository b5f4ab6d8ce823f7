/// One press of a button, from pressing to releasing; a new object for each press.
///
/// The buttons belong to a remote control or a game controller; keys of a keyboard aren't modeled.
public final class UIPress: Hashable {
  /// The phases of a press; the raw values are UIKit's.
  public enum Phase: Int, Sendable, WordedValue {
    /// The button has just gone down.
    case began
    /// The force has changed.
    case changed
    /// The button is down, and nothing about it has changed.
    case stationary
    /// The button has gone up.
    case ended
    /// The press was canceled.
    case cancelled

    package var word: String {
      switch self {
      case .began: "began"
      case .changed: "changed"
      case .stationary: "stationary"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }

    /// The method of this phase.
    var method: TraceEvent.Method {
      switch self {
      case .began: .pressesBegan
      case .changed, .stationary: .pressesChanged
      case .ended: .pressesEnded
      case .cancelled: .pressesCancelled
      }
    }
  }

  /// The types of buttons.
  public enum PressType: Int, CaseIterable, Sendable, WordedValue {
    /// The top edge of the directional pad.
    case upArrow = 0
    /// The bottom edge of the directional pad.
    case downArrow = 1
    /// The left edge of the directional pad.
    case leftArrow = 2
    /// The right edge of the directional pad.
    case rightArrow = 3
    /// The select button.
    case select = 4
    /// The menu button, which goes back.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
    /// The button for the previous channel or page.
    case pageUp = 30
    /// The button for the next channel or page.
    case pageDown = 31

    /// The word for the button in traces.
    public var word: String {
      switch self {
      case .upArrow: "upArrow"
      case .downArrow: "downArrow"
      case .leftArrow: "leftArrow"
      case .rightArrow: "rightArrow"
      case .select: "select"
      case .menu: "menu"
      case .playPause: "playPause"
      case .pageUp: "pageUp"
      case .pageDown: "pageDown"
      }
    }
  }

  /// The type of the button.
  public let type: PressType

  /// The phase of the press.
  public internal(set) var phase = Phase.began

  /// The force of the press, from 0 to 1.
  public internal(set) var force: Double

  /// The first responder to receive the press (D107).
  public let responder: UIResponder

  /// The window of that responder, if it is in one.
  public let window: UIWindow?

  /// The recognizers that received this press, from the responder's view to the window; `nil` once
  /// the press is over.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The time when the press last changed.
  var time: VirtualTime

  /// The progress of delivery to the responder.
  var delivery = UITouch.ViewDelivery.pending

  /// The route of `pressesBegan` along the chain (D108).
  var forwarding = ForwardingRecord()

  /// The number of the press in its application.
  private let serial: Int

  init(
    _ type: PressType, force: Double, serial: Int, time: VirtualTime, responder: UIResponder,
    window: UIWindow?
  ) {
    self.type = type
    self.force = force
    self.serial = serial
    self.time = time
    self.responder = responder
    self.window = window
  }

  /// The time when the press last changed, in seconds since the run began.
  public var timestamp: Double { time.seconds }

  /// Whether the press is over.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Returns the buttons of some presses in words, in the order of their numbers.
  static func words(for presses: Set<UIPress>) -> String {
    presses.map { $0.type.rawValue }.sorted()
      .compactMap { PressType(rawValue: $0)?.word }.joined(separator: ", ")
  }

  /// Returns whether two presses are the same object.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Feeds the number of the press to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }

  /// Returns the number of the press, regardless of the seed; see `UITouch`.
  public func _rawHashValue(seed: Int) -> Int { serial }
}

/// The route of a touch's or a press's beginning along the responder chain (D092).
struct ForwardingRecord {
  /// One step from a responder to the next.
  private struct Hop {
    var sender: ObjectIdentifier
    var recipient: ObjectIdentifier
  }

  private var hops: [Hop] = []

  /// The index from which to look for the next hop, because hops are requested in the order in
  /// which they were made.
  private var nextHop = 0

  /// Records that a beginning was forwarded.
  mutating func note(from sender: UIResponder, to recipient: UIResponder) {
    if hops.isEmpty { hops.reserveCapacity(8) }
    hops.append(Hop(sender: ObjectIdentifier(sender), recipient: ObjectIdentifier(recipient)))
  }

  /// Returns whether a later phase can be forwarded (D092), dropping an outdated record (D094).
  mutating func allows(from sender: UIResponder, to recipient: UIResponder) -> Bool {
    let senderID = ObjectIdentifier(sender)
    let recipientID = ObjectIdentifier(recipient)
    let first = nextHop
    for step in 0..<hops.count {
      let index = first + step < hops.count ? first + step : first + step - hops.count
      guard hops[index].recipient == recipientID else { continue }
      if hops[index].sender != senderID { hops.remove(at: index) }
      nextHop = index + 1 < hops.count ? index + 1 : 0
      return true
    }
    return false
  }
}

extension ClassDescription {
  /// A button that is held down.
  package static let press = ClassDescription(
    "UIPress", .press,
    properties: [
      .typed(
        "force", "How hard the button is pressed; 1 is an ordinary finger.", .length, .never,
        .ofGesture,
        get: { (press: UIPress) in press.force }),
      .dynamic(
        "gestureRecognizers", "The recognizers that were given the press, in order.",
        .objects([.recognizer]),
        read: { (press: UIPress, _) in .list(press.gestureRecognizers ?? []) }),
      .typed(
        "phase", "Where the press is in its life.", .words(UIPress.Phase.words), .never, .ofGesture,
        get: { (press: UIPress) in press.phase }),
      .typed(
        "timestamp", "When the press last changed.", .time, .never, .ofGesture,
        get: { (press: UIPress) in press.timestamp }),
      .typed(
        "type", "Which button it is.", .words(UIPress.PressType.words), .never, .ofGesture,
        get: { (press: UIPress) in press.type }),
      .dynamic(
        "window", "The window of the press.", .object([.window]),
        read: { (press: UIPress, _) in .object(press.window) }),
    ])
}
