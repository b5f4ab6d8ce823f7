extension UIView {
  /// Adds a view on top of the subviews, removing it from its superview first (D145).
  ///
  /// UIKit raises an exception when you add a view to itself or to one of its subviews; the model
  /// does nothing.
  public final func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts a view at an index among the subviews, where zero is the back; an index that's too
  /// high means the front.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly in front of a sibling, or in front of all views when the sibling isn't
  /// a subview (D147).
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a view directly behind a sibling, or in front of all views when the sibling isn't a
  /// subview (D147).
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: place(of: sibling, without: view) ?? subviews.count)
  }

  /// Removes the view from its superview and notifies both in the order of D139.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    let application = window?.application
    let hadWindow = window != nil
    // The parent's list may hold the last reference to this view.
    withExtendedLifetime(self) {
      resignFirstResponderInside(application)
      application.inOrder(.superviewHearsFirst) {
        parent.tellWillRemove(self, application)
      } then: {
        noteLife(.willMoveToSuperview, "nil", application)
        willMove(toSuperview: nil)
      }
      if hadWindow { tellWillMove(toWindow: nil, application) }
      // A callback may have moved the view elsewhere, which then has priority.
      guard superview === parent else { return }
      parent.subviews.removeAll { $0 === self }
      parent.setNeedsLayout()
      if hadWindow { setWindow(nil, application) }
      // This comes before the chain is cut, so that responders that were forwarded the touches
      // receive their end; and after the window's callbacks, in which a control cancels tracking
      // (D121).
      application?.viewLeavesWindow(self)
      guard superview === parent, !parent.subviews.contains(where: { $0 === self }) else { return }
      superview = nil
      noteLife(.didMoveToSuperview, "", application)
      didMoveToSuperview()
    }
  }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Returns whether this view is the given view or one of its descendants.
  public final func isDescendant(of view: UIView) -> Bool {
    nearest { $0 === view } != nil
  }

  /// Returns the first view that matches, from this one upward.
  ///
  /// The views aren't retained along the way, because each touch needs several walks up the tree;
  /// the predicate must not change the tree.
  @inline(__always)
  final func nearest(where isWanted: (UIView) -> Bool) -> UIView? {
    var place: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let present = place {
      if present._withUnsafeGuaranteedRef({ isWanted($0) }) { return present.takeUnretainedValue() }
      place = present._withUnsafeGuaranteedRef { $0.above }
    }
    return nil
  }

  /// The number of views above this one.
  final var depthInTree: Int {
    var depth = 0
    var ancestor = superview
    while let present = ancestor {
      depth += 1
      ancestor = present.superview
    }
    return depth
  }

  /// Returns the index of a sibling once `view` is no longer among the subviews.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    let others = subviews.filter { $0 !== view }
    if let place = others.firstIndex(where: { $0 === sibling }) { return place }
    return follows(.strangersMeanTheFront) ? nil : 0
  }

  /// Adds a view in the order of D140 and D141: when the window changes too, its calls enclose the
  /// others.
  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view), !(view is UIWindow) else { return }
    if view.superview != nil { view.removeFromSuperview() }
    let application = window?.application
    application.inOrder(.windowEnclosesSuperview) {
      if let window { view.tellWillMove(toWindow: window, application) }
    } then: {
      view.noteLife(.willMoveToSuperview, traceName, application)
      view.willMove(toSuperview: self)
    }
    // A callback may have moved the view elsewhere, which then has priority.
    guard view.superview == nil, !isDescendant(of: view) else { return }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    setNeedsLayout()
    if let window { view.setWindow(window, application) }
    view.noteLife(.didMoveToSuperview, "", related: self, application)
    view.didMoveToSuperview()
    noteLife(.didAddSubview, view.traceName, application)
    didAddSubview(view)
  }

  /// Records a notification of this view, in the trace of its current or latest application.
  private func noteLife(
    _ method: TraceEvent.LifeMethod, _ words: String, related other: UIView? = nil,
    _ application: UIApplication?
  ) {
    if let application { return application.note(method, self, words, related: other) }
    guard let (recorder, clock) = pastRecord else { return }
    recorder.time = clock.now
    let id = recorder.participant(of: self)
    recorder.record(
      .life(method, words), from: id, to: id,
      related: other.map { [recorder.participant(of: $0)] } ?? [])
  }

  private func tellWillRemove(_ view: UIView, _ application: UIApplication?) {
    noteLife(.willRemoveSubview, view.traceName, application)
    willRemoveSubview(view)
  }

  /// Makes a first responder in this view resign when the view is about to be removed (D105).
  private func resignFirstResponderInside(_ application: UIApplication?) {
    guard application.follows(.leavingFirstResponderResigns) else { return }
    var responder = application?.firstResponder
    while let present = responder {
      if present === self {
        application?.firstResponder?.resignFirstResponder()
        application?.firstResponder?.loseFirstResponder()
        return
      }
      responder = present.next
    }
  }

  /// Notifies this view and its descendants that the window is about to change (D143).
  private func tellWillMove(toWindow newWindow: UIWindow?, _ application: UIApplication?) {
    viewController?.viewWillMove(toWindow: newWindow, application)
    application?.note(.willMoveToWindow, self, newWindow?.traceName ?? "nil")
    willMove(toWindow: newWindow)
    guard application.follows(.windowCallbacksReachSubviews) else { return }
    for subview in subviews { subview.tellWillMove(toWindow: newWindow, application) }
  }

  /// Changes the window of this view and its descendants, and notifies them (D143).
  final func setWindow(_ newWindow: UIWindow?, _ application: UIApplication?) {
    window = newWindow
    pastRecord =
      newWindow == nil ? application.flatMap { app in app.recorder.map { ($0, app.clock) } } : nil
    for recognizer in gestureRecognizers ?? [] { recognizer.windowDidChange() }
    application?.note(.didMoveToWindow, self, related: superview)
    didMoveToWindow()
    if wishesToBecomeFirstResponder, newWindow != nil, follows(.wishWaitsForTheWindow) {
      wishesToBecomeFirstResponder = false
      becomeFirstResponder()
    }
    if newWindow != nil {
      needsLayout = false
      setNeedsLayout()
    }
    application.inOrder(.descendantsHearFirst) {
      for subview in subviews { subview.setWindow(newWindow, application) }
    } then: {
      viewController?.viewDidMove(toWindow: newWindow, application)
    }
  }

  /// Clears the window of this view and its descendants, because the superview is gone.
  final func forgetWindow() {
    window = nil
    for recognizer in gestureRecognizers ?? [] { recognizer.windowDidChange() }
    for subview in subviews { subview.forgetWindow() }
  }
}

extension UIView {
  /// Attaches a recognizer after the existing ones, removing it from its view first (G119).
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if let other = gestureRecognizer.view {
      if other === self { return }
      other.removeGestureRecognizer(gestureRecognizer)
    }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
    gestureRecognizer.windowDidChange()
    if gestureRecognizer.suspends(.listsAreFixed) { gestureRecognizer.joinTouches() }
  }

  /// Detaches a recognizer; a current gesture is canceled (G030).
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelGesture(leavingFor: .wasRemoved)
    let remaining = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = remaining.isEmpty ? nil : remaining
    gestureRecognizer.view = nil
    gestureRecognizer.windowDidChange()
  }
}
