package import TouchEngine

/// A number or a choice of UIKit that a setup changes, such as `UIKit panThreshold: 20`.
package struct BehaviorSetting: Sendable {
  /// The number or the choice.
  package var field: UIKitBehavior.Field

  /// The value.
  package var value: PropertyValue

  /// The range of the setting.
  package var range: Range<Int>
}
