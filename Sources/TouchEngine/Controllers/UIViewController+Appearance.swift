extension UIViewController {
  /// The stages of a controller's visibility.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is visible or about to be.
    var isVisible: Bool { self == .appearing || self == .appeared }
  }

  /// Notifies the controller, and the children whose views are in its view, that its view is about
  /// to appear or disappear; for containers that move the views of others.
  ///
  /// UIKit warns of unbalanced calls; the model does nothing when the controller is already in the
  /// requested state.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated, byWindow: false, owner)
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Notifies the controller, and the children whose views are in its view, that its view has
  /// appeared or disappeared.
  public final func endAppearanceTransition() {
    endAppearance(in: owner)
  }

  /// Ends the transition of a controller whose responder chain may be cut already.
  final func endAppearance(in application: UIApplication?) {
    for child in childrenInView { child.endAppearance(in: application) }
    end(application)
  }

  private final var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Handles a view that's about to enter or leave a window; the controller is now notified of a
  /// change that no container has announced.
  final func viewWillMove(toWindow window: UIWindow?, _ application: UIApplication?) {
    begin(window != nil, false, byWindow: true, application)
  }

  /// Handles a view that has entered or left a window with all its subviews (D144).
  ///
  /// A view is visible once it's laid out and committed, so `viewDidAppear(_:)` comes at the end of
  /// the turn.
  final func viewDidMove(toWindow window: UIWindow?, _ application: UIApplication?) {
    guard window != nil else {
      if isMovedByWindow { end(application) }
      return
    }
    guard appearance == .appearing else { return }
    application?.note(.viewIsAppearing, self, fact: "D144")
    viewIsAppearing(isAnimated)
    guard isMovedByWindow else { return }
    guard let application else { return end(nil) }
    application.afterCommit { [self, unowned(unsafe) application] in
      if isMovedByWindow { end(application) }
    }
  }

  private final func begin(
    _ isAppearing: Bool, _ animated: Bool, byWindow: Bool, _ application: UIApplication?
  ) {
    guard appearance.isVisible != isAppearing else { return }
    appearance = isAppearing ? .appearing : .disappearing
    isMovedByWindow = byWindow
    isAnimated = animated
    if isAppearing {
      // The view exists before the controller is notified that it will appear.
      _ = view
      application?.note(.viewWillAppear, self, fact: "D144")
      viewWillAppear(animated)
    } else {
      application?.note(.viewWillDisappear, self, fact: "D144")
      viewWillDisappear(animated)
    }
  }

  private final func end(_ application: UIApplication?) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      application?.note(.viewDidAppear, self, fact: "D144")
      viewDidAppear(isAnimated)
    case .disappearing:
      appearance = .disappeared
      application?.note(.viewDidDisappear, self, fact: "D144")
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared: break
    }
  }
}

extension UIViewController {
  /// Whether the view is in a window, and the controller has been notified.
  private final var isInSight: Bool { viewIfLoaded?.window != nil && appearance.isVisible }

  /// Notifies the controllers that this container is about to replace one with the other.
  final func beginExchange(
    of old: UIViewController?, for new: UIViewController?, animated: Bool
  ) {
    guard isInSight else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
  }

  /// Notifies the controllers that a replacement is finished, once it has been committed, or
  /// immediately when nothing is visible.
  final func finishExchange(
    of old: UIViewController?, for new: UIViewController?, in application: UIApplication?,
    _ end: @escaping () -> Void
  ) {
    // Retained and called by this controller alone.
    pendingExchange = { [unowned(unsafe) self] in
      let application = viewIfLoaded?.window?.application
      old?.endAppearance(in: application)
      new?.endAppearance(in: application)
      end()
    }
    guard let application, isInSight else { return endExchange() }
    application.afterCommit { [self] in endExchange() }
  }

  /// Sends the notifications that are still due for the last replacement.
  final func endExchange() {
    let end = pendingExchange
    pendingExchange = nil
    end?()
  }
}
