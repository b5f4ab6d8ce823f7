import SourceDiagnostics

extension LineReader {
  /// Takes the name of a property of a class that can be set.
  mutating func takeProperty(of elementClass: ElementClass) throws(LineAbandoned) -> Property {
    guard next?.kind == .word else { try abandon(expected: "a property") }
    let text = nextText
    let range = nextRange
    if let property = Property(name: text), elementClass.properties.contains(property) {
      guard !property.isReadOnly else {
        report.add(.readOnlyProperty(text), at: range)
        throw LineAbandoned()
      }
      index += 1
      return property
    }
    let candidates = elementClass.settableProperties.map { $0.name }
    let suggestion = Suggestion.nearest(to: text, among: candidates)
    report.add(
      .unknownProperty(text, of: elementClass.name, suggestion: suggestion), at: range,
      with: suggestion)
    throw LineAbandoned()
  }

  /// Takes the value of a property.
  mutating func takeValue(of property: Property) throws(LineAbandoned) -> PropertyValue {
    let kind = property.valueKind
    let start = index
    if let value = try takeCapturedValue(fitting: kind) { return .captured(value) }
    switch kind {
    case .angle:
      return .number(try takeAngle(expected: kind.phrase))
    case .boolean:
      return .boolean(try takeBoolean())
    case .count(let allowed):
      return .count(try takeCount(allowed, "'\(property.name)'"))
    case .number(let allowed):
      let value = try takeNumber(units: ["pt", "x"], expected: kind.phrase)
      guard allowed.contains(value) else {
        report.add(
          .valueOutOfRange(property.name, expected: kind.phrase), at: range(from: start))
        throw LineAbandoned()
      }
      return .number(value)
    case .point:
      return .point(try takePoint(expected: kind.phrase))
    case .rectangle:
      let origin = try takePoint(expected: kind.phrase)
      _ = take(.comma)
      let size = try takePoint(expected: kind.phrase)
      guard size.x >= 0, size.y >= 0 else {
        report.add(.negativeSize(property.name), at: range(from: start))
        throw LineAbandoned()
      }
      return .rectangle(
        ScenarioRectangle(x: origin.x, y: origin.y, width: size.x, height: size.y))
    case .time:
      return .time(try takeTime())
    case .transform:
      return .transform(try takeTransform())
    case .windowLevel:
      // The numbers of UIKit: alert 2000, status bar 1000 (UIWindow.Level).
      if next?.kind == .word {
        return .number(
          try choose(
            "window level", from: [("normal", 0), ("alert", 2_000), ("statusBar", 1_000)]))
      }
      return .number(try takeNumber(units: [], expected: kind.phrase))
    case .words(let words):
      return .words(try takeWords(words, of: property))
    }
  }

  /// Takes the name that a `let` has given to a value, if one comes next.
  private mutating func takeCapturedValue(
    fitting kind: PropertyValueKind
  ) throws(LineAbandoned) -> NameReference? {
    guard next?.kind == .word, let entry = names.captures[nextText] else { return nil }
    let reference = NameReference(nextText, range: nextRange)
    guard case .value(let captured) = entry.kind, captured.isInterchangeable(with: kind) else {
      // A word of the property's own may have the same name.
      if case .words(let words) = kind, words.contains(nextText) { return nil }
      try abandonCapture(reference) { candidate in
        guard case .value(let captured) = candidate else { return false }
        return captured.isInterchangeable(with: kind)
      }
    }
    index += 1
    return reference
  }

  /// Takes one word or more of a property's own, up to the next property.
  mutating func takeWords(
    _ words: [String], of property: Property
  ) throws(LineAbandoned) -> [String] {
    var taken: [String] = []
    repeat {
      _ = take(.comma)
      taken.append(try choose("value of '\(property.name)'", from: words.map { ($0, $0) }))
    } while next?.kind == .comma || (next?.kind == .word && peek(1)?.kind != .colon)
    return taken
  }

  /// Takes an angle and returns it in radians.
  mutating func takeAngle(expected: String) throws(LineAbandoned) -> Double {
    let isInDegrees = nextText.utf8.last == "°".utf8.last
    let value = try takeNumber(units: ["°", "rad"], expected: expected)
    return isInDegrees ? value * Double.pi / 180 : value
  }

  private mutating func takeTransform() throws(LineAbandoned) -> [TransformOperation] {
    var operations: [TransformOperation] = []
    if take(word: "identity") { return [] }
    while operations.isEmpty || (next?.kind == .word && peek(1)?.kind != .colon) {
      let name = try choose(
        "transform",
        from: [("rotate", "rotate"), ("scale", "scale"), ("translate", "translate")])
      switch name {
      case "rotate":
        operations.append(
          .rotate(try takeNumber(units: ["°", "deg"], expected: "an angle such as 45°")))
      case "scale":
        let x = try takeNumber(units: ["x"], expected: "two factors")
        let y =
          next?.kind == .number
          ? try takeNumber(units: ["x"], expected: "two factors") : x
        operations.append(.scale(ScenarioPoint(x: x, y: y)))
      default:
        operations.append(.translate(try takePoint(expected: "two numbers: x y")))
      }
    }
    return operations
  }
}
