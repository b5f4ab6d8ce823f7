/// The ways in which a presented controller covers the current content.
public enum UIModalPresentationStyle: Int, Sendable, WordedValue {
  /// The default, which is a sheet.
  case automatic = -2
  /// A presentation that covers everything and removes the covered views from the window.
  case fullScreen = 0
  /// A presentation that covers everything and leaves the covered views in the window.
  case overFullScreen = 5
  /// A sheet that begins below the top edge, and that a finger can dismiss.
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

/// The methods through which a delegate controls the dismissal of a presented controller and is
/// notified of it.
public protocol UIAdaptivePresentationControllerDelegate: AnsweringObject {
  /// Asks the delegate whether a finger can dismiss the sheet; `true` by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Tells the delegate that a finger is about to dismiss a sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that a finger has dismissed a sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that a finger tried to dismiss a sheet that can't be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { flag(.presentationControllerShouldDismiss, for: presentationController) }

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

extension AnsweredMethod {
  /// Whether dragging can dismiss a sheet.
  package static let presentationControllerShouldDismiss = AnsweredMethod(
    """
    presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    """, of: "UIAdaptivePresentationControllerDelegate", "presentationControllerShouldDismiss",
    returns: .flag(usually: true))
}

/// An object that presents and dismisses the view of a view controller.
///
/// It adds a transition view on top of everything in the window, with the presented view in it.
public class UIPresentationController {
  /// The controller that's presented.
  public private(set) final unowned(unsafe) var presentedViewController: UIViewController

  /// The delegate of the presentation; a strong reference, where UIKit's is weak.
  public final var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that contains the presented view, while there is one.
  public private(set) final var containerView: UIView?

  /// The controller whose view is removed from the window, and the position of that view.
  private final var covered: (controller: UIViewController, superview: UIView)?

  init(_ presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
  }

  /// Adds the presented view to its container.
  func show(in container: UIView) {
    container.fill(with: presentedViewController.view)
  }

  /// Takes note that the presented controller has become modal or no longer is.
  func modalityDidChange() {}

  /// Stops all work, because the presented controller is gone.
  func forgetPresented() {}

  /// Adds the container, with the presented view, on top of a window's content.
  final func begin(in window: UIWindow) {
    let container = UITransitionView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView = container
    window.addSubview(container)
    show(in: container)
  }

  /// Removes the view of a fully covered controller from the window.
  final func cover(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return }
    covered = (controller, superview)
    view.removeFromSuperview()
  }

  /// Restores the view that was covered.
  final func uncover() {
    guard let (controller, superview) = covered else { return }
    covered = nil
    guard let view = controller.viewIfLoaded, view.superview == nil else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }

  /// Removes the presented view and its container.
  final func end() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
  }
}
