extension ElementClass {
  /// The properties that its objects have, those first that all of their kind have.
  package var properties: [Property] {
    switch kind {
    case .application: [.focusedView, .isFirstResponder, .isIgnoringInteractionEvents]
    case .applicationDelegate, .windowScene: [.isFirstResponder]
    case .recognizer: Self.ofRecognizer + ownProperties
    case .barButtonItem: [.isEnabled]
    case .event: [.allTouches, .touches]
    case .press: Self.ofPress
    case .runLoop: [.currentMode]
    case .timer: [.isValid, .repeats, .timeInterval]
    case .touch: Self.ofTouch
    case .view:
      Self.ofView + ofSortOfView + ownProperties
    case .viewController: Self.ofController + ownProperties
    case .window: Self.ofView + ownProperties
    }
  }

  /// The properties that a scene or a step can set.
  package var settableProperties: [Property] { properties.filter { canSet($0) } }

  /// Whether a property of its objects can be set; that of a cell follows the fingers.
  func canSet(_ property: Property) -> Bool {
    let isOfCell = property == .isHighlighted || property == .isSelected
    return !property.isReadOnly && !(isCell && isOfCell)
  }

  /// Whether a scene can set a property; where a cell lies is the affair of the view around it, which
  /// lays it out.
  func canSetInScene(_ property: Property) -> Bool {
    let isLaidOut = property == .bounds || property == .center || property == .frame
    return !property.isSetInStepsOnly && !(isCell && isLaidOut)
  }

  private var ofSortOfView: [Property] {
    if isControl { return Self.ofControl }
    if isScrollView { return Self.ofScrollView }
    return []
  }

  private static let ofView: [Property] = [
    .alpha, .autoresizingMask, .bounds, .center, .clipsToBounds, .convert, .frame,
    .gestureRecognizers,
    .isExclusiveTouch,
    .isFirstResponder, .isHidden, .isMultipleTouchEnabled, .isUserInteractionEnabled, .path,
    .subviews, .superview, .transform, .window,
  ]

  private static let ofControl: [Property] = [
    .allControlEvents, .isEnabled, .isHighlighted, .isSelected, .isTouchInside, .isTracking,
  ]

  private static let ofScrollView: [Property] = [
    .alwaysBounceHorizontal, .alwaysBounceVertical, .bounces, .bouncesZoom,
    .canCancelContentTouches,
    .contentInset, .contentOffset, .contentSize, .delaysContentTouches, .isDecelerating,
    .isDirectionalLockEnabled, .isDragging, .isPagingEnabled, .isScrollAnimating, .isScrollEnabled,
    .isTracking,
    .isZoomBouncing, .isZooming, .maximumZoomScale, .minimumZoomScale, .zoomScale,
  ]

  private static let ofRecognizer: [Property] = [
    .allowedPressTypes, .allowedTouchTypes, .buttonMask, .cancelsTouchesInView, .delaysTouchesBegan,
    .delaysTouchesEnded,
    .isEnabled, .location, .modifierFlags, .numberOfTouches, .requiresExclusiveTouchType, .state,
    .view,
  ]

  private static let ofController: [Property] = [
    .children, .hidesBackButton, .isBeingDismissed, .isBeingPresented, .isFirstResponder,
    .isModalInPresentation, .isViewLoaded, .leftBarButtonItem, .leftItemsSupplementBackButton,
    .modalPresentationStyle, .parent, .preferredScreenEdgesDeferringSystemGestures,
    .presentedViewController, .presentingViewController, .rightBarButtonItem,
  ]

  private static let ofPress: [Property] = [
    .force, .gestureRecognizers, .phase, .timestamp, .type, .window,
  ]

  private static let ofTouch: [Property] = [
    .coalescedTouches, .force, .maximumPossibleForce, .predictedTouches, .rollAngle,
    .gestureRecognizers, .location, .phase, .previousLocation, .tapCount, .timestamp, .type, .view,
    .window,
  ]

  /// The properties that not all of its kind have.
  private var ownProperties: [Property] {
    switch self {
    case .application, .applicationDelegate, .barButtonItem, .button, .circleGestureRecognizer,
      .control, .event,
      .gestureRecognizer, .hoverGestureRecognizer, .imageView, .label, .letterSGestureRecognizer,
      .press, .runLoop, .scrollView, .simpleTapGestureRecognizer, .timer, .touch, .view,
      .viewController, .windowScene:
      []
    case .collectionView:
      [
        .allowsSelection, .indexPathForSelectedItem, .itemSize, .minimumInteritemSpacing,
        .minimumLineSpacing, .numberOfItems, .numberOfSections, .sectionInset,
      ]
    case .longPressGestureRecognizer:
      [.allowableMovement, .minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired]
    case .navigationController: [.isNavigationBarHidden, .topViewController, .viewControllers]
    case .pageControl: [.currentPage, .numberOfPages]
    case .panGestureRecognizer:
      [.maximumNumberOfTouches, .minimumNumberOfTouches, .translation, .velocity]
    case .pinchGestureRecognizer: [.scale, .velocity]
    case .rotationGestureRecognizer: [.rotation, .velocity]
    case .screenEdgePanGestureRecognizer:
      [.edges, .maximumNumberOfTouches, .minimumNumberOfTouches, .translation, .velocity]
    case .segmentedControl: [.numberOfSegments, .selectedSegmentIndex]
    case .slider: [.isContinuous, .maximumValue, .minimumValue, .value]
    case .stepper: [.maximumValue, .minimumValue, .stepValue, .value]
    case .swipeGestureRecognizer: [.direction, .numberOfTouchesRequired]
    case .switchControl: [.isOn]
    case .tableView:
      [
        .allowsSelection, .indexPathForSelectedRow, .indexPathForSwipedRow, .numberOfRows,
        .numberOfSections, .rowHeight,
      ]
    case .collectionViewCell, .tableViewCell: [.isHighlighted, .isSelected]
    case .tapGestureRecognizer:
      [.buttonMaskRequired, .numberOfTapsRequired, .numberOfTouchesRequired]
    case .tabBarController: [.selectedIndex, .selectedViewController, .viewControllers]
    case .window: [.rootViewController, .safeAreaInsets, .windowLevel]
    }
  }
}
