import ScenarioLanguage
import TouchEngine

/// Gives the properties of objects their values.
enum PropertySetter {
  /// Sets properties in the order in which they are written, as assignments are: a frame after a
  /// transform is meant with the transform, and a value is kept within the limits that it has then.
  static func apply(_ settings: [PropertySetting], to object: AnyObject, in live: LiveScene) {
    let isFirst = { (setting: PropertySetting) in setting.property.traits.contains(.comesFirst) }
    for setting in settings where isFirst(setting) { apply(setting, to: object, in: live) }
    for setting in settings where !isFirst(setting) { apply(setting, to: object, in: live) }
  }

  /// Sets one property of an object.
  static func apply(_ setting: PropertySetting, to object: AnyObject, in live: LiveScene) {
    let property = setting.property
    let value = setting.value
    // What UIKit does with an index beyond what there is to choose from is documented nowhere.
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
    // The limits of the scale decide whether there is a pinch.
    if let scrollView = object as? UIScrollView { live.registerRecognizers(of: scrollView) }
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
