import SourceDiagnostics
import TextAndOrder
import TraceModel

extension LineParser {
  /// The greatest number in a scenario; a larger one has no meaning on a screen.
  static let greatestNumber = 100_000.0

  /// The longest time in a scenario, in seconds: ten minutes.
  static let longestTime = 600.0

  /// Takes a number whose unit, if it has one, is among some units.
  mutating func takeNumber(
    units: [String] = ["pt"], expected: String, upTo greatest: Double = LineParser.greatestNumber
  ) throws(ParseError) -> Double {
    let (value, unit, range) = try takeNumberAndUnit(expected: expected, upTo: greatest)
    guard unit.isEmpty || units.contains(unit) else {
      report.add(.unknownUnit(unit, expected: expected), at: range)
      throw ParseError()
    }
    return value
  }

  /// Takes a whole number in a range.
  mutating func takeCount(_ allowed: ClosedRange<Int>, _ what: String) throws(ParseError) -> Int {
    let range = nextRange
    // The range of a count says by itself what is too large.
    let value = try takeNumber(units: [], expected: "a whole number", upTo: .infinity)
    guard value == value.rounded(), value >= Double(allowed.lowerBound),
      value <= Double(allowed.upperBound)
    else {
      report.add(
        .countOutOfRange(what, least: allowed.lowerBound, greatest: allowed.upperBound), at: range)
      throw ParseError()
    }
    return Int(value)
  }

  /// Takes two numbers, optionally separated by a comma.
  mutating func takePoint(expected: String) throws(ParseError) -> CGPoint {
    let x = try takeNumber(expected: expected)
    _ = take(.comma)
    let y = try takeNumber(expected: expected)
    return CGPoint(x: x, y: y)
  }

  /// Takes a time with its unit.
  mutating func takeTime() throws(ParseError) -> VirtualTime {
    let expected = "a time such as 500ms or 0.5s"
    let (value, unit, range) = try takeNumberAndUnit(expected: expected)
    let factor: Double
    switch unit {
    case "ms":
      factor = 1_000
    case "s":
      factor = 1_000_000
    case "":
      try checkSeparation(of: range)
      // A finger doesn't rest for five hundred seconds, or for half a millisecond.
      let likely = value >= 5 ? "ms" : "s"
      report.add(
        .missingTimeUnit(report.source[range], likely: likely), at: range,
        replacing: range.upperBound..<range.upperBound, with: likely)
      throw ParseError()
    default:
      report.add(.unknownUnit(unit, expected: expected), at: range)
      throw ParseError()
    }
    let microseconds = (value * factor).rounded()
    guard microseconds >= 0, microseconds <= Self.longestTime * 1e6 else {
      report.add(.timeOutOfRange(report.source[range]), at: range)
      throw ParseError()
    }
    return VirtualTime(microseconds: Int64(microseconds))
  }

  /// Reports a space between a number and its unit, and a fraction after a comma.
  private func checkSeparation(of number: Range<Int>) throws(ParseError) {
    let start = number.upperBound
    if nextText == "ms" || nextText == "s" {
      report.add(
        .spaceBeforeUnit, at: nextRange, replacing: start..<nextRange.lowerBound, with: "")
      throw ParseError()
    }
    if next?.kind == .comma, nextRange.lowerBound == start, peek(1)?.kind == .number {
      report.add(.decimalComma, at: nextRange, with: ".")
      throw ParseError()
    }
  }

  /// Reports parentheses around numbers, with the numbers alone.
  private func rejectParentheses(expected: String) throws(ParseError) {
    var edits = [SourceEdit(range: nextRange, replacement: "")]
    let closing = line.lexemes[index..<end].first { $0.kind == .closeParenthesis }
    if let closing { edits.append(SourceEdit(range: closing.range, replacement: "")) }
    report.add(
      .unexpectedText(nextText, expected: expected), at: nextRange,
      fixIts: [FixIt("remove the parentheses", edits: edits, in: report.source)])
    throw ParseError()
  }

  /// Takes `true` or `false`.
  mutating func takeBoolean() throws(ParseError) -> Bool {
    let others = [
      ("yes", "true"), ("YES", "true"), ("on", "true"), ("no", "false"), ("NO", "false"),
      ("off", "false"),
    ]
    for (word, meant) in others where next?.kind == .word && nextText == word {
      report.add(
        .unknownWord("value", word, suggestion: meant, choices: []), at: nextRange, with: meant)
      throw ParseError()
    }
    return try choose("value", from: [("true", true), ("false", false)])
  }

  /// Takes a number lexeme and splits it into its value and its unit.
  private mutating func takeNumberAndUnit(
    expected: String, upTo greatest: Double = LineParser.greatestNumber
  ) throws(ParseError) -> (value: Double, unit: String, range: Range<Int>) {
    if next?.kind == .openParenthesis { try rejectParentheses(expected: expected) }
    guard let next, next.kind == .number else { try abandon(expected: expected) }
    index += 1
    let bytes = report.source.bytes[next.range]
    let parsed = NumberParser.parse(bytes)
    let unit = parsed.unit.isEmpty ? impliedUnit ?? "" : parsed.unit
    guard parsed.value.magnitude <= greatest || unit == "ms" else {
      report.add(.numberTooLarge(report.source[next.range]), at: next.range)
      throw ParseError()
    }
    return (parsed.value, unit, next.range)
  }
}

/// A number lexeme: a decimal number and a unit.
enum NumberParser {
  /// Returns the value of a number lexeme and the unit after it.
  static func parse(_ bytes: ArraySlice<UInt8>) -> (value: Double, unit: String) {
    let number = DecimalNumber(bytes, hasExponent: false)
    let unit = bytes[(number?.end ?? bytes.startIndex)...]
    return (number?.value ?? 0, String(decoding: unit, as: UTF8.self))
  }
}
