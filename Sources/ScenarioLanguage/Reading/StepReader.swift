import SourceDiagnostics

/// Reads one step.
enum StepReader {
  /// Reads a line and appends the step, if it is one.
  static func read(
    _ line: OutlineLine, names: NameTable, report: DiagnosticReport, into steps: inout [Step]
  ) {
    var reader = LineReader(line, names: names, report: report)
    do throws(LineAbandoned) {
      let action = try takeAction(&reader)
      reader.expectEnd()
      steps.append(Step(action: action, range: line.range))
    } catch {}
    if let child = line.children.first { report.add(.nothingStandsUnderThis, at: child.range) }
  }

  private static func takeAction(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    // A recognizer may be called `tap`; then `tap isEnabled = false` is no gesture.
    if let action = try reader.takeProgramAction() { return .program(action) }
    let verbRange = reader.nextRange
    let verb = reader.nextText
    reader.index += 1
    switch verb {
    case "at":
      return .advance(to: try reader.takeTime())
    case "double":
      try reader.expect(word: "tap")
      return .tap(try reader.takePlace(), count: 2)
    case "drag":
      return try takeDrag(&reader)
    case "finger":
      return try takeFinger(&reader)
    case "fingers":
      try reader.expect(word: "lift")
      return .fingersLift
    case "press":
      let place = try reader.takePlace()
      try reader.expect(word: "for")
      return .press(place, for: try reader.takeTime())
    case "swipe":
      let direction = try reader.choose(
        "direction", from: SwipeDirection.allCases.map { ($0.word, $0) })
      try reader.expect(word: "on")
      return .swipe(direction, try reader.takePlace())
    case "system":
      try reader.expect(word: "cancels")
      try reader.expect(word: "touches")
      return .systemCancelsTouches
    case "tap":
      return .tap(try reader.takePlace(), count: 1)
    case "wait":
      return .wait(try reader.takeTime())
    default:
      let suggestion = Suggestion.nearest(to: verb, among: LineClass.stepVerbs)
      reader.report.add(.unknownStep(verb, suggestion: suggestion), at: verbRange, with: suggestion)
      throw LineAbandoned()
    }
  }

  private static func takeDrag(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    let place = try reader.takePlace()
    try reader.expect(word: "by")
    let distance = try reader.takePoint(expected: "two numbers: dx dy")
    let duration = reader.take(word: "over") ? try reader.takeTime() : nil
    return .drag(place, by: distance, over: duration)
  }

  private static func takeFinger(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    var finger = 1
    if reader.next?.kind == .number {
      finger = try reader.takeCount(1...10, "the number of the finger")
    }
    enum Verb {
      case lifts
      case moves
      case touches
    }
    let verb = try reader.choose(
      "step", from: [("lifts", Verb.lifts), ("moves", .moves), ("touches", .touches)])
    switch verb {
    case .lifts: return .fingerLifts(finger)
    case .touches: return .fingerTouches(finger, try reader.takePlace())
    case .moves: return .fingerMoves(finger, try takeMove(&reader))
    }
  }

  private static func takeMove(_ reader: inout LineReader) throws(LineAbandoned) -> FingerMove {
    var move: FingerMove
    if try reader.choose("way to move", from: [("by", true), ("to", false)]) {
      move = FingerMove(destination: .by(try reader.takePoint(expected: "two numbers: dx dy")))
    } else {
      move = FingerMove(destination: .to(try reader.takePlace()))
    }
    if reader.take(word: "over") { move.duration = try reader.takeTime() }
    if reader.take(word: "in") {
      move.steps = try reader.takeCount(1...1_000, "the number of steps")
      if !reader.take(word: "step") { try reader.expect(word: "steps") }
    }
    return move
  }
}

extension LineReader {
  /// Takes a place on the screen: `B`, `B at 10 20` or `40 60`.
  mutating func takePlace() throws(LineAbandoned) -> FingerPlace {
    if next?.kind == .number {
      return .screen(try takePoint(expected: "two numbers: x y"))
    }
    guard next?.kind == .word else { try abandon(expected: "a view, or two numbers: x y") }
    let view = try takeReference(.views)
    guard nextText == "at", next?.kind == .word else { return .view(view, at: nil) }
    index += 1
    return .view(view, at: try takePoint(expected: "two numbers: x y"))
  }

  /// Takes something that the program does; `nil` when the line says something else.
  mutating func takeProgramAction() throws(LineAbandoned) -> ProgramAction? {
    if nextText == "chain", peekText(1) == "of" {
      index += 2
      return .chain(of: try takeReference(.responders))
    }
    if next?.kind == .word, peekText(1) == ".", let point = peek(1)?.range, names[nextText] != nil {
      report.add(.pointBeforeProperty, at: point, with: " ")
      throw LineAbandoned()
    }
    guard next?.kind == .word, peek(1)?.kind == .word else { return nil }
    if peek(2)?.kind == .equals { return try takeAssignment() }
    let verb = peekText(1)
    if Property(name: verb) != nil, let colon = peek(2), colon.kind == .colon {
      report.add(.missingMark("="), at: colon.range, with: " =")
      throw LineAbandoned()
    }
    guard LineClass.programVerbs.contains(verb) else {
      // A name in front leaves nothing else that the line could be.
      if names[nextText] != nil, !LineClass.stepVerbs.contains(nextText) {
        let suggestion = Suggestion.nearest(to: verb, among: LineClass.programVerbs)
        let range = peek(1)?.range ?? nextRange
        report.add(
          .unknownProgramStep(verb, suggestion: suggestion), at: range, with: suggestion)
        throw LineAbandoned()
      }
      return nil
    }
    let view = try takeReference(.views)
    index += 1
    switch verb {
    case "removeFromSuperview": return .removeFromSuperview(view)
    case "addGestureRecognizer":
      return .addGestureRecognizer(try takeReference(.recognizers), to: view)
    case "removeGestureRecognizer":
      return .removeGestureRecognizer(try takeReference(.recognizers), from: view)
    case "bringSubviewToFront": return .bringSubviewToFront(try takeReference(.views), of: view)
    case "sendSubviewToBack": return .sendSubviewToBack(try takeReference(.views), of: view)
    case "addSubview": return .addSubview(try takeReference(.views), to: view)
    default:
      let child = try takeReference(.views)
      try expect(word: "at")
      return .insertSubview(
        child, into: view, at: try takeCount(0...1_000, "the place among the subviews"))
    }
  }

  private mutating func takeAssignment() throws(LineAbandoned) -> ProgramAction {
    let object = try takeReference([.view, .window, .recognizer])
    let start = index
    guard let elementClass = names[object.text]?.elementClass else { throw LineAbandoned() }
    let property = try takeProperty(of: elementClass)
    try expect(.equals, "=")
    let valueStart = index
    let value = try takeValue(of: property)
    return .set(
      object,
      PropertySetting(
        property: property, value: value, range: range(from: start),
        valueText: report.source[range(from: valueStart)]))
  }
}
