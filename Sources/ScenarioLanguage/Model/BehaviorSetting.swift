package import TouchEngine

/// A number or a choice of UIKit that a scene changes, such as `UIKit panThreshold: 20`.
package struct BehaviorSetting: Sendable {
  /// What is changed.
  package var field: UIKitBehavior.Field

  /// The value.
  package var value: PropertyValue

  /// Where both stand.
  package var range: Range<Int>
}
