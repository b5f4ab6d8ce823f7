package import TouchEngine

/// A number or a choice of UIKit that a scene changes, such as `UIKit panThreshold: 20`.
package struct BehaviorSetting: Equatable, Sendable {
  /// What is changed.
  package var field: BehaviorField

  /// The value.
  package var value: PropertyValue

  /// Where both stand.
  package var range: Range<Int>
}

/// A number or a choice of UIKit that a scene can change; the raw value is its name in
/// `UIKitBehavior`, where each is explained.
package enum BehaviorField: String, CaseIterable, Sendable {
  /// The least width of a back button, in points.
  case backButtonLeastExtent
  /// The distance from rest at which a bounce ends, in points.
  case bounceDistance
  /// The angular frequency of the spring of a bounce, per second.
  case bounceFrequency
  /// The speed from which on content counts as having speed when it bounces, in points per second.
  case bounceSpeed
  /// The speed at which a bounce ends, in points per second.
  case bounceStopSpeed
  /// How long a scroll view holds touches back from its content.
  case contentTouchDelay
  /// How far outside its bounds a finger still is inside a control, in points.
  case controlDragTolerance
  /// How much of its speed scrolling keeps from one millisecond to the next.
  case decelerationRate
  /// The speed at the lift from which on content glides, in points per second.
  case decelerationStartSpeed
  /// The speed at which content comes to rest, in points per second.
  case decelerationStopSpeed
  /// The angle to an axis within which a drag is locked to it, in degrees.
  case directionalLockAngle
  /// The pause after which the direction of a drag is judged again.
  case directionalLockPause
  /// Whether reports between two frames become one event.
  case foldsReportsBetweenFrames
  /// Whether later phases are passed on only where the beginning was.
  case forwardsByRecord
  /// How often moving content is brought up to date.
  case framesPerSecond
  /// Whether windows have the gates of the system's gestures.
  case hasSystemGestureGates
  /// The height of the bar below a tab bar, in points.
  case homeIndicatorHeight
  /// A view with less opacity is not hit.
  case leastHittableAlpha
  /// The greatest number of fingers.
  case maximumNumberOfTouches
  /// The greatest force of a touch.
  case maximumPossibleForce
  /// How long a control stays lit that is lit only when the finger lifts.
  case minimumHighlight
  /// How long it takes to present with animation.
  case modalTransitionDuration
  /// The height of a navigation bar, in points.
  case navigationBarHeight
  /// Whether `scrollViewWillEndDragging` is called when pages are turned.
  case pagingCallsWillEndDragging
  /// The speed from which on a drag turns the page, in points per second.
  case pagingSpeed
  /// How far a pan goes before it begins, in points.
  case panThreshold
  /// The part of a pinch's threshold that counts as being there before, in points.
  case pinchBaseline
  /// The change of distance at which a pinch begins, in points.
  case pinchThreshold
  /// The speed from which on a drag goes back, in points per second.
  case popSpeed
  /// Whether a root controller's next responder is its window.
  case rootViewControllerAnswersWindow
  /// The part of a rotation's threshold that is taken off, in degrees.
  case rotationBaseline
  /// The turn at which a rotation begins, in degrees.
  case rotationThreshold
  /// How much of a drag beyond the content is followed.
  case rubberBand
  /// The width of the band in which a screen-edge pan starts, in points.
  case screenEdgeBand
  /// How long an animated change of the offset takes.
  case scrollAnimationDuration
  /// The time before the lift in which the speed of a drag is measured.
  case scrollVelocityWindow
  /// The speed from which on a drag takes a sheet away, in points per second.
  case sheetDismissSpeed
  /// Where sheets begin, in points.
  case sheetTop
  /// The height of the status bar, in points.
  case statusBarHeight
  /// The speed from which on a swiped row stays open, in points per second.
  case swipeActionSpeed
  /// How far a swipe on a row goes before it begins, in points.
  case swipeActionThreshold
  /// How far a swiped row opens, in points.
  case swipeActionWidth
  /// The distance that a swipe needs, in points.
  case swipeDistance
  /// The drift across its direction that a swipe may have, in points.
  case swipeDrift
  /// The longest time of a swipe.
  case swipeLongestTime
  /// The width of the band of the system's gestures, in points.
  case systemGestureBand
  /// How long the system's gestures hold touches back.
  case systemGestureDelay
  /// How far outside a finger still is inside a bar's button, in points.
  case tabBarButtonDragTolerance
  /// The height of a tab bar, in points.
  case tabBarHeight
  /// How far the fingers of a tap may move, in points.
  case tapAllowableMovement
  /// How far from the first tap of a sequence the next may touch down, in points.
  case tapAllowableSeparation
  /// The distance at which a sequence of taps ends, in points.
  case tapCountDistance
  /// Whether a tap is counted on from one on another view.
  case tapCountsAcrossViews
  /// The longest time between two taps of a sequence.
  case tapInterval
  /// How long a finger may rest and still make a tap.
  case tapLongestHold
  /// Whether the tracking mode lasts while content moves by itself.
  case trackingModeLastsWhileDecelerating
  /// Whether every root view stands in UIKit's own containers.
  case wrapsEveryRootView
  /// How long an animated change of the scale takes.
  case zoomAnimationDuration
  /// How much of a pinch beyond the limits of the scale is followed.
  case zoomRubberBand

  /// What its values are.
  package var valueKind: PropertyValueKind {
    switch self {
    case .foldsReportsBetweenFrames, .forwardsByRecord, .hasSystemGestureGates,
      .pagingCallsWillEndDragging, .rootViewControllerAnswersWindow, .tapCountsAcrossViews,
      .trackingModeLastsWhileDecelerating, .wrapsEveryRootView:
      .boolean
    case .contentTouchDelay, .directionalLockPause, .minimumHighlight, .modalTransitionDuration,
      .scrollAnimationDuration, .scrollVelocityWindow, .swipeLongestTime, .systemGestureDelay,
      .tapInterval,
      .tapLongestHold, .zoomAnimationDuration:
      .time
    case .framesPerSecond: .count(1...240)
    case .maximumNumberOfTouches: .count(1...10)
    case .bounceDistance, .bounceSpeed, .bounceStopSpeed, .decelerationStartSpeed,
      .decelerationStopSpeed, .homeIndicatorHeight,
      .maximumPossibleForce, .navigationBarHeight, .statusBarHeight, .tabBarHeight, .zoomRubberBand,
      .backButtonLeastExtent, .bounceFrequency, .controlDragTolerance, .decelerationRate,
      .directionalLockAngle, .leastHittableAlpha, .pagingSpeed, .panThreshold, .pinchBaseline,
      .pinchThreshold, .popSpeed, .rotationBaseline, .rotationThreshold, .rubberBand,
      .screenEdgeBand, .sheetDismissSpeed, .sheetTop, .swipeActionSpeed, .swipeActionWidth,
      .swipeActionThreshold, .swipeDistance, .swipeDrift, .systemGestureBand,
      .tabBarButtonDragTolerance, .tapAllowableMovement, .tapAllowableSeparation, .tapCountDistance:
      .number(0...100_000)
    }
  }
}
