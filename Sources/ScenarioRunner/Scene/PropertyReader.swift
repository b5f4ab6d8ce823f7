import ScenarioLanguage
import TouchEngine
import TraceModel

/// Looks at the properties of objects.
enum PropertyReader {
  /// Returns what a property of something is now, or `nil` when it has none.
  ///
  /// The event that happens now knows the touches that a method is called with.
  static func value(
    of reference: PropertyReference, in live: LiveScene, at event: TraceEvent? = nil
  ) -> ObservedValue? {
    let value =
      reference.subject.text == LiveScene.eventName && live.responders[LiveScene.eventName] == nil
      ? valueOfEvent(reference.property, in: live, event) : wholeValue(of: reference, in: live)
    guard let component = reference.component else { return value }
    return value?.part(component)
  }

  /// Returns the touches of the event, or those of a call.
  private static func valueOfEvent(
    _ property: Property, in live: LiveScene, _ event: TraceEvent?
  ) -> ObservedValue? {
    let fingers: [Int]
    switch property {
    case .allTouches: fingers = live.application.event.allTouches?.map { $0.finger } ?? []
    case .touches:
      guard let event, event.kind == .touches || event.kind == .forward else { return nil }
      fingers = event.fingers
    default: return nil
    }
    return .words(fingers.sorted().map { $0 == 1 ? "finger" : "finger \($0)" })
  }

  private static func wholeValue(
    of reference: PropertyReference, in live: LiveScene
  ) -> ObservedValue? {
    let name = reference.subject.text
    let property = reference.property
    let isInWindow = reference.space?.text == PropertyReference.windowSpace
    let space = isInWindow ? nil : reference.space.flatMap { live.view(named: $0.text) }
    if let recognizer = live.recognizers[name] {
      let view = isInWindow ? recognizer.view?.window : space ?? recognizer.view
      return value(of: property, of: recognizer, in: view)
    }
    if name.utf8.starts(with: "finger".utf8), live.responders[name] == nil {
      let number = name.utf8.count > 7 ? Int(name.utf8.dropFirst(7).text) ?? 1 : 1
      return live.touch(ofFinger: number).flatMap {
        value(of: property, of: $0, in: space, live.application.event)
      }
    }
    if let button = UIPress.PressType(pressNamed: name) {
      return live.press(of: button).flatMap { value(of: property, of: $0) }
    }
    if let value = valueOfObject(named: name, property, in: live) { return value }
    guard let responder = live.responder(named: name) else { return nil }
    if property == .convert, let point = reference.point, let view = responder as? UIView {
      guard isInWindow || space != nil else { return nil }
      return .point(view.convert(point, to: space))
    }
    if property == .path { return .points(live.paths[name] ?? []) }
    return value(of: property, of: responder)
  }

  /// Whether the gesture is over whose value a property is: its fingers have lifted.
  static func isOver(_ reference: PropertyReference, in live: LiveScene) -> Bool {
    guard reference.property.isOfGesture else { return false }
    let recognizer = live.recognizers[reference.subject.text]
    return recognizer.map { $0.numberOfTouches == 0 } ?? (value(of: reference, in: live) == nil)
  }

  /// Returns a property of something that is neither a responder nor a recognizer.
  private static func valueOfObject(
    named name: String, _ property: Property, in live: LiveScene
  ) -> ObservedValue? {
    if name == LiveScene.runLoopName, property == .currentMode {
      return .words([live.application.runLoop.currentMode.name])
    }
    if let item = live.barButtonItems[name] { return .flag(item.isEnabled) }
    guard let (timer, repeats) = live.timers[name] else { return nil }
    return switch property {
    case .isValid: .flag(timer.isValid)
    case .repeats: .flag(repeats)
    case .timeInterval: .numbers([timer.timeInterval])
    default: nil
    }
  }

  private static func value(of property: Property, of responder: UIResponder) -> ObservedValue? {
    if property == .isFirstResponder { return .flag(responder.isFirstResponder) }
    if let view = responder as? UIView {
      if let value = value(of: property, of: view) { return value }
      if let table = view as? UITableView, let value = value(of: property, of: table) {
        return value
      }
      if let grid = view as? UICollectionView, let value = value(of: property, of: grid) {
        return value
      }
      if let scrollView = view as? UIScrollView { return value(of: property, of: scrollView) }
      if let cell = view as? UITableViewCell {
        return flag(property, isHighlighted: cell.isHighlighted, isSelected: cell.isSelected)
      }
      if let cell = view as? UICollectionViewCell {
        return flag(property, isHighlighted: cell.isHighlighted, isSelected: cell.isSelected)
      }
      return (view as? UIControl).flatMap { value(of: property, of: $0) }
    }
    if let application = responder as? UIApplication {
      return property == .focusedView
        ? .responder(application.focusedView) : .flag(application.isIgnoringInteractionEvents)
    }
    let controller = responder as? UIViewController
    let navigation = responder as? UINavigationController
    let tabs = responder as? UITabBarController
    return switch property {
    case .children: .responders(controller?.children ?? [])
    case .hidesBackButton: controller.map { .flag($0.navigationItem.hidesBackButton) }
    case .isBeingDismissed: controller.map { .flag($0.isBeingDismissed) }
    case .isBeingPresented: controller.map { .flag($0.isBeingPresented) }
    case .isNavigationBarHidden: navigation.map { .flag($0.isNavigationBarHidden) }
    case .isViewLoaded: controller.map { .flag($0.isViewLoaded) }
    case .leftBarButtonItem: .item(controller?.navigationItem.leftBarButtonItem)
    case .leftItemsSupplementBackButton:
      controller.map { .flag($0.navigationItem.leftItemsSupplementBackButton) }
    case .parent: .responder(controller?.parent)
    case .presentedViewController: .responder(controller?.presentedViewController)
    case .presentingViewController: .responder(controller?.presentingViewController)
    case .rightBarButtonItem: .item(controller?.navigationItem.rightBarButtonItem)
    case .selectedViewController: .responder(tabs?.selectedViewController)
    case .topViewController: .responder(navigation?.topViewController)
    case .isModalInPresentation: controller.map { .flag($0.isModalInPresentation) }
    case .modalPresentationStyle: controller.map { .words([$0.modalPresentationStyle.word]) }
    case .preferredScreenEdgesDeferringSystemGestures:
      controller.map { .words($0.preferredScreenEdgesDeferringSystemGestures.words) }
    case .selectedIndex: tabs.map { .numbers([Double($0.selectedIndex)]) }
    case .viewControllers:
      .responders(navigation?.viewControllers ?? tabs?.viewControllers ?? [])
    default: nil
    }
  }

  private static func value(
    of property: Property, of touch: UITouch, in space: UIView?, _ event: UIEvent
  ) -> ObservedValue? {
    switch property {
    case .coalescedTouches:
      .points((event.coalescedTouches(for: touch) ?? []).map { $0.location(in: space) })
    case .force: .numbers([touch.force])
    case .gestureRecognizers: .recognizers(touch.gestureRecognizers)
    case .location: .point(touch.location(in: space))
    case .maximumPossibleForce: .numbers([touch.maximumPossibleForce])
    case .phase: .words([touch.phase.word])
    case .predictedTouches:
      .points((event.predictedTouches(for: touch) ?? []).map { $0.location(in: space) })
    case .previousLocation: .point(touch.previousLocation(in: space))
    case .rollAngle: .numbers([touch.rollAngle])
    case .tapCount: .numbers([Double(touch.tapCount)])
    case .timestamp: .numbers([touch.timestamp])
    case .type: .words([touch.type.word])
    case .view: .responder(touch.view)
    case .window: .responder(touch.window)
    default: nil
    }
  }

  private static func value(of property: Property, of press: UIPress) -> ObservedValue? {
    switch property {
    case .force: .numbers([press.force])
    case .gestureRecognizers: .recognizers(press.gestureRecognizers)
    case .phase: .words([press.phase.word])
    case .timestamp: .numbers([press.timestamp])
    case .type: .words([press.type.word])
    case .window: .responder(press.window)
    default: nil
    }
  }

  private static func flag(
    _ property: Property, isHighlighted: Bool, isSelected: Bool
  ) -> ObservedValue? {
    switch property {
    case .isHighlighted: .flag(isHighlighted)
    case .isSelected: .flag(isSelected)
    default: nil
    }
  }

  private static func value(of property: Property, of table: UITableView) -> ObservedValue? {
    switch property {
    case .allowsSelection: .flag(table.allowsSelection)
    case .indexPathForSelectedRow: cell(.row, table.indexPathForSelectedRow)
    case .indexPathForSwipedRow: cell(.row, table.indexPathForSwipedRow)
    case .numberOfRows: count(table.dataSource?.tableView(table, numberOfRowsInSection: 0))
    case .numberOfSections: count(table.dataSource?.numberOfSections(in: table))
    case .rowHeight: .numbers([table.rowHeight])
    default: nil
    }
  }

  private static func value(of property: Property, of grid: UICollectionView) -> ObservedValue? {
    let layout = grid.collectionViewLayout
    return switch property {
    case .allowsSelection: .flag(grid.allowsSelection)
    case .indexPathForSelectedItem: cell(.item, grid.indexPathForSelectedItem)
    case .itemSize: .numbers([layout.itemSize.width, layout.itemSize.height])
    case .minimumInteritemSpacing: .numbers([layout.minimumInteritemSpacing])
    case .minimumLineSpacing: .numbers([layout.minimumLineSpacing])
    case .numberOfItems: count(grid.dataSource?.collectionView(grid, numberOfItemsInSection: 0))
    case .numberOfSections: count(grid.dataSource?.numberOfSections(in: grid))
    case .sectionInset: .insets(layout.sectionInset)
    default: nil
    }
  }

  private static func cell(_ noun: CellNoun, _ path: IndexPath?) -> ObservedValue {
    .words([path.map { CellPlace(noun, section: $0.section, index: $0.row).text } ?? "nil"])
  }

  private static func value(of property: Property, of view: UIView) -> ObservedValue? {
    switch property {
    case .alpha: .numbers([view.alpha])
    case .autoresizingMask: .words(view.autoresizingMask.words)
    case .bounds: .rectangle(view.bounds)
    case .center: .point(view.center)
    case .clipsToBounds: .flag(view.clipsToBounds)
    case .frame: .rectangle(view.frame)
    case .gestureRecognizers: .recognizers(view.gestureRecognizers)
    case .isExclusiveTouch: .flag(view.isExclusiveTouch)
    case .isHidden: .flag(view.isHidden)
    case .isMultipleTouchEnabled: .flag(view.isMultipleTouchEnabled)
    case .isUserInteractionEnabled: .flag(view.isUserInteractionEnabled)
    case .rootViewController: .responder((view as? UIWindow)?.rootViewController)
    case .safeAreaInsets: (view as? UIWindow).map { .insets($0.safeAreaInsets) }
    case .subviews: .responders(view.subviews)
    case .superview: .responder(view.superview)
    case .transform: .transform(view.transform)
    case .window: .responder(view.window)
    case .windowLevel: (view as? UIWindow).map { .numbers([$0.windowLevel.rawValue]) }
    default: nil
    }
  }

  private static func value(
    of property: Property, of scrollView: UIScrollView
  ) -> ObservedValue? {
    switch property {
    case .alwaysBounceHorizontal: .flag(scrollView.alwaysBounceHorizontal)
    case .alwaysBounceVertical: .flag(scrollView.alwaysBounceVertical)
    case .bounces: .flag(scrollView.bounces)
    case .bouncesZoom: .flag(scrollView.bouncesZoom)
    case .canCancelContentTouches: .flag(scrollView.canCancelContentTouches)
    case .contentInset:
      .numbers([
        scrollView.contentInset.top, scrollView.contentInset.left, scrollView.contentInset.bottom,
        scrollView.contentInset.right,
      ])
    case .contentOffset: .point(scrollView.contentOffset)
    case .contentSize: .numbers([scrollView.contentSize.width, scrollView.contentSize.height])
    case .delaysContentTouches: .flag(scrollView.delaysContentTouches)
    case .isDecelerating: .flag(scrollView.isDecelerating)
    case .isDirectionalLockEnabled: .flag(scrollView.isDirectionalLockEnabled)
    case .isDragging: .flag(scrollView.isDragging)
    case .isPagingEnabled: .flag(scrollView.isPagingEnabled)
    case .isScrollAnimating: .flag(scrollView.isScrollAnimating)
    case .isScrollEnabled: .flag(scrollView.isScrollEnabled)
    case .isTracking: .flag(scrollView.isTracking)
    case .isZoomBouncing: .flag(scrollView.isZoomBouncing)
    case .isZooming: .flag(scrollView.isZooming)
    case .maximumZoomScale: .numbers([scrollView.maximumZoomScale])
    case .minimumZoomScale: .numbers([scrollView.minimumZoomScale])
    case .zoomScale: .numbers([scrollView.zoomScale])
    default: nil
    }
  }

  private static func value(of property: Property, of control: UIControl) -> ObservedValue? {
    switch property {
    case .allControlEvents: .words(control.allControlEvents.words)
    case .isEnabled: .flag(control.isEnabled)
    case .isHighlighted: .flag(control.isHighlighted)
    case .isSelected: .flag(control.isSelected)
    case .isTouchInside: .flag(control.isTouchInside)
    case .isTracking: .flag(control.isTracking)
    case .isContinuous: (control as? UISlider).map { .flag($0.isContinuous) }
    case .isOn: (control as? UISwitch).map { .flag($0.isOn) }
    case .maximumValue:
      number((control as? UISlider)?.maximumValue, (control as? UIStepper)?.maximumValue)
    case .minimumValue:
      number((control as? UISlider)?.minimumValue, (control as? UIStepper)?.minimumValue)
    case .stepValue: number((control as? UIStepper)?.stepValue)
    case .value: number((control as? UISlider)?.value, (control as? UIStepper)?.value)
    case .currentPage: count((control as? UIPageControl)?.currentPage)
    case .numberOfPages: count((control as? UIPageControl)?.numberOfPages)
    case .numberOfSegments: count((control as? UISegmentedControl)?.numberOfSegments)
    case .selectedSegmentIndex: count((control as? UISegmentedControl)?.selectedSegmentIndex)
    default: nil
    }
  }

  private static func value(
    of property: Property, of recognizer: UIGestureRecognizer, in space: UIView?
  ) -> ObservedValue? {
    let pinch = recognizer as? UIPinchGestureRecognizer
    let turn = recognizer as? UIRotationGestureRecognizer
    let tap = recognizer as? UITapGestureRecognizer
    let press = recognizer as? UILongPressGestureRecognizer
    let pan = recognizer as? UIPanGestureRecognizer
    let swipe = recognizer as? UISwipeGestureRecognizer
    return switch property {
    case .allowedPressTypes: .words(recognizer.allowedPressTypes.map { $0.word })
    case .allowedTouchTypes:
      .words(recognizer.allowedTouchTypes.map { $0.word })
    case .buttonMask: .words(recognizer.buttonMask.words)
    case .modifierFlags: .words(recognizer.modifierFlags.words)
    case .buttonMaskRequired: tap.map { .words($0.buttonMaskRequired.words) }
    case .allowableMovement: number(press?.allowableMovement)
    case .cancelsTouchesInView: .flag(recognizer.cancelsTouchesInView)
    case .delaysTouchesBegan: .flag(recognizer.delaysTouchesBegan)
    case .delaysTouchesEnded: .flag(recognizer.delaysTouchesEnded)
    case .direction: swipe.map { .words($0.direction.words) }
    case .edges: (pan as? UIScreenEdgePanGestureRecognizer).map { .words($0.edges.words) }
    case .isEnabled: .flag(recognizer.isEnabled)
    case .location: .point(recognizer.location(in: space))
    case .maximumNumberOfTouches: count(pan?.maximumNumberOfTouches)
    case .minimumNumberOfTouches: count(pan?.minimumNumberOfTouches)
    case .minimumPressDuration: number(press?.minimumPressDuration)
    case .numberOfTapsRequired: count(tap?.numberOfTapsRequired ?? press?.numberOfTapsRequired)
    case .numberOfTouches: count(recognizer.numberOfTouches)
    case .numberOfTouchesRequired:
      count(
        tap?.numberOfTouchesRequired ?? press?.numberOfTouchesRequired
          ?? swipe?.numberOfTouchesRequired)
    case .requiresExclusiveTouchType: .flag(recognizer.requiresExclusiveTouchType)
    case .rotation: number(turn?.rotation)
    case .scale: number(pinch?.scale)
    case .state: .words([recognizer.state.word])
    case .translation: pan.map { .point($0.translation(in: space)) }
    case .velocity:
      pan.map { .point($0.velocity(in: space)) } ?? number(pinch?.velocity, turn?.velocity)
    case .view: .responder(recognizer.view)
    default: nil
    }
  }

  private static func number(_ first: Double?, _ second: Double? = nil) -> ObservedValue? {
    (first ?? second).map { .numbers([$0]) }
  }

  private static func count(_ count: Int?) -> ObservedValue? {
    count.map { .numbers([Double($0)]) }
  }
}

extension Substring.UTF8View {
  /// The characters.
  fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
