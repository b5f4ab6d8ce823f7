extension ElementClass {
  /// The properties that its objects have, those first that all of their kind have.
  package var properties: [Property] {
    switch kind {
    case .application, .applicationDelegate, .viewController, .windowScene: return []
    case .recognizer: return Self.ofRecognizer + ownProperties
    case .view:
      return isControl ? Self.ofView + Self.ofControl + ownProperties : Self.ofView + ownProperties
    case .window: return Self.ofView + ownProperties
    }
  }

  /// The properties that a scene or a step can set.
  package var settableProperties: [Property] { properties.filter { !$0.isReadOnly } }

  private static let ofView: [Property] = [
    .alpha, .bounds, .center, .clipsToBounds, .frame, .isExclusiveTouch, .isHidden,
    .isMultipleTouchEnabled, .isUserInteractionEnabled, .transform,
  ]

  private static let ofControl: [Property] = [
    .allControlEvents, .isEnabled, .isHighlighted, .isSelected, .isTouchInside, .isTracking,
  ]

  private static let ofRecognizer: [Property] = [
    .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .isEnabled, .location,
    .numberOfTouches, .requiresExclusiveTouchType, .state,
  ]

  private var ownProperties: [Property] {
    switch self {
    case .application, .applicationDelegate, .button, .circleGestureRecognizer, .control,
      .hoverGestureRecognizer, .imageView, .label, .letterSGestureRecognizer,
      .simpleTapGestureRecognizer, .view, .viewController, .windowScene:
      []
    case .longPressGestureRecognizer:
      [.allowableMovement, .minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired]
    case .pageControl: [.currentPage, .numberOfPages]
    case .panGestureRecognizer:
      [.maximumNumberOfTouches, .minimumNumberOfTouches, .translation, .velocity]
    case .pinchGestureRecognizer: [.scale]
    case .rotationGestureRecognizer: [.rotation]
    case .screenEdgePanGestureRecognizer: [.edges, .translation, .velocity]
    case .scrollView:
      [
        .bounces, .canCancelContentTouches, .contentOffset, .contentSize, .delaysContentTouches,
        .isDecelerating, .isDirectionalLockEnabled, .isDragging, .isPagingEnabled, .isScrollEnabled,
        .isTracking,
      ]
    case .segmentedControl: [.numberOfSegments, .selectedSegmentIndex]
    case .slider: [.isContinuous, .maximumValue, .minimumValue, .value]
    case .stepper: [.maximumValue, .minimumValue, .stepValue, .value]
    case .swipeGestureRecognizer: [.direction, .numberOfTouchesRequired]
    case .switchControl: [.isOn]
    case .tapGestureRecognizer: [.numberOfTapsRequired, .numberOfTouchesRequired]
    case .window: [.windowLevel]
    }
  }
}
