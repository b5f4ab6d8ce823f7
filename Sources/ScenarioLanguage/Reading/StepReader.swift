import SourceDiagnostics

/// The words that a step can begin with where nothing of the scene does.
enum StepVerb: String, CaseIterable {
  case animate
  case at
  case chain
  case click
  case device
  case double
  case drag
  case eventFetch = "event-fetch"
  case finger
  case fingers
  case home
  case `let`
  case pinch
  case pointer
  case press
  case remote
  case `repeat`
  case rotate
  case swipe
  case system
  case tap
  case wait
  case when
}

extension StepVerb {
  /// What one finger does, behind `finger`.
  enum OfFinger: String, CaseIterable {
    case lifts
    case moves
    case presses
    case rolls
    case touches
  }

  /// What several fingers do, behind `fingers`.
  enum OfFingers: String, CaseIterable {
    case lift
    case move
    case touch
  }

  /// The words behind these two.
  static let wordsOfFingers =
    OfFinger.allCases.map { $0.rawValue } + OfFingers.allCases.map { $0.rawValue }
}

/// Reads one step.
enum StepReader {
  /// Reads a line and appends the step, if it is one.
  static func read(
    _ line: OutlineLine, names: NameTable, report: DiagnosticReport, into steps: inout [Step]
  ) {
    var reader = LineReader(line, names: names, report: report)
    if reader.nextText == "repeat", reader.peekText(1) != "=" {
      return readRepetition(line, reader, into: &steps)
    }
    do throws(LineAbandoned) {
      let action = try takeAction(&reader)
      reader.expectEnd()
      steps.append(Step(action: action, range: line.range))
    } catch {}
    if let child = line.children.first { report.add(.nothingStandsUnderThis, at: child.range) }
  }

  /// Whether a line says what the program does at each of some events.
  static func isReaction(_ line: OutlineLine, _ source: SourceText) -> Bool {
    let texts = line.lexemes.prefix(2).map { source[$0.range] }
    return texts[0] == "when" && texts.last != "="
  }

  /// Reads `repeat N times` with the steps that stand under it.
  private static func readRepetition(
    _ line: OutlineLine, _ lineReader: LineReader, into steps: inout [Step]
  ) {
    var reader = lineReader
    var body: [Step] = []
    for child in line.children {
      read(child, names: reader.names, report: reader.report, into: &body)
    }
    do throws(LineAbandoned) {
      reader.index += 1
      let count = try reader.takeCount(1...1_000, "the number of times")
      if !reader.take(word: "time") { try reader.expect(word: "times") }
      _ = reader.take(.colon)
      reader.expectEnd()
      if line.children.isEmpty { reader.report.add(.emptyRepetition, at: line.range) }
      steps.append(Step(action: .repetition(count, body), range: line.range))
    } catch {}
  }

  private static func takeAction(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    if let action = try reader.takeSystemAction() { return .system(action) }
    if reader.nextText == "when", reader.peekText(1) != "=" { return try takeReaction(&reader) }
    // A recognizer may be called `tap`; then `tap isEnabled = false` is no gesture.
    if let action = try reader.takeProgramAction() { return .program(action) }
    let verbRange = reader.nextRange
    let verb = reader.nextText
    reader.index += 1
    switch StepVerb(rawValue: verb) {
    case .at:
      return .advance(to: try reader.takeTime())
    case .click:
      return try reader.takeClick()
    case .device:
      return try reader.takeDevice()
    case .double:
      try reader.expect(word: "tap")
      return try reader.takeDoubleTap()
    case .drag:
      return try reader.takeDrag()
    case .finger:
      return try takeFinger(&reader)
    case .fingers:
      return try takeFingers(&reader)
    case .pinch:
      return try reader.takePinch()
    case .pointer:
      return try reader.takePointer()
    case .press:
      return try reader.takePress()
    case .remote:
      return try reader.takeRemote()
    case .rotate:
      return try reader.takeRotation()
    case .swipe:
      return try reader.takeSwipe()
    case .tap:
      return try reader.takeTap()
    case .wait:
      return .wait(try reader.takeTime())
    // The others have been read above, if what follows them is what should.
    case .animate, .chain, .eventFetch, .home, .let, .repeat, .system, .when, nil:
      let suggestion =
        Self.synonyms.first { $0.word == verb }?.verb
        ?? Suggestion.nearest(to: verb, among: LineClass.stepVerbs)
      reader.report.add(.unknownStep(verb, suggestion: suggestion), at: verbRange, with: suggestion)
      throw LineAbandoned()
    }
  }

  /// What authors write who think of other words, and the beginning of the step that is meant.
  private static let synonyms = [
    ("flick", "swipe"), ("fling", "swipe"), ("hold", "press"), ("lift", "finger lifts"),
    ("long", "press"), ("move", "finger moves"), ("pause", "wait"), ("scroll", "drag"),
    ("sleep", "wait"), ("touch", "finger touches"), ("triple", "tap"), ("zoom", "pinch"),
  ].map { (word: $0.0, verb: $0.1) }

  private static func takeReaction(
    _ reader: inout LineReader
  ) throws(LineAbandoned) -> StepAction {
    reader.index += 1
    let end = reader.end
    let lexemes = reader.line.lexemes
    let colon = lexemes[reader.index...].firstIndex { $0.kind == .colon } ?? end
    let start = reader.index
    reader.end = colon
    let wordIndex = reader.index
    let pattern = try reader.takeEventPattern()
    let word = pattern.word.text
    reader.index = colon
    reader.end = end
    guard pattern.repetition == .once, pattern.moment == nil else {
      reader.report.add(.reactionWithRepetition, at: reader.range(from: start))
      throw LineAbandoned()
    }
    guard EventVocabulary.ofCalls.contains(word) else {
      reader.report.add(.reactionToNoCall(word), at: reader.range(from: wordIndex))
      throw LineAbandoned()
    }
    try reader.expect(.colon, ":")
    guard let action = try reader.takeProgramAction() else {
      try reader.abandon(expected: "something that the program does, such as 'B isHidden = true'")
    }
    return .reaction(pattern, action)
  }

  private static func takeFinger(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    var finger = 1
    if reader.next?.kind == .number {
      finger = try reader.takeCount(1...10, "the number of the finger")
    }
    let verb = try reader.choose(
      "step", from: StepVerb.OfFinger.allCases.map { ($0.rawValue, $0) })
    switch verb {
    case .lifts: return .fingerLifts(finger)
    case .presses:
      try reader.expect(word: "with")
      return .fingerPresses(finger, force: try reader.takeForce(FingerTool.forces))
    case .rolls:
      try reader.expect(word: "to")
      return .fingerRolls(finger, to: try reader.takeAngle(expected: "an angle such as 30°"))
    case .touches:
      let place = try reader.takePlace()
      return .fingerTouches(finger, place, try reader.takeTool())
    case .moves: return .fingerMoves(finger, try reader.takeMove())
    }
  }

  private static func takeFingers(_ reader: inout LineReader) throws(LineAbandoned) -> StepAction {
    var fingers: [Int] = []
    while reader.next?.kind == .number {
      let place = reader.nextRange
      let finger = try reader.takeCount(1...10, "the number of the finger")
      if fingers.contains(finger) {
        reader.report.add(.fingerNamedTwice(finger), at: place)
        throw LineAbandoned()
      }
      fingers.append(finger)
      if !reader.take(.comma), !reader.take(word: "and") { break }
    }
    let verb = try reader.choose(
      "step", from: StepVerb.OfFingers.allCases.map { ($0.rawValue, $0) })
    switch verb {
    case .lift: return .fingersLift(fingers)
    case .move:
      let move = try reader.takeMoves(of: fingers.isEmpty ? nil : fingers.count)
      return .fingersMove(fingers, move)
    case .touch:
      // Which fingers these are is counted from the first that is up.
      var places = [try reader.takePlace()]
      while reader.take(.comma) || reader.take(word: "and") {
        places.append(try reader.takePlace())
      }
      return .fingersTouch(places)
    }
  }
}
