import SourceDiagnostics
import TouchEngine
import TraceModel

extension LineParser {
  /// The possible numbers of fingers for a gesture that's written as a word.
  private static let fingerCounts = 1...5

  /// Takes the text after `tap`: a location, a number of fingers, and `N times`.
  mutating func takeTap() throws(ParseError) -> StepAction {
    let landing = try takeLanding()
    guard next?.kind == .number else { return .tap(landing, count: 1) }
    let count = try takeCount(1...10, "the number of taps")
    if !take(word: "time") { try expect(word: "times") }
    return .tap(landing, count: count)
  }

  /// Takes the text after `double tap`: a location and a number of fingers.
  mutating func takeDoubleTap() throws(ParseError) -> StepAction {
    .tap(try takeLanding(), count: 2)
  }

  /// Takes the text after `press`.
  mutating func takePress() throws(ParseError) -> StepAction {
    let landing = try takeLanding()
    if isAtEnd { try abandon(expected: "`for` and a time such as 1s") }
    try expect(word: "for")
    return .press(landing, for: try takeTime())
  }

  /// Takes the text after `drag`.
  mutating func takeDrag() throws(ParseError) -> StepAction {
    let landing = try takeLanding()
    return .drag(landing, try takeDestination(), over: try takeDuration())
  }

  /// Takes the text after `swipe`.
  mutating func takeSwipe() throws(ParseError) -> StepAction {
    let direction = try choose(
      "direction",
      from: UISwipeGestureRecognizer.Direction.wordedOptions.map { ($0.word, $0.option) })
    try expect(word: "on")
    return .swipe(direction, try takeLanding())
  }

  /// Takes the text after `pinch`.
  mutating func takePinch() throws(ParseError) -> StepAction {
    let place = try takePlace()
    try expect(word: "to")
    let start = index
    let scale = try takeNumber(units: ["x"], expected: "a factor such as 2x")
    guard (0.1...10).contains(scale) else {
      report.add(
        .valueOutOfRange("pinch", expected: "a factor from 0.1x to 10x"), at: range(from: start))
      throw ParseError()
    }
    return .pinch(place, scale: scale, over: try takeDuration())
  }

  /// Takes the text after `rotate`.
  mutating func takeRotation() throws(ParseError) -> StepAction {
    let place = try takePlace()
    try expect(word: "by")
    let angle = try takeAngle(expected: "an angle such as 90°")
    return .rotate(place, by: angle, over: try takeDuration())
  }

  /// Takes a finger's move: `by 4 0` or `to B`, over a time, in steps.
  mutating func takeMove() throws(ParseError) -> FingerMove {
    var move = FingerMove(destination: try takeDestination())
    move.pace = try takePace()
    return move
  }

  /// Takes the moves of several fingers, either one for all or one for each.
  ///
  /// `count` is the number of fingers when the line names them.
  mutating func takeMoves(of count: Int?) throws(ParseError) -> FingerMove {
    let start = index
    var move = FingerMove(destination: try takeDestination())
    while take(.comma) || take(word: "and") { move.destinations.append(try takeDestination()) }
    if let count, move.destinations.count != 1, move.destinations.count != count {
      report.add(.wrongNumberOfMoves(move.destinations.count, of: count), at: range(from: start))
      throw ParseError()
    }
    if move.destinations.count == 1, case .to = move.destinations[0], count != 1 {
      report.add(.fingersAtOnePoint, at: range(from: start))
      throw ParseError()
    }
    move.pace = try takePace()
    return move
  }

  /// Takes the destination of a finger: `by 4 0` or `to B`.
  private mutating func takeDestination() throws(ParseError) -> FingerMove.Destination {
    if try choose("way to move", from: [("by", true), ("to", false)]) {
      return .by(try takePoint(expected: "two numbers: dx dy"))
    }
    return .to(try takePlace())
  }

  /// Takes an optional time and an optional number of events: `over 100ms in 4 steps`.
  mutating func takePace() throws(ParseError) -> FingerPace {
    var pace = FingerPace(duration: try takeDuration())
    if take(word: "in") {
      pace.steps = try takeCount(1...1_000, "the number of steps")
      if !take(word: "step") { try expect(word: "steps") }
    }
    return pace
  }

  /// Takes a location on the screen: `B`, `B at 10 20`, or `40 60`.
  mutating func takePlace() throws(ParseError) -> FingerPlace {
    if next?.kind == .number {
      return .screen(try takePoint(expected: "two numbers: x y"))
    }
    guard next?.kind == .word else { try abandon(expected: "a view, or two numbers: x y") }
    let view = try takeReference(.touchable)
    guard nextText == "at", next?.kind == .word else { return .view(view, at: nil) }
    index += 1
    return .view(view, at: try takePoint(expected: "two numbers: x y"))
  }

  /// Takes the start of a gesture and its tool: `B with 2 fingers`.
  private mutating func takeLanding() throws(ParseError) -> FingerLanding {
    var landing = FingerLanding(try takePlace())
    if nextText == "with", peek(1)?.kind == .number {
      index += 1
      landing.fingers = try takeCount(Self.fingerCounts, "the number of fingers")
      if !take(word: "finger") { try expect(word: "fingers") }
    }
    landing.tool = try takeTool()
    return landing
  }

  /// Takes the tool that touches: `with a pencil and force 0.5`, `with the secondary button`,
  /// `holding control`.
  mutating func takeTool() throws(ParseError) -> FingerTool {
    var tool = FingerTool()
    if take(word: "with") {
      repeat {
        try takePart(of: &tool)
      } while take(word: "and")
    }
    guard take(word: "holding") else { return tool }
    repeat {
      tool.modifiers.formUnion(
        try choose(
          "key", from: UIKeyModifierFlags.wordedOptions.map { ($0.word, $0.option) }))
    } while take(word: "and")
    return tool
  }

  private mutating func takePart(of tool: inout FingerTool) throws(ParseError) {
    if nextText == "force" {
      tool.force = try takeForce(FingerTool.forces)
    } else if take(word: "roll") {
      tool.rollAngle = try takeAngle(expected: "an angle such as 30°")
    } else if take(word: "the") {
      tool.type = .indirectPointer
      tool.button = try choose("button", from: [("primary", 1), ("secondary", 2)])
      try expect(word: "button")
    } else if take(word: "button") {
      tool.type = .indirectPointer
      tool.button = try takeCount(1...31, "the number of the button")
    } else {
      try expect(word: "a")
      tool.type = try choose(
        "thing to touch with", from: UITouch.TouchType.allCases.map { ($0.noun, $0) })
    }
  }

  /// Takes the text after `pointer`: `moves to B`, `moves by 4 0`, `leaves`.
  mutating func takePointer() throws(ParseError) -> StepAction {
    enum Action { case leaves, moves, scrolls }
    switch try choose(
      "step", from: [("leaves", Action.leaves), ("moves", .moves), ("scrolls", .scrolls)])
    {
    case .leaves: return .pointerLeaves
    case .moves: return .pointerMoves(try takeMove())
    case .scrolls: return try takeScrolling()
    }
  }

  /// Takes `by 0 -40 over 100ms with a wheel`.
  private mutating func takeScrolling() throws(ParseError) -> StepAction {
    try expect(word: "by")
    let distance = try takePoint(expected: "two numbers: x y")
    let pace = try takePace()
    var isWheel = false
    if take(word: "with") {
      try expect(word: "a")
      try expect(word: "wheel")
      isWheel = true
    }
    return .pointerScrolls(by: distance, pace, isWheel: isWheel)
  }

  private mutating func takeDuration() throws(ParseError) -> VirtualTime? {
    take(word: "over") ? try takeTime() : nil
  }
}
