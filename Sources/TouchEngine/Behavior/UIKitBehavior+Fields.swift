package import TraceModel

extension UIKitBehavior {
  /// A number or a choice that you can change by its name, such as `panThreshold`.
  package struct Field: Sendable {
    /// The name, which is the name of a `UIKitBehavior` property.
    package let name: String

    /// A description of the number or the choice.
    package let summary: Summary

    private let setter: Setter

    fileprivate init(_ name: String, _ summary: Summary, _ setter: Setter) {
      self.name = name
      self.summary = summary
      self.setter = setter
    }

    /// The kind of its values.
    package var kind: PropertyValueKind {
      switch setter {
      case .choice: .boolean
      case .count(let range, _): .count(range)
      case .duration: .time
      case .number: .length
      }
    }

    /// Sets the number or the choice of a behavior; a value of another kind changes nothing.
    package func set(_ value: DynamicValue, of behavior: inout UIKitBehavior) {
      switch setter {
      case .choice(let set): if let flag = Bool(value) { set(&behavior, flag) }
      case .count(_, let set): if let count = Int(value) { set(&behavior, count) }
      case .duration(let set): if let time = VirtualTime(value) { set(&behavior, time) }
      case .number(let set): if let number = Double(value) { set(&behavior, number) }
      }
    }
  }

  /// A function that sets a field, by the type of its values.
  fileprivate enum Setter: Sendable {
    case choice(@Sendable (inout UIKitBehavior, Bool) -> Void)
    case count(ClosedRange<Int>, @Sendable (inout UIKitBehavior, Int) -> Void)
    case duration(@Sendable (inout UIKitBehavior, VirtualTime) -> Void)
    case number(@Sendable (inout UIKitBehavior, Double) -> Void)
  }

  /// The numbers and choices that you can change by name, in alphabetical order.
  package static let fields: [Field] = [
    Field(
      "backButtonLeastExtent", "The least width of a back button, in points.",
      .number { $0.backButtonLeastExtent = $1 }),
    Field(
      "bounceDistance", "The distance from rest at which a bounce ends, in points.",
      .number { $0.bounceDistance = $1 }),
    Field(
      "bounceFrequency", "The angular frequency of the spring of a bounce, per second.",
      .number { $0.bounceFrequency = $1 }),
    Field(
      "bounceSpeed",
      "The speed from which on content counts as having speed when it bounces, in points per second.",
      .number { $0.bounceSpeed = $1 }),
    Field(
      "bounceStopSpeed", "The speed at which a bounce ends, in points per second.",
      .number { $0.bounceStopSpeed = $1 }),
    Field(
      "contentPopThreshold",
      "How far a drag in the content goes to the right before it goes back, in points.",
      .number { $0.contentPopThreshold = $1 }),
    Field(
      "contentTouchDelay", "How long a scroll view delays touches for its content.",
      .duration { $0.contentTouchDelay = $1 }),
    Field(
      "contextMenuDelay", "How long a finger rests until a context menu is asked for.",
      .duration { $0.contextMenuDelay = $1 }),
    Field(
      "controlDragTolerance",
      "How far outside its bounds a finger still is inside a control, in points.",
      .number { $0.controlDragTolerance = $1 }),
    Field(
      "decelerationRate", "How much of its speed scrolling keeps from one millisecond to the next.",
      .number { $0.decelerationRate = $1 }),
    Field(
      "decelerationStartSpeed",
      "The speed at touch-up from which content decelerates, in points per second.",
      .number { $0.decelerationStartSpeed = $1 }),
    Field(
      "decelerationStopSpeed", "The speed at which content comes to rest, in points per second.",
      .number { $0.decelerationStopSpeed = $1 }),
    Field(
      "directionalLockAngle",
      "The angle to an axis within which a drag is locked to it, in degrees.",
      .number { $0.directionalLockAngle = $1 }),
    Field(
      "directionalLockPause", "The pause after which the direction of a drag is judged again.",
      .duration { $0.directionalLockPause = $1 }),
    Field(
      "dragLiftDelay", "How long a finger rests until the items of a drag are asked for.",
      .duration { $0.dragLiftDelay = $1 }),
    Field(
      "foldsReportsBetweenFrames", "Whether reports between two frames become one event.",
      .choice { $0.foldsReportsBetweenFrames = $1 }),
    Field(
      "forwardsByRecord", "Whether later phases are passed on only where the beginning was.",
      .choice { $0.forwardsByRecord = $1 }),
    Field(
      "framesPerSecond", "How often moving content is brought up to date.",
      .count(1...240, { $0.framesPerSecond = $1 })),
    Field(
      "hasSingleEventSource", "Whether one source of the main run loop does the work of two.",
      .choice { $0.hasSingleEventSource = $1 }),
    Field(
      "hasSystemGestureGates", "Whether windows have the gates of the system's gestures.",
      .choice { $0.hasSystemGestureGates = $1 }),
    Field(
      "homeIndicatorHeight", "The height of the bar below a tab bar, in points.",
      .number { $0.homeIndicatorHeight = $1 }),
    Field(
      "keyboardHeight", "The height of the keyboard, in points.",
      .number { $0.keyboardHeight = $1 }),
    Field(
      "leastHittableAlpha", "A view with less opacity is not hit.",
      .number { $0.leastHittableAlpha = $1 }),
    Field(
      "maximumNumberOfTouches", "The greatest number of fingers.",
      .count(1...10, { $0.maximumNumberOfTouches = $1 })),
    Field(
      "maximumPossibleForce", "The greatest force of a touch.",
      .number { $0.maximumPossibleForce = $1 }),
    Field(
      "minimumHighlight", "How long a control stays lit that is lit only when the finger lifts.",
      .duration { $0.minimumHighlight = $1 }),
    Field(
      "modalTransitionDuration", "How long it takes to present with animation.",
      .duration { $0.modalTransitionDuration = $1 }),
    Field(
      "navigationBarHeight", "The height of a navigation bar, in points.",
      .number { $0.navigationBarHeight = $1 }),
    Field(
      "pageTapBand", "The width of the bands in which a tap turns a curling page, in points.",
      .number { $0.pageTapBand = $1 }),
    Field(
      "pagingCallsWillEndDragging",
      "Whether `scrollViewWillEndDragging` is called when pages are turned.",
      .choice { $0.pagingCallsWillEndDragging = $1 }),
    Field(
      "pagingSpeed", "The speed from which on a drag turns the page, in points per second.",
      .number { $0.pagingSpeed = $1 }),
    Field(
      "panThreshold", "How far a pan goes before it begins, in points.",
      .number { $0.panThreshold = $1 }),
    Field(
      "pinchBaseline",
      "The part of a pinch's threshold that counts as being there before, in points.",
      .number { $0.pinchBaseline = $1 }),
    Field(
      "pinchThreshold", "The change of distance at which a pinch begins, in points.",
      .number { $0.pinchThreshold = $1 }),
    Field(
      "popSpeed", "The speed from which on a drag goes back, in points per second.",
      .number { $0.popSpeed = $1 }),
    Field(
      "refreshDistance", "How far content is pulled until it's refreshed, in points.",
      .number { $0.refreshDistance = $1 }),
    Field(
      "rootViewControllerAnswersWindow",
      "Whether a root controller's next responder is its window.",
      .choice { $0.rootViewControllerAnswersWindow = $1 }),
    Field(
      "rotationBaseline", "The part of a rotation's threshold that is taken off, in degrees.",
      .number { $0.rotationBaseline = $1 }),
    Field(
      "rotationThreshold", "The turn at which a rotation begins, in degrees.",
      .number { $0.rotationThreshold = $1 }),
    Field(
      "rubberBand", "How much of a drag beyond the content is followed.",
      .number { $0.rubberBand = $1 }),
    Field(
      "screenEdgeBand", "The width of the band in which a screen-edge pan starts, in points.",
      .number { $0.screenEdgeBand = $1 }),
    Field(
      "scrollAnimationDuration", "How long an animated change of the offset takes.",
      .duration { $0.scrollAnimationDuration = $1 }),
    Field(
      "scrollVelocityWindow", "The time before touch-up in which the speed of a drag is measured.",
      .duration { $0.scrollVelocityWindow = $1 }),
    Field(
      "sheetDismissSpeed",
      "The speed from which on a drag takes a sheet away, in points per second.",
      .number { $0.sheetDismissSpeed = $1 }),
    Field("sheetTop", "Where sheets begin, in points.", .number { $0.sheetTop = $1 }),
    Field(
      "slidersKeepPans", "Whether a slider that is dragged keeps the pans around it.",
      .choice { $0.slidersKeepPans = $1 }),
    Field(
      "statusBarHeight", "The height of the status bar, in points.",
      .number { $0.statusBarHeight = $1 }),
    Field(
      "swipeActionSpeed", "The speed from which on a swiped row stays open, in points per second.",
      .number { $0.swipeActionSpeed = $1 }),
    Field(
      "swipeActionThreshold", "How far a swipe on a row goes before it begins, in points.",
      .number { $0.swipeActionThreshold = $1 }),
    Field(
      "swipeActionWidth", "How far a swiped row opens, in points.",
      .number { $0.swipeActionWidth = $1 }),
    Field(
      "swipeDistance", "The distance that a swipe needs, in points.",
      .number { $0.swipeDistance = $1 }),
    Field(
      "swipeDrift", "The drift across its direction that a swipe may have, in points.",
      .number { $0.swipeDrift = $1 }),
    Field(
      "swipeLongestTime", "The longest time of a swipe.", .duration { $0.swipeLongestTime = $1 }),
    Field(
      "systemGestureBand", "The width of the band of the system's gestures, in points.",
      .number { $0.systemGestureBand = $1 }),
    Field(
      "systemGestureDelay", "How long the system's gestures delay touches.",
      .duration { $0.systemGestureDelay = $1 }),
    Field(
      "tabBarButtonDragTolerance",
      "How far outside a finger still is inside a bar's button, in points.",
      .number { $0.tabBarButtonDragTolerance = $1 }),
    Field("tabBarHeight", "The height of a tab bar, in points.", .number { $0.tabBarHeight = $1 }),
    Field(
      "tapAllowableMovement", "How far the fingers of a tap may move, in points.",
      .number { $0.tapAllowableMovement = $1 }),
    Field(
      "tapAllowableSeparation",
      "How far from the first tap of a sequence the next may touch down, in points.",
      .number { $0.tapAllowableSeparation = $1 }),
    Field(
      "tapCountDistance", "The distance at which a sequence of taps ends, in points.",
      .number { $0.tapCountDistance = $1 }),
    Field(
      "tapCountsAcrossViews", "Whether a tap is counted on from one on another view.",
      .choice { $0.tapCountsAcrossViews = $1 }),
    Field(
      "tapFingerInterval", "The longest time from the first finger of a tap to its last.",
      .duration { $0.tapFingerInterval = $1 }),
    Field(
      "tapInterval", "The longest time between two taps of a sequence.",
      .duration { $0.tapInterval = $1 }),
    Field(
      "tapLongestHold", "How long a finger may rest and still make a tap.",
      .duration { $0.tapLongestHold = $1 }),
    Field(
      "trackingModeLastsWhileDecelerating",
      "Whether the tracking mode lasts while content moves by itself.",
      .choice { $0.trackingModeLastsWhileDecelerating = $1 }),
    Field(
      "version",
      "The version of iOS: rules that came later aren't followed; 17 is the last release of 17.",
      .count(UIKitBehavior.versions, { $0.suspendRules(newerThan: $1) })),
    Field(
      "wrapsEveryRootView", "Whether every root view is in UIKit's own containers.",
      .choice { $0.wrapsEveryRootView = $1 }),
    Field(
      "zoomAnimationDuration", "How long an animated change of the scale takes.",
      .duration { $0.zoomAnimationDuration = $1 }),
    Field(
      "zoomRubberBand", "How much of a pinch beyond the limits of the scale is followed.",
      .number { $0.zoomRubberBand = $1 }),
  ]
}
