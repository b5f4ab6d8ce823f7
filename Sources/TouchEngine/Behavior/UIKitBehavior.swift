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

  /// How far the fingers of a tap may move (G126).
  public var tapAllowableMovement = 45.0

  /// How far from the first tap of a sequence the next one, or the press that follows, may touch down
  /// (G127, G260).
  public var tapAllowableSeparation = 45.0

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

  /// The distance that a swipe needs at time zero (G168).
  public var swipeDistance = 50.0

  /// The drift across its direction that a swipe may have at time zero (G168).
  public var swipeDrift = 50.0

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

  /// The same for the buttons of a tab bar (D124).
  public var tabBarButtonDragTolerance = 15.0

  /// How long a control stays highlighted that is lit only when the finger lifts (D130).
  public var minimumHighlight = VirtualTime(milliseconds: 120)

  /// How long a scroll view holds touches back from its content (G196).
  public var contentTouchDelay = VirtualTime(milliseconds: 150)

  /// How much of its speed scrolling keeps from one millisecond to the next (G222).
  public var decelerationRate = 0.998

  /// The speed at the lift from which content glides on, in points per second (G257).
  ///
  /// Estimated: UIKit didn't glide after drags of 25 to 51 pt/s, and a toolkit that imitates it
  /// starts at 100.
  public var decelerationStartSpeed = 100.0

  /// The speed at which content that glides stops, in points per second (G222).
  public var decelerationStopSpeed = 10.0

  /// How far scrolling goes for each point per second of its speed at the lift, in points (G222).
  public var decelerationFactor = 0.499

  /// How much of a drag beyond the content is followed at its beginning, as a part of one (G222).
  public var rubberBand = 0.55

  /// How long before the lift the finger's way counts for the speed (G222).
  public var scrollVelocityWindow = VirtualTime(milliseconds: 100)

  /// The angular frequency of the spring that brings content back that still has speed, per second
  /// (G222).
  public var bounceFrequency = 11.0

  /// The two rates of the spring that brings content back from rest, per second (G222).
  public var bounceRates = (slow: 9.0, fast: 46.0)

  /// The speed from which on content counts as having speed when it bounces, in points per second
  /// (G222).
  public var bounceSpeed = 50.0

  /// How near to its end a bounce is over, once it is slow, in points; not published.
  public var bounceDistance = 0.5

  /// The speed below which a bounce is slow, in points per second; not published.
  public var bounceStopSpeed = 10.0

  /// How much of what fingers ask for beyond the limits of a scale is shown, as an exponent; not
  /// published.
  public var zoomRubberBand = 0.5

  /// How long it takes content to go back within the limits of its scale, or to a scale that is set
  /// with animation; not published.
  public var zoomAnimationDuration = VirtualTime(milliseconds: 300)

  /// How long content takes to a place that is set with animation; not published.
  public var scrollAnimationDuration = VirtualTime(milliseconds: 300)

  /// How often moving content is brought up to date, per second.
  public var framesPerSecond = 60

  /// The speed from which on a drag turns the page whatever its length, in points per second; not
  /// published (G214).
  public var pagingSpeed = 500.0

  /// Whether `scrollViewWillEndDragging` is called when pages are turned; sources disagree (G207).
  public var pagingCallsWillEndDragging = true

  /// The angle to an axis within which a drag is locked to it, in degrees (G213).
  public var directionalLockAngle = 20.0

  /// The pause after which the direction of a drag is judged again (G213).
  public var directionalLockPause = VirtualTime(milliseconds: 600)

  /// The speed at which a drag from the edge goes back one controller whatever its length, in
  /// points per second; not published (G234).
  public var popSpeed = 500.0

  /// The height of the status bar, below which a navigation bar begins.
  public var statusBarHeight = 47.0

  /// The height of a navigation bar.
  public var navigationBarHeight = 44.0

  /// How far from the edge of the bar, at least, a finger still touches the button that goes back.
  public var backButtonLeastExtent = 100.0

  /// The height of a tab bar above the home indicator.
  public var tabBarHeight = 49.0

  /// The height of the home indicator's area, which a tab bar covers too.
  public var homeIndicatorHeight = 34.0

  /// Whether a window's root controller answers the window as its next responder, rather than the
  /// superview of its view (D085).
  public var rootViewControllerAnswersWindow = true

  /// Whether a window puts its own two views around the view of every root controller; a log shows
  /// them for a navigation controller (D034), and other logs do not show them at all.
  public var wrapsEveryRootView = false

  /// Whether a tap is counted on from one on another view close by, as current systems seem to do;
  /// the old guide asks for the same view (D051).
  public var tapCountsAcrossViews = true

  /// Whether later phases are passed on only where a touch's beginning was passed on, as since iOS
  /// 5 (D092, D095).
  public var forwardsByRecord = true

  /// Whether each window has the two gate recognizers of the system (G239).
  ///
  /// Off, so that the recognizers of a touch are those that the app has made: away from the edges of
  /// the screen the gates change nothing.
  public var hasSystemGestureGates = false

  /// The width of the band along the edges in which a gate holds touches back; measured at the lower
  /// edge (G240).
  public var systemGestureBand = 20.0

  /// How long a gate holds a touch back that does not lift, as one report has it (G241).
  public var systemGestureDelay = VirtualTime(milliseconds: 1_000)

  /// Whether reports wait for the next frame, and moves between two frames are folded into one, as on
  /// a device (D062).
  ///
  /// Off, so that each report is delivered at the moment at which a finger makes it.
  public var foldsReportsBetweenFrames = false

  /// Whether one source of the main run loop drains the event-fetch thread and processes the queue, as
  /// call stacks of iOS 14 show; else two do, as printed run loops have them (D165).
  public var hasSingleEventSource = false

  /// The greatest force of a touch; not published, but what devices that feel force have reported.
  public var maximumPossibleForce = 20.0 / 3

  /// Whether the main run loop stays in its tracking mode until content has come to rest by itself.
  ///
  /// Off: what is told of the mode says that a scroll view tracks or is dragged (D168). Some articles
  /// count the movement afterwards too.
  public var trackingModeLastsWhileDecelerating = false

  /// The greatest number of fingers on the glass; with one more the system takes all touches away
  /// (D187).
  public var maximumNumberOfTouches = 5

  /// How long it takes to present or dismiss a controller with animation; not published.
  public var modalTransitionDuration = VirtualTime(milliseconds: 400)

  /// How far a swipe on a row has to go on one of the axes to begin, and what is taken off its
  /// translation, in points (G233).
  ///
  /// Estimated: it is more than the 10 points of an ordinary pan, which wins unless the finger is so
  /// fast that one event brings both beyond their thresholds.
  public var swipeActionThreshold = 20.0

  /// The width of the button that a swipe on a row uncovers; not published (G233).
  public var swipeActionWidth = 74.0

  /// The speed from which on a swipe opens a row whatever its length, in points per second; not
  /// published (G233).
  public var swipeActionSpeed = 300.0

  /// How far below the upper edge of the screen a sheet begins; not published.
  public var sheetTop = 57.0

  /// The speed at which a sheet is dragged away whatever the way, in points per second (G223).
  public var sheetDismissSpeed = 1_000.0

  /// Creates the behaviour of current systems.
  public init() {}
}
