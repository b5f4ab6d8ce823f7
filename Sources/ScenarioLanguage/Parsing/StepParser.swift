import SourceDiagnostics

/// The words that can begin a step, unless they're the name of an element.
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
  case voiceOver = "VoiceOver"
  case wait
  case when
}

extension StepVerb {
  /// The actions of a finger, after `finger`.
  enum OfFinger: String, CaseIterable {
    case lifts
    case moves
    case presses
    case rolls
    case touches
    case trembles
  }

  /// The actions of several fingers, after `fingers`.
  enum OfFingers: String, CaseIterable {
    case lift
    case move
    case touch
  }

  /// The words that can follow either.
  static let wordsOfFingers =
    OfFinger.allCases.map { $0.rawValue } + OfFingers.allCases.map { $0.rawValue }
}

/// A parser for steps.
enum StepParser {
  /// Parses a line and appends the step, if it is one.
  static func parse(
    _ line: IndentedLine, names: NameTable, report: DiagnosticReport, into steps: inout [Step]
  ) {
    var parser = LineParser(line, names: names, report: report)
    if parser.nextText == "repeat", parser.peekText(1) != "=" {
      return parseRepetition(line, parser, into: &steps)
    }
    let known = report.diagnostics.count
    do throws(ParseError) {
      let action = try takeAction(&parser)
      parser.expectEnd()
      steps.append(Step(action: action, range: line.range))
    } catch {}
    if report.diagnostics.count > known { reword(line, names, report, from: known) }
    if let child = line.children.first { report.add(.unexpectedIndentation, at: child.range) }
  }

  /// Replaces a line's errors with one that says how the line is written, if its words are clearly
  /// meant as other ones.
  private static func reword(
    _ line: IndentedLine, _ names: NameTable, _ report: DiagnosticReport, from known: Int
  ) {
    let source = report.source
    guard
      let lines = StepRewording.lines(of: source[line.range], isName: { names[$0] != nil }),
      lines.allSatisfy({ isStep($0, names: names) })
    else { return }
    let start = source.lineRange(at: line.range.lowerBound).lowerBound
    let margin = source[start..<line.range.lowerBound]
    let isRepaired = report.diagnostics[known...].contains { diagnostic in
      diagnostic.fixIts.contains { fixIt in
        let whole = source.applying(fixIt.edits)
        let added = whole.utf8.count - source.bytes.count
        let range = line.range.lowerBound..<line.range.upperBound + added
        return SourceText(name: "", text: whole)[range] == lines.joined(separator: "\n")
      }
    }
    guard !isRepaired else { return }
    report.takeBack(to: known)
    let edit = SourceEdit(range: line.range, replacement: lines.joined(separator: "\n" + margin))
    let several = lines.count > 1 ? "write each step on its own line" : nil
    let fixIt =
      several.map { FixIt($0, edits: [edit], in: source) }
      ?? FixIt(replacing: line.range, with: edit.replacement, in: source)
    report.add(.stepInOtherWords(lines), at: line.range, fixIts: [fixIt])
  }

  /// Returns whether a text is a correct step.
  private static func isStep(_ text: String, names: NameTable) -> Bool {
    let report = DiagnosticReport(SourceText(name: "", text: text))
    let indented = IndentedText(
      Lexer.lexemes(of: report.source), of: report.source, report: report)
    guard let line = indented.lines.first else { return false }
    var parser = LineParser(line, names: names, report: report)
    do throws(ParseError) {
      _ = try takeAction(&parser)
      parser.expectEnd()
    } catch { return false }
    return report.diagnostics.isEmpty
  }

  /// Returns whether a line describes an action of the program at each of some events.
  static func isReaction(_ line: IndentedLine, _ source: SourceText) -> Bool {
    let texts = line.lexemes.prefix(2).map { source[$0.range] }
    return texts[0] == "when" && texts.last != "="
  }

  /// Parses `repeat N times` with the steps indented under it.
  private static func parseRepetition(
    _ line: IndentedLine, _ lineParser: LineParser, into steps: inout [Step]
  ) {
    var parser = lineParser
    var body: [Step] = []
    for child in line.children {
      parse(child, names: parser.names, report: parser.report, into: &body)
    }
    do throws(ParseError) {
      parser.index += 1
      let count = try parser.takeCount(1...1_000, "the number of times")
      if !parser.take(word: "time") { try parser.expect(word: "times") }
      _ = parser.take(.colon)
      parser.expectEnd()
      if line.children.isEmpty { parser.report.add(.emptyRepetition, at: line.range) }
      steps.append(Step(action: .repetition(count, body), range: line.range))
    } catch {}
  }

  private static func takeAction(_ parser: inout LineParser) throws(ParseError) -> StepAction {
    if let action = try parser.takeSystemAction() { return .system(action) }
    if parser.nextText == "when", parser.peekText(1) != "=" { return try takeReaction(&parser) }
    // A recognizer can be named `tap`; then `tap isEnabled = false` isn't a gesture.
    if let action = try parser.takeProgramAction() { return .program(action) }
    let verbRange = parser.nextRange
    let verb = parser.nextText
    parser.index += 1
    switch StepVerb(rawValue: verb) {
    case .at:
      return .advance(to: try parser.takeTime())
    case .click:
      return try parser.takeClick()
    case .device:
      return try parser.takeDevice()
    case .double:
      try parser.expect(word: "tap")
      return try parser.takeDoubleTap()
    case .drag:
      return try parser.takeDrag()
    case .finger:
      return try takeFinger(&parser)
    case .fingers:
      return try takeFingers(&parser)
    case .pinch:
      return try parser.takePinch()
    case .pointer:
      return try parser.takePointer()
    case .press:
      return try parser.takePress()
    case .remote:
      return try parser.takeRemote()
    case .rotate:
      return try parser.takeRotation()
    case .swipe:
      return try parser.takeSwipe()
    case .tap:
      return try parser.takeTap()
    case .voiceOver:
      try parser.expect(word: "activates")
      return .activation(try parser.takeReference(.touchable))
    case .wait:
      return .wait(try parser.takeTime())
    // The others have been parsed above, if they were followed by what they should be.
    case .animate, .chain, .eventFetch, .home, .let, .repeat, .system, .when, nil:
      let suggestion =
        Self.synonyms.first { $0.word == verb }?.verb
        ?? Suggestion.nearest(to: verb, among: LineClass.stepVerbs)
      parser.report.add(.unknownStep(verb, suggestion: suggestion), at: verbRange, with: suggestion)
      throw ParseError()
    }
  }

  /// Alternative words that authors may write, each with the beginning of the step that's meant.
  private static let synonyms = [
    ("flick", "swipe"), ("fling", "swipe"), ("hold", "press"), ("lift", "finger lifts"),
    ("long", "press"), ("move", "finger moves"), ("pause", "wait"), ("scroll", "drag"),
    ("sleep", "wait"), ("touch", "finger touches"), ("triple", "tap"), ("zoom", "pinch"),
  ].map { (word: $0.0, verb: $0.1) }

  private static func takeReaction(
    _ parser: inout LineParser
  ) throws(ParseError) -> StepAction {
    parser.index += 1
    let end = parser.end
    let lexemes = parser.line.lexemes
    let colon = lexemes[parser.index...].firstIndex { $0.kind == .colon } ?? end
    let start = parser.index
    parser.end = colon
    let wordIndex = parser.index
    let pattern = try parser.takeEventPattern()
    let word = pattern.word.text
    parser.index = colon
    parser.end = end
    guard pattern.repetition == .once, pattern.moment == nil else {
      parser.report.add(.reactionWithRepetition, at: parser.range(from: start))
      throw ParseError()
    }
    guard EventVocabulary.ofCalls.contains(word) else {
      parser.report.add(.reactionWithoutCall(word), at: parser.range(from: wordIndex))
      throw ParseError()
    }
    try parser.expect(.colon, ":")
    guard let action = try parser.takeProgramAction() else {
      try parser.abandon(expected: "something that the program does, such as `B isHidden = true`")
    }
    return .reaction(pattern, action)
  }

  private static func takeFinger(_ parser: inout LineParser) throws(ParseError) -> StepAction {
    var finger = 1
    if parser.next?.kind == .number {
      finger = try parser.takeCount(1...10, "the number of the finger")
    }
    let verb = try parser.choose(
      "step", from: StepVerb.OfFinger.allCases.map { ($0.rawValue, $0) })
    switch verb {
    case .lifts: return .fingerLifts(finger)
    case .presses:
      try parser.expect(word: "with")
      return .fingerPresses(finger, force: try parser.takeForce(FingerTool.forces))
    case .rolls:
      try parser.expect(word: "to")
      return .fingerRolls(finger, to: try parser.takeAngle(expected: "an angle such as 30°"))
    case .touches:
      let place = try parser.takePlace()
      return .fingerTouches(finger, place, try parser.takeTool())
    case .moves: return .fingerMoves(finger, try parser.takeMove())
    case .trembles: return .fingerTrembles(finger, try parser.takePace())
    }
  }

  private static func takeFingers(_ parser: inout LineParser) throws(ParseError) -> StepAction {
    var fingers: [Int] = []
    while parser.next?.kind == .number {
      let place = parser.nextRange
      let finger = try parser.takeCount(1...10, "the number of the finger")
      if fingers.contains(finger) {
        parser.report.add(.fingerNamedTwice(finger), at: place)
        throw ParseError()
      }
      fingers.append(finger)
      if !parser.take(.comma), !parser.take(word: "and") { break }
    }
    let verb = try parser.choose(
      "step", from: StepVerb.OfFingers.allCases.map { ($0.rawValue, $0) })
    switch verb {
    case .lift: return .fingersLift(fingers)
    case .move:
      let move = try parser.takeMoves(of: fingers.isEmpty ? nil : fingers.count)
      return .fingersMove(fingers, move)
    case .touch:
      // These fingers are numbered from the first one that's up.
      var places = [try parser.takePlace()]
      while parser.take(.comma) || parser.take(word: "and") {
        places.append(try parser.takePlace())
      }
      return .fingersTouch(places)
    }
  }
}
