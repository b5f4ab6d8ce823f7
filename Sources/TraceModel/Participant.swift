/// The number of a participant: its place in `Trace.participants`.
public struct ParticipantID: Hashable, Comparable, Sendable {
  /// The place in the list, from zero.
  public var index: Int

  /// Creates the number of the participant at a place in the list.
  public init(_ index: Int) {
    self.index = index
  }

  /// Whether the left participant was introduced first.
  public static func < (left: ParticipantID, right: ParticipantID) -> Bool {
    left.index < right.index
  }
}

/// Anything that can send or receive in a trace: a finger, a window, a view, a recognizer, a
/// target.
public struct Participant: Equatable, Sendable {
  /// What sort of thing a participant is.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A finger on the glass.
    case finger
    /// The operating system, seen from the app.
    case system
    /// The digitizer under the glass, with the driver that reads it.
    case hardware
    /// A process of the system.
    case process
    /// A thread of the app.
    case thread
    /// A run loop of the app.
    case runLoop
    /// The application object.
    case application
    /// The object that the application tells about its life, last in the responder chain.
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
    /// The code of the app that a scenario stands for: it sets properties and moves views.
    case program
  }

  /// The place in the trace's list.
  public var id: ParticipantID

  /// What sort of thing it is.
  public var kind: Kind

  /// The name in the scenario: `B`, `tap`, `finger 1`.
  public var name: String

  /// The UIKit class: `UIView`, `UITapGestureRecognizer`; empty for a finger.
  public var className: String

  /// The superview of a view, the view of a recognizer, the scene of a window, … at time zero, or
  /// when the participant was introduced.
  public var parent: ParticipantID?

  /// Where a window or view was when it was introduced, with what matters for being touched.
  public var geometry: ParticipantGeometry?

  /// What a view showed when it was introduced; `nil` for one that shows nothing of its own.
  public var appearance: ViewAppearance?

  /// The recognizers that a recognizer was told to wait for with `require(toFail:)`, before the run or
  /// in it; what delegates and subclasses answer are events.
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
  /// Whether UIKit itself has added it: it is not written down in a scenario, and it is named after
  /// what it belongs to, or has a class that no program uses.
  package var isBroughtByUIKit: Bool {
    className.hasPrefix("_UI") || name.split(separator: " ").dropFirst().first == "of"
  }
}

/// Where a window or a view is on the screen, and what makes it touchable or not.
public struct ParticipantGeometry: Equatable, Sendable {
  /// The corners of the bounds in screen points: least x and y, then clockwise as the view sees it.
  public var corners: [CGPoint]

  /// The frame in the coordinates of the superview.
  public var frame: CGRect

  /// Whether `isHidden` is set.
  public var isHidden: Bool

  /// The opacity from 0 to 1.
  public var alpha: Double

  /// Whether `isUserInteractionEnabled` is set.
  public var isUserInteractionEnabled: Bool

  /// Whether what is outside the bounds isn't drawn.
  public var clipsToBounds: Bool

  /// Creates a geometry, to a millionth of a point, which is what a stored trace has.
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
