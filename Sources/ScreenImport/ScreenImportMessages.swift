package import SourceDiagnostics

// What can be wrong in a dump of a screen, in alphabetical order.
extension DiagnosticMessage {
  package static func deeplyNestedView(_ name: String) -> Self {
    warning("`\(name)` is left out, because a scenario's lines have at most 40 levels")
  }

  package static func dumpTooLong(limit: Int) -> Self {
    error("a dump has at most \(limit) bytes")
  }

  package static var guessedNesting: Self {
    warning("the dump doesn't say which view this one is in, so its place is a guess")
  }

  package static func listAsScrollView(_ name: String) -> Self {
    warning(
      "`\(name)` is imported as a UIScrollView, because the model would lay out its cells elsewhere"
    )
  }

  package static func missingFrame(_ name: String) -> Self {
    warning("the dump has no frame of `\(name)`, so it fills its superview")
  }

  package static var noScreen: Self {
    error("expected a view such as `<UIView: 0x7f8; frame = (0 0; 390 844)>`")
  }

  package static func omittedObject(_ name: String, because reason: String) -> Self {
    warning("`\(name)` is left out, because \(reason)")
  }

  package static func omittedTransform(_ name: String) -> Self {
    warning("the transform of `\(name)` is left out, because it skews or has no size")
  }

  package static func omittedViews(limit: Int) -> Self {
    warning("the views from here on are left out, because a setup has at most \(limit) elements")
  }

  package static func prunedViews(_ count: Int, what: String, limit: Int) -> Self {
    warning(
      "\(count) elements are left out because they \(what), and a setup has at most \(limit)")
  }

  package static func recognizersNotListed(_ view: String) -> Self {
    warning(
      "the dump doesn't list the recognizers of `\(view)`; add the output of "
        + "`po view.gestureRecognizers`")
  }

  package static func repeatedScreen(_ name: String) -> Self {
    warning("the dump has `\(name)` again from here on, so the views before are left out")
  }

  package static func replacedNumber(_ key: String, by text: String) -> Self {
    warning("`\(key)` has a number that a scenario can't have, so it's imported as `\(text)`")
  }

  package static func skippedLevel(_ name: String) -> Self {
    warning("`\(name)` is indented too far; its superview might be missing from the dump")
  }

  package static func unclosedDescription(_ name: String) -> Self {
    warning(
      "expected `>` at the end of the description of `\(name)`; what is cut off isn't imported")
  }

  package static func unreadableNumbers(_ key: String, _ count: Int) -> Self {
    warning("expected \(count) numbers after `\(key)`, which is left out")
  }

  package static var viewsWithoutFrames: Self {
    warning("the dump has no frames, so each view that it names fills its superview")
  }
}
