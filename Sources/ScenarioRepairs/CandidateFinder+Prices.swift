import ScenarioLanguage
import TouchEngine
import TraceModel

/// What a change costs besides what it's for.
struct RepairPrice: Equatable, Sendable {
  /// What stops working or comes late, in sentences.
  var sentences: [String] = []

  /// How many things never work again.
  var harm = 0

  /// The names of the participants that the sentences are about.
  var names: [String] = []
}

// The prices of changes that turn something off, or make it wait.
extension CandidateFinder {
  /// Returns the price of giving a property a value.
  func price(of property: String, _ value: String, _ name: String) -> RepairPrice {
    switch (property, value) {
    case ("isUserInteractionEnabled", "false"):
      let lost = interactive(in: name)
      return lost.isEmpty
        ? RepairPrice()
        : RepairPrice(
          sentences: ["\(Self.quoted(lost)) no longer \(lost.count == 1 ? "gets" : "get") touches"],
          harm: lost.count, names: lost)
    case ("isHidden", "true"):
      let lost = interactive(in: name)
      return RepairPrice(
        sentences: ["`\(name)` can't be seen"], harm: 1 + lost.count, names: [name])
    case ("isEnabled", "false"):
      return RepairPrice(
        sentences: ["`\(name)` no longer does anything"], harm: 2, names: [name])
    case ("isScrollEnabled", "false"):
      return RepairPrice(sentences: ["`\(name)` no longer scrolls"], harm: 2, names: [name])
    case ("allowsSelection", "false"):
      return RepairPrice(
        sentences: ["`\(name)` no longer selects anything"], harm: 2, names: [name])
    default: return RepairPrice()
    }
  }

  /// Returns the price of making a recognizer wait for another.
  func price(ofWaiting first: ParticipantID, for second: ParticipantID) -> RepairPrice {
    let (waiter, other) = (name(first), name(second))
    guard let element = editor.element(other) else { return RepairPrice() }
    if element.elementClass.inherits(from: .tapGestureRecognizer), isOfSeveralTaps(element) {
      return RepairPrice(
        sentences: ["`\(waiter)` waits \(tapInterval.readableText) for a further tap each time"])
    }
    if element.elementClass.inherits(from: .longPressGestureRecognizer) {
      return RepairPrice(
        sentences: ["`\(waiter)` waits until the finger has moved or lifted, or `\(other)` begins"])
    }
    // A pan in any direction takes every drag.
    if let scroll = scrollView(of: first), element.elementClass == .panGestureRecognizer,
      !element.delegateAnswers.contains(where: { $0.method == .shouldBegin })
    {
      return RepairPrice(
        sentences: ["`\(scroll)` no longer scrolls from where `\(other)` is"], harm: 2)
    }
    return RepairPrice()
  }

  /// The time that a tap waits for the next one, which the scenario may set.
  private var tapInterval: VirtualTime {
    let settings = editor.scenario.scene.behavior.filter { $0.field.name == "tapInterval" }
    if case .time(let interval) = settings.last?.value { return interval }
    return UIKitBehavior().tapInterval
  }

  private func isOfSeveralTaps(_ element: SceneElement) -> Bool {
    element.properties.contains { setting in
      if setting.property.name == "numberOfTapsRequired", case .count(let count) = setting.value {
        return count > 1
      }
      return false
    }
  }

  /// Returns the names of the controls, scroll views, and recognizers in a view, itself included,
  /// except those that should not act.
  private func interactive(in view: String) -> [String] {
    guard let id = participant(view)?.id else { return [] }
    var names: [String] = []
    for participant in trace.participants where !subjects.unwanted.contains(participant.name) {
      switch participant.kind {
      case .recognizer where !participant.isBroughtByUIKit:
        guard let own = participant.parent, isInside(own, id) else { continue }
      case .view where !participant.isBroughtByUIKit:
        guard isInside(participant.id, id), let elementClass = elementClass(participant.id),
          elementClass.isControl || elementClass.isScrollView
        else { continue }
      default: continue
      }
      names.append(participant.name)
    }
    return names
  }

  private static func quoted(_ names: [String]) -> String {
    let most = 3
    let shown = names.prefix(most).map { "`\($0)`" }
    guard names.count > shown.count else {
      return shown.count < 2
        ? shown.joined()
        : shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
    }
    return shown.joined(separator: ", ") + " and \(names.count - most) more"
  }
}

extension TraceChanges {
  /// Returns which participants act later in the second run, and by how much, in sentences.
  ///
  /// An action after another finger's touch isn't the same one.
  static func delays(from old: Trace, to new: Trace) -> [String] {
    let before = old.firstActions
    var told: [ParticipantID] = []
    return new.firstActions.compactMap { action in
      guard !told.contains(action.event.from),
        let known = before.first(where: { $0.phrase == action.phrase }),
        known.touchCount == action.touchCount, action.event.time > known.event.time
      else { return nil }
      told.append(action.event.from)
      let delay = action.event.time - known.event.time
      return "`\(new.name(of: action.event.from))` acts \(delay.readableText) later"
    }
  }
}

extension Trace {
  /// The first of the actions with the same phrase, each with the number of touches that began before
  /// it.
  fileprivate var firstActions: [(phrase: String, touchCount: Int, event: TraceEvent)] {
    var touchCount = 0
    var known: Set<String> = []
    return events.compactMap { event in
      if case .finger(.touches, _, _) = event.payload { touchCount += 1 }
      guard event.kind == .action else { return nil }
      let phrase = phrase(for: event)
      return known.insert(phrase).inserted ? (phrase, touchCount, event) : nil
    }
  }
}
