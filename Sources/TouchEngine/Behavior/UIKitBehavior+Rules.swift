extension UIKitBehavior {
  /// Some rules: a bit for each, so that asking for one costs next to nothing.
  struct RuleSet: Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)

    /// Whether there is no rule in the set.
    var isEmpty: Bool { words == (0, 0, 0, 0, 0) }

    /// Whether a rule is in the set.
    @inline(__always)
    func contains(_ rule: UIKitRule) -> Bool { word(of: rule) & bit(of: rule) != 0 }

    /// Adds a rule.
    mutating func insert(_ rule: UIKitRule) {
      let bit = bit(of: rule)
      switch rule.rawValue >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      case 3: words.3 |= bit
      case 4: words.4 |= bit
      default: preconditionFailure("a set of rules needs one more word")
      }
    }

    @inline(__always)
    private func word(of rule: UIKitRule) -> UInt64 {
      switch rule.rawValue >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      case 3: words.3
      case 4: words.4
      default: preconditionFailure("a set of rules needs one more word")
      }
    }

    @inline(__always)
    private func bit(of rule: UIKitRule) -> UInt64 { 1 << UInt64(rule.rawValue & 63) }
  }

  /// Creates the behavior that UIKit would have without some of its rules.
  ///
  ///     application.behavior = UIKitBehavior(without: .actionComesBeforeCancelling)
  ///
  /// Set an application's behavior before the first touch. A rule that changes during a gesture leaves
  /// the gesture in a state that's possible in neither UIKit.
  public init(without rules: UIKitRule...) {
    self.init()
    for rule in rules { suspend(rule) }
  }

  /// Whether a rule is suspended.
  var suspendsRules: Bool { !suspendedRules.isEmpty }

  /// Suspends a rule.
  ///
  /// If the rule is a number, the number gets another value, which may be changed again afterward.
  public mutating func suspend(_ rule: UIKitRule) {
    suspendedRules.insert(rule)
    changeNumber(of: rule)
    changeOption(of: rule)
  }

  /// Gives a number a value that is clearly different; does nothing for a mechanism.
  private mutating func changeNumber(of rule: UIKitRule) {
    switch rule {
    case .leastHittableAlpha: leastHittableAlpha = 0
    case .tapInterval: tapInterval = VirtualTime(milliseconds: 80)
    case .tapCountDistance: tapCountDistance = 90
    case .tapAllowableMovement: tapAllowableMovement = 90
    case .tapAllowableSeparation: tapAllowableSeparation = 90
    case .tapFingerInterval: tapFingerInterval = VirtualTime(milliseconds: 100_000)
    case .tapLongestHold: tapLongestHold = VirtualTime(milliseconds: 100_000)
    case .panThreshold: panThreshold = 25
    case .contentPopThreshold: contentPopThreshold = panThreshold
    case .velocitySampleInterval: velocitySampleInterval = VirtualTime(microseconds: 1)
    case .panVelocityWeights: panVelocityWeights = (newest: 1, previous: 0)
    case .pinchThreshold: pinchThreshold = 20
    case .pinchBaseline: pinchBaseline = 0
    case .rotationThreshold: rotationThreshold = 20
    case .rotationBaseline: rotationBaseline = 0
    case .smoothing: smoothing = 0
    case .swipeLongestTime: swipeLongestTime = VirtualTime(milliseconds: 1_000)
    case .swipeDistance: swipeDistance = 200
    case .swipeDrift: swipeDrift = 200
    case .swipeRateAlong: swipeRateAlong = 1
    case .swipeRateAcross: swipeRateAcross = 1
    case .screenEdgeBand: screenEdgeBand = 60
    case .controlDragTolerance: controlDragTolerance = 0
    case .keyboardHeight: keyboardHeight = 0
    case .tabBarButtonDragTolerance: tabBarButtonDragTolerance = 70
    case .minimumHighlight: minimumHighlight = VirtualTime(milliseconds: 1_000)
    case .contentTouchDelay: contentTouchDelay = VirtualTime(milliseconds: 600)
    case .decelerationRate: decelerationRate = 0.99
    case .decelerationStartSpeed: decelerationStartSpeed = decelerationStopSpeed
    case .rubberBand: rubberBand = 1
    case .directionalLockAngle: directionalLockAngle = 44
    case .directionalLockPause: directionalLockPause = VirtualTime(milliseconds: 100_000)
    case .contextMenuDelay: contextMenuDelay = VirtualTime(milliseconds: 2_000)
    case .dragLiftDelay: dragLiftDelay = VirtualTime(milliseconds: 2_000)
    case .swipeActionThreshold: swipeActionThreshold = panThreshold
    case .maximumNumberOfTouches: maximumNumberOfTouches = 100
    case .thresholdIsTakenOff: panThresholdShare = 0
    case .speedIsPerMillisecond: scrollVelocityUnit = 1
    case .drainingComesFirst: drainOrder = 0
    case .updateComesBeforeCommit: gestureUpdateOrder = 3_000_000
    default: break
    }
  }

  /// Changes the option that represents a rule; does nothing for other rules.
  private mutating func changeOption(of rule: UIKitRule) {
    switch rule {
    case .tapsCountAcrossViews: tapCountsAcrossViews = false
    case .rootControllerAnswersWindow: rootViewControllerAnswersWindow = false
    case .forwardingIsRecorded: forwardsByRecord = false
    case .tapDistanceIsPerAxis: tapMeasure = .straightLine
    case .pansMeasureAxes: panMeasure = .straightLine
    case .tapsEndWithTheLastLift: tapEnd = .firstLift
    case .pressesEndWithTheFirstLift: pressEnd = .lastLift
    case .pansEndWithTheLastLift: panEnd = .firstLift
    case .pinchesEndWithTheLastLift: pinchEnd = .firstLift
    case .restingFingersAreStationary: restingPhase = .moved
    case .handledSourcesSkipWaiting: handledSourcesSkipWaiting = false
    case .trackingModeIsCommon: trackingModeIsCommon = false
    default: break
    }
  }
}
