extension UIViewController {
  /// The object that presents this controller, by its `modalPresentationStyle`, created on demand
  /// for each presentation.
  public final var presentationController: UIPresentationController {
    if let presentation { return presentation }
    let new: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet: new = UISheetPresentationController(self)
    case .fullScreen, .overFullScreen: new = UIPresentationController(self)
    }
    presentation = new
    return new
  }

  /// Presents another controller over this one, on top of everything in the window.
  ///
  /// Touches that are down stay with their views (D185) unless those leave the window, as the views
  /// under a full-screen presentation do. New touches go to the presented view. With animation, the
  /// presentation lasts a while, which changes nothing for touches.
  ///
  /// Nothing happens when this controller already presents one, or when its view isn't in a window.
  /// UIKit raises an exception for a controller that's already active (D276), where the model does
  /// nothing, as it does for a controller that contains or presents this one.
  public final func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard presentedViewController == nil, presented.presentingViewController == nil,
      exception(presenting: presented) == nil, !isInChain(presented),
      let window = viewIfLoaded?.window
    else { return }
    if (window.application).suspends(.presentingKeepsTouches) {
      window.application?.cancelTouches()
    }
    presentedViewController = presented
    presented.presentingViewController = self
    presented.isBeingPresented = true
    let presentation = presented.presentationController
    let covered = presented.modalPresentationStyle == .fullScreen ? outermost : nil
    covered?.beginAppearanceTransition(false, animated: flag)
    presented.beginAppearanceTransition(true, animated: flag)
    presentation.begin(in: window)
    let application = window.application
    transition(in: application, animated: flag) { [unowned(unsafe) application] in
      presented.isBeingPresented = false
      // A notified object may have dismissed it.
      if let covered, presented.presentingViewController != nil { presentation.cover(covered) }
      UIViewController.afterCommit(in: application) { [unowned(unsafe) application] in
        presented.endAppearance(in: application)
        covered?.endAppearance(in: application)
        completion?()
      }
    }
  }

  /// Removes the presented controller from the screen, with every controller that it presents in
  /// turn; a controller that presents none asks its presenter to do so.
  ///
  /// Until the transition is over, the next responder of the dismissed controller is its view's
  /// superview (D086).
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    presented.isBeingDismissed = true
    let application = presented.viewIfLoaded?.window?.application
    let covered = presented.modalPresentationStyle == .fullScreen ? outermost : nil
    presented.beginAppearanceTransition(false, animated: flag)
    covered?.beginAppearanceTransition(true, animated: flag)
    presented.presentation?.uncover()
    transition(in: application, animated: flag) { [self, unowned(unsafe) application] in
      if presented.presentedViewController != nil { presented.dismiss(animated: false) }
      presented.presentation?.end()
      presented.presentation = nil
      presented.isBeingDismissed = false
      presented.presentingViewController = nil
      presentedViewController = nil
      UIViewController.afterCommit(in: application) { [unowned(unsafe) application] in
        covered?.endAppearance(in: application)
        presented.endAppearance(in: application)
        completion?()
      }
    }
  }

  /// The outermost controller that contains this one.
  private final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Returns whether a controller is this one, or follows it in the responder chain.
  private func isInChain(_ controller: UIViewController) -> Bool {
    var responder: UIResponder? = self
    while let present = responder {
      if present === controller { return true }
      responder = present.next
    }
    return false
  }

  private final func transition(
    in application: UIApplication?, animated: Bool, _ end: @escaping () -> Void
  ) {
    guard animated, let application else { return end() }
    _ = application.scheduleTurn(after: application.behavior.modalTransitionDuration, end)
  }

  /// Runs an action after the next commit, or immediately without an application.
  private static func afterCommit(in application: UIApplication?, _ body: @escaping () -> Void) {
    guard let application else { return body() }
    application.afterCommit(body)
  }
}
