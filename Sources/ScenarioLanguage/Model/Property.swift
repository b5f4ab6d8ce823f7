import TouchEngine

/// A property of an object that a scenario can set or look at; the raw value is its name in UIKit.
package enum Property: String, CaseIterable, Sendable {
  /// The events for which a control has a target.
  case allControlEvents
  /// The touches of an event.
  case allTouches
  /// How far a finger may stray before a long press is recognized, in points.
  case allowableMovement
  /// The parts of a view's place that give way when its superview gets another size.
  case autoresizingMask
  /// Whether content may be made larger or smaller than its limits for a while.
  case bouncesZoom
  /// The buttons of the pointing device that are pressed.
  case buttonMask
  /// The controllers in a controller.
  case children
  /// The mode in which the run loop runs, or will run next.
  case currentMode
  /// Whether a navigation bar has no button to go back.
  case hidesBackButton
  /// Whether a controller is on its way from the screen.
  case isBeingDismissed
  /// Whether a controller is on its way to the screen.
  case isBeingPresented
  /// Whether the bar of a navigation controller is hidden.
  case isNavigationBarHidden
  /// Whether the program moves the content with animation.
  case isScrollAnimating
  /// Whether a timer may still fire.
  case isValid
  /// Whether a controller has made its view.
  case isViewLoaded
  /// Whether content returns to the limits of its scale.
  case isZoomBouncing
  /// The button on the left of a navigation bar.
  case leftBarButtonItem
  /// Whether the button on the left stands beside the one that goes back.
  case leftItemsSupplementBackButton
  /// The keys that are held down.
  case modifierFlags
  /// The controller around a controller.
  case parent
  /// The controller that shows a controller over itself.
  case presentingViewController
  /// Whether a timer fires again and again.
  case repeats
  /// The button on the right of a navigation bar.
  case rightBarButtonItem
  /// The controller whose tab is shown.
  case selectedViewController
  /// The time between two calls of a timer.
  case timeInterval
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
  /// The buttons of which a recognizer is told.
  case allowedPressTypes
  /// The view to which the buttons of a remote control go first.
  case focusedView
  /// The places of a touch since the event before, oldest first, in points.
  case coalescedTouches
  /// How hard a finger or a button presses; 1 is an ordinary finger.
  case force
  /// The greatest force of a touch.
  case maximumPossibleForce
  /// The places where a touch is expected next, in points.
  case predictedTouches
  /// How far a pencil is turned about itself, in radians.
  case rollAngle
  /// The kinds of touches that a recognizer is given.
  case allowedTouchTypes
  /// Whether rows can be selected.
  case allowsSelection
  /// Whether content bounces to the sides even when it fits.
  case alwaysBounceHorizontal
  /// Whether content bounces up and down even when it fits.
  case alwaysBounceVertical
  /// The button that a tap must be made with.
  case buttonMaskRequired
  /// The space around the content: top, left, bottom and right, in points.
  case contentInset
  /// The recognizers of a view, or those of a touch, in order.
  case gestureRecognizers
  /// The item that is selected.
  case indexPathForSelectedItem
  /// The row that a finger has opened.
  case indexPathForSwipedRow
  /// The size of the items of a collection view, in points.
  case itemSize
  /// The least distance between the items of a line, in points.
  case minimumInteritemSpacing
  /// The distance between the lines of items, in points.
  case minimumLineSpacing
  /// The number of items in each section.
  case numberOfItems
  /// The space around the items: top, left, bottom and right, in points.
  case sectionInset
  /// The row that is selected.
  case indexPathForSelectedRow
  /// Whether events go to the responder first.
  case isFirstResponder
  /// Whether the application ignores touches.
  case isIgnoringInteractionEvents
  /// Whether two fingers change the size of the content.
  case isZooming
  /// The greatest scale of the content.
  case maximumZoomScale
  /// The least scale of the content.
  case minimumZoomScale
  /// The number of rows in each section.
  case numberOfRows
  /// The number of sections.
  case numberOfSections
  /// The points that the program has collected for a view, as a drawing board does.
  case path
  /// A point of a view's coordinates in those of another view: `convert 10 20 to root`.
  case convert
  /// Whether a sheet cannot be dragged away.
  case isModalInPresentation
  /// How a controller is shown over another one.
  case modalPresentationStyle
  /// Where a touch is in its life.
  case phase
  /// The edges at which the system's gestures let touches through at once.
  case preferredScreenEdgesDeferringSystemGestures
  /// The controller whose view fills a window.
  case rootViewController
  /// The space along the edges of a window that the system uses: top, left, bottom and right, in
  /// points.
  case safeAreaInsets
  /// The number of the tab that is shown, from zero.
  case selectedIndex
  /// The controller that a controller shows over itself.
  case presentedViewController
  /// The place of a touch before its last change, in points.
  case previousLocation
  /// The height of a row, in points.
  case rowHeight
  /// The views in a view, from the back to the front.
  case subviews
  /// The view around a view.
  case superview
  /// The number of taps in a row at the place of a touch.
  case tapCount
  /// When a touch last changed.
  case timestamp
  /// The touches that a method is called with.
  case touches
  /// The controller that a navigation controller shows.
  case topViewController
  /// What touches.
  case type
  /// The view on which a touch landed, or the one of a recognizer.
  case view
  /// The controllers of a navigation controller, the one that is shown last.
  case viewControllers
  /// The window of a view or a touch.
  case window
  /// The scale of the content.
  case zoomScale

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

  /// The parts of a view's place that may give way.
  static let flexibleParts = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  /// The phases of a touch.
  static let phases = [
    "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
    "regionExited",
  ]

  /// The phases of a press.
  static let pressPhases = ["began", "changed", "stationary", "ended", "cancelled"]

  /// Whether the value can only be looked at.
  package var isReadOnly: Bool {
    switch self {
    case .allTouches, .buttonMask, .children, .currentMode, .isBeingDismissed, .isBeingPresented,
      .isScrollAnimating, .isValid, .isViewLoaded, .isZoomBouncing, .modifierFlags, .parent,
      .presentingViewController, .selectedViewController,
      .coalescedTouches, .convert, .force, .maximumPossibleForce, .predictedTouches, .rollAngle,
      .gestureRecognizers, .indexPathForSelectedItem,
      .indexPathForSelectedRow, .indexPathForSwipedRow, .isDecelerating,
      .isDragging,
      .isFirstResponder, .isIgnoringInteractionEvents, .isTouchInside, .isTracking, .isZooming,
      .location, .numberOfTouches, .phase, .presentedViewController, .previousLocation, .subviews,
      .superview, .tapCount, .timestamp, .topViewController, .touches, .translation, .type,
      .velocity, .view,
      .viewControllers, .window:
      true
    default: false
    }
  }

  /// Whether the value can be given by a step, but not by a scene.
  package var isSetInStepsOnly: Bool {
    switch self {
    case .focusedView, .path, .rootViewController, .state: true
    default: false
    }
  }

  /// Whether the value can be given by a scene, but not by a step.
  package var isSetInScenesOnly: Bool {
    switch self {
    case .itemSize, .minimumInteritemSpacing, .minimumLineSpacing, .numberOfItems, .numberOfRows,
      .numberOfSections, .repeats, .sectionInset, .timeInterval:
      true
    default: false
    }
  }

  /// Whether the value is gone once the gesture is over; a state is not, it is `possible` then.
  package var isOfGesture: Bool {
    switch self {
    case .allTouches, .buttonMask, .coalescedTouches, .force, .location, .modifierFlags,
      .maximumPossibleForce,
      .numberOfTouches,
      .predictedTouches, .rollAngle, .phase, .previousLocation, .rotation, .scale,
      .tapCount, .timestamp, .touches, .translation, .type, .velocity:
      true
    default: false
    }
  }

  /// Whether the value is meant in the coordinates of a view, which can be named: `in root`.
  package var isInSpace: Bool {
    switch self {
    case .coalescedTouches, .location, .predictedTouches, .previousLocation, .translation,
      .velocity:
      true
    default: false
    }
  }

  /// What its values are, for objects of a class.
  package func valueKind(in elementClass: ElementClass) -> PropertyValueKind {
    switch elementClass {
    case .longPressGestureRecognizer where self == .numberOfTapsRequired: .count(0...Self.mostTaps)
    case .press where self == .type: .words(UIPress.PressType.words)
    case .press where self == .phase: .words(Self.pressPhases)
    case .pinchGestureRecognizer where self == .velocity: .number(-100_000...100_000)
    case .rotationGestureRecognizer where self == .velocity: .angle
    default: valueKind
    }
  }

  private var valueKind: PropertyValueKind {
    switch self {
    case .allControlEvents: .words(Self.controlEvents)
    case .allowedPressTypes: .words(UIPress.PressType.words)
    case .coalescedTouches, .path, .predictedTouches: .points
    case .allowableMovement, .force, .maximumPossibleForce, .minimumInteritemSpacing,
      .minimumLineSpacing, .maximumZoomScale, .minimumZoomScale,
      .rowHeight, .scale,
      .zoomScale:
      .number(0...100_000)
    case .allowedTouchTypes, .type: .words(UITouch.TouchType.words)
    case .alpha: .number(0...1)
    case .bounds, .frame: .rectangle
    case .allowsSelection, .alwaysBounceHorizontal, .alwaysBounceVertical, .bounces,
      .bouncesZoom, .canCancelContentTouches, .cancelsTouchesInView, .clipsToBounds,
      .delaysContentTouches,
      .delaysTouchesBegan, .delaysTouchesEnded, .hidesBackButton, .isBeingDismissed,
      .isBeingPresented, .isContinuous, .isDecelerating,
      .isDirectionalLockEnabled, .isDragging, .isEnabled, .isExclusiveTouch, .isFirstResponder,
      .isHidden, .isHighlighted, .isIgnoringInteractionEvents, .isModalInPresentation,
      .isMultipleTouchEnabled, .isNavigationBarHidden, .isOn, .isPagingEnabled, .isScrollAnimating,
      .isScrollEnabled, .isSelected, .isTouchInside, .isTracking, .isUserInteractionEnabled,
      .isValid,
      .isViewLoaded, .isZoomBouncing, .isZooming, .leftItemsSupplementBackButton, .repeats,
      .requiresExclusiveTouchType:
      .boolean
    case .autoresizingMask: .words(Self.flexibleParts)
    case .buttonMask, .buttonMaskRequired: .words(["primary", "secondary"])
    case .center, .contentOffset, .convert, .contentSize, .itemSize, .location, .previousLocation,
      .translation,
      .velocity:
      .point
    case .contentInset, .safeAreaInsets, .sectionInset: .insets
    case .currentMode: .words(RunLoop.Mode.allCases.map { $0.name })
    case .currentPage, .numberOfPages: .count(0...1_000)
    case .direction: .words(SwipeDirection.allCases.map { $0.word })
    case .modalPresentationStyle:
      .words(["automatic", "fullScreen", "overFullScreen", "pageSheet"])
    case .edges, .preferredScreenEdgesDeferringSystemGestures:
      .words(["all", "bottom", "left", "right", "top"])
    case .allTouches, .touches: .names([.touch])
    case .gestureRecognizers: .names(.recognizers)
    case .indexPathForSelectedItem: .cell(.item)
    case .indexPathForSelectedRow, .indexPathForSwipedRow: .cell(.row)
    case .maximumNumberOfTouches, .minimumNumberOfTouches, .numberOfTapsRequired,
      .numberOfTouchesRequired:
      .count(1...Self.mostTaps)
    case .maximumValue, .minimumValue, .stepValue, .value: .number(-100_000...100_000)
    case .minimumPressDuration, .timeInterval, .timestamp: .time
    case .modifierFlags: .words(UIKeyModifierFlags.allWords)
    case .numberOfItems, .numberOfRows: .count(0...Self.mostCells)
    case .numberOfSections: .count(1...10)
    case .numberOfSegments: .count(1...100)
    case .numberOfTouches: .count(0...10)
    case .phase: .words(Self.phases)
    case .children, .parent, .presentedViewController, .presentingViewController,
      .rootViewController, .selectedViewController, .topViewController, .viewControllers:
      .names([.viewController])
    case .leftBarButtonItem, .rightBarButtonItem: .names([.barButtonItem])
    case .rollAngle, .rotation: .angle
    case .selectedIndex: .count(0...100)
    case .selectedSegmentIndex: .count(-1...100)
    case .state: .words(EventVocabulary.states)
    case .focusedView, .subviews, .superview, .view: .names(.views)
    case .tapCount: .count(0...100)
    case .transform: .transform
    case .window: .names([.window])
    case .windowLevel: .windowLevel
    }
  }

  /// The most taps or fingers that a recognizer may be told to want; UIKit names no limit.
  private static let mostTaps = 1_000

  /// The most rows or items that a section may have.
  static let mostCells = 50
}
