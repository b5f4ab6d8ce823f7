import ScenarioLanguage

/// One kind of line or phrase that the language has, named as its file of the reference is.
///
/// The list is closed: a new kind must be explained, with a scenario that shows it.
enum Construct: String, CaseIterable {
  case action, advance, animate, answerCondition, answerOverride, anyOrder, anything, before
  case behavior, call, capture, chain, chainStep, change, click, comment, compute
  case controllerDelegateAnswer, delegateAnswer, device, comparison, component, drag, element
  case event, eventOverride, exactly, expectedCapture, finger, fingers, gap, hiddenLine
  case hitTestOverride, howOften, inOrder, limit, moment, never, neverValue, nothing, part
  case perform, pinch, pointInsideOverride, pointer, press, pressure, preventionOverride
  case reaction, remote, removal, repetition, requirement, rotate, scrollOverride, set, states
  case swipe, system, tap, target, trace, usedScene, value, valueRange, variant
  case viewDelegateAnswer, wait

  /// The name of its file: `hit-test-override`.
  var code: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}

// Which constructs a scenario has. Every case is named, so that a new one must be explained.

extension Scenario {
  /// The constructs that the scenario has; those that leave nothing behind when it is understood,
  /// such as a comment, are not among them.
  var constructs: Set<Construct> {
    var found: Set<Construct> = []
    if variant != nil { found.insert(.variant) }
    if !limits.isEmpty { found.insert(.limit) }
    if !scene.requirements.isEmpty { found.insert(.requirement) }
    if !scene.behavior.isEmpty { found.insert(.behavior) }
    for element in [scene.application, scene.delegate, scene.windowScene] {
      element.collect(into: &found)
    }
    for element in scene.windows + scene.controllers + scene.views + scene.timers {
      element.collect(into: &found)
    }
    for step in steps { step.action.collect(into: &found) }
    for block in expectations {
      found.insert(block.mode.construct)
      for expectation in block.expectations { expectation.statement.collect(into: &found) }
    }
    return found
  }
}

extension SceneElement {
  fileprivate func collect(into found: inout Set<Construct>) {
    if !isImplied { found.insert(.element) }
    for override in overrides {
      found.insert(override.rule.construct)
      if override.condition != nil { found.insert(.answerCondition) }
    }
    if delegateAnswers.contains(where: { $0.condition != nil }) { found.insert(.answerCondition) }
    if !delegateAnswers.isEmpty { found.insert(.delegateAnswer) }
    if !viewDelegateAnswers.isEmpty { found.insert(.viewDelegateAnswer) }
    if !controllerDelegateAnswers.isEmpty { found.insert(.controllerDelegateAnswer) }
    if !targets.isEmpty { found.insert(.target) }
    if !actions.isEmpty { found.insert(.action) }
    if !parts.isEmpty { found.insert(.part) }
    for child in children + parts { child.collect(into: &found) }
  }
}

extension Override {
  fileprivate var construct: Construct {
    switch self {
    case .answer(.touchesShouldBegin, _, _), .answer(.touchesShouldCancel, _, _): .scrollOverride
    case .answer: .answerOverride
    case .canBePrevented, .canPrevent: .preventionOverride
    case .hitTest: .hitTestOverride
    case .pointInside: .pointInsideOverride
    case .event: .eventOverride
    }
  }
}

extension StepAction {
  fileprivate func collect(into found: inout Set<Construct>) {
    switch self {
    case .advance: found.insert(.advance)
    case .click: found.insert(.click)
    case .device: found.insert(.device)
    case .drag: found.insert(.drag)
    case .fingerLifts, .fingerMoves, .fingerTouches: found.insert(.finger)
    case .fingerPresses, .fingerRolls: found.insert(.pressure)
    case .fingersLift, .fingersMove, .fingersTouch: found.insert(.fingers)
    case .pinch: found.insert(.pinch)
    case .pointerLeaves, .pointerMoves: found.insert(.pointer)
    case .press: found.insert(.press)
    case .program(let action): action.collect(into: &found)
    case .reaction(_, let action):
      found.insert(.reaction)
      action.collect(into: &found)
    case .remote: found.insert(.remote)
    case .repetition(_, let steps):
      found.insert(.repetition)
      for step in steps { step.action.collect(into: &found) }
    case .rotate: found.insert(.rotate)
    case .swipe: found.insert(.swipe)
    case .system: found.insert(.system)
    case .tap: found.insert(.tap)
    case .wait: found.insert(.wait)
    }
  }
}

extension ProgramAction {
  fileprivate func collect(into found: inout Set<Construct>) {
    switch self {
    case .animate(let action, _):
      found.insert(.animate)
      action.collect(into: &found)
    case .call: found.insert(.call)
    case .capture: found.insert(.capture)
    case .chain: found.insert(.chainStep)
    case .compute: found.insert(.compute)
    case .perform(let action, _):
      found.insert(.perform)
      action.collect(into: &found)
    case .set: found.insert(.set)
    }
  }
}

extension ExpectationBlock.Mode {
  fileprivate var construct: Construct {
    switch self {
    case .anyOrder: .anyOrder
    case .anything: .anything
    case .exactly: .exactly
    case .inOrder: .inOrder
    case .nothing: .nothing
    case .trace: .trace
    }
  }
}

extension ExpectationStatement {
  fileprivate func collect(into found: inout Set<Construct>) {
    switch self {
    case .before(let left, let right):
      found.insert(.before)
      left.collect(into: &found)
      right.collect(into: &found)
    case .capture: found.insert(.expectedCapture)
    case .chain: found.insert(.chain)
    case .event(let pattern):
      found.insert(.event)
      pattern.collect(into: &found)
    case .gap: found.insert(.gap)
    case .never(let pattern):
      found.insert(.never)
      pattern.collect(into: &found)
    case .neverValue(let value):
      found.insert(.neverValue)
      value.collect(into: &found)
    case .states: found.insert(.states)
    case .value(let value):
      found.insert(.value)
      value.collect(into: &found)
    }
  }
}

extension EventPattern {
  fileprivate func collect(into found: inout Set<Construct>) {
    if repetition != .once { found.insert(.howOften) }
    if moment != nil { found.insert(.moment) }
  }
}

extension ValueExpectation {
  fileprivate func collect(into found: inout Set<Construct>) {
    if comparison != .equal { found.insert(.comparison) }
    if case .range = value { found.insert(.valueRange) }
    if subject.component != nil { found.insert(.component) }
  }
}
