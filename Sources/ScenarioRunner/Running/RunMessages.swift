import SourceDiagnostics

// Problems during a scenario's run, alphabetically.
extension DiagnosticMessage {
  static func brokenInvariant(_ violation: String) -> Self {
    .error("the model is broken after this step: \(violation)")
  }

  static func buttonIsNotDown(_ button: String) -> Self {
    .error("button `\(button)` is not down")
  }

  static func cannotAddChild(_ child: String, to parent: String) -> Self {
    .error("`\(child)` cannot be a child of `\(parent)`; a controller can't contain itself")
  }

  static func cannotAddToItself(_ view: String, to parent: String) -> Self {
    .error("`\(view)` cannot be added to `\(parent)`; a view can't be its own subview")
  }

  static func cannotAddWindow(_ window: String) -> Self {
    .error("window `\(window)` cannot be a subview")
  }

  static func endlessQuestion(_ view: String) -> Self {
    .error(
      "`\(view)` is asked for a point while it answers; two `inside` rules refer to each other")
  }

  static func endlessReaction(limit: Int) -> Self {
    .error("this triggers itself again, nested more than \(limit) times")
  }

  static func fingerAlreadyDown(_ finger: Int) -> Self {
    .error("finger \(finger) is down already")
  }

  static func fingerIsNotDown(_ finger: Int) -> Self {
    .error("finger \(finger) is not down")
  }

  static func indexOutOfRange(_ property: String, count: Int, orNone: Bool) -> Self {
    let none = orNone ? ", or -1 for none" : ""
    guard count > 0 else { return .error("`\(property)` has nothing to choose from\(none)") }
    return .error("`\(property)` must be a whole number from 0 to \(count - 1)\(none)")
  }

  static func lostSetting(_ property: String, of name: String, actual: String) -> Self {
    .warning(
      "`\(property)` of `\(name)` is `\(actual)` when the setup is done; UIKit or another setting "
        + "replaces this value")
  }

  static var noFingerIsDown: Self {
    .error("no finger is down")
  }

  static var noFreeFinger: Self {
    .error("all ten fingers are down already")
  }

  static func notInAWindow(_ view: String) -> Self {
    .error("`\(view)` is in no window, so no finger can reach it")
  }

  static func notOnScreen(_ view: String) -> Self {
    .error("nothing of `\(view)` is on the screen; say where to touch, such as `\(view) at 5 5`")
  }

  static func notSelectable(_ view: String) -> Self {
    .error("nothing of `\(view)` is on the screen; scroll there first, as VoiceOver does")
  }

  static func notThereYet(_ name: String) -> Self {
    .error("`\(name)` isn't on the screen yet when the setup is done; a step can change it later")
  }

  static var pointerWithoutLocation: Self {
    .error("the pointer is not on the screen; `pointer moves to …` brings it there")
  }

  static func runTooLong(seconds: String) -> Self {
    .error("the run takes longer than \(seconds) s")
  }

  static var stepAfterException: Self {
    .error("the app has ended with an exception, so this step can't happen")
  }

  static func timeInThePast(_ now: String) -> Self {
    .error("this moment is over; it is \(now) already")
  }

  static func tooManyEvents(limit: Int) -> Self {
    .error("the trace has more than \(limit) events")
  }

  static func tooManySteps(limit: Int) -> Self {
    .error("the scenario does more than \(limit) steps")
  }

  static func tooMuchOutput(limit: Int) -> Self {
    .error("the trace has more than \(limit) \(limit == 1 ? "kilobyte" : "kilobytes") of text")
  }

  static func treeTooDeep(limit: Int) -> Self {
    .error("views can be nested no more than \(limit) deep")
  }

  static func uncaughtException(_ name: String, _ reason: String, line: String) -> Self {
    .error(
      "UIKit raises \(name) here: \(reason); if that's what the scenario shows, expect `\(line)`")
  }

  static var unmetReaction: Self {
    .warning("this never happens in the run, so the program does nothing here")
  }

  static var unreachedReaction: Self {
    .warning("nothing happens after this `when`; put it before the steps that it reacts to")
  }

  static func valueIsNil(_ property: String) -> Self {
    .error("`\(property)` has no value at this moment")
  }

  static func wrongNumberOfFingers(_ fingers: Int, moves: Int) -> Self {
    .error(
      "\(fingers) fingers are down, but the line has \(moves) moves; write one move for all of them, "
        + "or one for each")
  }
}
