extension ElementClass {
  /// The properties that its objects have, those first that all of their kind have.
  package var properties: [Property] {
    switch kind {
    case .application: return Self.ofApplication
    case .applicationDelegate, .windowScene: return Self.ofResponder
    case .recognizer: return Self.ofRecognizer + ownProperties
    case .touch: return Self.ofTouch
    case .view: return Self.ofView + ofSortOfView + ownProperties
    case .viewController: return Self.ofController + ownProperties
    case .window: return Self.ofView + ownProperties
    }
  }

  /// The properties that a scene or a step can set.
  package var settableProperties: [Property] { properties.filter { canSet($0) } }

  /// Whether a property of its objects can be set; that of a cell follows the fingers.
  func canSet(_ property: Property) -> Bool {
    let isOfCell = property == .isHighlighted || property == .isSelected
    return !property.isReadOnly && !(self == .tableViewCell && isOfCell)
  }

  private var ofSortOfView: [Property] {
    if isControl { return Self.ofControl }
    if isScrollView { return Self.ofScrollView }
    return []
  }

  private static let ofApplication: [Property] = [.isFirstResponder, .isIgnoringInteractionEvents]

  private static let ofResponder: [Property] = [.isFirstResponder]

  private static let ofView: [Property] = [
    .alpha, .bounds, .center, .clipsToBounds, .convert, .frame, .gestureRecognizers,
    .isExclusiveTouch,
    .isFirstResponder, .isHidden, .isMultipleTouchEnabled, .isUserInteractionEnabled, .path,
    .subviews, .superview, .transform, .window,
  ]

  private static let ofControl: [Property] = [
    .allControlEvents, .isEnabled, .isHighlighted, .isSelected, .isTouchInside, .isTracking,
  ]

  private static let ofScrollView: [Property] = [
    .alwaysBounceHorizontal, .alwaysBounceVertical, .bounces, .canCancelContentTouches,
    .contentInset, .contentOffset, .contentSize, .delaysContentTouches, .isDecelerating,
    .isDirectionalLockEnabled, .isDragging, .isPagingEnabled, .isScrollEnabled, .isTracking,
    .isZooming, .maximumZoomScale, .minimumZoomScale, .zoomScale,
  ]

  private static let ofRecognizer: [Property] = [
    .allowedTouchTypes, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
    .isEnabled, .location, .numberOfTouches, .requiresExclusiveTouchType, .state, .view,
  ]

  private static let ofController: [Property] = [
    .isFirstResponder, .isModalInPresentation, .modalPresentationStyle,
    .preferredScreenEdgesDeferringSystemGestures, .presentedViewController,
  ]

  private static let ofTouch: [Property] = [
    .gestureRecognizers, .location, .phase, .previousLocation, .tapCount, .timestamp, .type, .view,
    .window,
  ]

  private var ownProperties: [Property] {
    // Added, not chosen: the compiler for the browser takes one constant list for another.
    var own: [Property] = []
    switch self {
    case .application, .applicationDelegate, .button, .circleGestureRecognizer, .control,
      .gestureRecognizer, .hoverGestureRecognizer, .imageView, .label, .letterSGestureRecognizer,
      .scrollView,
      .simpleTapGestureRecognizer, .touch, .view, .viewController, .windowScene:
      break
    case .longPressGestureRecognizer:
      own += [
        .allowableMovement, .minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired,
      ]
    case .navigationController: own += [.topViewController, .viewControllers]
    case .pageControl: own += [.currentPage, .numberOfPages]
    case .panGestureRecognizer:
      own += [.maximumNumberOfTouches, .minimumNumberOfTouches, .translation, .velocity]
    case .pinchGestureRecognizer: own += [.scale, .velocity]
    case .rotationGestureRecognizer: own += [.rotation, .velocity]
    case .screenEdgePanGestureRecognizer: own += [.edges, .translation, .velocity]
    case .segmentedControl: own += [.numberOfSegments, .selectedSegmentIndex]
    case .slider: own += [.isContinuous, .maximumValue, .minimumValue, .value]
    case .stepper: own += [.maximumValue, .minimumValue, .stepValue, .value]
    case .swipeGestureRecognizer: own += [.direction, .numberOfTouchesRequired]
    case .switchControl: own += [.isOn]
    case .tableView:
      own += [
        .allowsSelection, .indexPathForSelectedRow, .numberOfRows, .numberOfSections, .rowHeight,
      ]
    case .tableViewCell: own += [.isHighlighted, .isSelected]
    case .tapGestureRecognizer:
      own += [.buttonMaskRequired, .numberOfTapsRequired, .numberOfTouchesRequired]
    case .tabBarController: own += [.selectedIndex, .viewControllers]
    case .window: own += [.rootViewController, .safeAreaInsets, .windowLevel]
    }
    return own
  }
}
