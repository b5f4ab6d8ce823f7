import ScenarioLanguage
package import SourceDiagnostics

// Differences between a trace and the expectations, alphabetically.
extension DiagnosticMessage {
  static func differentChain(_ first: String, actual: String) -> Self {
    .error("the responder chain of `\(first)` is `\(actual)`")
  }

  static func differentCount(_ expected: String, actual: Int, wanted: String) -> Self {
    .error("`\(expected)` happened \(EventPattern.Repetition.times(actual)), not \(wanted)")
  }

  static func differentOrder(_ left: String, _ right: String) -> Self {
    .error("`\(left)` did not happen before `\(right)`")
  }

  static func differentStates(_ recognizer: String, actual: String) -> Self {
    .error("the states of `\(recognizer)` were `\(actual)`")
  }

  static func differentTime(_ expected: String, actual: String, wanted: String) -> Self {
    .error("`\(expected)` happened at \(actual), not \(wanted)")
  }

  static func differentTrace(_ line: String) -> Self {
    .error("the trace differs from `\(line)` on")
  }

  static func differentValue(
    _ property: PropertyReference, actual: String, wanted: String
  ) -> Self {
    let space = property.space.map { " in `\($0.text)`" } ?? ""
    return .error(
      "`\(property.name)` of `\(property.subject.text)`\(space) was `\(actual)`, "
        + "not `\(wanted)`")
  }

  static func eventAfterLastLine(_ actual: String, at time: String) -> Self {
    .error("`\(actual)` happened at \(time), after all that the list expects")
  }

  static func happenedInstead(_ expected: String, actual: String, at time: String) -> Self {
    .error("`\(actual)` happened at \(time), not `\(expected)`")
  }

  static func happenedTooEarly(_ expected: String, at time: String) -> Self {
    .error("`\(expected)` happened at \(time), before what the line above expects")
  }

  static func happenedTooFewTimes(_ expected: String, actual: Int) -> Self {
    .error(
      "`\(expected)` happened only \(EventPattern.Repetition.times(actual)), and other lines need "
        + "that")
  }

  static func missingTrace(lineCount: Int) -> Self {
    .error(
      "the expected trace is empty, and "
        + (lineCount == 1 ? "1 line happened" : "\(lineCount) lines happened"))
  }

  static func neverAfterTheEnd(_ moment: String, end: String) -> Self {
    .error("the run ends at \(end), so nothing can happen \(moment)")
  }

  static func neverCaptured(_ name: String) -> Self {
    .error("`\(name)` has no value yet")
  }

  static func neverHappened(_ expected: String) -> Self {
    .error("`\(expected)` never happened")
  }

  static func neverObserved(_ property: PropertyReference) -> Self {
    .error(
      "`\(property.subject.text)` never existed, so nothing shows what its "
        + "`\(property.name)` never was")
  }

  static func nothingMoreHappened(_ expected: String) -> Self {
    .error("nothing more happened; `\(expected)` was expected")
  }

  static func shouldNeverBe(
    _ property: PropertyReference, _ value: String, wanted: String, _ place: String
  ) -> Self {
    let space = property.space.map { " in `\($0.text)`" } ?? ""
    return .error(
      "`\(property.name)` of `\(property.subject.text)`\(space) was `\(value)` \(place), "
        + "although it never should be `\(wanted)`")
  }

  static func shouldNeverHappen(_ expected: String, at time: String) -> Self {
    .error("`\(expected)` happened at \(time), although it never should")
  }

  static func somethingHappened(to name: String, _ actual: String, at time: String) -> Self {
    .error("`\(actual)` happened at \(time), although nothing should happen to `\(name)`")
  }

  static func valueOfFinishedGesture(_ property: String) -> Self {
    .error(
      "`\(property)` is gone once the gesture is over; an event must be on the line above")
  }
}

extension DiagnosticMessage {
  /// Whether a line can't be right or wrong, so that its failure isn't one that a lesson means.
  package var isSlip: Bool {
    self.code == DiagnosticMessage.neverAfterTheEnd("", end: "").code
  }
}
