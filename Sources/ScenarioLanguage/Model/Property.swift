/// A property of an object that a scenario can set.
package enum Property: UInt8, CaseIterable, Sendable {
  /// How far a finger may stray before a long press is recognized, in points.
  case allowableMovement
  /// The opacity from 0 to 1.
  case alpha
  /// The rectangle in its own coordinates, in points.
  case bounds
  /// Whether the view's touches are cancelled when the recognizer succeeds.
  case cancelsTouchesInView
  /// The middle in the coordinates of the superview, in points.
  case center
  /// Whether what lies outside the bounds is not drawn.
  case clipsToBounds
  /// Whether the view waits for touches until the recognizer has failed.
  case delaysTouchesBegan
  /// Whether the view waits for the end of touches until the recognizer has failed.
  case delaysTouchesEnded
  /// The rectangle in the coordinates of the superview, in points.
  case frame
  /// Whether the recognizer takes touches.
  case isEnabled
  /// Whether the view wants to be the only one that is touched.
  case isExclusiveTouch
  /// Whether the view is hidden.
  case isHidden
  /// Whether the view wants more than one finger.
  case isMultipleTouchEnabled
  /// Whether the view takes touches.
  case isUserInteractionEnabled
  /// How long a finger rests before a long press is recognized.
  case minimumPressDuration
  /// The number of taps.
  case numberOfTapsRequired
  /// The number of fingers.
  case numberOfTouchesRequired
  /// The map from the view's coordinates to the superview's, about the centre.
  case transform
  /// How far in front a window is.
  case windowLevel

  /// The name in UIKit.
  package var name: String {
    switch self {
    case .allowableMovement: "allowableMovement"
    case .alpha: "alpha"
    case .bounds: "bounds"
    case .cancelsTouchesInView: "cancelsTouchesInView"
    case .center: "center"
    case .clipsToBounds: "clipsToBounds"
    case .delaysTouchesBegan: "delaysTouchesBegan"
    case .delaysTouchesEnded: "delaysTouchesEnded"
    case .frame: "frame"
    case .isEnabled: "isEnabled"
    case .isExclusiveTouch: "isExclusiveTouch"
    case .isHidden: "isHidden"
    case .isMultipleTouchEnabled: "isMultipleTouchEnabled"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .minimumPressDuration: "minimumPressDuration"
    case .numberOfTapsRequired: "numberOfTapsRequired"
    case .numberOfTouchesRequired: "numberOfTouchesRequired"
    case .transform: "transform"
    case .windowLevel: "windowLevel"
    }
  }

  /// What its values are.
  package var valueKind: PropertyValueKind {
    switch self {
    case .allowableMovement: .number(0...100_000)
    case .alpha: .number(0...1)
    case .bounds, .frame: .rectangle
    case .cancelsTouchesInView, .clipsToBounds, .delaysTouchesBegan, .delaysTouchesEnded,
      .isEnabled, .isExclusiveTouch, .isHidden, .isMultipleTouchEnabled, .isUserInteractionEnabled:
      .boolean
    case .center: .point
    case .minimumPressDuration: .time
    case .numberOfTapsRequired, .numberOfTouchesRequired: .count(1...10)
    case .transform: .transform
    case .windowLevel: .windowLevel
    }
  }

  /// Returns the property with a name of UIKit, or `nil` when no element has one.
  package init?(name: String) {
    for candidate in Property.allCases where candidate.name == name {
      self = candidate
      return
    }
    return nil
  }
}

/// What the values of a property are.
package enum PropertyValueKind: Equatable, Sendable {
  /// One of the words `true` and `false`.
  case boolean
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// Two numbers, in points.
  case point
  /// Four numbers, in points.
  case rectangle
  /// A time with a unit.
  case time
  /// Rotations, scalings and translations.
  case transform
  /// A number, or one of the words for UIKit's own levels.
  case windowLevel

  /// The words for it in a message.
  package var phrase: String {
    switch self {
    case .boolean: "true or false"
    case .count(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      range.upperBound == 1 ? "a number from 0 to 1" : "a number of points from 0 on"
    case .point: "two numbers: x y"
    case .rectangle: "four numbers: x y width height"
    case .time: "a time such as 500ms or 0.5s"
    case .transform: "'rotate 45°', 'scale 2 2' or 'translate 10 0'"
    case .windowLevel: "a number, or normal, alert or statusBar"
    }
  }
}

/// A value that a property is given.
package enum PropertyValue: Equatable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// A whole number.
  case count(Int)
  /// A number.
  case number(Double)
  /// Two numbers, in points.
  case point(ScenarioPoint)
  /// Four numbers, in points.
  case rectangle(ScenarioRectangle)
  /// A span of time.
  case time(ScenarioTime)
  /// What is done to the identity, in this order.
  case transform([TransformOperation])
}

/// One part of a transform.
package enum TransformOperation: Equatable, Sendable {
  /// A turn by an angle in degrees; clockwise when positive.
  case rotate(Double)
  /// A stretch by two factors.
  case scale(ScenarioPoint)
  /// A shift, in points.
  case translate(ScenarioPoint)
}

/// A property with its new value, such as `isHidden: true`.
package struct PropertySetting: Equatable, Sendable {
  /// The property.
  package var property: Property

  /// The value.
  package var value: PropertyValue

  /// Where both stand.
  package var range: Range<Int>

  /// The value as the text has it, for the trace.
  package var valueText: String
}
