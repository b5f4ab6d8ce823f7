import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

extension ExpectationChecker {
  /// Reports the value of a gesture that's read after the gesture has ended.
  func checkIsThere(
    _ reference: PropertyReference, at event: Int?, _ range: Range<Int>
  ) -> Diagnostic? {
    guard event == nil, isOver(reference) else { return nil }
    return Diagnostic(
      .valueOfFinishedGesture(reference.property.name), at: range, in: source)
  }

  /// Compares a property's value at an event, or at the end for `nil`, with its expected value.
  mutating func checkValue(
    _ expected: ValueExpectation, at event: Int?, _ range: Range<Int>
  ) -> Diagnostic? {
    let actual = observer.value(of: expected.subject, at: event)
    if let failure = checkCaptured(expected) { return failure }
    if let actual, actual.fits(expected, captured) { return nil }
    // As with `touch?.view`, an object that no longer exists has no view and no recognizers, but it
    // must have existed at some point.
    if actual == nil, expected.wantsNothing, observer.hasSeen(expected.subject) { return nil }
    var notes: [Diagnostic.Note] = []
    if let event {
      decide(by: event, at: range)
      notes.append(
        Diagnostic.Note("when this happened", lines: [trace.line(for: trace.events[event])]))
    }
    return Diagnostic(
      .differentValue(
        expected.subject, actual: actual?.text ?? "nothing",
        wanted: wantedText(expected)), at: range, in: source, notes: notes,
      fixIts: repair(expected, with: actual))
  }

  /// Looks for a moment of the run at which a property had a value that it should never have:
  /// before the first step, at any event, after any step of the program, or at the end.
  mutating func checkNever(_ expected: ValueExpectation, _ range: Range<Int>) -> Diagnostic? {
    if let failure = checkCaptured(expected) { return failure }
    guard observer.hasSeen(expected.subject) else {
      return Diagnostic(.neverObserved(expected.subject), at: range, in: source)
    }
    let captured = captured
    var found = observer.moment(of: expected.subject) { $0.fits(expected, captured) }
    // An object that doesn't exist has no view and no recognizers, for a positive line as well.
    if found == nil, expected.wantsNothing,
      let moment = observer.momentWithoutOwner(of: expected.subject)
    {
      found = (moment, .words([]))
    }
    guard let found else { return checkReach(of: expected) }
    var notes: [Diagnostic.Note] = []
    let place: String
    switch found.moment {
    case .beginning: place = "before the first step"
    case .end: place = "at the end"
    case .event(let event):
      decide(by: event, at: range)
      place = "at " + time(event)
      notes.append(
        Diagnostic.Note("when this happened", lines: [trace.line(for: trace.events[event])]))
    }
    return Diagnostic(
      .shouldNeverBe(expected.subject, found.value.text, wanted: wantedText(expected), place),
      at: range, in: source,
      notes: notes)
  }

  /// Reports a time that the run doesn't reach, such as a later timestamp.
  private func checkReach(of expected: ValueExpectation) -> Diagnostic? {
    guard expected.subject.property.kind == .time, expected.subject.property.isReadOnly,
      let least = expected.leastNumber,
      least >= endTime.seconds
    else { return nil }
    return Diagnostic(
      .neverAfterTheEnd(expected.valueText, end: endTime.text), at: expected.valueRange, in: source)
  }

  /// Reports a name that has no value in this run.
  private func checkCaptured(_ expected: ValueExpectation) -> Diagnostic? {
    guard case .captured(let name, _) = expected.value, captured[name.text] == nil else {
      return nil
    }
    return Diagnostic(.neverCaptured(name.text), at: name.range, in: source)
  }

  /// Returns the expected value in words, with the value of a captured name.
  private func wantedText(_ expected: ValueExpectation) -> String {
    guard case .captured(let name, _) = expected.value, let value = captured[name.text] else {
      return expected.valueText
    }
    return "\(expected.valueText) = \(value.text)"
  }
}

extension ValueExpectation {
  /// The least number that the line is about, or `nil` when there's none.
  fileprivate var leastNumber: Double? {
    switch value {
    case .range(let range): range.least
    case .numbers(let numbers):
      switch comparison {
      case .equal: numbers.first.map { $0.number - $0.tolerance }
      case .greater, .greaterOrEqual: numbers.first?.number
      case .less, .lessOrEqual, .notEqual: nil
      }
    case .boolean, .captured, .names, .text, .transform, .words: nil
    }
  }

  /// Whether the line expects an object that doesn't exist.
  var wantsNothing: Bool {
    if case .names(let names) = value { comparison == .equal && names.isEmpty } else { false }
  }
}

extension ObservedValue {
  /// Returns whether this value matches a line under `expect`, or a condition of an answer.
  func fits(
    _ expected: ValueExpectation, _ captured: [String: ObservedValue] = [:]
  ) -> Bool {
    if case .range(let range) = expected.value {
      return numbers.count == 1 && range.contains(numbers[0], tolerance: Self.boundTolerance)
    }
    switch expected.comparison {
    case .equal: return isEqual(to: expected.value, captured)
    case .notEqual: return !isEqual(to: expected.value, captured)
    case .greater, .greaterOrEqual, .less, .lessOrEqual: break
    }
    let bound: Double?
    switch expected.value {
    case .captured(let name, _): bound = captured[name.text]?.numbers.first
    case .numbers(let wanted): bound = wanted.first?.number
    default: bound = nil
    }
    guard let bound, numbers.count == 1 else { return false }
    return expected.comparison.holds(numbers[0], bound, tolerance: Self.boundTolerance)
  }

  /// The tolerance for a number that should equal a bound, because sums of fractions are never
  /// exact.
  private static let boundTolerance = 1e-9

  /// Returns whether this value equals the value in a line under `expect`.
  private func isEqual(to expected: ExpectedValue, _ captured: [String: ObservedValue]) -> Bool {
    switch (self, expected) {
    case (_, .captured(let name, let tolerance)):
      guard case .numbers(let numbers) = self, case .numbers(let wanted) = captured[name.text]
      else { return self == captured[name.text] }
      guard numbers.count == wanted.count else { return false }
      return zip(numbers, wanted).allSatisfy { ($0 - $1).magnitude <= tolerance }
    case (.flag(let flag), .boolean(let wanted)):
      return flag == wanted
    case (.numbers(let numbers), .numbers(let wanted)):
      guard numbers.count == wanted.count else { return false }
      return zip(numbers, wanted).allSatisfy { ($0 - $1.number).magnitude <= $1.tolerance }
    case (.words(let words), .words(let wanted)):
      // `recognized` is UIKit's other name for `ended`.
      let wanted = wanted.map { $0 == "recognized" ? "ended" : $0 }
      return words.allSatisfy { wanted.contains($0) } && wanted.allSatisfy { words.contains($0) }
    case (.words(let words), .names(let wanted)):
      return words == wanted
    case (.text(let text), .text(let wanted)):
      return text == wanted
    case (.transform(let map), .transform(let operations, let tolerance)):
      let wanted = CGAffineTransform(operations)
      let differences = [
        map.a - wanted.a, map.b - wanted.b, map.c - wanted.c, map.d - wanted.d, map.tx - wanted.tx,
        map.ty - wanted.ty,
      ]
      // A transform is usually computed, and written with few digits.
      return differences.allSatisfy { $0.magnitude <= tolerance ?? 0.005 }
    case (.flag, _), (.numbers, _), (.text, _), (.transform, _), (.words, _):
      return false
    }
  }
}
