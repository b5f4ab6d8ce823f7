extension UIViewController {
  /// Where a controller is between being out of sight and in sight.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is in sight or on its way there.
    var isVisible: Bool { self == .appearing || self == .appeared }
  }

  /// Tells the controller, and the children whose views are in its own, that its view is about to
  /// come into sight or to go; for containers that move the views of others.
  ///
  /// UIKit warns of calls that are not balanced; the model does nothing when the controller is
  /// already where it is to go.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated, byWindow: false, owner)
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells the controller, and the children whose views are in its own, that its view has come into
  /// sight or has gone.
  public final func endAppearanceTransition() {
    endAppearance(in: owner)
  }

  /// The same, for a controller whose chain may be cut already.
  final func endAppearance(in application: UIApplication?) {
    for child in childrenInView { child.endAppearance(in: application) }
    end(application)
  }

  private final var childrenInView: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Takes note that the view is about to enter a window or to leave it; what no container has
  /// announced is told now.
  final func viewWillMove(toWindow window: UIWindow?, _ application: UIApplication?) {
    begin(window != nil, false, byWindow: true, application)
  }

  /// Takes note that the view, with all that is in it, has entered a window or left it (D144).
  ///
  /// In sight is what has been laid out and committed, so `viewDidAppear(_:)` comes with the end of
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
      // Before it appears, and thus before it is told so, the view is there.
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
  /// Whether the view is in a window, and the controller knows.
  private final var isInSight: Bool { viewIfLoaded?.window != nil && appearance.isVisible }

  /// Tells that this container is about to show one controller in the place of another.
  final func beginExchange(
    of old: UIViewController?, for new: UIViewController?, animated: Bool
  ) {
    guard isInSight else { return }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
  }

  /// Tells that an exchange is over, once it has been committed, or at once out of sight.
  final func finishExchange(
    of old: UIViewController?, for new: UIViewController?, in application: UIApplication?,
    _ end: @escaping () -> Void
  ) {
    // Held and called by this controller alone.
    pendingExchange = { [unowned(unsafe) self] in
      let application = viewIfLoaded?.window?.application
      old?.endAppearance(in: application)
      new?.endAppearance(in: application)
      end()
    }
    guard let application, isInSight else { return endExchange() }
    application.afterCommit { [self] in endExchange() }
  }

  /// Tells what is still to be told of the last exchange.
  final func endExchange() {
    let end = pendingExchange
    pendingExchange = nil
    end?()
  }
}
