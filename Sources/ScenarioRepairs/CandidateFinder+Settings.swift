import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

extension CandidateFinder {
  /// Adds the opposite of answers and settings of the participants that took part.
  mutating func addAnswersAndSettings() {
    for place in editor.places where takesPart(place.element.name.text) {
      let element = place.element
      let name = element.name.text
      // Without its menu, a button loses what the menu offers.
      for setting in element.properties where setting.property.name != "menu" {
        if case .boolean(let value) = setting.value {
          set(setting.property.name, value ? "false" : "true", of: name)
        } else if case .count(let count) = setting.value, count > 1,
          setting.property.name.hasPrefix("numberOf") || setting.property.name.hasPrefix("minimum")
        {
          if element.elementClass.kind == .recognizer {
            set(setting.property.name, "1", of: name, extra: 6)
          }
        }
      }
      let code = code
      for answer in element.delegateAnswers where !addGoingBack(answer, of: name) {
        addOpposite(answer.range, "the delegate of `\(name)`", answer.method.word, [name]) {
          code.answer(answer, $0, of: element)
        }
      }
      for rule in element.overrides { addOverride(rule, of: element) }
    }
  }

  /// Adds the answer with which a navigation controller's recognizer goes back, except from the first page,
  /// and returns whether there's such a recognizer: always to decline would keep every page.
  private mutating func addGoingBack(_ answer: DelegateAnswer, of name: String) -> Bool {
    guard let part = PartName(name), part.word == "pop" || part.word == "contentPop",
      answer.method == .shouldBegin
    else { return false }
    add(
      .otherAnswer, "let `\(name)` begin only if `\(part.owner)` has more than one controller",
      editor.replacing(
        answer.range, "delegate shouldBegin: true when \(part.owner) viewControllers.count > 1"),
      code.goingBack(name, in: part.owner), about: [name])
    return true
  }

  /// Returns whether a run is about a participant: it did or received something, or is looked for.
  private func takesPart(_ name: String) -> Bool {
    if subjects.all.contains(name) { return true }
    guard let participant = participant(name) else { return false }
    return recipients.contains(participant.id) || hits.contains { isInside($0, participant.id) }
      || trace.events.contains { $0.from == participant.id && $0.kind == .hitTestResult }
  }

  /// Adds the opposite of an answer, and its removal.
  private mutating func addOpposite(
    _ range: Range<Int>, _ owner: String, _ question: String, _ names: [String],
    _ code: (Bool) -> RepairCode? = { _ in nil }
  ) {
    let line = editor.source[range]
    if let (edits, now) = editor.flipping(range) {
      add(
        .otherAnswer, "let \(owner) return \(now) from \(question)", edits,
        code(now) ?? .comment("Return \(now) from \(question) in \(owner)."), about: names)
    }
    add(
      .otherAnswer, "remove `\(line)`", editor.removing(range),
      .comment("Remove the method \(question) from \(owner)."), about: names)
  }

  private mutating func addOverride(_ rule: OverrideRule, of element: SceneElement) {
    let name = element.name.text
    switch rule.rule {
    case .answer(let method, _, _):
      addOpposite(rule.range, "the class of `\(name)`", method.word, [name])
    case .event(let method, .handles):
      if editor.scenario.sources.isOwn(rule.range) {
        let line = editor.source[rule.range]
        add(
          .otherAnswer, "call super in `\(method.name)` of `\(name)`",
          [SourceEdit(range: rule.range, replacement: line + " and forwards")],
          code.forwarding(method, of: element), about: [name], extra: -2)
      }
      addRemoval(rule, name, method.name)
    case .event(let method, _): addRemoval(rule, name, method.name)
    case .hitTest: addRemoval(rule, name, "hitTest(_:with:)")
    case .pointInside: addRemoval(rule, name, "point(inside:with:)")
    }
  }

  private mutating func addRemoval(_ rule: OverrideRule, _ name: String, _ method: String) {
    add(
      .otherAnswer, "remove `\(editor.source[rule.range])` from `\(name)`",
      editor.removing(rule.range),
      .comment("Remove the override of \(method) from the class of \(name)."), about: [name])
  }

  // MARK: Numbers

  /// Adds other limits where a recognizer failed, or succeeded, by its numbers.
  mutating func addMeasures(_ event: TraceEvent) {
    if case .offer(.takes, .touch(2...)) = event.payload,
      editor.element(name(event.to))?.elementClass.inherits(from: .panGestureRecognizer) ?? false
    {
      set("maximumNumberOfTouches", "1", of: name(event.to))
    }
    guard isRecognizer(event.to), case .state(let state) = event.payload, let reason = event.reason
    else { return }
    let name = name(event.to)
    guard let element = editor.element(name) else { return }
    let isPress = element.elementClass.inherits(from: .longPressGestureRecognizer)
    switch (state, reason.cause) {
    case (.failed, .moved), (.failed, .movedAfter), (.failed, .drifted):
      if isPress { setAllowableMovement(event, name) }
    case (.failed, .fingerLifted), (.failed, .lastFingerLifted), (.failed, .aFingerLifted),
      (.failed, .liftedTooSoon), (.failed, .pressed):
      guard isPress, let start = start(before: event) else { return }
      let held = Int((event.time.milliseconds - start.time.milliseconds) / 50) * 50
      set("minimumPressDuration", "\(max(50, held - 50))ms", of: name)
    case (.failed, .noFurtherTap): set("numberOfTapsRequired", "1", of: name)
    case (.failed, .missingFingers), (.failed, .noFurtherFinger), (.failed, .liftedWithFingers):
      if let count = reason.measure?.value, count >= 1 {
        set(touchCount(of: element, "minimum"), "\(Int(count))", of: name)
      }
    case (.failed, .fingersOfAtMost), (.failed, .fingers):
      if let count = reason.measure?.value, count >= 1 {
        set(touchCount(of: element, "maximum"), "\(Int(count))", of: name)
      }
    case (.failed, .movedTheOtherWay), (.failed, .hasNoDirection): setDirections(name)
    case (.failed, .otherButtons):
      for button in ["primary", "secondary"] { set("buttonMaskRequired", button, of: name) }
    case (.began, _) where isPress:
      guard subjects.unwanted.contains(name), let start = start(before: event) else { return }
      let held = Int(event.time.milliseconds - start.time.milliseconds)
      set("minimumPressDuration", "\(held * 2)ms", of: name, extra: 2)
    default: break
    }
    if state == .failed, element.elementClass.inherits(from: .swipeGestureRecognizer) {
      setDirections(name)
    }
  }

  private mutating func setDirections(_ name: String) {
    for word in ["left", "right", "up", "down"] { set("direction", word, of: name) }
    set("direction", "left right", of: name, extra: 1)
    set("direction", "up down", of: name, extra: 1)
  }

  private func touchCount(of element: SceneElement, _ bound: String) -> String {
    element.elementClass.inherits(from: .panGestureRecognizer)
      ? "\(bound)NumberOfTouches" : "numberOfTouchesRequired"
  }

  /// Returns the touch-down before an event.
  private func start(before event: TraceEvent) -> TraceEvent? {
    trace.events[..<event.index].last {
      if case .finger(.touches, _, _) = $0.payload { true } else { false }
    }
  }

  /// Allows as much movement as the finger makes.
  private mutating func setAllowableMovement(_ event: TraceEvent, _ name: String) {
    guard let start = start(before: event), let origin = start.location else { return }
    var farthest = 0.0
    for later in trace.events[start.index...] where later.kind == .finger {
      if later.index > start.index, case .finger(.touches, _, _) = later.payload { break }
      guard let place = later.location else { continue }
      let (x, y) = (place.x - origin.x, place.y - origin.y)
      farthest = max(farthest, (x * x + y * y).squareRoot())
    }
    set("allowableMovement", "\((Int(farthest) / 10 + 1) * 10)", of: name)
  }
}
