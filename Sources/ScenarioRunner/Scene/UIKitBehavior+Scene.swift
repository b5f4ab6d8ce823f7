import ScenarioLanguage
import TouchEngine

extension UIKitBehavior {
  /// Changes what a scene changes.
  mutating func apply(_ setting: BehaviorSetting) {
    let flag = setting.value.flag
    let number = setting.value.numbers.first ?? 0
    let time = VirtualTime(seconds: number)
    switch setting.field {
    case .backButtonLeastExtent: backButtonLeastExtent = number
    case .bounceDistance: bounceDistance = number
    case .bounceFrequency: bounceFrequency = number
    case .bounceSpeed: bounceSpeed = number
    case .bounceStopSpeed: bounceStopSpeed = number
    case .contentTouchDelay: contentTouchDelay = time
    case .controlDragTolerance: controlDragTolerance = number
    case .decelerationRate: decelerationRate = number
    case .decelerationStartSpeed: decelerationStartSpeed = number
    case .decelerationStopSpeed: decelerationStopSpeed = number
    case .directionalLockAngle: directionalLockAngle = number
    case .directionalLockPause: directionalLockPause = time
    case .foldsReportsBetweenFrames: foldsReportsBetweenFrames = flag
    case .forwardsByRecord: forwardsByRecord = flag
    case .framesPerSecond: framesPerSecond = Int(number)
    case .hasSystemGestureGates: hasSystemGestureGates = flag
    case .homeIndicatorHeight: homeIndicatorHeight = number
    case .leastHittableAlpha: leastHittableAlpha = number
    case .maximumNumberOfTouches: maximumNumberOfTouches = Int(number)
    case .maximumPossibleForce: maximumPossibleForce = number
    case .minimumHighlight: minimumHighlight = time
    case .modalTransitionDuration: modalTransitionDuration = time
    case .navigationBarHeight: navigationBarHeight = number
    case .pagingCallsWillEndDragging: pagingCallsWillEndDragging = flag
    case .pagingSpeed: pagingSpeed = number
    case .panThreshold: panThreshold = number
    case .pinchBaseline: pinchBaseline = number
    case .pinchThreshold: pinchThreshold = number
    case .popSpeed: popSpeed = number
    case .rootViewControllerAnswersWindow: rootViewControllerAnswersWindow = flag
    case .rotationBaseline: rotationBaseline = number
    case .rotationThreshold: rotationThreshold = number
    case .rubberBand: rubberBand = number
    case .screenEdgeBand: screenEdgeBand = number
    case .scrollAnimationDuration: scrollAnimationDuration = time
    case .scrollVelocityWindow: scrollVelocityWindow = time
    case .sheetDismissSpeed: sheetDismissSpeed = number
    case .sheetTop: sheetTop = number
    case .statusBarHeight: statusBarHeight = number
    case .swipeActionSpeed: swipeActionSpeed = number
    case .swipeActionThreshold: swipeActionThreshold = number
    case .swipeActionWidth: swipeActionWidth = number
    case .swipeDistance: swipeDistance = number
    case .swipeDrift: swipeDrift = number
    case .swipeLongestTime: swipeLongestTime = time
    case .systemGestureBand: systemGestureBand = number
    case .systemGestureDelay: systemGestureDelay = time
    case .tabBarButtonDragTolerance: tabBarButtonDragTolerance = number
    case .tabBarHeight: tabBarHeight = number
    case .tapAllowableMovement: tapAllowableMovement = number
    case .tapAllowableSeparation: tapAllowableSeparation = number
    case .tapCountDistance: tapCountDistance = number
    case .tapCountsAcrossViews: tapCountsAcrossViews = flag
    case .tapInterval: tapInterval = time
    case .tapLongestHold: tapLongestHold = time
    case .trackingModeLastsWhileDecelerating: trackingModeLastsWhileDecelerating = flag
    case .wrapsEveryRootView: wrapsEveryRootView = flag
    case .zoomAnimationDuration: zoomAnimationDuration = time
    case .zoomRubberBand: zoomRubberBand = number
    }
  }
}
