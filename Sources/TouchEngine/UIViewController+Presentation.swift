extension UIViewController {
  /// Shows another controller over this one, in front of everything in the window.
  ///
  /// Touches that are down stay with their views (D185); new ones go to the presented view. The
  /// presenter's view stays in the window, as it does for all presentation styles but the
  /// full-screen ones, and the presented view fills the window. With animation the controller is
  /// being presented for a while, which changes nothing for touches.
  ///
  /// Nothing happens when this controller presents one already, or when its view is in no window.
  public final func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil,
      viewControllerToPresent !== self, let window = viewIfLoaded?.window
    else { return }
    if !(window.application).follows(.presentingKeepsTouches) {
      window.application?.cancelTouches()
    }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.isBeingPresented = true
    viewControllerToPresent.view.frame = window.bounds
    window.addSubview(viewControllerToPresent.view)
    transition(in: window, animated: flag) {
      viewControllerToPresent.isBeingPresented = false
      completion?()
    }
  }

  /// Takes the presented controller from the screen, with all that it presents in turn; a
  /// controller that presents none asks its presenter to do so.
  ///
  /// Until the transition is over, the controller that goes answers its view's superview as its
  /// next responder (D086).
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard !presented.isBeingDismissed else { return }
    presented.isBeingDismissed = true
    transition(in: presented.viewIfLoaded?.window, animated: flag) { [self] in
      if presented.presentedViewController != nil { presented.dismiss(animated: false) }
      presented.viewIfLoaded?.removeFromSuperview()
      presented.isBeingDismissed = false
      presented.presentingViewController = nil
      presentedViewController = nil
      completion?()
    }
  }

  private func transition(in window: UIWindow?, animated: Bool, _ end: @escaping () -> Void) {
    guard animated, let application = window?.application else { return end() }
    application.clock.schedule(after: application.behavior.modalTransitionDuration, end)
  }
}
