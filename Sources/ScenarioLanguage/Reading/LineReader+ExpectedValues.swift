import SourceDiagnostics

extension LineReader {
  /// Takes a line that says what a property is, such as `pinch scale 1.85`; `nil` when the line
  /// speaks of an event.
  ///
  /// `B isHidden = true` is what the program does, and `B isHidden` alone is that too.
  mutating func takeValueExpectation() throws(LineAbandoned) -> ValueExpectation? {
    if let reference = propertyAhead(), reference.property == .convert {
      let property = try takePropertyReference()
      let start = index
      let value = try takeExpectedValue(of: property.property, in: .view)
      return ValueExpectation(
        subject: property, value: value, valueText: report.source[range(from: start)],
        valueRange: range(from: start))
    }
    guard let reference = propertyAhead(), let first = peek(reference.count),
      first.kind == .number || first.kind == .word
    else { return nil }
    let property = try takePropertyReference()
    let start = index
    let elementClass = elementClass(of: property.subject.text) ?? .view
    let value = try takeExpectedValue(of: property.property, in: elementClass)
    return ValueExpectation(
      subject: property, value: value, valueText: report.source[range(from: start)],
      valueRange: range(from: start))
  }

  private mutating func takeExpectedValue(
    of property: Property, in elementClass: ElementClass
  ) throws(LineAbandoned) -> ExpectedValue {
    let start = index
    let value = try takeValue(of: property, in: elementClass)
    var tolerances: [Double] = []
    for lexeme in line.lexemes[start..<index] where lexeme.kind == .number {
      tolerances.append(Self.tolerance(of: report.source.bytes[lexeme.range]))
    }
    var tolerance: Double?
    if take(.plusMinus) {
      let taken =
        switch property.valueKind(in: elementClass) {
        case .angle: try takeAngle(expected: "an angle such as 1°")
        case .time: Double(try takeTime().microseconds) / 1e6
        case .boolean, .cell, .count, .insets, .names, .number, .point, .points, .rectangle,
          .transform, .windowLevel, .words:
          try takeNumber(units: ["pt", "x"], expected: "a number")
        }
      tolerances = tolerances.map { _ in taken }
      tolerance = taken
    }
    let numbers: [Double]
    switch value {
    case .boolean(let flag): return .boolean(flag)
    case .captured(let name):
      return .captured(name, tolerance: tolerance ?? Self.capturedTolerance)
    case .words(let words): return .words(words)
    case .names(let names): return .names(names)
    case .transform(let operations): return .transform(operations, tolerance: tolerances.first)
    case .count(let count): numbers = [Double(count)]
    case .number(let number): numbers = [number]
    case .numbers(let list): numbers = list
    case .point(let point): numbers = [point.x, point.y]
    case .rectangle(let rectangle):
      numbers = [rectangle.x, rectangle.y, rectangle.width, rectangle.height]
    case .time(let time): numbers = [Double(time.microseconds) / 1e6]
    }
    var expected: [ExpectedNumber] = []
    for (index, number) in numbers.enumerated() {
      expected.append(
        ExpectedNumber(
          number: number, tolerance: tolerances.indices.contains(index) ? tolerances[index] : 0))
    }
    return .numbers(expected)
  }

  /// How far a number may be away from a captured one, since sums of fractions are never exact.
  private static let capturedTolerance = 1e-6

  /// Half of what the last digit of a number stands for: a number is meant as precisely as written.
  private static func tolerance(of bytes: ArraySlice<UInt8>) -> Double {
    var unit = 1.0
    var isInFraction = false
    for byte in bytes {
      if byte == UInt8(ascii: ".") { isInFraction = true }
      if isInFraction, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { unit /= 10 }
    }
    let factor: Double =
      switch NumberParser.parse(bytes).unit {
      case "°": .pi / 180
      case "ms": 0.001
      default: 1
      }
    // Whatever lies exactly between two numbers is near to both.
    return unit * factor / 2 + 1e-9
  }
}
