/// The background colors that a view can have.
///
/// UIKit has any color; here are those with a name. None of them affects hit-testing (D015).
public enum UIColor: String, CaseIterable, Sendable, WordedValue {
  /// Nothing is drawn, so the view shows what's behind it.
  case clear
  /// A color by its name.
  case black, blue, brown, cyan, gray, green, magenta, orange, purple, red, white, yellow

  package var word: String { rawValue }
}
