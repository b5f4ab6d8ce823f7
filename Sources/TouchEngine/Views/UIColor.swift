/// The colors that a view can have behind its content.
///
/// UIKit has any color; here are those with a name. None of them decides who is touched (D015).
public enum UIColor: String, CaseIterable, Sendable, WordedValue {
  /// Nothing is drawn: what lies behind is seen.
  case clear
  /// A color by its name.
  case black, blue, brown, cyan, gray, green, magenta, orange, purple, red, white, yellow

  package var word: String { rawValue }
}
