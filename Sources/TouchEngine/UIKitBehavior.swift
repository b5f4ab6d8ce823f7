/// The numbers and choices of UIKit that the engine follows, each with the fact behind it.
///
/// Change a field to see what would happen if UIKit were otherwise. Distances are in points.
public struct UIKitBehavior: Sendable {
  /// A view with less opacity than this is not hit (D004); the opacity is stored in 32 bits, so
  /// that exactly 0.01 is less (D005).
  public var leastHittableAlpha = 0.01

  /// The longest time from lifting to landing within a sequence of taps (D048, G128).
  public var tapInterval = VirtualTime(milliseconds: 350)

  /// The distance on either axis at which a new touch no longer continues a sequence of taps (D048,
  /// D049).
  public var tapCountDistance = 45.0

  /// How far the fingers of a tap may move, and how far from the first tap the next may land (G126,
  /// G127).
  public var tapAllowableMovement = 45.0

  /// How long a finger may rest and still make a tap; that there is a limit is known, its value is
  /// not (G129).
  public var tapLongestHold = VirtualTime(milliseconds: 750)

  /// How far a pan has to go on one of the axes to begin; also what is taken off its translation
  /// (G147, G148).
  public var panThreshold = 10.0

  /// The least time between two samples of a pan's velocity (G154).
  public var velocitySampleInterval = VirtualTime(milliseconds: 1)

  /// The weights of the newest sample of a pan's velocity and of the one before (G154).
  public var panVelocityWeights = (newest: 0.2, previous: 0.8)

  /// The change of distance at which a pinch begins (G157).
  public var pinchThreshold = 10.0

  /// The part of that distance that counts as being there before (G158).
  public var pinchBaseline = 8.0

  /// The turn at which a rotation begins, in degrees (G162).
  public var rotationThreshold = 10.0

  /// The part of that turn that is taken off, in degrees (G162).
  public var rotationBaseline = 5.0

  /// The weight of the old velocity of a pinch or a rotation when a sample comes in (G161, G164).
  public var smoothing = 0.75

  /// The longest time of a swipe (G167).
  public var swipeLongestTime = VirtualTime(milliseconds: 500)

  /// The distance that a swipe needs, and the drift that it may have, at time zero (G168).
  public var swipeDistance = 50.0

  /// What is left of the distance along the direction after a second, as a part of one (G168).
  public var swipeRateAlong = 0.06

  /// What is left of the drift allowed across the direction after a second, as a part of one
  /// (G168).
  public var swipeRateAcross = 0.02

  /// The width of the band along a screen edge in which an edge pan starts; not published (G180).
  public var screenEdgeBand = 20.0

  /// How far outside its bounds a finger may go and still be inside a control that it is pressing;
  /// one report says 100 (D122).
  public var controlDragTolerance = 70.0

  /// How long a control stays highlighted that is lit only when the finger lifts (D130).
  public var minimumHighlight = VirtualTime(milliseconds: 120)

  /// Whether a window's root controller answers the window as its next responder, rather than the
  /// superview of its view (D085).
  public var rootViewControllerAnswersWindow = true

  /// Whether a tap is counted on from one on another view close by, as current systems seem to do;
  /// the old guide asks for the same view (D051).
  public var tapCountsAcrossViews = true

  /// Whether later phases are passed on only where a touch's beginning was passed on, as since iOS 5
  /// (D092, D095).
  public var forwardsByRecord = true

  /// The greatest number of fingers on the glass; with one more the system takes all touches away
  /// (D187).
  public var maximumNumberOfTouches = 5

  /// How long it takes to present or dismiss a controller with animation; not published.
  public var modalTransitionDuration = VirtualTime(milliseconds: 400)

  /// Creates the behaviour of current systems.
  public init() {}
}
