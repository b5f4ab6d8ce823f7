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

  /// The properties that not all of its kind have.
  private var ownProperties: [Property] {
    Property.allCases.filter { owns($0) }.sorted { $0.name < $1.name }
  }

  /// Whether a property belongs to the class alone, or to few others.
  ///
  /// Asked property by property: the compiler for the browser takes one constant list for another.
  private func owns(_ property: Property) -> Bool {
    switch property {
    case .allowableMovement, .minimumPressDuration: self == .longPressGestureRecognizer
    case .allowsSelection, .indexPathForSelectedRow, .numberOfRows, .numberOfSections, .rowHeight:
      self == .tableView
    case .buttonMaskRequired: self == .tapGestureRecognizer
    case .currentPage, .numberOfPages: self == .pageControl
    case .direction: self == .swipeGestureRecognizer
    case .edges: self == .screenEdgePanGestureRecognizer
    case .isContinuous: self == .slider
    case .isHighlighted, .isSelected: self == .tableViewCell
    case .isOn: self == .switchControl
    case .maximumNumberOfTouches, .minimumNumberOfTouches: self == .panGestureRecognizer
    case .maximumValue, .minimumValue, .value: self == .slider || self == .stepper
    case .numberOfSegments, .selectedSegmentIndex: self == .segmentedControl
    case .numberOfTapsRequired: self == .longPressGestureRecognizer || self == .tapGestureRecognizer
    case .numberOfTouchesRequired:
      self == .longPressGestureRecognizer || self == .swipeGestureRecognizer
        || self == .tapGestureRecognizer
    case .rootViewController, .safeAreaInsets, .windowLevel: self == .window
    case .rotation: self == .rotationGestureRecognizer
    case .scale: self == .pinchGestureRecognizer
    case .selectedIndex: self == .tabBarController
    case .stepValue: self == .stepper
    case .topViewController: self == .navigationController
    case .translation: self == .panGestureRecognizer || self == .screenEdgePanGestureRecognizer
    case .velocity:
      self == .panGestureRecognizer || self == .pinchGestureRecognizer
        || self == .rotationGestureRecognizer || self == .screenEdgePanGestureRecognizer
    case .viewControllers: self == .navigationController || self == .tabBarController
    default: false
    }
  }
}
