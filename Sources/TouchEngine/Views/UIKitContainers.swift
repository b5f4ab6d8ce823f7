// The private views that UIKit puts around the views of controllers. An app never creates them, but
// encounters them in hit-testing, in the responder chain, and in logs (D034).

/// The view in which a window, a presentation, or a tab bar controller exchanges its content.
final class UITransitionView: UIView {
  override var className: String { "UITransitionView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }

  /// Whether the touches around a sheet are for the content under it (G306).
  var passesTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard passesTouches, view === self else { return view }
    event?.recorder?.explain(Reason(.isNotDimmed), fact: "G306")
    return nil
  }
}

/// The view around a controller's view that would draw its shadow.
final class UIDropShadowView: UIView {
  override var className: String { "UIDropShadowView" }

  override var appearance: ViewAppearance? {
    // Without a sheet, the view only contains the view of a controller.
    ViewAppearance(sheetPan == nil ? .container : .sheet)
  }

  /// The drag that moves the view when it's a sheet.
  unowned(unsafe) var sheetPan: SheetPanGestureRecognizer?
}

/// The view of a controller that contains others.
final class UILayoutContainerView: UIView {
  override var className: String { "UILayoutContainerView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }

  /// Whether a transition is running, during which nothing in the view is hit.
  var isInTransition = false

  /// The recognizer that swipes back from the content, which the view has since iOS 26 (G299).
  var contentPop: InteractiveContentPopGestureRecognizer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let contentPop, contentPop.view == nil, follows(.contentSwipesPop) else { return }
    addGestureRecognizer(contentPop)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isInTransition else {
      event?.recorder?.explain(Reason(.transition), fact: "G237")
      return nil
    }
    return super.hitTest(point, with: event)
  }
}

/// The view in which a navigation controller exchanges its content.
final class UINavigationTransitionView: UIView {
  override var className: String { "UINavigationTransitionView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

/// The view around the view of a child controller.
final class UIViewControllerWrapperView: UIView {
  override var className: String { "UIViewControllerWrapperView" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }
}

extension UIView {
  /// Adds a view on top that fills this one, now and when the size changes.
  @discardableResult
  final func fill<Filling: UIView>(with view: Filling, at index: Int? = nil) -> Filling {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index ?? subviews.count)
    return view
  }
}
