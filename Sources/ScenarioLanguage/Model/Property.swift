/// A property of an object that a scenario can set or look at; the raw value is its name in UIKit.
package enum Property: String, CaseIterable, Sendable {
  /// The events for which a control has a target.
  case allControlEvents
  /// How far a finger may stray before a long press is recognized, in points.
  case allowableMovement
  /// The opacity from 0 to 1.
  case alpha
  /// The rectangle in its own coordinates, in points.
  case bounds
  /// Whether content may be dragged beyond its edges for a while.
  case bounces
  /// Whether a drag may take touches from the content.
  case canCancelContentTouches
  /// The point of the content at the upper left corner, in points.
  case contentOffset
  /// The size of the content, in points.
  case contentSize
  /// Whether content hears of touches only after a while.
  case delaysContentTouches
  /// Whether content moves by itself.
  case isDecelerating
  /// Whether a drag near an axis keeps to it.
  case isDirectionalLockEnabled
  /// Whether a finger drags the content.
  case isDragging
  /// Whether the content comes to rest at whole pages.
  case isPagingEnabled
  /// Whether fingers move the content at all.
  case isScrollEnabled
  /// Whether the view's touches are cancelled when the recognizer succeeds.
  case cancelsTouchesInView
  /// The middle in the coordinates of the superview, in points.
  case center
  /// Whether what lies outside the bounds is not drawn.
  case clipsToBounds
  /// The number of the present page, from zero.
  case currentPage
  /// Whether the view waits for touches until the recognizer has failed.
  case delaysTouchesBegan
  /// Whether the view waits for the end of touches until the recognizer has failed.
  case delaysTouchesEnded
  /// The directions that a swipe may have.
  case direction
  /// The edges from which a pan may start.
  case edges
  /// The rectangle in the coordinates of the superview, in points.
  case frame
  /// Whether a slider tells every step of a drag.
  case isContinuous
  /// Whether the recognizer takes touches, or the control works.
  case isEnabled
  /// Whether the view wants to be the only one that is touched.
  case isExclusiveTouch
  /// Whether the view is hidden.
  case isHidden
  /// Whether the control is lit.
  case isHighlighted
  /// Whether the view wants more than one finger.
  case isMultipleTouchEnabled
  /// Whether the switch is on.
  case isOn
  /// Whether the control is selected.
  case isSelected
  /// Whether the finger that the control tracks is inside.
  case isTouchInside
  /// Whether the control tracks a finger.
  case isTracking
  /// Whether the view takes touches.
  case isUserInteractionEnabled
  /// The middle of the recognizer's fingers in the coordinates of its view, in points.
  case location
  /// The greatest number of fingers of a pan.
  case maximumNumberOfTouches
  /// The greatest value.
  case maximumValue
  /// The least number of fingers of a pan.
  case minimumNumberOfTouches
  /// How long a finger rests before a long press is recognized.
  case minimumPressDuration
  /// The least value.
  case minimumValue
  /// The number of pages.
  case numberOfPages
  /// The number of segments.
  case numberOfSegments
  /// The number of taps.
  case numberOfTapsRequired
  /// The number of fingers that the gesture is made with at present.
  case numberOfTouches
  /// The number of fingers.
  case numberOfTouchesRequired
  /// Whether the recognizer takes no touches of another kind than its first.
  case requiresExclusiveTouchType
  /// The turn of a rotation, in radians.
  case rotation
  /// The distance of the fingers of a pinch as a part of the distance at the start.
  case scale
  /// The number of the selected segment, from zero, or -1 for none.
  case selectedSegmentIndex
  /// Where the recognizer is in its attempt.
  case state
  /// How much one tap changes a stepper.
  case stepValue
  /// The map from the view's coordinates to the superview's, about the centre.
  case transform
  /// How far the fingers of a pan have gone, in the coordinates of its view, in points.
  case translation
  /// The value of a slider or a stepper.
  case value
  /// The speed of the fingers of a pan in the coordinates of its view, in points per second.
  case velocity
  /// How far in front a window is.
  case windowLevel

  /// The name.
  package var name: String { rawValue }

  /// Returns the property with a name, or `nil` when no element has one.
  package init?(name: String) {
    self.init(rawValue: name)
  }
}

extension Property {
  /// The events that a control can tell its targets of.
  package static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered",
  ]

  /// Whether the value can only be looked at.
  package var isReadOnly: Bool {
    switch self {
    case .isDecelerating, .isDragging, .isTouchInside, .isTracking, .location, .numberOfTouches,
      .state, .translation, .velocity:
      true
    case .bounces, .canCancelContentTouches, .contentOffset, .contentSize, .delaysContentTouches,
      .isDirectionalLockEnabled, .isPagingEnabled, .isScrollEnabled, .allControlEvents,
      .allowableMovement, .alpha, .bounds, .cancelsTouchesInView, .center, .clipsToBounds,
      .currentPage, .delaysTouchesBegan, .delaysTouchesEnded, .direction, .edges, .frame,
      .isContinuous, .isEnabled, .isExclusiveTouch, .isHidden, .isHighlighted,
      .isMultipleTouchEnabled, .isOn, .isSelected, .isUserInteractionEnabled,
      .maximumNumberOfTouches, .maximumValue, .minimumNumberOfTouches, .minimumPressDuration,
      .minimumValue, .numberOfPages, .numberOfSegments, .numberOfTapsRequired,
      .numberOfTouchesRequired, .requiresExclusiveTouchType, .rotation, .scale,
      .selectedSegmentIndex, .stepValue, .transform, .value, .windowLevel:
      false
    }
  }

  /// Whether the value is gone once the gesture is over.
  package var isOfGesture: Bool {
    switch self {
    case .location, .numberOfTouches, .rotation, .scale, .state, .translation, .velocity: true
    case .isDecelerating, .isDragging, .bounces, .canCancelContentTouches, .contentOffset,
      .contentSize, .delaysContentTouches, .isDirectionalLockEnabled, .isPagingEnabled,
      .isScrollEnabled, .allControlEvents, .allowableMovement, .alpha, .bounds,
      .cancelsTouchesInView, .center, .clipsToBounds, .currentPage, .delaysTouchesBegan,
      .delaysTouchesEnded, .direction, .edges, .frame, .isContinuous, .isEnabled,
      .isExclusiveTouch, .isHidden, .isHighlighted, .isMultipleTouchEnabled, .isOn, .isSelected,
      .isTouchInside, .isTracking, .isUserInteractionEnabled, .maximumNumberOfTouches,
      .maximumValue, .minimumNumberOfTouches, .minimumPressDuration, .minimumValue,
      .numberOfPages, .numberOfSegments, .numberOfTapsRequired, .numberOfTouchesRequired,
      .requiresExclusiveTouchType, .selectedSegmentIndex, .stepValue, .transform, .value,
      .windowLevel:
      false
    }
  }

  /// What its values are.
  package var valueKind: PropertyValueKind {
    switch self {
    case .allControlEvents: .words(Self.controlEvents)
    case .allowableMovement, .scale: .number(0...100_000)
    case .alpha: .number(0...1)
    case .bounds, .frame: .rectangle
    case .bounces, .canCancelContentTouches, .delaysContentTouches, .isDecelerating,
      .isDirectionalLockEnabled, .isDragging, .isPagingEnabled, .isScrollEnabled,
      .cancelsTouchesInView, .clipsToBounds, .delaysTouchesBegan, .delaysTouchesEnded,
      .isContinuous, .isEnabled, .isExclusiveTouch, .isHidden, .isHighlighted,
      .isMultipleTouchEnabled, .isOn, .isSelected, .isTouchInside, .isTracking,
      .isUserInteractionEnabled, .requiresExclusiveTouchType:
      .boolean
    case .contentOffset, .contentSize, .center, .location, .translation, .velocity: .point
    case .currentPage, .numberOfPages: .count(0...1_000)
    case .direction: .words(SwipeDirection.allCases.map { $0.word })
    case .edges: .words(["all", "bottom", "left", "right", "top"])
    case .maximumNumberOfTouches, .minimumNumberOfTouches, .numberOfTapsRequired,
      .numberOfTouchesRequired:
      .count(1...10)
    case .maximumValue, .minimumValue, .stepValue, .value: .number(-100_000...100_000)
    case .minimumPressDuration: .time
    case .numberOfSegments: .count(1...100)
    case .numberOfTouches: .count(0...10)
    case .rotation: .angle
    case .selectedSegmentIndex: .count(-1...100)
    case .state: .words(EventVocabulary.states)
    case .transform: .transform
    case .windowLevel: .windowLevel
    }
  }
}
