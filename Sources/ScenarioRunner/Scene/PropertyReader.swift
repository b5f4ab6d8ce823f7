import ScenarioLanguage
import TouchEngine

/// What a property is at one moment.
enum ObservedValue: Equatable {
  /// Yes or no.
  case flag(Bool)
  /// Numbers, one for each coordinate; a time in seconds, an angle in radians.
  case numbers([Double])
  /// Some words.
  case words([String])

  /// The value as it stands in a message.
  var text: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .numbers(let numbers): numbers.map { $0.text(decimals: 3) }.joined(separator: " ")
    case .words(let words): words.joined(separator: " ")
    }
  }
}

/// Looks at the properties of objects.
enum PropertyReader {
  /// Returns what a property of something is now, or `nil` when it has none.
  static func value(of property: Property, of name: String, in live: LiveScene) -> ObservedValue? {
    if let recognizer = live.recognizers[name] { return value(of: property, of: recognizer) }
    guard let view = live.views[name] else { return nil }
    if let value = value(of: property, of: view) { return value }
    if let scrollView = view as? UIScrollView { return self.value(of: property, of: scrollView) }
    return (view as? UIControl).flatMap { value(of: property, of: $0) }
  }

  private static func value(of property: Property, of view: UIView) -> ObservedValue? {
    switch property {
    case .alpha: .numbers([view.alpha])
    case .bounds: .rectangle(view.bounds)
    case .center: .point(view.center)
    case .clipsToBounds: .flag(view.clipsToBounds)
    case .frame: .rectangle(view.frame)
    case .isExclusiveTouch: .flag(view.isExclusiveTouch)
    case .isHidden: .flag(view.isHidden)
    case .isMultipleTouchEnabled: .flag(view.isMultipleTouchEnabled)
    case .isUserInteractionEnabled: .flag(view.isUserInteractionEnabled)
    case .windowLevel: (view as? UIWindow).map { .numbers([$0.windowLevel.rawValue]) }
    default: nil
    }
  }

  private static func value(
    of property: Property, of scrollView: UIScrollView
  ) -> ObservedValue? {
    switch property {
    case .bounces: .flag(scrollView.bounces)
    case .canCancelContentTouches: .flag(scrollView.canCancelContentTouches)
    case .contentOffset: .point(scrollView.contentOffset)
    case .contentSize: .numbers([scrollView.contentSize.width, scrollView.contentSize.height])
    case .delaysContentTouches: .flag(scrollView.delaysContentTouches)
    case .isDecelerating: .flag(scrollView.isDecelerating)
    case .isDirectionalLockEnabled: .flag(scrollView.isDirectionalLockEnabled)
    case .isDragging: .flag(scrollView.isDragging)
    case .isPagingEnabled: .flag(scrollView.isPagingEnabled)
    case .isScrollEnabled: .flag(scrollView.isScrollEnabled)
    case .isTracking: .flag(scrollView.isTracking)
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
    of property: Property, of recognizer: UIGestureRecognizer
  ) -> ObservedValue? {
    let tap = recognizer as? UITapGestureRecognizer
    let press = recognizer as? UILongPressGestureRecognizer
    let pan = recognizer as? UIPanGestureRecognizer
    let swipe = recognizer as? UISwipeGestureRecognizer
    return switch property {
    case .allowableMovement: number(press?.allowableMovement)
    case .cancelsTouchesInView: .flag(recognizer.cancelsTouchesInView)
    case .delaysTouchesBegan: .flag(recognizer.delaysTouchesBegan)
    case .delaysTouchesEnded: .flag(recognizer.delaysTouchesEnded)
    case .direction: swipe.map { .words($0.direction.words) }
    case .edges: (pan as? UIScreenEdgePanGestureRecognizer).map { .words($0.edges.words) }
    case .isEnabled: .flag(recognizer.isEnabled)
    case .location: .point(recognizer.location(in: recognizer.view))
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
    case .rotation: number((recognizer as? UIRotationGestureRecognizer)?.rotation)
    case .scale: number((recognizer as? UIPinchGestureRecognizer)?.scale)
    case .state: .words([recognizer.state.word])
    case .translation: pan.map { .point($0.translation(in: $0.view)) }
    case .velocity: pan.map { .point($0.velocity(in: $0.view)) }
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

extension ObservedValue {
  fileprivate static func point(_ point: CGPoint) -> ObservedValue { .numbers([point.x, point.y]) }

  fileprivate static func rectangle(_ rectangle: CGRect) -> ObservedValue {
    .numbers([rectangle.minX, rectangle.minY, rectangle.width, rectangle.height])
  }
}
