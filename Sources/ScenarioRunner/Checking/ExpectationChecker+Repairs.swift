import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Repairs that make an expectation say what happened. A tool makes them when an author has looked
// at the run and accepts it.
extension ExpectationChecker {
  /// The repair of an ordered line that came at another time or another number of times.
  func repair(_ mismatch: Mismatch, _ item: OrderedList.Item?) -> FixIt? {
    guard let pattern = item?.pattern else { return nil }
    switch mismatch {
    case .atOtherTime(let event):
      guard let moment = pattern.moment, moment.relation == .at else { return nil }
      var time = trace.events[event].time
      var text = "at "
      if let origin = moment.origin {
        guard let start = matcher.moments[origin.text], start <= time else { return nil }
        time = VirtualTime(microseconds: time.microseconds - start.microseconds)
        text += Self.text(of: time) + " after " + origin.text
      } else {
        text += Self.text(of: time)
      }
      return accepting(text, at: moment.range)
    case .miscounted(let events):
      guard case .times(let least, let most) = pattern.repetition, least == most, !events.isEmpty
      else { return nil }
      let count = events.count
      return accepting(count == 1 ? "1 time" : "\(count) times", at: pattern.repetitionRange)
    case .before, .ended, .instead, .missing, .surplus:
      return nil
    }
  }

  /// The repair that replaces a list of names, from the first to the last.
  func repair(
    from first: NameReference?, to last: NameReference?, with text: String
  ) -> [FixIt] {
    guard let first, let last, first.range.lowerBound < last.range.upperBound else { return [] }
    let range = first.range.lowerBound..<last.range.upperBound
    return accepting(text, at: range).map { [$0] } ?? []
  }

  /// The repair of an expected value; what is in degrees in the text stays so.
  func repair(_ expected: ValueExpectation, with actual: ObservedValue?) -> [FixIt] {
    guard let actual else { return [] }
    switch expected.value {
    case .captured, .transform: return []
    case .boolean, .names, .numbers, .words: break
    }
    var text = actual.text
    if case .numbers(let numbers) = actual, let number = numbers.first {
      let isInDegrees = expected.valueText.utf8.last == "°".utf8.last
      let kind = expected.subject.property.valueKind(in: .view)
      if kind == .angle, isInDegrees {
        text = (number * 180 / Double.pi).text(decimals: 2) + "°"
      } else if kind == .time {
        text += "s"
      }
    }
    return accepting(text, at: expected.valueRange).map { [$0] } ?? []
  }

  private func accepting(_ text: String, at range: Range<Int>) -> FixIt? {
    FixIt(
      "accept '\(text)'", edits: [SourceEdit(range: range, replacement: text)], in: source)
  }

  private static func text(of time: VirtualTime) -> String {
    (Double(time.microseconds) / 1_000).text() + "ms"
  }
}
