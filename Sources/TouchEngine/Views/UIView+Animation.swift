extension UIView {
  /// Options for an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views can be touched while they are animated (D175).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// A set of changes that take time to show.
  final class Animation {
    let allowsUserInteraction: Bool
    let start: VirtualTime
    let duration: VirtualTime
    /// The views, each with what the screen showed of it before.
    var views: [(view: UIView, start: Presentation)] = []

    init(allowsUserInteraction: Bool, start: VirtualTime, duration: VirtualTime) {
      self.allowsUserInteraction = allowsUserInteraction
      self.start = start
      self.duration = duration
    }

    /// Returns the fraction of the duration that has passed, from 0 to 1.
    func progress(at time: VirtualTime) -> Double {
      guard duration > .zero else { return 1 }
      return max(0, min(1, (time - start).seconds / duration.seconds))
    }
  }

  /// Animates changes to the views of an application.
  ///
  /// The views have their new geometry immediately, and are hit there (D181); only their
  /// presentation moves. Until it arrives, a view can't be touched, unless you specify
  /// `allowUserInteraction` (D175): it swallows the touches in its area (D178).
  ///
  /// UIKit knows its single application; here you pass it. Durations are in seconds. Opacity
  /// changes linearly; other timing curves aren't modeled.
  public static func animate(
    in application: UIApplication, withDuration duration: Double, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    application.animate(
      withDuration: duration, delay: delay,
      allowsUserInteraction: options.contains(.allowUserInteraction), animations, completion)
  }

  /// Adds the view to the animation whose changes are being made, if there is one.
  final func joinAnimation() {
    guard let present = window?.application?.animation, animation !== present else { return }
    present.views.append((self, valuesOnScreen))
    animation = present
  }

  /// Whether the view swallows the touches in its area, so that no view receives them (D178).
  final var isClosedByAnimation: Bool {
    guard let animation = given(.animatedViewsSwallow, animation),
      !animation.allowsUserInteraction
    else { return false }
    let opacity = follows(.seenOpacityCounts) ? valuesOnScreen.opacity : hittableAlpha
    return opacity >= (window?.application?.behavior.leastHittableAlpha ?? 0)
  }

  /// The nearest view, this one or an ancestor, that an animation closes to touches.
  final var ancestorClosedByAnimation: UIView? {
    nearest { $0.animation != nil && $0.isClosedByAnimation }
  }
}

extension UIApplication {
  /// Makes animated changes; the animation ends when its duration has passed on the clock.
  final func animate(
    withDuration duration: Double, delay: Double, allowsUserInteraction: Bool,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let span = VirtualTime(seconds: max(0, duration.isFinite ? duration : 0))
    let pause = VirtualTime(seconds: max(0, delay.isFinite ? delay : 0))
    let outer = animation
    let new = UIView.Animation(
      allowsUserInteraction: allowsUserInteraction, start: clock.now + pause, duration: span)
    animation = new
    animations()
    animation = outer
    guard !new.views.isEmpty else {
      completion?(true)
      return
    }
    clock.schedule(after: pause + span) {
      let isCurrent = new.views.contains { $0.view.animation === new }
      for (view, _) in new.views where view.animation === new { view.animation = nil }
      new.views.removeAll()
      completion?(isCurrent)
    }
  }
}

/// An animation that you create first and start later.
///
/// Its views can be touched while it runs, unless you disable that: the opposite of
/// `UIView.animate` (D177).
public final class UIViewPropertyAnimator {
  /// The duration, in seconds.
  public let duration: Double

  /// Whether its views can be touched while it runs (D177).
  public var isUserInteractionEnabled = true

  /// Whether the animation has started and hasn't ended.
  public private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates an animation without starting it; the duration is in seconds.
  public init(duration: Double, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds a block to call at the end.
  public func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Starts on the clock of an application; UIKit knows its single application, and here you pass
  /// it.
  public func startAnimation(in application: UIApplication) {
    guard !isRunning else { return }
    isRunning = true
    application.animate(
      withDuration: duration, delay: 0,
      allowsUserInteraction: isUserInteractionEnabled
        && application.follows(.animatorsLeaveViewsOpen),
      { [self] in
        for change in animations { change() }
      },
      { [self] _ in
        isRunning = false
        for completion in completions { completion() }
      })
  }
}
