/// The ways in which a presented controller covers what was there.
public enum UIModalPresentationStyle: Int, Sendable, WordedValue {
  /// The default, which is a sheet.
  case automatic = -2
  /// It covers everything, and what it covers leaves the window.
  case fullScreen = 0
  /// It covers everything, and what it covers stays where it is.
  case overFullScreen = 5
  /// It is a sheet that begins below the upper edge, and that a finger can drag away.
  case pageSheet = 1

  package var word: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    }
  }
}

/// An object that has a say in how a presented controller goes, and is told of it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks whether a finger may drag a sheet away; the default is yes.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Tells that a finger has dragged a sheet away, before it goes.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that a sheet is gone that a finger has dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that a finger would have dragged a sheet away, had it been allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What puts the view of a presented controller on the screen and takes it away.
///
/// In front of everything in the window it puts a transition view, and the presented view in it.
public class UIPresentationController {
  /// The controller that is presented.
  public private(set) final unowned(unsafe) var presentedViewController: UIViewController

  /// The object that is asked and told; held strongly, where UIKit holds it weakly.
  public final var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that holds the presented one, while there is one.
  public private(set) final var containerView: UIView?

  /// The controller whose view is taken out of the window, and where that view was.
  private final var covered: (controller: UIViewController, superview: UIView)?

  init(_ presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
  }

  /// Puts the presented view into its container.
  func show(in container: UIView) {
    container.fill(with: presentedViewController.view)
  }

  /// Stops doing anything, because the presented controller is gone.
  func forgetPresented() {}

  /// Puts the container, with the presented view, in front of what is in a window.
  final func begin(in window: UIWindow) {
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView = container
    window.addSubview(container)
    show(in: container)
  }

  /// Takes the view of a controller out of the window, because nothing of it is to be seen.
  final func cover(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return }
    covered = (controller, superview)
    view.removeFromSuperview()
  }

  /// Puts the view back that was covered.
  final func uncover() {
    guard let (controller, superview) = covered else { return }
    covered = nil
    guard let view = controller.viewIfLoaded, view.superview == nil else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Takes the presented view and its container away.
  final func end() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
  }
}
