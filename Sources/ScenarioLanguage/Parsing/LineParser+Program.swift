import SourceDiagnostics
import TouchEngine

extension LineParser {
  /// Takes an action of the system, or returns `nil` when the line is something else.
  mutating func takeSystemAction() throws(ParseError) -> SystemAction? {
    switch (nextText, peekText(1)) {
    case ("application", "comes"):
      index += 1
      try expect(words: ["comes", "to", "the", "front"])
      return .applicationComesToFront
    case ("event-fetch", _):
      index += 1
      try expect(word: "thread")
      return try choose(
        "step",
        from: [
          ("runs", SystemAction.eventFetchThreadRuns), ("stops", .eventFetchThreadStops),
        ])
    case ("home", "screen"):
      index += 1
      try expect(words: ["screen", "comes", "to", "the", "front"])
      return .homeScreenComesToFront
    case ("system", _):
      index += 1
      try expect(words: ["cancels", "touches"])
      return .cancelsTouches
    case ("tap", "status") where peekText(2) == "bar":
      index += 3
      return .tapsStatusBar
    default:
      return nil
    }
  }

  private mutating func expect(words: [String]) throws(ParseError) {
    for word in words { try expect(word: word) }
  }

  /// Takes an action of the program, or returns `nil` when the line is something else.
  mutating func takeProgramAction() throws(ParseError) -> ProgramAction? {
    if nextText == "chain", peekText(1) == "of" {
      index += 2
      return .chain(of: try takeReference(.responders))
    }
    if nextText == "let" { return try takeCapture() }
    if nextText == "animate", elementClass(of: nextText) == nil { return try takeAnimation() }
    if elementClass(of: nextText) == .runLoop, peekText(1) == "perform" { return try takeBlock() }
    if next?.kind == .word, peekText(1) == ".", let point = peek(1)?.range, names[nextText] != nil {
      report.add(.periodBeforeProperty, at: point, with: " ")
      throw ParseError()
    }
    guard let name = nameAhead(), let second = peek(name.count), second.kind == .word else {
      return nil
    }
    if let third = peek(name.count + 1), third.kind.isAssignment { return try takeAssignment() }
    let verb = peekText(name.count)
    if names.classes.isProperty(verb), let colon = peek(name.count + 1), colon.kind == .colon {
      report.add(.missingMark("="), at: colon.range, with: " =")
      throw ParseError()
    }
    if verb == Property.transform.name, peek(name.count + 1)?.kind == .word {
      return try takeAssignment()
    }
    guard let method = ProgramMethod(rawValue: verb) else {
      // After an initial name, the line can't be anything else.
      if names[name.text] != nil, !LineClass.stepVerbs.contains(name.text) {
        let suggestion = Suggestion.nearest(
          to: verb, among: ProgramMethod.allCases.map { $0.rawValue })
        report.add(
          .unknownProgramStep(verb, suggestion: suggestion), at: second.range, with: suggestion)
        throw ParseError()
      }
      return nil
    }
    return .call(try takeCall(of: method))
  }

  /// Takes `animate TIME …: STEP`, which reads like `UIView.animate`.
  private mutating func takeAnimation() throws(ParseError) -> ProgramAction {
    index += 1
    var animation = ScenarioAnimation(duration: try takeTime())
    while !isAtEnd, next?.kind != .colon {
      switch try choose(
        "word of an animation",
        from: [("delay", 0), ("allowUserInteraction", 1), ("propertyAnimator", 2)])
      {
      case 0: animation.delay = try takeTime()
      case 1: animation.allowsUserInteraction = true
      default: animation.usesPropertyAnimator = true
      }
    }
    try expect(.colon, ":")
    guard let action = try takeProgramAction() else {
      try abandon(expected: "a change to show, such as `B alpha = 0`")
    }
    return .animate(action, animation)
  }

  private mutating func takeCall(of method: ProgramMethod) throws(ParseError) -> ProgramCall {
    let object = try takeReference(method.receivers)
    if let elementClass = elementClass(of: object.text), !method.isMethod(of: elementClass) {
      report.add(
        .unknownProperty(method.rawValue, of: elementClass.name, suggestion: nil), at: nextRange)
      throw ParseError()
    }
    index += 1
    let receiver = elementClass(of: object.text) ?? .view
    return ProgramCall(
      object: object, method: method,
      arguments: try takeArguments(of: method, called: receiver, named: object.text))
  }

  private mutating func takeArguments(
    of method: ProgramMethod, called receiver: ClassDescription, named name: String
  ) throws(ParseError) -> ProgramArguments {
    switch method.form {
    case .action: return .action(try takeAction())
    case .events:
      try expect(word: "for")
      return .events(try takeWords(UIControl.Event.allWords, of: Property.allControlEvents.name))
    case .finger:
      try expect(word: "finger")
      guard next?.kind == .number else { return .finger(1) }
      return .finger(try takeCount(1...10, "the number of the finger"))
    case .nothing(let canBeAnimated):
      return .none(animated: canBeAnimated && take(word: "animated"))
    case .number(let canBeAnimated):
      let number = try takeNumber(units: ["x"], expected: "a number such as 2")
      return .number(number, animated: canBeAnimated && take(word: "animated"))
    case .object(let kinds, let canBeAnimated):
      let other = try takeReference(kinds)
      if elementClass(of: other.text)?.isOfSwiftUI ?? false {
        report.add(.outOfReach(other.text), at: other.range)
      }
      return .object(other, animated: canBeAnimated && take(word: "animated"))
    case .point(let canBeAnimated):
      let point = try takePoint(expected: "two numbers: x y")
      return .point(point, animated: canBeAnimated && take(word: "animated"))
    case .cell(let noun): return .cell(try takeCell(noun, of: name))
    case .sibling: return try takeSibling()
    case .target:
      return .target(try takeTarget(removes: method == .removeTarget, from: receiver))
    case .timer:
      let timer = try takeReference([.timer])
      try expect(word: "forMode")
      return .timer(timer, try takeMode())
    }
  }

  /// Takes `NAME to TARGET`, the arguments of `sendAction`.
  private mutating func takeAction() throws(ParseError) -> TargetAction {
    let start = index
    var target = TargetAction(range: nextRange)
    guard next?.kind == .word else { try abandon(expected: "the name of a method") }
    target.action = nextText
    index += 1
    try expect(word: "to")
    if take(word: "nil") {
      target.target = .anybody
    } else if nextText == "target", names["target"] == nil {
      index += 1
      target.target = .object
    } else {
      target.target = .responder(try takeReference(.responders))
    }
    target.range = range(from: start)
    return target
  }

  private mutating func takeMode() throws(ParseError) -> RunLoop.Mode {
    try choose("mode", from: RunLoop.Mode.allCases.map { ($0.name, $0) })
  }

  /// Takes the text after `runLoop perform`: `[inModes MODE…]: STEP`, which reads like
  /// `RunLoop.perform`.
  private mutating func takeBlock() throws(ParseError) -> ProgramAction {
    index += 2
    var modes: [RunLoop.Mode] = []
    if take(word: "inModes") {
      repeat {
        modes.append(try takeMode())
      } while !isAtEnd && next?.kind != .colon
    }
    try expect(.colon, ":")
    guard let action = try takeProgramAction() else {
      try abandon(expected: "something that the program does, such as `B isHidden = true`")
    }
    return .perform(action, modes: modes.isEmpty ? [.default] : modes)
  }

  private mutating func takeSibling() throws(ParseError) -> ProgramArguments {
    let child = try takeReference(.views)
    if take(word: "aboveSubview") { return .sibling(child, .above(try takeReference(.views))) }
    if take(word: "belowSubview") { return .sibling(child, .below(try takeReference(.views))) }
    try expect(word: "at")
    return .sibling(child, .at(try takeCount(0...1_000, "the index among the subviews")))
  }

  /// Takes `TARGET action NAME for EVENT…`, the arguments of `addTarget`.
  ///
  /// When removing targets, each part is optional, and leaving it out means any. Only controls have
  /// several events.
  mutating func takeTarget(
    removes: Bool, from elementClass: ClassDescription
  ) throws(ParseError) -> TargetAction {
    let start = index
    var target = TargetAction(range: nextRange)
    if take(word: "nil") {
      target.target = removes ? nil : .anybody
    } else if nextText == "target", names["target"] == nil {
      index += 1
      target.target = .object
    } else if !removes || (next?.kind == .word && nextText != "action" && nextText != "for") {
      target.target = .responder(try takeReference(.responders))
    }
    if !removes || nextText == "action" {
      try expect(word: "action")
      guard next?.kind == .word else { try abandon(expected: "the name of a method") }
      target.action = nextText
      index += 1
    }
    if elementClass.isControl, take(word: "for") {
      target.events = try takeWords(UIControl.Event.allWords, of: Property.allControlEvents.name)
    }
    target.range = range(from: min(start, max(0, index - 1)))
    return target
  }

  // MARK: Assignments

  /// The words after `transform` that change the current value.
  private static let transformOperations:
    [(word: String, operation: PropertyAssignment.Operation)] = [
      ("rotatedBy", .rotate), ("scaledBy", .scale), ("translatedBy", .translate),
    ]

  private mutating func takeCapture() throws(ParseError) -> ProgramAction {
    index += 1
    let name = try takeCaptureName()
    let reference = try takePropertyReference()
    names.captures.add(name, .value(valueKind(of: reference)))
    return .capture(name, of: reference)
  }

  /// Takes `let NAME =`.
  mutating func takeCaptureName() throws(ParseError) -> NameReference {
    guard next?.kind == .word else { try abandon(expected: "a name for the value") }
    let name = NameReference(nextText, range: nextRange)
    if let entry = names[name.text] {
      var notes: [Diagnostic.Note] = []
      if let declaration = entry.declaration {
        notes.append(Diagnostic.Note("declared here", at: declaration, in: report.source))
      }
      report.add(.duplicateName(name.text), at: name.range, notes: notes)
      throw ParseError()
    }
    if NameTable.reservedWords.contains(name.text) || name.text == "time" {
      report.add(.reservedName(name.text), at: name.range)
      throw ParseError()
    }
    index += 1
    guard take(.equals) else {
      let end = name.range.upperBound
      report.add(.missingMark("="), at: nextRange, replacing: end..<end, with: " =")
      throw ParseError()
    }
    return name
  }

  private mutating func takeAssignment() throws(ParseError) -> ProgramAction {
    let object = try takeReference(.settable)
    let start = index
    guard let elementClass = elementClass(of: object.text) else { throw ParseError() }
    let property = try takeProperty(of: elementClass, inStep: true)
    if property == .transform, next?.kind == .word {
      let choices = Self.transformOperations.map { (word: $0.word, value: $0.operation) }
      let operation = try choose("change of a transform", from: choices)
      return try takeSum(object, property, operation, from: start, in: elementClass)
    }
    if take(.plusEquals) {
      return try takeSum(object, property, .add, from: start, in: elementClass)
    }
    if take(.minusEquals) {
      return try takeSum(object, property, .subtract, from: start, in: elementClass)
    }
    try expect(.equals, "=")
    if propertyAhead() != nil {
      return try takeSum(object, property, .replace, from: start, in: elementClass)
    }
    let valueStart = index
    let value = try takeValue(of: property.kind.values(in: elementClass), named: property.name)
    return .set(
      object,
      PropertySetting(
        property: property, value: value, range: range(from: start),
        valueText: report.source[range(from: valueStart)]))
  }

  /// Takes a sum of properties and numbers.
  private mutating func takeSum(
    _ object: NameReference, _ property: Property, _ operation: PropertyAssignment.Operation,
    from start: Int, in elementClass: ClassDescription
  ) throws(ParseError) -> ProgramAction {
    let wanted = Self.termKind(
      operation, property.kind)
    guard wanted.countOfNumbers != nil else {
      report.add(.notANumber(property.name), at: line.lexemes[start].range)
      throw ParseError()
    }
    var terms: [PropertyAssignment.Term] = []
    var isSubtracted = false
    repeat {
      terms.append(
        PropertyAssignment.Term(
          value: try takeTerm(wanted), isSubtracted: isSubtracted))
      isSubtracted = next?.kind == .minus
    } while take(.plus) || take(.minus)
    return .compute(
      PropertyAssignment(
        object: object, property: property, operation: operation, terms: terms,
        text: report.source[range(from: start)]))
  }

  /// Returns the kind of the values that are added to a property, or that a transform is changed
  /// by.
  private static func termKind(
    _ operation: PropertyAssignment.Operation, _ kind: PropertyValueKind
  ) -> PropertyValueKind {
    switch operation {
    case .rotate: .angle
    case .scale: .number(-100_000...100_000)
    case .translate: .point
    // An additional point in a list of points.
    case .add where kind == .points: .point
    case .add, .replace, .subtract: kind
    }
  }

  private mutating func takeTerm(
    _ wanted: PropertyValueKind
  ) throws(ParseError) -> PropertyAssignment.Term.Value {
    guard propertyAhead() != nil else {
      let literal: PropertyValue =
        switch wanted {
        case .angle: .number(try takeAngle(expected: wanted.phrase))
        case .point: .point(try takePoint(expected: wanted.phrase))
        default: .number(try takeNumber(units: ["pt", "x"], expected: wanted.phrase))
        }
      return .literal(literal)
    }
    let start = index
    let reference = try takePropertyReference()
    let kind = valueKind(of: reference)
    guard kind.countOfNumbers == wanted.countOfNumbers else {
      report.add(
        .valueOfAnotherKind(reference.name, expected: wanted.phrase),
        at: range(from: start))
      throw ParseError()
    }
    return .property(reference)
  }
}

extension PropertyValueKind {
  /// The number of numbers that make up a value, or `nil` when it's something else or any number of
  /// them.
  fileprivate var countOfNumbers: Int? {
    switch self {
    case .angle, .count, .number, .time, .windowLevel: 1
    case .point, .size: 2
    case .insets, .rectangle: 4
    case .boolean, .cell, .object, .objects, .points, .text, .transform, .words: nil
    }
  }
}
