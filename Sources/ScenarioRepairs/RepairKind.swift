/// A kind of change that developers are known to fix touch handling with.
package enum RepairKind: UInt8, CaseIterable, Sendable {
  /// A property of a recognizer, a view, or a scroll view gets another value.
  case property
  /// One recognizer has to wait for another to fail.
  case requirement
  /// A recognizer no longer has to wait for another.
  case withoutRequirement
  /// An answer of a delegate or a subclass changes to its opposite.
  case otherAnswer
  /// A recognizer's delegate declines touches on some views.
  case declinedTouch
  /// A delegate lets two recognizers act at the same time.
  case simultaneous
  /// A pan begins only in one direction.
  case direction
  /// A view is found beyond its own bounds, or lets touches pass.
  case hitTesting
  /// A view answers a scroll view or a recognizer.
  case viewAnswer
  /// A recognizer is attached to another view.
  case otherView
  /// A participant is switched off.
  case switchedOff

  /// How much the change alters; a search lists small changes first.
  var weight: Int {
    switch self {
    case .property: 1
    case .requirement, .withoutRequirement, .otherAnswer: 2
    case .declinedTouch, .simultaneous: 3
    case .direction, .hitTesting: 4
    case .viewAnswer: 5
    case .otherView: 6
    case .switchedOff: 9
    }
  }
}
