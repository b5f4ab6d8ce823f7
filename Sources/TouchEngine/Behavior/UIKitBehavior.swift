/// The numbers and choices of UIKit that the engine follows, each with the fact behind it.
///
/// Change a field to see what would happen if UIKit behaved differently. Distances are in points.
public struct UIKitBehavior: Sendable {
  /// The opacity below which a view isn't hit (D004); opacity is stored in 32 bits, so exactly 0.01
  /// is less (D005).
  public var leastHittableAlpha = 0.01

  /// The longest time from touch-up to the next touch-down within a sequence of taps (D048, G128).
  public var tapInterval = VirtualTime(milliseconds: 350)

  /// The distance on either axis at which a new touch no longer continues a sequence of taps (D048,
  /// D049).
  public var tapCountDistance = 45.0

  /// The maximum distance that the fingers of a tap can move (G126).
  public var tapAllowableMovement = 45.0

  /// The maximum distance from the first tap of a sequence to the next tap, or to the press that
  /// follows (G127, G260).
  public var tapAllowableSeparation = 45.0

  /// The longest time from the first finger of a tap to its last; a limit exists, but its value isn't
  /// known (G296).
  public var tapFingerInterval = VirtualTime(milliseconds: 350)

  /// The longest time that a finger can rest and still make a tap; a limit exists, but its value
  /// isn't known (G129).
  public var tapLongestHold = VirtualTime(milliseconds: 750)

  /// The distance that a pan has to move on one of the axes to begin, which is also subtracted from
  /// its translation (G147, G148).
  public var panThreshold = 10.0

  /// The distance to the right at which a drag in the content of a navigation controller goes back
  /// (G299).
  public var contentPopThreshold = 30.0

  /// The minimum time between two samples of a pan's velocity (G154).
  public var velocitySampleInterval = VirtualTime(milliseconds: 1)

  /// The weights of the latest sample of a pan's velocity and the one before (G154).
  public var panVelocityWeights = (newest: 0.2, previous: 0.8)

  /// The change of distance at which a pinch begins (G157).
  public var pinchThreshold = 10.0

  /// The part of that distance that counts as the baseline (G158).
  public var pinchBaseline = 8.0

  /// The turn at which a rotation begins, in degrees (G162).
  public var rotationThreshold = 10.0

  /// The part of that turn that's subtracted, in degrees (G162).
  public var rotationBaseline = 5.0

  /// The weight of the old velocity of a pinch or a rotation when a new sample arrives (G161,
  /// G164).
  public var smoothing = 0.75

  /// The longest duration of a swipe (G167).
  public var swipeLongestTime = VirtualTime(milliseconds: 500)

  /// The distance that a swipe needs at time zero (G168).
  public var swipeDistance = 50.0

  /// The drift across its direction that a swipe can have at time zero (G168).
  public var swipeDrift = 50.0

  /// The fraction of the distance along the direction that remains after a second (G168).
  public var swipeRateAlong = 0.06

  /// The fraction of the drift allowed across the direction that remains after a second (G168).
  public var swipeRateAcross = 0.02

  /// The width of the band along a screen edge in which an edge pan starts; not published (G180).
  public var screenEdgeBand = 20.0

  /// The distance outside a control's bounds at which the finger that presses it still counts as
  /// inside; one report says 100 (D122).
  public var controlDragTolerance = 70.0

  /// The same for the buttons of a tab bar (D124).
  public var tabBarButtonDragTolerance = 15.0

  /// The height of the keyboard in points, an estimate for a phone of 390 by 844 points (D204).
  public var keyboardHeight = 336.0

  /// The distance that a finger pulls content beyond its top edge to refresh it, in points; an
  /// estimate, because it isn't published (D254).
  public var refreshDistance = 150.0

  /// The width of the bands along the left and the right edge where a tap turns a curling page, in
  /// points; not published (D261).
  public var pageTapBand = 44.0

  /// The time that a control stays highlighted when it's highlighted only as the finger lifts
  /// (D130).
  public var minimumHighlight = VirtualTime(milliseconds: 120)

  /// The time that a scroll view delays touches to its content (G196).
  public var contentTouchDelay = VirtualTime(milliseconds: 150)

  /// The fraction of its speed that scrolling keeps from one millisecond to the next (G222).
  public var decelerationRate = 0.998

  /// The speed at touch-up from which content decelerates gradually, in points per second (G257).
  ///
  /// Estimated: UIKit didn't decelerate after drags of 25 to 51 pt/s, and a toolkit that imitates
  /// it starts at 100.
  public var decelerationStartSpeed = 100.0

  /// The speed at which decelerating content stops, in points per second (G222).
  public var decelerationStopSpeed = 10.0

  /// The distance that scrolling continues for each point per second of its speed at touch-up, in
  /// points (G222).
  public var decelerationFactor = 0.499

  /// The fraction of a drag beyond the content that the content follows at first (G222).
  public var rubberBand = 0.55

  /// The time before touch-up in which the finger's movement counts toward the speed (G222).
  public var scrollVelocityWindow = VirtualTime(milliseconds: 100)

  /// The angular frequency of the spring that returns moving content, per second (G222).
  public var bounceFrequency = 11.0

  /// The two rates of the spring that returns content at rest, per second (G222).
  public var bounceRates = (slow: 9.0, fast: 46.0)

  /// The speed from which content counts as moving when it bounces, in points per second (G222).
  public var bounceSpeed = 50.0

  /// The distance from its end at which a slow bounce is finished, in points; not published.
  public var bounceDistance = 0.5

  /// The speed below which a bounce is slow, in points per second; not published.
  public var bounceStopSpeed = 10.0

  /// The exponent that reduces a zoom beyond the scale limits; not published.
  public var zoomRubberBand = 0.5

  /// The time that content takes to return within its scale limits, or to reach a scale that's set
  /// with animation; not published.
  public var zoomAnimationDuration = VirtualTime(milliseconds: 300)

  /// The time that content takes to reach an offset that's set with animation; not published.
  public var scrollAnimationDuration = VirtualTime(milliseconds: 300)

  /// The number of times per second that moving content is updated.
  public var framesPerSecond = 60

  /// The speed from which a drag turns the page regardless of its length, in points per second; not
  /// published (G214).
  public var pagingSpeed = 500.0

  /// Whether `scrollViewWillEndDragging` is called when paging; sources disagree (G207).
  public var pagingCallsWillEndDragging = true

  /// The angle to an axis within which a drag is locked to it, in degrees (G213).
  public var directionalLockAngle = 20.0

  /// The pause after which the direction of a drag is determined again (G213).
  public var directionalLockPause = VirtualTime(milliseconds: 600)

  /// The speed at which a drag from the edge pops a controller regardless of its length, in points
  /// per second; not published (G234).
  public var popSpeed = 500.0

  /// The height of the status bar, below which a navigation bar begins.
  public var statusBarHeight = 47.0

  /// The height of a navigation bar.
  public var navigationBarHeight = 44.0

  /// The minimum distance from the bar's edge at which a finger still touches the back button.
  public var backButtonLeastExtent = 100.0

  /// The height of a tab bar above the home indicator.
  public var tabBarHeight = 49.0

  /// The height of the home indicator's area, which a tab bar covers too.
  public var homeIndicatorHeight = 34.0

  /// Whether a root view controller's next responder is the window rather than the superview of its
  /// view (D085).
  public var rootViewControllerAnswersWindow = true

  /// Whether a window puts its two private views around the view of every root view controller; a
  /// log shows them for a navigation controller (D034), and other logs don't show them at all.
  public var wrapsEveryRootView = false

  /// Whether a tap on another view nearby continues the tap count, as current systems seem to do;
  /// the old guide requires the same view (D051).
  public var tapCountsAcrossViews = true

  /// Whether later phases are forwarded only where a touch's beginning was forwarded, as since iOS
  /// 5 (D092, D095).
  public var forwardsByRecord = true

  /// Whether a slider whose thumb is dragged keeps all recognizers around it from recognizing, as
  /// disassembled code of iOS 26 does; users of many libraries report that a pan wins (D138).
  public var slidersKeepPans = false

  /// Whether each window has the system's two gate recognizers (G239).
  ///
  /// Off by default, so that a touch's recognizers are the app's own: away from the edges of the
  /// screen, the gates change nothing.
  public var hasSystemGestureGates = false

  /// The width of the band along the edges in which a gate delays touches; measured at the bottom
  /// edge (G240).
  public var systemGestureBand = 20.0

  /// The time that a gate delays a touch that doesn't lift, according to one report (G241).
  public var systemGestureDelay = VirtualTime(milliseconds: 1_000)

  /// Whether reports wait for the next frame, with moves between two frames folded into one, as on
  /// a device (D062).
  ///
  /// Off by default, so that each report is delivered at the time when a finger makes it.
  public var foldsReportsBetweenFrames = false

  /// Whether one source of the main run loop drains the event-fetch thread and processes the queue,
  /// as call stacks of iOS 14 show, rather than two, as printed run loops have them (D165).
  public var hasSingleEventSource = false

  /// The maximum force of a touch; not published, but reported by devices that sense force.
  public var maximumPossibleForce = 20.0 / 3

  /// Whether the main run loop stays in tracking mode until content has come to rest.
  ///
  /// Off by default: the documentation describes the mode for a scroll view that tracks or is
  /// dragged (D168). Some articles include the deceleration that follows.
  public var trackingModeLastsWhileDecelerating = false

  /// The maximum number of fingers on the screen; with one more, the system cancels all touches
  /// (D187).
  public var maximumNumberOfTouches = 5

  /// The time that it takes to present or dismiss a controller with animation; not published.
  public var modalTransitionDuration = VirtualTime(milliseconds: 400)

  /// The distance that a swipe on a row has to move on one of the axes to begin, which is also
  /// subtracted from its translation, in points (G233).
  ///
  /// Estimated: it's more than the 10 points of an ordinary pan, which wins unless the finger is so
  /// fast that one event moves both beyond their thresholds.
  public var swipeActionThreshold = 20.0

  /// The width of the button that a swipe on a row reveals; not published (G233).
  public var swipeActionWidth = 74.0

  /// The speed from which a swipe opens a row regardless of its length, in points per second; not
  /// published (G233).
  public var swipeActionSpeed = 300.0

  /// The time that a finger rests until a context menu interaction asks for its menu (G271).
  ///
  /// Estimated: a report has about a quarter of a second; the documentation has no number.
  public var contextMenuDelay = VirtualTime(milliseconds: 250)

  /// The time that a finger rests until a drag interaction asks for its items (G273).
  ///
  /// Estimated: it's what engineers of WebKit say about a drag.
  public var dragLiftDelay = VirtualTime(milliseconds: 325)

  /// The distance from the top edge of the screen at which a sheet begins; not published.
  public var sheetTop = 57.0

  /// The speed at which a drag dismisses a sheet regardless of the distance, in points per second
  /// (G223).
  public var sheetDismissSpeed = 1_000.0

  // MARK: What only a suspended rule changes

  /// How the distance between two taps is measured (D049).
  var tapMeasure = DistanceMeasure.longerAxis

  /// How the distance that a pan needs to begin is measured (G147).
  var panMeasure = DistanceMeasure.longerAxis

  /// The fraction of its threshold that a pan subtracts from its translation (G148).
  var panThresholdShare = 1.0

  /// Which of several lifting fingers ends a tap (G131).
  var tapEnd = GestureEnd.lastLift

  /// Which of several lifting fingers ends a press (G142).
  var pressEnd = GestureEnd.firstLift

  /// Which of several lifting fingers ends a pan (G151).
  var panEnd = GestureEnd.lastLift

  /// Which of several lifting fingers ends a pinch or a rotation (G160).
  var pinchEnd = GestureEnd.lastLift

  /// The phase of a finger that a report doesn't include (D041).
  var restingPhase = UITouch.Phase.stationary

  /// The unit of the velocity that a scroll view's delegate receives, in points per second (G208).
  var scrollVelocityUnit = 1_000.0

  /// The order of the run loop's source that drains the event-fetch thread (D165).
  var drainOrder = -2

  /// The order of the run loop's observer that updates recognizers (D164).
  var gestureUpdateOrder = 0

  /// Whether a pass of the run loop that has handled a source doesn't wait.
  var handledSourcesSkipWaiting = true

  /// Whether the run loop's tracking mode is among the common ones (D168).
  var trackingModeIsCommon = true

  /// The suspended rules.
  var suspendedRules = RuleSet()

  /// Creates the behavior of current systems.
  public init() {}
}

/// A way to measure how far two points are from each other.
enum DistanceMeasure: Sendable {
  /// The distance along the axis that has more of it.
  case longerAxis
  /// The length of the straight line.
  case straightLine

  /// Returns the length of a vector, in points.
  func length(of vector: CGPoint) -> CGFloat {
    switch self {
    case .longerAxis: max(vector.x.magnitude, vector.y.magnitude)
    case .straightLine: vector.distance(to: .zero)
    }
  }
}

/// Which of several lifting fingers ends a gesture.
enum GestureEnd: Sendable {
  /// The first finger that lifts ends the gesture.
  case firstLift
  /// The gesture continues until no finger is down.
  case lastLift
}
