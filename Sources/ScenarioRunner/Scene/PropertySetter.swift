import ScenarioLanguage
import TouchEngine

/// Gives the properties of objects their values.
enum PropertySetter {
  /// Sets properties in the order in which they are written, as assignments are: a frame after a
  /// transform is meant with the transform, and a value is kept within the limits that it has then.
  static func apply(_ settings: [PropertySetting], to view: UIView, in live: LiveScene) {
    // A control with segments is made with them.
    for setting in settings where setting.property == .numberOfSegments {
      apply(setting, to: view, in: live)
    }
    for setting in settings where setting.property != .numberOfSegments {
      apply(setting, to: view, in: live)
    }
  }

  /// Sets the properties of a recognizer in their order.
  static func apply(
    _ settings: [PropertySetting], to recognizer: UIGestureRecognizer, in live: LiveScene
  ) {
    for setting in settings { apply(setting, to: recognizer) }
  }

  /// Sets the properties of a controller in their order.
  static func apply(
    _ settings: [PropertySetting], to controller: UIViewController, in live: LiveScene
  ) {
    for setting in settings { apply(setting, to: controller, in: live) }
  }

  /// Sets one property of a controller.
  static func apply(
    _ setting: PropertySetting, to controller: UIViewController, in live: LiveScene
  ) {
    let words = setting.value.words
    let flag = setting.value.flag
    let item = setting.value.names.first.flatMap { live.barButtonItems[$0] }
    switch setting.property {
    case .hidesBackButton: controller.navigationItem.hidesBackButton = flag
    case .isNavigationBarHidden:
      (controller as? UINavigationController)?.isNavigationBarHidden = flag
    case .leftBarButtonItem: controller.navigationItem.leftBarButtonItem = item
    case .leftItemsSupplementBackButton:
      controller.navigationItem.leftItemsSupplementBackButton = flag
    case .rightBarButtonItem: controller.navigationItem.rightBarButtonItem = item
    case .isModalInPresentation: controller.isModalInPresentation = flag
    case .modalPresentationStyle:
      if let style = words.first.flatMap({ UIModalPresentationStyle(word: $0) }) {
        controller.modalPresentationStyle = style
      }
    case .preferredScreenEdgesDeferringSystemGestures:
      controller.deferredScreenEdges = UIRectEdge(words: words)
    case .selectedIndex:
      guard let tabs = controller as? UITabBarController else { return }
      let index = Int(setting.value.numbers.first ?? 0)
      guard tabs.viewControllers.indices.contains(index) else {
        return live.report(
          .indexOutOfRange(setting.property.name, count: tabs.viewControllers.count, orNone: false),
          at: setting.range)
      }
      tabs.selectedIndex = index
    default: break
    }
  }

  /// Sets one property of a view, a window or a control.
  static func apply(_ setting: PropertySetting, to view: UIView, in live: LiveScene) {
    let value = setting.value
    let flag = value.flag
    switch setting.property {
    case .alpha: view.alpha = value.numbers.first ?? 0
    case .autoresizingMask:
      view.autoresizingMask = UIView.AutoresizingMask(words: value.words)
    case .bounds: view.bounds = value.rectangle
    case .center: view.center = value.point
    case .clipsToBounds: view.clipsToBounds = flag
    case .frame: view.frame = value.rectangle
    case .isExclusiveTouch: view.isExclusiveTouch = flag
    case .isHidden: view.isHidden = flag
    case .isMultipleTouchEnabled: view.isMultipleTouchEnabled = flag
    case .isUserInteractionEnabled: view.isUserInteractionEnabled = flag
    case .path: live.paths[view.traceName] = value.points
    case .transform:
      if case .transform(let operations) = value {
        view.transform = CGAffineTransform(operations)
      }
    default:
      if let window = view as? UIWindow { apply(setting, to: window, in: live) }
      if let scrollView = view as? UIScrollView { apply(setting, to: scrollView, in: live) }
      if let control = view as? UIControl { apply(setting, to: control, in: live) }
    }
  }

  private static func apply(_ setting: PropertySetting, to window: UIWindow, in live: LiveScene) {
    let numbers = setting.value.numbers
    switch setting.property {
    case .rootViewController:
      window.rootViewController =
        setting.value.names.first.flatMap { live.responders[$0] } as? UIViewController
    case .safeAreaInsets:
      window.safeAreaInsets = UIEdgeInsets(setting.value)
    case .windowLevel: window.windowLevel = UIWindow.Level(rawValue: numbers.first ?? 0)
    default: break
    }
  }

  private static func apply(
    _ setting: PropertySetting, to scrollView: UIScrollView, in live: LiveScene
  ) {
    let flag = setting.value.flag
    let point = setting.value.point
    let number = setting.value.numbers.first ?? 0
    switch setting.property {
    case .allowsSelection:
      (scrollView as? UITableView)?.allowsSelection = flag
      (scrollView as? UICollectionView)?.allowsSelection = flag
    case .alwaysBounceHorizontal: scrollView.alwaysBounceHorizontal = flag
    case .alwaysBounceVertical: scrollView.alwaysBounceVertical = flag
    case .bounces: scrollView.bounces = flag
    case .bouncesZoom: scrollView.bouncesZoom = flag
    case .canCancelContentTouches: scrollView.canCancelContentTouches = flag
    case .contentInset: scrollView.contentInset = UIEdgeInsets(setting.value)
    case .contentOffset: scrollView.contentOffset = point
    case .contentSize: scrollView.contentSize = CGSize(width: point.x, height: point.y)
    case .delaysContentTouches: scrollView.delaysContentTouches = flag
    case .isDirectionalLockEnabled: scrollView.isDirectionalLockEnabled = flag
    case .isPagingEnabled: scrollView.isPagingEnabled = flag
    case .isScrollEnabled: scrollView.isScrollEnabled = flag
    case .maximumZoomScale: scrollView.maximumZoomScale = number
    case .minimumZoomScale: scrollView.minimumZoomScale = number
    case .rowHeight: (scrollView as? UITableView)?.rowHeight = number
    case .zoomScale: scrollView.zoomScale = number
    default: break
    }
    if let grid = scrollView as? UICollectionView { apply(setting, to: grid.collectionViewLayout) }
    // The limits of the scale decide whether there is a pinch.
    live.registerRecognizers(of: scrollView)
  }

  private static func apply(_ setting: PropertySetting, to layout: UICollectionViewFlowLayout) {
    let point = setting.value.point
    let number = setting.value.numbers.first ?? 0
    switch setting.property {
    case .itemSize: layout.itemSize = CGSize(width: point.x, height: point.y)
    case .minimumInteritemSpacing: layout.minimumInteritemSpacing = number
    case .minimumLineSpacing: layout.minimumLineSpacing = number
    case .sectionInset: layout.sectionInset = UIEdgeInsets(setting.value)
    default: break
    }
  }

  private static func apply(
    _ setting: PropertySetting, to control: UIControl, in live: LiveScene
  ) {
    let value = setting.value
    let flag = value.flag
    let number = value.numbers.first ?? 0
    let count = Int(number)
    switch setting.property {
    case .allControlEvents:
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(
        live.target, action: Selector("target"), for: UIControl.Event(words: value.words))
    case .isEnabled: control.isEnabled = flag
    case .isHighlighted: control.isHighlighted = flag
    case .isSelected: control.isSelected = flag
    default: break
    }
    if let slider = control as? UISlider {
      switch setting.property {
      case .isContinuous: slider.isContinuous = flag
      case .maximumValue: slider.maximumValue = number
      case .minimumValue: slider.minimumValue = number
      case .value: slider.value = number
      default: break
      }
    } else if let stepper = control as? UIStepper {
      switch setting.property {
      case .maximumValue: stepper.maximumValue = number
      case .minimumValue: stepper.minimumValue = number
      case .stepValue: stepper.stepValue = number
      case .value: stepper.value = number
      default: break
      }
    } else if let segments = control as? UISegmentedControl {
      switch setting.property {
      case .numberOfSegments: segments.numberOfSegments = count
      case .selectedSegmentIndex:
        // What UIKit does with a segment that isn't there is documented nowhere.
        guard count < segments.numberOfSegments else {
          return live.report(
            .indexOutOfRange(
              setting.property.name, count: segments.numberOfSegments, orNone: true),
            at: setting.range)
        }
        segments.selectedSegmentIndex = count
      default: break
      }
    } else if let pages = control as? UIPageControl {
      switch setting.property {
      case .currentPage: pages.currentPage = count
      case .numberOfPages: pages.numberOfPages = count
      default: break
      }
    } else if let toggle = control as? UISwitch, setting.property == .isOn {
      toggle.setOn(flag, animated: false)
    }
  }

  /// Sets one property of a recognizer.
  static func apply(_ setting: PropertySetting, to recognizer: UIGestureRecognizer) {
    let value = setting.value
    let flag = value.flag
    let number = value.numbers.first ?? 0
    let count = Int(number)
    switch setting.property {
    case .cancelsTouchesInView: recognizer.cancelsTouchesInView = flag
    case .delaysTouchesBegan: recognizer.delaysTouchesBegan = flag
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded = flag
    case .allowedPressTypes:
      recognizer.allowedPressTypes = UIPress.PressType.allCases.filter {
        value.words.contains($0.word)
      }
    case .allowedTouchTypes:
      recognizer.allowedTouchTypes = UITouch.TouchType.allCases.filter {
        value.words.contains($0.word)
      }
    case .isEnabled: recognizer.isEnabled = flag
    case .state:
      if let state = UIGestureRecognizer.State(word: value.words.first) { recognizer.state = state }
    case .requiresExclusiveTouchType: recognizer.requiresExclusiveTouchType = flag
    default: break
    }
    if let tap = recognizer as? UITapGestureRecognizer {
      switch setting.property {
      case .buttonMaskRequired: tap.buttonMaskRequired = UIEvent.ButtonMask(words: value.words)
      case .numberOfTapsRequired: tap.numberOfTapsRequired = count
      case .numberOfTouchesRequired: tap.numberOfTouchesRequired = count
      default: break
      }
    } else if let press = recognizer as? UILongPressGestureRecognizer {
      switch setting.property {
      case .allowableMovement: press.allowableMovement = number
      case .minimumPressDuration: press.minimumPressDuration = number
      case .numberOfTapsRequired: press.numberOfTapsRequired = count
      case .numberOfTouchesRequired: press.numberOfTouchesRequired = count
      default: break
      }
    } else if let swipe = recognizer as? UISwipeGestureRecognizer {
      switch setting.property {
      case .direction: swipe.direction = UISwipeGestureRecognizer.Direction(words: value.words)
      case .numberOfTouchesRequired: swipe.numberOfTouchesRequired = count
      default: break
      }
    } else if let pan = recognizer as? UIPanGestureRecognizer {
      switch setting.property {
      case .edges:
        (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(words: value.words)
      case .maximumNumberOfTouches: pan.maximumNumberOfTouches = count
      case .minimumNumberOfTouches: pan.minimumNumberOfTouches = count
      default: break
      }
    } else if let pinch = recognizer as? UIPinchGestureRecognizer, setting.property == .scale {
      pinch.scale = number
    } else if let turn = recognizer as? UIRotationGestureRecognizer, setting.property == .rotation {
      turn.rotation = number
    }
  }
}

extension UIEdgeInsets {
  /// Creates the distances that four numbers are; zero for another value.
  fileprivate init(_ value: PropertyValue) {
    let sides = value.numbers
    self = .zero
    guard sides.count == 4 else { return }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

extension CGAffineTransform {
  /// Creates the map that some operations make of the identity, in their order.
  init(_ operations: [TransformOperation]) {
    self = .identity
    for operation in operations {
      switch operation {
      case .rotate(let degrees):
        self = concatenating(CGAffineTransform(rotationAngle: degrees * Double.pi / 180))
      case .scale(let factors):
        self = concatenating(CGAffineTransform(scaleX: factors.x, y: factors.y))
      case .translate(let distance):
        self = concatenating(CGAffineTransform(translationX: distance.x, y: distance.y))
      }
    }
  }
}

extension UIGestureRecognizer.State {
  /// Creates the state that a word stands for, or `nil` for no such word.
  init?(word: String?) {
    let wanted = word == "recognized" ? UIGestureRecognizer.State.recognized.word : word
    guard let state = UIGestureRecognizer.State.allCases.first(where: { $0.word == wanted }) else {
      return nil
    }
    self = state
  }
}
