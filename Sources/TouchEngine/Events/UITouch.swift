/// One finger on the screen, from touch-down to touch-up; a new object for each touch-down, unless
/// it's the touch of a pointer that hovered (D052).
///
/// Its view and its window never change, wherever the finger moves (D040).
public final class UITouch: Hashable {
  /// The phases of a touch (D041).
  public enum Phase: Int, Sendable, WordedValue {
    /// The finger has just touched down.
    case began
    /// The finger has moved since the previous event.
    case moved
    /// The finger is down and has not moved since the previous event.
    case stationary
    /// The finger has lifted.
    case ended
    /// The touch was canceled.
    case cancelled
    /// A hovering pointer has entered a view with a hover recognizer (D042).
    case regionEntered
    /// The pointer has moved within the view.
    case regionMoved
    /// The pointer has left the view.
    case regionExited

    package var word: String {
      switch self {
      case .began: "began"
      case .moved: "moved"
      case .stationary: "stationary"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .regionEntered: "regionEntered"
      case .regionMoved: "regionMoved"
      case .regionExited: "regionExited"
      }
    }

    /// The touch method of this phase.
    var method: TraceEvent.Method {
      switch self {
      case .began: .touchesBegan
      case .moved, .stationary: .touchesMoved
      case .ended: .touchesEnded
      case .cancelled: .touchesCancelled
      case .regionEntered: .hoverEntered
      case .regionMoved: .hoverMoved
      case .regionExited: .hoverExited
      }
    }
  }

  /// The types of touches.
  public enum TouchType: Int, CaseIterable, Sendable, WordedValue {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another surface, such as a remote control.
    case indirect = 1
    /// A pointer whose button is pressed.
    case indirectPointer = 3
    /// A pencil.
    case pencil = 2

    package var word: String {
      switch self {
      case .direct: "direct"
      case .indirect: "indirect"
      case .indirectPointer: "indirectPointer"
      case .pencil: "pencil"
      }
    }
  }

  /// The progress of a touch's delivery to its view.
  enum ViewDelivery: UInt8 {
    /// The view hasn't received the touch.
    case pending
    /// The view has received `touchesBegan` and waits for more.
    case live
    /// The view has received `touchesEnded` or `touchesCancelled`, or never receives the touch.
    case finished
  }

  /// One hop of the responder chain that `touchesBegan` took.
  private struct Forwarding {
    var sender: ObjectIdentifier
    var recipient: ObjectIdentifier
  }

  /// The phase of the touch.
  @exclusivity(unchecked) public internal(set) var phase = Phase.began

  /// The number of taps in a row at this location, including this one (D048, D054).
  @exclusivity(unchecked) public internal(set) var tapCount = 1

  /// The window in which the finger touched down.
  @exclusivity(unchecked) public internal(set) var window: UIWindow?

  /// The view on which the finger touched down; `nil` when that view didn't accept the touch
  /// (D056).
  @exclusivity(unchecked) public internal(set) var view: UIView?

  /// The recognizers that received this touch, from the view on which it began to the window (D041,
  /// G041).
  ///
  /// `nil` until the recognizers are collected (D070) and after the touch is over.
  @exclusivity(unchecked) public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The number of the finger, from one.
  public let finger: Int

  /// An array of the finger's number, as a trace's events have it; one array serves all of them.
  private(set) lazy var fingers = [finger]

  /// The type of the touch.
  public let type: TouchType

  /// The force of the touch, where 1 is an ordinary finger, or zero where force isn't sensed.
  ///
  /// A change moves the touch even when its location is the same (D044).
  @exclusivity(unchecked) public internal(set) var force = 0.0

  /// The roll of a pencil about its axis, in radians; a change moves the touch (D044).
  @exclusivity(unchecked) public internal(set) var rollAngle = 0.0

  /// The number of the touch in its application.
  let serial: Int

  /// The time when the touch last changed (D046).
  @exclusivity(unchecked) var time: VirtualTime

  /// The time of the change before that.
  @exclusivity(unchecked) var previousTime: VirtualTime

  /// The current location in the window, in points.
  @exclusivity(unchecked) var windowLocation: CGPoint

  /// The location in the window before the last change, in points (D045).
  @exclusivity(unchecked) var previousWindowLocation: CGPoint

  /// The progress of delivery to the view.
  @exclusivity(unchecked) var viewDelivery = ViewDelivery.pending

  /// Whether the view was in no window when the touch began: an override of `hitTest(_:with:)` can
  /// return any view.
  @exclusivity(unchecked) var landedOutsideWindows = false

  /// Whether the event that ended the touch is over.
  @exclusivity(unchecked) var hasLeftEvent = false

  @exclusivity(unchecked) private var forwardings: [Forwarding] = []

  /// The index from which to look for the next hop, because hops are requested in the order in
  /// which they were made.
  @exclusivity(unchecked) private var nextHop = 0

  init(
    finger: Int, type: TouchType = .direct, serial: Int, time: VirtualTime, window: UIWindow,
    location: CGPoint
  ) {
    self.finger = finger
    self.type = type
    self.serial = serial
    self.time = time
    previousTime = time
    self.window = window
    windowLocation = location
    previousWindowLocation = location
  }

  /// The time when the touch last changed, in seconds since the run began.
  public var timestamp: Double { time.seconds }

  /// Returns the current location in the coordinates of a view, or of the window for `nil` (D047),
  /// in points.
  public func location(in view: UIView?) -> CGPoint {
    if view == nil, let window, window.suspends(.nilMeansWindow) {
      return window.pointToSuperview(windowLocation)
    }
    return UITouch.convert(windowLocation, of: window, to: view)
  }

  /// Returns the location before the last change in the coordinates of a view, or of the window for
  /// `nil`, in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    UITouch.convert(previousWindowLocation, of: window, to: view)
  }

  /// Whether the touch is over.
  var isOver: Bool {
    // The phase is read once, because reading it twice would retain the touch in between.
    switch phase {
    case .ended, .cancelled: true
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  private static func convert(_ point: CGPoint, of window: UIWindow?, to view: UIView?) -> CGPoint {
    guard let window, let view, view !== window else { return point }
    return window.convert(point, to: view)
  }

  /// Records that `touchesBegan` was forwarded.
  func noteForwarding(from sender: UIResponder, to recipient: UIResponder) {
    if forwardings.isEmpty { forwardings.reserveCapacity(8) }
    forwardings.append(
      Forwarding(sender: ObjectIdentifier(sender), recipient: ObjectIdentifier(recipient)))
  }

  /// Returns whether a later phase can be forwarded (D092), dropping an outdated record (D094).
  func mayForward(from sender: UIResponder, to recipient: UIResponder) -> Bool {
    let senderID = ObjectIdentifier(sender)
    let recipientID = ObjectIdentifier(recipient)
    let hops = forwardings
    let first = nextHop
    for step in 0..<hops.count {
      let index = first + step < hops.count ? first + step : first + step - hops.count
      guard hops[index].recipient == recipientID else { continue }
      if hops[index].sender != senderID {
        guard window?.follows(.recordsFollowTheChain) ?? true else { return false }
        forwardings.remove(at: index)
      }
      nextHop = index + 1 < hops.count ? index + 1 : 0
      return true
    }
    return false
  }

  /// Returns the fingers of a set of touches, in order.
  static func fingers(of touches: Set<UITouch>) -> [Int] {
    if touches.count == 1, let touch = touches.first { return touch.fingers }
    return touches.map { $0.finger }.sorted()
  }

  /// Returns whether two touches are the same object.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Feeds the number of the touch to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }

  /// Returns the number of the touch, regardless of the seed.
  ///
  /// UIKit provides touches as a `Set`. With this method, the order of a set depends only on its
  /// touches and not on the seed of the process, so a recognizer that uses `touches.first` can't
  /// make two runs differ.
  public func _rawHashValue(seed: Int) -> Int { serial }
}

extension ClassDescription {
  /// A finger on the screen, from touch-down to touch-up.
  package static let touch = ClassDescription(
    "UITouch", .touch,
    properties: [
      .dynamic(
        "coalescedTouches",
        "The locations of a touch since the previous event, oldest first, in points.", .points,
        .never,
        [.ofGesture, .inCoordinates],
        read: { (touch: UITouch, context) in
          .points(
            (context.event.coalescedTouches(for: touch) ?? []).map {
              $0.location(in: context.space)
            })
        }),
      .typed(
        "force", "How hard the finger presses; 1 is an ordinary finger.", .length, .never,
        .ofGesture,
        get: { (touch: UITouch) in touch.force }),
      .typed(
        "maximumPossibleForce", "The greatest force of a touch.", .length, .never, .ofGesture,
        get: { (touch: UITouch) in touch.maximumPossibleForce }),
      .dynamic(
        "predictedTouches", "The locations where a touch is expected next, in points.", .points,
        .never, [.ofGesture, .inCoordinates],
        read: { (touch: UITouch, context) in
          .points(
            (context.event.predictedTouches(for: touch) ?? []).map {
              $0.location(in: context.space)
            })
        }),
      .typed(
        "rollAngle", "How far a pencil is turned about itself, in radians.", .angle, .never,
        .ofGesture,
        get: { (touch: UITouch) in touch.rollAngle }),
      .dynamic(
        "gestureRecognizers", "The recognizers that were given the touch, in order.",
        .objects([.recognizer]),
        read: { (touch: UITouch, _) in .list(touch.gestureRecognizers ?? []) }),
      .dynamic(
        "location", "The location of the touch in the coordinates of a view, in points.", .point,
        .never, [.ofGesture, .inCoordinates],
        read: { (touch: UITouch, context) in touch.location(in: context.space).dynamicValue }),
      .typed(
        "phase", "Where a touch is in its life.", .words(UITouch.Phase.words), .never, .ofGesture,
        get: { (touch: UITouch) in touch.phase }),
      .dynamic(
        "previousLocation", "The location of a touch before its last change, in points.", .point,
        .never, [.ofGesture, .inCoordinates],
        read: { (touch: UITouch, context) in touch.previousLocation(in: context.space).dynamicValue
        }),
      .typed(
        "tapCount", "The number of taps in a row at the location of a touch.", .count(0...100),
        .never,
        .ofGesture,
        get: { (touch: UITouch) in touch.tapCount }),
      .typed(
        "timestamp", "When a touch last changed.", .time, .never, .ofGesture,
        get: { (touch: UITouch) in touch.timestamp }),
      .typed(
        "type", "What touches.", .words(UITouch.TouchType.words), .never, .ofGesture,
        get: { (touch: UITouch) in touch.type }),
      .dynamic(
        "view", "The view that the touch hit when it began.", .object([.view, .window]),
        read: { (touch: UITouch, _) in .object(touch.view) }),
      .dynamic(
        "window", "The window of the touch.", .object([.window]),
        read: { (touch: UITouch, _) in .object(touch.window) }),
    ])
}
