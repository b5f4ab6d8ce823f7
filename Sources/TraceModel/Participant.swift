/// The number of a participant: its index in `Trace.participants`.
public struct ParticipantID: Hashable, Comparable, Sendable {
  /// The index in the list, from zero.
  public var index: Int

  /// Creates the number of the participant at an index in the list.
  public init(_ index: Int) {
    self.index = index
  }

  /// Returns whether the left participant was introduced first.
  public static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.index < right.index
  }
}

/// Anything that can send or receive in a trace: a finger, a window, a view, a recognizer, a
/// target.
public struct Participant: Equatable, Sendable {
  /// The kinds of participants.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A finger on the screen.
    case finger
    /// The operating system, seen from the app.
    case system
    /// The digitizer under the screen, with the driver that reads it.
    case hardware
    /// A process of the system.
    case process
    /// A thread of the app.
    case thread
    /// A run loop of the app.
    case runLoop
    /// The application object.
    case application
    /// The object that the application notifies of its life cycle, last in the responder chain.
    case applicationDelegate
    /// A window scene.
    case scene
    /// A window.
    case window
    /// A view.
    case view
    /// A view controller.
    case viewController
    /// A gesture recognizer.
    case recognizer
    /// An object that receives actions or answers questions and is none of the above.
    case target
    /// The code of the app that a scenario represents: it sets properties and moves views.
    case program
  }

  /// The index in the trace's list.
  public var id: ParticipantID

  /// The kind of participant.
  public var kind: Kind

  /// The name in the scenario: `B`, `tap`, `finger 1`.
  public var name: String

  /// The UIKit class: `UIView`, `UITapGestureRecognizer`; empty for a finger.
  public var className: String

  /// The superview of a view, the view of a recognizer, the window scene of a window, and so on, at
  /// time zero or when the participant was introduced.
  public var parent: ParticipantID?

  /// The position of a window or view when it was introduced, with the properties that matter for
  /// hit-testing.
  public var geometry: ParticipantGeometry?

  /// The appearance of a view when it was introduced; `nil` for a view without its own appearance.
  public var appearance: ViewAppearance?

  /// The recognizers that a recognizer waits for because of `require(toFail:)`, before the run or
  /// during it; the answers of delegates and subclasses are events.
  public var requirements: [ParticipantID]

  /// Creates a participant.
  public init(
    id: ParticipantID, kind: Kind, name: String, className: String, parent: ParticipantID? = nil,
    geometry: ParticipantGeometry? = nil, appearance: ViewAppearance? = nil,
    requirements: [ParticipantID] = []
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.className = className
    self.parent = parent
    self.geometry = geometry
    self.appearance = appearance
    self.requirements = requirements
  }
}

extension Participant {
  /// Whether UIKit itself has added the participant: it isn't declared in a scenario, and it's
  /// named after its owner, or has a class that no app uses.
  package var isBroughtByUIKit: Bool {
    className.hasPrefix("_UI") || PartName(name)?.isOfCell == false
  }
}

/// The position of a window or a view on the screen, and the properties that determine whether it
/// can be touched.
public struct ParticipantGeometry: Equatable, Sendable {
  /// The corners of the bounds in screen points: minimum x and y, then clockwise in the view's
  /// coordinates.
  public var corners: [CGPoint]

  /// The frame in the coordinates of the superview.
  public var frame: CGRect

  /// Whether `isHidden` is set.
  public var isHidden: Bool

  /// The opacity from 0 to 1.
  public var alpha: Double

  /// Whether `isUserInteractionEnabled` is set.
  public var isUserInteractionEnabled: Bool

  /// Whether content outside the bounds isn't drawn.
  public var clipsToBounds: Bool

  /// Creates a geometry, to a millionth of a point, which is the precision of a stored trace.
  public init(
    corners: [CGPoint], frame: CGRect, isHidden: Bool = false, alpha: Double = 1,
    isUserInteractionEnabled: Bool = true, clipsToBounds: Bool = false
  ) {
    self.corners = corners.map { CGPoint(x: $0.x.toMillionth, y: $0.y.toMillionth) }
    self.frame = CGRect(
      x: frame.minX.toMillionth, y: frame.minY.toMillionth, width: frame.width.toMillionth,
      height: frame.height.toMillionth)
    self.isHidden = isHidden
    self.alpha = alpha
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.clipsToBounds = clipsToBounds
  }
}
