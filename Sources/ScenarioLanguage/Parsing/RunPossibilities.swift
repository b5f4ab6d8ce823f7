import TouchEngine

/// What the setup and the steps of a scenario make possible in its run: the fingers that can touch,
/// and the targets that can be called.
///
/// It's unknown while the steps are being parsed.
final class RunPossibilities {
  /// Whether the steps have been parsed.
  private(set) var areKnown = false

  /// The number of the last finger that can touch, counted generously: no finger that a step names
  /// lifts, and a gesture takes the fingers after these.
  private(set) var lastFinger = 0

  /// The targets of each sender that has a line in the setup.
  private var targets: [String: [TargetAction]] = [:]

  /// Collects what the setup and the steps make possible.
  func collect(from scene: Scene, _ steps: [Step]) {
    let elements = [scene.application, scene.delegate, scene.windowScene] + scene.windows
    for element in elements + scene.controllers + scene.views { collectTargets(of: element) }
    lastFinger = min(10, heldFingers(in: steps) + gestureFingers(in: steps))
    collectTargets(in: steps)
    areKnown = true
  }

  /// Returns the names of the objects that a sender can call, or `nil` when they're unknown, as for
  /// a sender that UIKit creates.
  func targetNames(of sender: String) -> [String]? {
    guard areKnown, let targets = targets[sender] else { return nil }
    var names: [String] = []
    for target in targets {
      switch target.target {
      case .anybody, nil: return nil
      // Several of these objects are named after their actions.
      case .object: names += ["target", target.action ?? "target"]
      case .responder(let name): names.append(name.text)
      }
    }
    return names
  }

  // MARK: Targets

  private func collectTargets(of element: SceneElement) {
    if element.elementClass.callsTargets {
      targets[element.name.text] = element.targets.isEmpty ? [.usual] : element.targets
    }
    for child in element.children + element.parts { collectTargets(of: child) }
  }

  private func collectTargets(in steps: [Step]) {
    for step in steps {
      switch step.action {
      case .program(let action), .reaction(_, let action): collectTarget(of: action)
      case .repetition(_, let body): collectTargets(in: body)
      default: break
      }
    }
  }

  private func collectTarget(of action: ProgramAction) {
    switch action {
    case .animate(let inner, _), .perform(let inner, _): collectTarget(of: inner)
    case .call(let call):
      switch call.arguments {
      case .action(let target), .target(let target):
        guard call.method != .removeTarget else { return }
        targets[call.object.text, default: [.usual]].append(target)
      default: return
      }
    case .capture, .chain, .compute, .set: return
    }
  }

  // MARK: Fingers

  /// The fingers that steps name, or put down without lifting them.
  private func heldFingers(in steps: [Step]) -> Int {
    var named = 0
    var more = 0
    for step in steps {
      switch step.action {
      case .fingerTouches(let finger, _, _): named = max(named, finger)
      case .fingersTouch(let places): more += places.count
      case .repetition(let count, let body): more += count * heldFingers(in: body)
      default: break
      }
    }
    return named + min(more, 10)
  }

  /// The most fingers that one gesture puts down and lifts.
  private func gestureFingers(in steps: [Step]) -> Int {
    var most = 0
    for step in steps {
      switch step.action {
      case .drag(let landing, _, _), .press(let landing, _), .swipe(_, let landing),
        .tap(let landing, _):
        most = max(most, landing.fingers)
      case .pinch, .rotate: most = max(most, 2)
      case .activation, .pointerMoves: most = max(most, 1)
      case .repetition(_, let body): most = max(most, gestureFingers(in: body))
      default: break
      }
    }
    return most
  }
}

extension TargetAction {
  /// The target of a sender for which the text gives none.
  fileprivate static let usual: TargetAction = {
    var target = TargetAction(range: 0..<0)
    target.target = .object
    return target
  }()
}
