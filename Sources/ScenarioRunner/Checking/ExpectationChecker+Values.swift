import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

extension ExpectationChecker {
  /// Reports the value of a gesture that is looked at when the gesture is over.
  func checkIsThere(
    _ reference: PropertyReference, at event: Int?, _ range: Range<Int>
  ) -> Diagnostic? {
    guard event == nil, isOver(reference) else { return nil }
    return Diagnostic(
      .valueOfFinishedGesture(reference.property.name), at: range, in: source)
  }

  /// Compares what a property was at an event, or at the end for `nil`, with what it should be.
  mutating func checkValue(
    _ expected: ValueExpectation, at event: Int?, _ range: Range<Int>
  ) -> Diagnostic? {
    let actual = value(expected.subject, event)
    if case .captured(let name, _) = expected.value, captured[name.text] == nil {
      return Diagnostic(.neverCaptured(name.text), at: name.range, in: source)
    }
    if let actual, actual.isEqual(to: expected.value, captured) { return nil }
    // Who is not there has no view and no recognizers, as with `touch?.view`.
    if actual == nil, case .names(let names) = expected.value, names.isEmpty { return nil }
    var notes: [Diagnostic.Note] = []
    if let event {
      decide(by: event, at: range)
      notes.append(
        Diagnostic.Note("when this happened", lines: [trace.line(for: trace.events[event])]))
    }
    return Diagnostic(
      .otherValue(
        expected.subject, actual: actual?.text ?? "nothing",
        wanted: wantedText(expected)), at: range, in: source, notes: notes,
      fixIts: repair(expected, with: actual))
  }

  /// The expected value in words, with the value behind a captured name.
  private func wantedText(_ expected: ValueExpectation) -> String {
    guard case .captured(let name, _) = expected.value, let value = captured[name.text] else {
      return expected.valueText
    }
    return "\(expected.valueText) = \(value.text)"
  }
}

extension ObservedValue {
  /// Returns whether this is what a line under `expect` means.
  fileprivate func isEqual(to expected: ExpectedValue, _ captured: [String: ObservedValue]) -> Bool
  {
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
    case (.transform(let map), .transform(let operations, let tolerance)):
      let wanted = CGAffineTransform(operations)
      let differences = [
        map.a - wanted.a, map.b - wanted.b, map.c - wanted.c, map.d - wanted.d, map.tx - wanted.tx,
        map.ty - wanted.ty,
      ]
      // A map is mostly worked out, and written down in few digits.
      return differences.allSatisfy { $0.magnitude <= tolerance ?? 0.005 }
    case (.flag, _), (.numbers, _), (.transform, _), (.words, _):
      return false
    }
  }
}
