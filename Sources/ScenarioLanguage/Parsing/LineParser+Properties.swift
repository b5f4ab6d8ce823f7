import SourceDiagnostics
import TouchEngine
import TraceModel

extension LineParser {
  /// Returns the property that comes next in the line, as in `pan translation` or `A frame.width`,
  /// with the number of lexemes, or `nil` when something else comes next.
  func propertyAhead() -> (property: Property, count: Int)? {
    guard let name = nameAhead(), let elementClass = elementClass(of: name.text) else { return nil }
    if let property = touchLocation(at: name.count), elementClass.kind == .recognizer {
      return (property, name.count + Self.lexemesOfTouchLocation)
    }
    guard let property = elementClass.property(named: peekText(name.count)) else { return nil }
    var count = name.count + 1
    while peek(count)?.kind == .dot { count += 2 }
    return (property, count)
  }

  /// Returns the property in `location(ofTouch: 1)`, or `nil` for other lexemes.
  private func touchLocation(at place: Int) -> Property? {
    guard peekText(place) == "location", peek(place + 1)?.kind == .openParenthesis,
      peekText(place + 2) == "ofTouch", peek(place + 3)?.kind == .colon,
      let index = Int(peekText(place + 4)), (0...9).contains(index),
      peek(place + 5)?.kind == .closeParenthesis
    else { return nil }
    return .location(ofTouch: index)
  }

  private static let lexemesOfTouchLocation = 6

  /// Takes a property of an object, and the view whose coordinates it uses.
  mutating func takePropertyReference() throws(ParseError) -> PropertyReference {
    let subject = try takeReference(ObjectKind.allCases)
    guard next?.kind == .word else { try abandon(expected: "a property") }
    let elementClass = elementClass(of: subject.text)
    if let property = touchLocation(at: 0), elementClass?.kind == .recognizer {
      index += Self.lexemesOfTouchLocation
      var reference = PropertyReference(subject: subject, property: property)
      reference.component = try takeComponent(of: property)
      if take(word: "in") { reference.space = try takeSpace() }
      return reference
    }
    guard
      let property = elementClass.map({ $0.property(named: nextText) })
        ?? names.classes.property(named: nextText)
    else {
      let candidates = (elementClass?.properties ?? []).map { $0.name }
      let suggestion = Suggestion.nearest(to: nextText, among: candidates)
      report.add(
        .unknownProperty(nextText, of: elementClass?.name ?? subject.text, suggestion: suggestion),
        at: nextRange, with: suggestion)
      throw ParseError()
    }
    index += 1
    var reference = PropertyReference(subject: subject, property: property)
    reference.component = try takeComponent(of: property)
    if property.traits.contains(.ofPoint) {
      reference.point = try takePoint(expected: "two numbers: x y")
      try expect(word: "to")
      reference.space = try takeSpace()
    }
    if property.traits.contains(.inCoordinates), take(word: "in") {
      reference.space = try takeSpace()
    }
    return reference
  }

  /// Takes the view whose coordinates are used, where the name `nil` represents the window.
  private mutating func takeSpace() throws(ParseError) -> NameReference {
    let range = nextRange
    if take(word: PropertyReference.windowSpace) {
      return NameReference(PropertyReference.windowSpace, range: range)
    }
    return try takeReference(.views)
  }

  /// Takes a period and the component of a property's value after it, if there is a period.
  private mutating func takeComponent(
    of property: Property
  ) throws(ParseError) -> PropertyComponent? {
    guard next?.kind == .dot else { return nil }
    index += 1
    let start = index
    guard next?.kind == .word else { try abandon(expected: "a part of the value") }
    index += 1
    while next?.kind == .dot, peek(1)?.kind == .word { index += 2 }
    let text = report.source[range(from: start)]
    let components = property.kind.components
    if let found = components.first(where: { $0.name == text }) { return found }
    let names = components.map { $0.name }
    let suggestion = Suggestion.nearest(to: text, among: names)
    if names.isEmpty {
      report.add(.valueWithoutParts(property.name), at: range(from: start))
    } else {
      report.add(
        .unknownWord("part of `\(property.name)`", text, suggestion: suggestion, choices: names),
        at: range(from: start), with: suggestion)
    }
    throw ParseError()
  }

  /// Returns the kind of a property's values.
  func valueKind(of reference: PropertyReference) -> PropertyValueKind {
    switch reference.component {
    case .count: .count(0...1_000)
    case .some: .number(-100_000...100_000)
    case nil: reference.property.kind
    }
  }

  /// Takes the name of a property of a class that a step or a setup can set.
  mutating func takeProperty(of elementClass: ClassDescription, inStep: Bool) throws(ParseError)
    -> Property
  {
    guard next?.kind == .word else { try abandon(expected: "a property") }
    let text = nextText
    let range = nextRange
    if let property = elementClass.property(named: text) {
      guard !property.isReadOnly else {
        report.add(.readOnlyProperty(text), at: range)
        throw ParseError()
      }
      if inStep ? property.isSetInScenesOnly : property.isSetInStepsOnly {
        report.add(.propertyNotHere(text, inStep: inStep), at: range)
        throw ParseError()
      }
      index += 1
      return property
    }
    let candidates = elementClass.settableProperties.map { $0.name }
    let suggestion = Suggestion.nearest(to: text, among: candidates)
    report.add(
      .unknownProperty(text, of: elementClass.name, suggestion: suggestion), at: range,
      with: suggestion)
    throw ParseError()
  }

  /// Takes the value of a property.
  mutating func takeValue(of property: Property) throws(ParseError) -> PropertyValue {
    try takeValue(of: property.kind, named: property.name)
  }

  /// Takes a value of a kind.
  mutating func takeValue(
    of kind: PropertyValueKind, named name: String
  ) throws(ParseError) -> PropertyValue {
    let start = index
    if let value = try takeCapturedValue(fitting: kind) { return .captured(value) }
    switch kind {
    case .angle:
      return .number(try takeAngle(expected: kind.phrase))
    case .boolean:
      return .boolean(try takeBoolean())
    case .cell(let noun): return .words([try takeCell(noun)?.text ?? "nil"])
    case .count(let allowed):
      return .count(try takeCount(allowed, "`\(name)`"))
    case .insets:
      var sides: [Double] = []
      for _ in 0..<4 {
        sides.append(try takeNumber(expected: kind.phrase))
        _ = take(.comma)
      }
      return .numbers(sides)
    case .object(let kinds), .objects(let kinds): return .names(try takeNames(kinds))
    case .number(let allowed):
      let value = try takeNumber(units: ["pt", "x"], expected: kind.phrase)
      guard allowed.contains(value) else {
        report.add(
          .valueOutOfRange(name, expected: kind.phrase), at: range(from: start))
        throw ParseError()
      }
      return .number(value)
    case .point, .size:
      return .point(try takePoint(expected: kind.phrase))
    case .points: return .numbers(try takePoints(expected: kind.phrase))
    case .rectangle:
      let origin = try takePoint(expected: kind.phrase)
      _ = take(.comma)
      let size = try takePoint(expected: kind.phrase)
      guard size.x >= 0, size.y >= 0 else {
        report.add(.negativeSize(name), at: range(from: start))
        throw ParseError()
      }
      return .rectangle(
        CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y))
    case .text: return .text(try takeText(expected: kind.phrase))
    case .time:
      return .time(try takeTime())
    case .transform:
      return .transform(try takeTransform())
    case .windowLevel:
      // UIKit's values: alert 2000, status bar 1000 (UIWindow.Level).
      if next?.kind == .word {
        return .number(
          try choose(
            "window level", from: [("normal", 0), ("alert", 2_000), ("statusBar", 1_000)]))
      }
      return .number(try takeNumber(units: [], expected: kind.phrase))
    case .words(let words):
      return .words(try takeWords(words, of: name))
    }
  }

  /// Takes a name that a `let` has defined, if one comes next.
  private mutating func takeCapturedValue(
    fitting kind: PropertyValueKind
  ) throws(ParseError) -> NameReference? {
    guard next?.kind == .word, let entry = names.captures[nextText] else { return nil }
    let reference = NameReference(nextText, range: nextRange)
    guard case .value(let captured) = entry.kind, captured.isInterchangeable(with: kind) else {
      // A word of the property can be the same as the name.
      if case .words(let words) = kind, words.contains(nextText) { return nil }
      try abandonCapture(reference) { candidate in
        guard case .value(let captured) = candidate else { return false }
        return captured.isInterchangeable(with: kind)
      }
    }
    index += 1
    return reference
  }

  /// Takes one or more names, or `nil` for none.
  private mutating func takeNames(_ kinds: [ObjectKind]) throws(ParseError) -> [String] {
    if take(word: "nil") { return [] }
    var names: [String] = []
    repeat {
      _ = take(.comma)
      names.append(try takeReference(kinds).text)
    } while next?.kind == .comma || next?.kind == .word
    return names
  }

  /// Takes words between quotes.
  private mutating func takeText(expected: String) throws(ParseError) -> String {
    guard next?.kind == .string, nextText.utf8.count > 1, nextText.utf8.last == UInt8(ascii: "\"")
    else { try abandon(expected: expected) }
    let text = String(decoding: Array(nextText.utf8.dropFirst().dropLast()), as: UTF8.self)
    index += 1
    return text
  }

  /// Takes any number of points, or the word for none.
  private mutating func takePoints(expected: String) throws(ParseError) -> [Double] {
    if take(word: "empty") { return [] }
    var numbers: [Double] = []
    repeat {
      let point = try takePoint(expected: expected)
      numbers += [point.x, point.y]
    } while take(.comma)
    return numbers
  }

  /// Takes the position of a row or an item, or `nil` for none.
  mutating func takeCell(_ noun: CellNoun) throws(ParseError) -> CellPlace? {
    if take(word: "nil") { return nil }
    var section = 0
    if take(word: "section") { section = try takeCount(0...9, "the section") }
    try expect(word: noun.rawValue)
    let index = try takeCount(0...Property.maximumCells, "the \(noun.rawValue)")
    return CellPlace(noun, section: section, index: index)
  }

  /// Takes the position of a row or an item that an object shows, or `nil` for none.
  mutating func takeCell(_ noun: CellNoun, of owner: String) throws(ParseError) -> CellPlace? {
    let start = index
    let cell = try takeCell(noun)
    guard let cell, !names.hasCell(cell, of: owner) else { return cell }
    report.add(.missingCell(cell.text, of: owner), at: range(from: start))
    throw ParseError()
  }

  /// Takes one or more of a property's words, up to the next property.
  mutating func takeWords(
    _ words: [String], of property: String
  ) throws(ParseError) -> [String] {
    var taken: [String] = []
    repeat {
      _ = take(.comma)
      taken.append(try choose("value of `\(property)`", from: words.map { ($0, $0) }))
    } while next?.kind == .comma || (next?.kind == .word && peek(1)?.kind != .colon)
    return taken
  }

  /// Takes an angle and returns it in radians.
  mutating func takeAngle(expected: String) throws(ParseError) -> Double {
    let unit = next.map { NumberParser.parse(report.source.bytes[$0.range]).unit } ?? ""
    let isInDegrees = unit == "°" || (unit.isEmpty && impliedUnit == "°")
    let value = try takeNumber(units: ["°", "rad"], expected: expected)
    return isInDegrees ? value * Double.pi / 180 : value
  }

  private mutating func takeTransform() throws(ParseError) -> [TransformOperation] {
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
        operations.append(.scale(CGPoint(x: x, y: y)))
      default:
        operations.append(.translate(try takePoint(expected: "two numbers: x y")))
      }
    }
    return operations
  }
}
