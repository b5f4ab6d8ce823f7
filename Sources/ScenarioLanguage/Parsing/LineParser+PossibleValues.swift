import SourceDiagnostics
import TouchEngine
import TraceModel

// The values that a property can have. A comparison that each of them matches can't fail, and one
// that none of them matches can't come true.
extension LineParser {
  /// Reports a comparison that holds for every value that the property can have, or for none.
  func check(
    _ expectation: ValueExpectation, _ kind: PropertyValueKind
  ) throws(ParseError) {
    if case .cell = kind, case .words(let words) = expectation.value, words != ["nil"],
      names[PartName(words[0], of: expectation.subject.subject.text).text] == nil
    {
      report.add(
        .missingCell(words[0], of: expectation.subject.subject.text), at: expectation.valueRange)
      throw ParseError()
    }
    guard let holds = constantAnswer(of: expectation, kind) else { return }
    report.add(
      .comparisonDecidesNothing(expectation.subject.name, expectation.valueText, holds: holds),
      at: expectation.valueRange)
    throw ParseError()
  }

  /// Reports a moment that matches every event or none.
  func check(_ moment: ExpectedMoment) throws(ParseError) {
    guard moment.origin == nil, let holds = moment.constantAnswer else { return }
    report.add(
      .comparisonDecidesNothing("time", report.source[moment.range], holds: holds), at: moment.range
    )
    throw ParseError()
  }

  /// Returns whether a comparison holds, if that doesn't depend on the value.
  private func constantAnswer(
    of expectation: ValueExpectation, _ kind: PropertyValueKind
  ) -> Bool? {
    let comparison = expectation.comparison
    switch expectation.value {
    case .names(let names):
      // No object is its own superview, parent, or next responder; a window is in itself.
      guard names == [expectation.subject.subject.text],
        expectation.subject.property.name != "window"
      else { return nil }
      return comparison == .notEqual
    case .range(let range):
      return kind.bounds.flatMap { range.answer(amongAll: $0) }
    case .numbers(let numbers):
      guard numbers.count == 1, let bounds = kind.bounds else { return nil }
      return comparison.answer(
        amongAll: bounds, numbers[0].number, tolerance: numbers[0].tolerance)
    case .boolean, .captured, .text, .transform, .words:
      return nil
    }
  }

  /// Returns the kind of the values that a property of an object can have in a run, which can be
  /// fewer than the property allows.
  func expectedKind(of reference: PropertyReference) -> PropertyValueKind {
    switch (reference.component, reference.property.kind) {
    case (.count, .objects([.touch])): .count(0...10)
    case (.count, .objects): .count(0...SceneParser.maximumElements)
    case (.width, _), (.height, _), (.sizeWidth, _), (.sizeHeight, _): .length
    case (nil, let kind): kind.values(in: elementClass(of: reference.subject.text))
    default: valueKind(of: reference)
    }
  }
}

extension PropertyValueKind {
  /// Returns the kind of the values that a property has in objects of a class: a discrete gesture
  /// has fewer states.
  func values(in elementClass: ClassDescription?) -> PropertyValueKind {
    self == .words(UIGestureRecognizer.State.allNames)
      ? .words(EventVocabulary.states(of: elementClass)) : self
  }

  /// The least and the greatest value, or `nil` when the values aren't single numbers or have no
  /// limits.
  fileprivate var bounds: ClosedRange<Double>? {
    switch self {
    case .count(let allowed): Double(allowed.lowerBound)...Double(allowed.upperBound)
    case .number(let allowed): allowed
    case .time: 0...LineParser.longestTime
    case .angle, .boolean, .cell, .insets, .object, .objects, .point, .points, .rectangle, .size,
      .text, .transform, .windowLevel, .words:
      nil
    }
  }
}

extension ExpectedMoment {
  /// Whether all events happen at the moment or none does, or `nil` when that depends on the event.
  fileprivate var constantAnswer: Bool? {
    let all = 0...LineParser.longestTime
    let start = time.seconds
    switch relation {
    case .at: return nil
    case .by: return Comparison.lessOrEqual.answer(amongAll: all, start)
    case .compared(let comparison): return comparison.answer(amongAll: all, start)
    case .upTo(let span, let isClosed):
      let range = ExpectedRange(
        least: start, greatest: start + span.seconds, isClosed: isClosed)
      return range.answer(amongAll: all)
    case .within(let span):
      let range = ExpectedRange(
        least: start - span.seconds, greatest: start + span.seconds, isClosed: true)
      return range.answer(amongAll: all)
    }
  }
}

extension Comparison {
  /// Returns whether numbers in some bounds compare to a number in this way, or `nil` when only
  /// some do.
  fileprivate func answer(
    amongAll bounds: ClosedRange<Double>, _ number: Double, tolerance: Double = 0
  ) -> Bool? {
    let least = number - tolerance
    let greatest = number + tolerance
    switch self {
    case .equal, .notEqual:
      let isEqual = self == .equal
      if least <= bounds.lowerBound, greatest >= bounds.upperBound { return isEqual }
      return least > bounds.upperBound || greatest < bounds.lowerBound ? !isEqual : nil
    case .greater:
      if number < bounds.lowerBound { return true }
      return number >= bounds.upperBound ? false : nil
    case .greaterOrEqual:
      if number <= bounds.lowerBound { return true }
      return number > bounds.upperBound ? false : nil
    case .less:
      if number > bounds.upperBound { return true }
      return number <= bounds.lowerBound ? false : nil
    case .lessOrEqual:
      if number >= bounds.upperBound { return true }
      return number < bounds.lowerBound ? false : nil
    }
  }
}

extension ExpectedRange {
  /// Returns whether the range contains all numbers in some bounds or none of them, or `nil` when
  /// it contains some.
  fileprivate func answer(amongAll bounds: ClosedRange<Double>) -> Bool? {
    let reachesEnd = isClosed ? greatest >= bounds.upperBound : greatest > bounds.upperBound
    if least <= bounds.lowerBound, reachesEnd { return true }
    let endsBefore = isClosed ? greatest < bounds.lowerBound : greatest <= bounds.lowerBound
    return least > bounds.upperBound || endsBefore ? false : nil
  }
}
