// What exports use besides the lessons' code: selectors of the Objective-C runtime.

import ObjectiveC
import UIKit

extension UIControl {
  func addTarget(_ target: Any?, action: ObjectiveC.Selector, for events: Event) {}
  @_disfavoredOverload
  func removeTarget(_ target: Any?, action: ObjectiveC.Selector?, for events: Event) {}
  func sendAction(_ action: ObjectiveC.Selector, to target: Any?, for event: UIEvent?) {}
}

extension UIGestureRecognizer {
  func addTarget(_ target: Any?, action: ObjectiveC.Selector) {}
  @_disfavoredOverload
  func removeTarget(_ target: Any?, action: ObjectiveC.Selector?) {}
}

extension UIBarButtonItem {
  convenience init(title: String, style: Style, target: Any?, action: ObjectiveC.Selector) {
    self.init(title: title, target: nil, action: nil)
  }
}
