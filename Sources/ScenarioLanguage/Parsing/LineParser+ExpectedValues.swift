import SourceDiagnostics
import TouchEngine
import TraceModel

extension LineParser {
  /// Takes a line about a property's value, such as `pinch scale 1.85` or `A alpha < 0.5`, or
  /// returns `nil` when the line is about an event.
  ///
  /// `B isHidden = true` is an action of the program.
  mutating func takeValueExpectation() throws(ParseError) -> ValueExpectation? {
    guard let ahead = propertyAhead() else { return nil }
    if !ahead.property.traits.contains(.ofPoint) {
      guard let first = peek(ahead.count)?.kind,
        first == .number || first == .word
          || first.comparison != nil || first == .string && ahead.property.kind == .text
      else { return nil }
    }
    let changes = PropertyAssignment.transformMethods
    if ahead.property == .transform, changes.contains(peekText(ahead.count)) { return nil }
    let property = try takePropertyReference()
    let start = index
    var comparison = Comparison.equal
    if let written = next?.kind.comparison {
      comparison = written
      index += 1
    }
    let isWritten = index > start
    let kind = expectedKind(of: property)
    if comparison.needsOrder, !kind.isOneNumber {
      let parts = property.property.kind.components.map {
        property.property.name + "." + $0.name
      }
      report.add(.comparedWithoutOrder(comparison.rawValue, parts: parts), at: range(from: start))
      throw ParseError()
    }
    let value = try takeExpectedValue(
      of: kind, named: property.name, canBeRange: !isWritten,
      canBeNear: !comparison.needsOrder)
    let expectation = ValueExpectation(
      subject: property, comparison: comparison, value: value,
      valueText: report.source[range(from: start)], valueRange: range(from: start))
    try check(expectation, kind)
    return expectation
  }

  private mutating func takeExpectedValue(
    of kind: PropertyValueKind, named name: String, canBeRange: Bool, canBeNear: Bool
  ) throws(ParseError) -> ExpectedValue {
    let start = index
    // An empty selection of the words, such as no edges.
    if case .words(let words) = kind, !words.contains("nil"), take(word: "nil") {
      return .words([])
    }
    impliedUnit = unitOfRangeAhead()
    let value = try takeValue(of: kind, named: name)
    impliedUnit = nil
    if canBeRange, kind.isOneNumber, let least = value.oneNumber,
      next?.kind == .range || next?.kind == .ellipsis
    {
      return .range(try takeRange(from: least, of: kind, named: name, start))
    }
    var tolerances: [Double] = []
    for lexeme in line.lexemes[start..<index] where lexeme.kind == .number {
      tolerances.append(Self.tolerance(of: report.source.bytes[lexeme.range], in: kind))
    }
    var tolerance: Double?
    if canBeNear, take(.plusMinus) {
      let taken = try takeTolerance(of: kind)
      tolerances = tolerances.map { _ in taken }
      tolerance = taken
    }
    switch value {
    case .boolean(let flag): return .boolean(flag)
    case .captured(let name):
      return .captured(name, tolerance: tolerance ?? Self.capturedTolerance)
    case .words(let words): return .words(words)
    case .names(let names): return .names(names)
    case .text(let text): return .text(text)
    case .transform(let operations): return .transform(operations, tolerance: tolerances.first)
    case .count, .number, .numbers, .point, .rectangle, .time: break
    }
    var expected: [ExpectedNumber] = []
    for (index, number) in value.expectedNumbers.enumerated() {
      expected.append(
        ExpectedNumber(
          number: number, tolerance: tolerances.indices.contains(index) ? tolerances[index] : 0))
    }
    return .numbers(expected)
  }

  /// The greatest tolerance of a number; a greater one matches anything on a screen.
  private static let greatestTolerance = 1_000.0

  /// Takes the number after `±`.
  private mutating func takeTolerance(of kind: PropertyValueKind) throws(ParseError) -> Double {
    let start = index
    let taken =
      switch kind {
      case .angle: try takeAngle(expected: "an angle such as 1°")
      case .time: Double(try takeTime().microseconds) / 1e6
      case .boolean, .cell, .count, .insets, .number, .object, .objects, .point, .points,
        .rectangle, .size, .text, .transform, .windowLevel, .words:
        try takeNumber(units: ["pt", "x"], expected: "a number")
      }
    guard taken >= 0, taken <= Self.greatestTolerance else {
      report.add(
        .toleranceOutOfRange(limit: Int(Self.greatestTolerance)), at: range(from: start))
      throw ParseError()
    }
    return taken
  }

  /// Takes the dots of a range and its second bound.
  private mutating func takeRange(
    from least: Double, of kind: PropertyValueKind, named name: String, _ start: Int
  ) throws(ParseError) -> ExpectedRange {
    let isClosed = try takeRangeOperator()
    let greatest = try takeValue(of: kind, named: name)
    guard let number = greatest.oneNumber, isClosed ? least <= number : least < number else {
      report.add(.rangeRunsBackwards, at: range(from: start))
      throw ParseError()
    }
    return ExpectedRange(least: least, greatest: number, isClosed: isClosed)
  }

  /// Takes the dots between the two ends of a range and returns whether the range includes the
  /// second one.
  mutating func takeRangeOperator() throws(ParseError) -> Bool {
    let isClosed = nextText != "..<"
    if next?.kind == .ellipsis {
      // Separate dots say how often something happens.
      let before = line.lexemes[index - 1].range.upperBound
      let after = peek(1)?.range.lowerBound ?? nextRange.upperBound
      report.add(.spaceInRange, at: nextRange, replacing: before..<after, with: "...")
      throw ParseError()
    }
    index += 1
    return isClosed
  }

  /// Returns the unit of the second bound of the range that comes next, which the first bound can
  /// leave out.
  func unitOfRangeAhead() -> String? {
    guard peek(1)?.kind == .range, let last = peek(2), last.kind == .number else { return nil }
    return NumberParser.parse(report.source.bytes[last.range]).unit
  }

  /// The tolerance for a captured number, because sums of fractions are never exact.
  private static let capturedTolerance = 1e-6

  /// Returns half the value of a number's last digit, because a number is compared with the
  /// precision that it's written with.
  ///
  /// A value exactly halfway between two whole numbers matches neither, and a whole number in a
  /// range from 0 to 1 must match exactly; otherwise, a line could pass that says almost nothing.
  private static func tolerance(of bytes: ArraySlice<UInt8>, in kind: PropertyValueKind) -> Double {
    var unit = 1.0
    var isInFraction = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") { isInFraction = true }
      if isInFraction, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { unit /= 10 }
    }
    if !isInFraction, case .number(let range) = kind, range.upperBound == 1 { return 1e-9 }
    let factor: Double =
      switch NumberParser.parse(bytes).unit {
      case "°": .pi / 180
      case "ms": 0.001
      default: 1
      }
    // A fraction exactly halfway between two numbers matches both.
    return unit * factor / 2 + (isInFraction ? 1e-9 : -1e-9)
  }
}

extension PropertyValueKind {
  /// Whether each value is a single number, so that values have an order.
  var isOneNumber: Bool {
    switch self {
    case .angle, .count, .number, .time, .windowLevel: true
    case .boolean, .cell, .insets, .object, .objects, .point, .points, .rectangle, .size,
      .text, .transform, .words:
      false
    }
  }
}

extension PropertyValue {
  /// The numbers that make up the value, with times in seconds, or an empty list for other values.
  fileprivate var expectedNumbers: [Double] {
    switch self {
    case .boolean, .captured, .names, .text, .transform, .words: []
    case .count(let count): [Double(count)]
    case .number(let number): [number]
    case .numbers(let list): list
    case .point(let point): [point.x, point.y]
    case .rectangle(let rectangle):
      [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    case .time(let time): [Double(time.microseconds) / 1e6]
    }
  }

  /// The value's only number, or `nil` when it has none or more than one.
  fileprivate var oneNumber: Double? {
    let numbers = expectedNumbers
    return numbers.count == 1 ? numbers[0] : nil
  }
}
