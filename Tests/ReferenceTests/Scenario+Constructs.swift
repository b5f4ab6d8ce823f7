import ScenarioLanguage
import TouchEngine

/// One kind of line or phrase that the language has, named as its file of the reference is, but for
/// the forms of expectations, which list themselves.
///
/// The list is closed: a new kind must be explained, with a scenario that shows it.
enum Construct: String, CaseIterable {
  case action, advance, animate, answerCondition, answerOverride, behavior, call, capture
  case chainStep, change, click, comment, compute, controllerDelegateAnswer, delegateAnswer
  case device, comparison, component, drag, element, eventOverride, finger, fingers, hiddenLine
  case hitTestOverride, howOften, limit, moment, part, perform, pinch, pointInsideOverride
  case pointer, press, pressure, preventionOverride, reaction, remote, removal, repetition
  case requirement, rotate, scrollOverride, set, swipe, system, tap, target, usedScene
  case valueRange, variant, viewDelegateAnswer, wait

  /// The names of all files.
  static let allCodes: [String] =
    allCases.map(\.code) + ExpectationStatement.Form.allCases.map(\.rawValue)
    + ExpectationBlock.Mode.Form.allCases.map(\.rawValue)

  /// The name of its file: `hit-test-override`.
  var code: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}

// Which constructs a scenario has. Every case is named, so that a new one must be explained.

extension Scenario {
  /// The names of the files of constructs that the scenario has; those that leave nothing behind when
  /// it is understood, such as a comment, are not among them.
  var constructs: Set<String> {
    let forms = expectations.flatMap { block in
      [block.mode.traits.form.rawValue]
        + block.expectations.map { $0.statement.traits.form.rawValue }
    }
    return Set(kinds.map(\.code) + forms)
  }

  private var kinds: Set<Construct> {
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
    if !delegateAnswers.isEmpty {
      found.insert(
        elementClass.kind == .recognizer
          ? .delegateAnswer
          : elementClass.isScrollView ? .viewDelegateAnswer : .controllerDelegateAnswer)
    }
    if !targets.isEmpty { found.insert(.target) }
    if !actions.isEmpty { found.insert(.action) }
    if !parts.isEmpty { found.insert(.part) }
    for child in children + parts { child.collect(into: &found) }
  }
}

extension Override {
  fileprivate var construct: Construct {
    switch self {
    case .answer(.canBePrevented, _, _), .answer(.canPrevent, _, _): .preventionOverride
    case .answer(let method, _, _): method.subject == .view ? .scrollOverride : .answerOverride
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
    case .activation, .device: found.insert(.device)
    case .drag: found.insert(.drag)
    case .fingerLifts, .fingerMoves, .fingerTouches, .fingerTrembles: found.insert(.finger)
    case .fingerPresses, .fingerRolls: found.insert(.pressure)
    case .fingersLift, .fingersMove, .fingersTouch: found.insert(.fingers)
    case .pinch: found.insert(.pinch)
    case .pointerLeaves, .pointerMoves, .pointerScrolls: found.insert(.pointer)
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

extension ExpectationStatement {
  fileprivate func collect(into found: inout Set<Construct>) {
    for pattern in patterns { pattern.collect(into: &found) }
    switch self {
    case .neverValue(let value), .value(let value): value.collect(into: &found)
    default: break
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
