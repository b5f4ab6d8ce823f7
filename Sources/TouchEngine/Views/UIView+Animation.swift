extension UIView {
  /// Choices for an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of choices from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The views can be touched while they are animated (D175).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// Changes that take time to show.
  final class Animation {
    let allowsUserInteraction: Bool
    let start: VirtualTime
    let duration: VirtualTime
    var views: [(view: UIView, opacity: Double)] = []

    init(allowsUserInteraction: Bool, start: VirtualTime, duration: VirtualTime) {
      self.allowsUserInteraction = allowsUserInteraction
      self.start = start
      self.duration = duration
    }

    /// How much of the time has gone by, from 0 to 1.
    func progress(at time: VirtualTime) -> Double {
      guard duration > .zero else { return 1 }
      return max(0, min(1, (time - start).seconds / duration.seconds))
    }
  }

  /// Makes changes to views of an application that take time to show.
  ///
  /// The views have their new geometry at once, and are hit there (D181); what moves is only their
  /// picture. Until it has arrived, a view cannot be touched, unless `allowUserInteraction` is
  /// given (D175): it swallows the touches in its area (D178).
  ///
  /// UIKit knows its one application; here it is told. Times are in seconds. Opacity changes
  /// evenly; other timing curves are not modelled.
  public static func animate(
    in application: UIApplication, withDuration duration: Double, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    application.animate(
      withDuration: duration, delay: delay,
      allowsUserInteraction: options.contains(.allowUserInteraction), animations, completion)
  }

  /// Takes part in the animation whose changes are being made, if there is one.
  final func joinAnimation() {
    guard let present = window?.application?.animation, animation !== present else { return }
    present.views.append((self, opacityOnScreen))
    animation = present
  }

  /// The opacity that is seen at this moment of an animation.
  final var opacityOnScreen: Double {
    guard let animation, let application = window?.application,
      let first = animation.views.first(where: { $0.view === self })
    else { return hittableAlpha }
    let progress = animation.progress(at: application.clock.now)
    return first.opacity + (hittableAlpha - first.opacity) * progress
  }

  /// Whether the view keeps touches in its area from everybody, itself included (D178).
  final var isClosedByAnimation: Bool {
    guard let animation, !animation.allowsUserInteraction else { return false }
    return opacityOnScreen >= (window?.application?.behavior.leastHittableAlpha ?? 0)
  }

  /// The nearest view, this one or one that it is in, that an animation closes.
  final var ancestorClosedByAnimation: UIView? {
    nearest { $0.animation != nil && $0.isClosedByAnimation }
  }
}

extension UIApplication {
  /// Makes animated changes; the animation is over when its time has gone by on the clock.
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

/// An animation that is made first and started later.
///
/// Its views can be touched while it runs, unless it is told otherwise: the opposite of
/// `UIView.animate` (D177).
public final class UIViewPropertyAnimator {
  /// How long it runs, in seconds.
  public let duration: Double

  /// Whether its views can be touched while it runs (D177).
  public var isUserInteractionEnabled = true

  /// Whether it has been started and is not over.
  public private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates an animation that is not started yet; times are in seconds.
  public init(duration: Double, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Adds changes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds what is to be done at the end.
  public func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Starts on the clock of an application; UIKit knows its one application, here it is told.
  public func startAnimation(in application: UIApplication) {
    guard !isRunning else { return }
    isRunning = true
    application.animate(
      withDuration: duration, delay: 0,
      allowsUserInteraction: isUserInteractionEnabled,
      { [self] in
        for change in animations { change() }
      },
      { [self] _ in
        isRunning = false
        for completion in completions { completion() }
      })
  }
}
