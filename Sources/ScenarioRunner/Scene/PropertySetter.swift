import ScenarioLanguage
import TouchEngine

/// Gives the properties of objects their values.
enum PropertySetter {
  /// Sets properties in their order, but a transform last: UIKit leaves open what a frame means after it.
  static func apply(_ settings: [PropertySetting], to view: UIView) {
    for setting in settings where setting.property != .transform { apply(setting, to: view) }
    for setting in settings where setting.property == .transform { apply(setting, to: view) }
  }

  /// Sets the properties of a recognizer in their order.
  static func apply(_ settings: [PropertySetting], to recognizer: UIGestureRecognizer) {
    for setting in settings { apply(setting, to: recognizer) }
  }

  /// Sets one property of a view or a window; what only recognizers have is left alone.
  static func apply(_ setting: PropertySetting, to view: UIView) {
    let value = setting.value
    switch setting.property {
    case .alpha: value.withNumber { view.alpha = $0 }
    case .bounds: value.withRectangle { view.bounds = CGRect($0) }
    case .center: value.withPoint { view.center = CGPoint($0) }
    case .clipsToBounds: value.withBoolean { view.clipsToBounds = $0 }
    case .frame: value.withRectangle { view.frame = CGRect($0) }
    case .isExclusiveTouch: value.withBoolean { view.isExclusiveTouch = $0 }
    case .isHidden: value.withBoolean { view.isHidden = $0 }
    case .isMultipleTouchEnabled: value.withBoolean { view.isMultipleTouchEnabled = $0 }
    case .isUserInteractionEnabled: value.withBoolean { view.isUserInteractionEnabled = $0 }
    case .transform:
      if case .transform(let operations) = value { view.transform = transform(operations) }
    case .windowLevel:
      value.withNumber { (view as? UIWindow)?.windowLevel = UIWindow.Level(rawValue: $0) }
    case .allowableMovement, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .isEnabled, .minimumPressDuration, .numberOfTapsRequired, .numberOfTouchesRequired:
      break
    }
  }

  /// Sets one property of a recognizer; what only views have is left alone.
  static func apply(_ setting: PropertySetting, to recognizer: UIGestureRecognizer) {
    let tap = recognizer as? UITapGestureRecognizer
    let press = recognizer as? UILongPressGestureRecognizer
    let value = setting.value
    switch setting.property {
    case .allowableMovement: value.withNumber { press?.allowableMovement = $0 }
    case .cancelsTouchesInView: value.withBoolean { recognizer.cancelsTouchesInView = $0 }
    case .delaysTouchesBegan: value.withBoolean { recognizer.delaysTouchesBegan = $0 }
    case .delaysTouchesEnded: value.withBoolean { recognizer.delaysTouchesEnded = $0 }
    case .isEnabled: value.withBoolean { recognizer.isEnabled = $0 }
    case .minimumPressDuration:
      if case .time(let time) = value { press?.minimumPressDuration = VirtualTime(time).seconds }
    case .numberOfTapsRequired:
      if case .count(let count) = value {
        tap?.numberOfTapsRequired = count
        press?.numberOfTapsRequired = count
      }
    case .numberOfTouchesRequired:
      if case .count(let count) = value {
        tap?.numberOfTouchesRequired = count
        press?.numberOfTouchesRequired = count
      }
    case .alpha, .bounds, .center, .clipsToBounds, .frame, .isExclusiveTouch, .isHidden,
      .isMultipleTouchEnabled, .isUserInteractionEnabled, .transform, .windowLevel:
      break
    }
  }

  private static func transform(_ operations: [TransformOperation]) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for operation in operations {
      switch operation {
      case .rotate(let degrees):
        let map = CGAffineTransform(rotationAngle: degrees * Double.pi / 180)
        result = result.concatenating(map)
      case .scale(let factors):
        result = result.concatenating(CGAffineTransform(scaleX: factors.x, y: factors.y))
      case .translate(let distance):
        result = result.concatenating(
          CGAffineTransform(translationX: distance.x, y: distance.y))
      }
    }
    return result
  }
}

extension PropertyValue {
  /// Calls the body with the flag, if the value is one.
  fileprivate func withBoolean(_ body: (Bool) -> Void) {
    if case .boolean(let flag) = self { body(flag) }
  }

  /// Calls the body with the number, if the value is one.
  fileprivate func withNumber(_ body: (Double) -> Void) {
    if case .number(let number) = self { body(number) }
  }

  /// Calls the body with the point, if the value is one.
  fileprivate func withPoint(_ body: (ScenarioPoint) -> Void) {
    if case .point(let point) = self { body(point) }
  }

  /// Calls the body with the rectangle, if the value is one.
  fileprivate func withRectangle(_ body: (ScenarioRectangle) -> Void) {
    if case .rectangle(let rectangle) = self { body(rectangle) }
  }
}

extension VirtualTime {
  /// Creates the engine's form of a scenario's time.
  init(_ time: ScenarioTime) {
    self.init(microseconds: time.microseconds)
  }
}

extension CGPoint {
  /// Creates the engine's form of a scenario's point.
  init(_ point: ScenarioPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  /// Creates the engine's form of a scenario's rectangle.
  init(_ rectangle: ScenarioRectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}
