import ScenarioLanguage
import TouchEngine

/// A setter for objects' properties.
enum PropertySetter {
  /// Sets properties in the order of the text, like assignments: a frame after a transform takes
  /// the transform into account, and a value is limited to the range at that point.
  static func apply(_ settings: [PropertySetting], to object: AnyObject, in live: LiveScene) {
    let isFirst = { (setting: PropertySetting) in setting.property.traits.contains(.comesFirst) }
    for setting in settings where isFirst(setting) { apply(setting, to: object, in: live) }
    for setting in settings where !isFirst(setting) { apply(setting, to: object, in: live) }
  }

  /// Sets one property of an object.
  static func apply(_ setting: PropertySetting, to object: AnyObject, in live: LiveScene) {
    let property = setting.property
    let value = setting.value
    // Apple doesn't document how UIKit handles an index outside the available choices.
    if let count = property.choices(of: object), let index = value.numbers.first,
      Int(index) >= count
    {
      var canBeNone = false
      if case .count(let range) = property.kind { canBeNone = range.lowerBound < 0 }
      return live.report(
        .indexOutOfRange(property.name, count: count, orNone: canBeNone), at: setting.range)
    }
    if property == .allControlEvents, let control = object as? UIControl {
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.addTarget(
        live.target, action: Selector("target"), for: UIControl.Event(words: value.words))
    } else {
      property.set(value.dynamicValue(in: live), of: object)
    }
    // The zoom limits of a scroll view decide whether it has a pinch, and a button's menu is one.
    if let view = object as? UIView, let elementClass = live.classes[view.className],
      elementClass.parts.contains(where: { $0.condition.mentions(property) })
    {
      live.registerParts(of: view, elementClass, named: view.traceName)
    }
  }
}

extension CGAffineTransform {
  /// Creates the transform that results from applying some operations to the identity, in order.
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
