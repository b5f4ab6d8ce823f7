extension UIViewController {
  /// What presents this controller, by its `modalPresentationStyle`; made when it is first asked
  /// for, and anew for each presentation.
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

  /// Shows another controller over this one, in front of everything in the window.
  ///
  /// Touches that are down stay with their views (D185), unless these leave the window: that is
  /// what happens to the views under a full-screen one. New touches go to the presented view. With
  /// animation the controller is being presented for a while, which changes nothing for touches.
  ///
  /// Nothing happens when this controller presents one already, or when its view is in no window.
  /// UIKit raises an exception for a controller that is active already; the model does nothing when
  /// it is this one, or one that contains or presents it.
  public final func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard presentedViewController == nil, presented.presentingViewController == nil,
      !isInChain(presented), let window = viewIfLoaded?.window
    else { return }
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
      // Who was told may have dismissed it.
      if let covered, presented.presentingViewController != nil { presentation.cover(covered) }
      UIViewController.afterCommit(in: application) { [unowned(unsafe) application] in
        presented.endAppearance(in: application)
        covered?.endAppearance(in: application)
        completion?()
      }
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

  /// The controller that contains this one and is contained by no other.
  private final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether a controller is this one, or comes after it in the responder chain.
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

  /// Does something after the next commit, or at once where there is none.
  private static func afterCommit(in application: UIApplication?, _ body: @escaping () -> Void) {
    guard let application else { return body() }
    application.afterCommit(body)
  }
}
