package import TraceModel

/// An exception that UIKit raises because the app's code calls a method in a way that isn't
/// supported.
///
/// Swift code can't catch it, so the app ends. In the model, the call does nothing, and code that
/// plays an app asks for the exception first.
package struct NSException: Equatable, Sendable {
  /// The name, which tells the sort of error.
  package let name: String

  /// What was wrong.
  package let reason: Reason

  /// The number of the fact, which names who has seen the exception.
  package let fact: String

  /// Describes an argument that a method doesn't accept.
  static func invalidArgument(_ reason: Reason, _ fact: String) -> NSException {
    NSException(name: invalidArgumentName, reason: reason, fact: fact)
  }

  /// Describes an index that isn't in a list.
  static func range(_ reason: Reason, _ fact: String) -> NSException {
    NSException(name: rangeName, reason: reason, fact: fact)
  }

  private static let invalidArgumentName = "NSInvalidArgumentException"
  private static let rangeName = "NSRangeException"

  /// The names of all exceptions that the model knows.
  package static let names = [invalidArgumentName, rangeName]
}

extension UIGestureRecognizer {
  /// Returns the exception that UIKit raises when the location of a touch is read, or `nil` for none:
  /// for an index past the last touch (G301).
  package final func exception(locatingTouch index: Int) -> NSException? {
    index < numberOfTouches
      ? nil : .range(Reason(.touchBeyondBounds, [Double(index), Double(numberOfTouches)]), "G301")
  }
}

extension UINavigationController {
  /// Returns the exception that UIKit raises when a controller is pushed, or `nil` for none: for a
  /// navigation controller (D274), and for a controller that's in the stack already (D275).
  package final func exception(pushing viewController: UIViewController) -> NSException? {
    if viewController is UINavigationController {
      return .invalidArgument(Reason(.pushesNavigation), "D274")
    }
    return viewControllers.contains { $0 === viewController }
      ? .invalidArgument(Reason(.pushesTwice), "D275") : nil
  }
}

extension UIViewController {
  /// Returns the exception that UIKit raises when another controller is presented, or `nil` for
  /// none: for a controller that's active, because it has a parent or is the root of a window
  /// (D276).
  package final func exception(presenting other: UIViewController) -> NSException? {
    let isActive = other.parent != nil || other.viewIfLoaded?.window?.rootViewController === other
    return isActive ? .invalidArgument(Reason(.presentsActive), "D276") : nil
  }
}
