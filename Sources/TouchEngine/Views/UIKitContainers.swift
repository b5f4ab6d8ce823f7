// The private views that UIKit puts around the views of controllers. An app never makes them, but
// it meets them in hit tests, in the responder chain and in logs (D034).

/// The view in which a window, a presentation or a tab bar controller exchanges what it shows.
final class UITransitionView: UIView {
  override var className: String { "UITransitionView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

/// The view around a controller's view that would draw its shadow.
final class UIDropShadowView: UIView {
  override var className: String { "UIDropShadowView" }

  override var appearance: ViewAppearance? {
    // Without a sheet it only holds the view of a controller.
    ViewAppearance(sheetPan == nil ? .container : .sheet)
  }

  /// The drag of the sheet that this view is, if it is one.
  unowned(unsafe) var sheetPan: UIPanGestureRecognizer?
}

/// The view of a controller that contains others.
final class UILayoutContainerView: UIView {
  override var className: String { "UILayoutContainerView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }

  /// Whether a transition is under way, during which nothing in the view is hit.
  var isInTransition = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isInTransition else {
      event?.recorder?.explain(Reason(.transition), fact: "G237")
      return nil
    }
    return super.hitTest(point, with: event)
  }
}

/// The view in which a navigation controller exchanges what it shows.
final class UINavigationTransitionView: UIView {
  override var className: String { "UINavigationTransitionView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

/// The view around the view of a controller that is in another one.
final class UIViewControllerWrapperView: UIView {
  override var className: String { "UIViewControllerWrapperView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

extension UIView {
  /// Puts a view in front that fills this one, now and when the size changes.
  @discardableResult
  final func fill<Filling: UIView>(with view: Filling, at index: Int? = nil) -> Filling {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index ?? subviews.count)
    return view
  }
}
