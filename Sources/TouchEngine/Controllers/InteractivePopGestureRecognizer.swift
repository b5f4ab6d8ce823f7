/// The drag from the left edge that swipes back.
///
/// The recognizer delays touches (G234), but only for fingers that touch down in the band along the
/// edge: for all others, it fails immediately (G235).
class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var className: String { "UIScreenEdgePanGestureRecognizer" }

  /// The controller that created the recognizer.
  unowned(unsafe) final var navigationController: UINavigationController?

  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    edges = .left
    delaysTouchesBegan = true
  }

  override var actingOwner: UIResponder? { navigationController }

  override func actForOwner() {
    navigationController?.follow(self)
  }

  /// Makes all recognizers wait for a finger from the edge, except for other navigation controllers' pops
  /// (G298).
  ///
  /// In UIKit, the answer is a private one of the delegate, so that it's missing after an app has
  /// replaced that.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard delegate is PopDelegate, !(otherGestureRecognizer is InteractivePopGestureRecognizer),
      follows(.othersWaitForThePop), let first = downTouches.first
    else { return false }
    return startsAtEdge(first)
  }
}

/// The drag to the right that swipes back from anywhere in the content, since iOS 26 (G299).
///
/// It needs a longer way than other pans, and fails when the finger leaves the horizontal. No other
/// recognizer waits for it.
final class InteractiveContentPopGestureRecognizer: InteractivePopGestureRecognizer {
  override var className: String { "_UIParallaxTransitionPanGestureRecognizer" }

  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = false
  }

  override var startsAnywhere: Bool { true }

  override var threshold: CGFloat { limits.contentPopThreshold }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UISwipeActionPanGestureRecognizer
  }

  override func refusal(of way: CGPoint) -> Refusal? {
    let drift = min(Self.mostDrift, Self.leastDrift + Self.driftRate * way.x.magnitude)
    if way.y.magnitude >= drift {
      return Refusal(Reason(.drifted, [way.y.magnitude, drift]), "G299")
    }
    return way.x <= -threshold ? Refusal(Reason(.movedTheOtherWay, [-way.x]), "G299") : nil
  }

  /// The vertical distance at which it fails: at the beginning, for each point to the side, and at
  /// most, in points (G299).
  private static let leastDrift: CGFloat = 10
  private static let driftRate: CGFloat = 0.8
  private static let mostDrift: CGFloat = 25
}

/// The delegate that both recognizers have until an app sets another (G238).
final class PopDelegate: UIGestureRecognizerDelegate {
  unowned(unsafe) var navigationController: UINavigationController?

  func responds(to method: AnsweredMethod) -> Bool {
    method == .shouldReceiveEvent || method == .shouldBegin
  }

  /// Lets a drag go back only to the right.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (gestureRecognizer as? UIPanGestureRecognizer).map { $0.travelAtBegin.x >= 0 } ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    guard let navigationController,
      let refusal = refusal(navigationController, gestureRecognizer)
    else { return true }
    gestureRecognizer.application?.recorder?.explain(refusal.reason, fact: refusal.fact)
    return false
  }

  private func refusal(
    _ navigationController: UINavigationController, _ recognizer: UIGestureRecognizer
  ) -> Refusal? {
    if navigationController.viewControllers.count < 2 {
      return Refusal(Reason(.nothingToGoBackTo), "G234")
    }
    guard recognizer.follows(.replacedBackButtonsDecline) else { return nil }
    if navigationController.isNavigationBarHidden { return Refusal(Reason(.barIsHidden), "G238") }
    return navigationController.topViewController?.navigationItem.showsBackButton == false
      ? Refusal(Reason(.backButtonIsReplaced), "G238") : nil
  }
}
