import TouchEngine

/// An error that says why a view can't be touched.
public enum TestScreenError: Error, Equatable, CustomStringConvertible {
  /// The view isn't in a window.
  case hasNoWindow(String)
  /// The window of the view isn't on the screen.
  case windowIsElsewhere(String)
  /// The window of the view is hidden.
  case windowIsHidden(String)
  /// No part of the view is on the screen.
  case isNotVisible(String)

  /// What's wrong, and what to do.
  public var description: String {
    switch self {
    case .hasNoWindow(let view):
      "`\(view)` isn't in a window; add it to a view that is, or call `show(_:)` with it"
    case .windowIsElsewhere(let view):
      """
      the window of `\(view)` isn't on this screen; a window that `UIWindow(frame:)` creates is in \
      no scene until you call `show(_:)` with it
      """
    case .windowIsHidden(let view):
      "the window of `\(view)` is hidden; call `makeKeyAndVisible()` on it"
    case .isNotVisible(let view):
      "no part of `\(view)` is on the screen; check its frame, and scroll views around it"
    }
  }
}
