import ScenarioLanguage
import TouchEngine
import TraceModel

/// A reader of the lines that TouchTrace prints for the events of expectations.
struct LoggedLineReader {
  /// Why a log has no line for an event.
  struct Omission: Error {
    /// The reason, as the end of a sentence.
    var reason: String
  }

  /// The names that TouchTrace prints: of the windows, controllers, views, and recognizers that the
  /// code names, and of the recognizers that scroll views and navigation controllers have.
  ///
  /// It prints the class of anything else.
  let names: Set<String>

  /// The tolerance for moments, in milliseconds: a test's steps take time themselves.
  static let tolerance = 50.0

  /// Whether the test runs in the app's own process.
  private let isInApp: Bool

  private let elements: [String: SceneElement]

  /// The objects to whose events the program reacts, or whose targets it changes.
  private let reacting: Set<String>
  private let retargeted: Set<String>

  init(_ scenario: Scenario, isInApp: Bool) {
    self.isInApp = isInApp
    var elements: [String: SceneElement] = [:]
    names = scenario.scene.loggedNames { elements[$0.name.text] = $0 }
    self.elements = elements
    var reacting: Set<String> = []
    var retargeted: Set<String> = []
    func collect(_ steps: [Step]) {
      for step in steps {
        switch step.action {
        case .reaction(let pattern, let action):
          reacting.insert(pattern.subject.text)
          collect(action)
        case .repetition(_, let body): collect(body)
        case .program(let action): collect(action)
        default: break
        }
      }
    }
    func collect(_ action: ProgramAction) {
      switch action {
      case .animate(let inner, _), .perform(let inner, _): collect(inner)
      case .call(let call) where call.method == .addTarget || call.method == .removeTarget:
        retargeted.insert(call.object.text)
      case .call, .capture, .chain, .compute, .set: break
      }
    }
    collect(scenario.steps)
    self.reacting = reacting
    self.retargeted = retargeted
  }

  /// Whether TouchTrace prints a name for an object: the setup's own, or a cell's, which the
  /// setup's data source gives it.
  func isNamed(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard let part = PartName(name), let owner = elements[part.owner] else { return false }
    return owner.elementClass.cells != nil
      && (part.word.utf8.last.map { (48...57).contains($0) } ?? false)
  }

  /// The reason for which nothing about an object is asserted.
  func unnamed(_ name: String) -> String { "a log has no name for `\(name)`" }

  /// Whether the program does something when a line is printed.
  func hasReactions(_ line: LoggedLine) -> Bool {
    guard let name = line.name, reacting.contains(name) else { return false }
    return line.word == "fires" || UIControl.Event.allWords.contains(line.word)
  }

  /// Whether all controls among some objects have targets for an event.
  func haveTargets(_ names: Set<String>, for event: String) -> Bool {
    names.allSatisfy { name in
      guard let element = elements[name], element.elementClass.isControl else { return true }
      return !retargeted.contains(name) && element.targetedEvents.contains(event)
    }
  }

  // MARK: Lines

  /// Returns the line for an event that happens, or never does, or why there's none.
  func line(_ pattern: EventPattern, isForbidden: Bool = false) -> Result<LoggedLine, Omission> {
    do throws(Omission) {
      var line = try lineWithoutTime(pattern)
      if case .times(let least, let most) = pattern.repetition {
        if line.isMove {
          let reason = "a device reports a moving finger at its own rate"
          guard least > 0 else { throw Omission(reason: reason) }
          line.weakness = reason
        } else {
          line.times = least...(most ?? Int.max)
        }
      }
      if pattern.moment != nil, !isInApp {
        guard !isForbidden else { throw Omission(reason: Self.untimed) }
        line.weakness = Self.untimed
      } else if let moment = pattern.moment {
        line.milliseconds = try milliseconds(
          of: moment, tolerance: isForbidden ? -Self.tolerance : Self.tolerance)
      }
      return .success(line)
    } catch {
      return .failure(error)
    }
  }

  private func lineWithoutTime(_ pattern: EventPattern) throws(Omission) -> LoggedLine {
    let word = pattern.word.text
    let hidden = Omission(reason: "no log shows `\(word)`")
    guard pattern.detail.allSatisfy({ !$0.hasWildcard }) else { throw hidden }
    let detail = pattern.detail.map { $0.text }
    if word == "hit" { return try hit(detail.first) }
    if detail.first == "=" { return try assignment(pattern, detail) }
    if pattern.subject == .any {
      guard Self.isTouchMethod(word), detail.isEmpty, pattern.sender == nil else {
        throw hidden
      }
      return LoggedLine(name: nil, event: word)
    }
    let name = pattern.subject.text
    guard isNamed(name) else { throw Omission(reason: unnamed(name)) }
    if pattern.word == .any { return LoggedLine(name: name, event: "") }
    guard !pattern.word.hasWildcard else { throw hidden }
    var line: LoggedLine
    if Self.isTouchMethod(word), detail.isEmpty {
      line = LoggedLine(name, word + (pattern.sender == nil ? "" : " (passed on)"))
    } else if Self.isShownState(word), detail.isEmpty, isRecognizer(name) {
      line = LoggedLine(name, word)
    } else if word == "fires" {
      line = try fire(name, detail)
    } else if Self.isControlEvent(word), detail.isEmpty, isControl(name) {
      line = LoggedLine(name, word)
    } else {
      line = try delegateCall(name, word, detail)
    }
    if pattern.receiver != nil {
      line.weakness = "a log doesn't say whom a line reaches"
      line.isSend = line.isSend || word == "fires"
    }
    return line
  }

  private func hit(_ view: String?) throws(Omission) -> LoggedLine {
    guard let view, view == "nothing" || isNamed(view) else {
      throw Omission(reason: unnamed(view ?? "*"))
    }
    return LoggedLine(view, "hit", text: "hit \(view)")
  }

  /// Returns the line that the code prints when it sets a property.
  private func assignment(
    _ pattern: EventPattern, _ detail: [String]
  ) throws(Omission) -> LoggedLine {
    let value = detail.dropFirst().joined(separator: " ")
    // The code prints a number with all its decimals.
    guard Double(detail.last ?? "") == nil else {
      throw Omission(reason: "a log rounds numbers in another way")
    }
    let event = "program → \(pattern.subject.text): \(pattern.word.text) = \(value)"
    return LoggedLine("", event, text: event)
  }

  private func fire(_ name: String, _ detail: [String]) throws(Omission) -> LoggedLine {
    let state = detail.first
    if isRecognizer(name) {
      guard !retargeted.contains(name) else {
        throw Omission(reason: "a log doesn't show which targets a recognizer calls")
      }
      guard detail.count <= 1 else { throw Omission(reason: "a log has no values") }
      guard let state else { return LoggedLine(name: name, event: "fires ") }
      guard Self.isShownState(state) else { throw Omission(reason: "a log has no actions") }
      return LoggedLine(name, "fires \(state)")
    }
    // TouchTrace logs what the control sends, and not whom it calls.
    guard detail.count == 1, let event = state, Self.isControlEvent(event),
      let element = elements[name], !retargeted.contains(name),
      element.targetedEvents.contains(event)
    else { throw Omission(reason: "a log doesn't show which targets a control calls") }
    var line = LoggedLine(name, event)
    line.isSend = true
    return line
  }

  private func delegateCall(
    _ name: String, _ word: String, _ detail: [String]
  ) throws(Omission) -> LoggedLine {
    guard let element = elements[name], element.elementClass.isScrollView,
      let call = DelegateCall(word),
      !element.delegateAnswers.contains(where: { $0.method.word == word })
    else { throw Omission(reason: "no log shows `\(word)`") }
    guard isInApp else { throw Omission(reason: "only the app's own delegate could log it") }
    guard detail.isEmpty || call.hasDetail else { throw Omission(reason: "a log has no values") }
    let event = ([word] + detail).joined(separator: " ")
    let isWhole = !call.hasDetail || detail.last.map { Int($0) != nil || Bool($0) != nil } ?? false
    var line = isWhole ? LoggedLine(name, event) : LoggedLine(name: name, event: event)
    line.call = call
    return line
  }

  private static let untimed = "XCUITest decides when a gesture begins"

  // MARK: Objects

  private func isRecognizer(_ name: String) -> Bool {
    guard let element = elements[name] else { return names.contains(name) }
    return element.elementClass.kind == .recognizer
  }

  private func isControl(_ name: String) -> Bool { elements[name]?.elementClass.isControl ?? false }

  // MARK: Moments

  private func milliseconds(
    of moment: ExpectedMoment, tolerance: Double
  ) throws(Omission) -> ClosedRange<Double> {
    guard moment.origin == nil else {
      throw Omission(reason: "a test compares moments only with its beginning")
    }
    let time = moment.time.milliseconds
    let (least, most): (Double, Double) =
      switch moment.relation {
      case .at, .compared(.equal): (time, time)
      case .by, .compared(.less), .compared(.lessOrEqual): (0, time)
      case .compared(.greater), .compared(.greaterOrEqual): (time, .infinity)
      case .compared(.notEqual): (0, .infinity)
      case .upTo(let span, _): (time, time + span.milliseconds)
      case .within(let span): (time - span.milliseconds, time + span.milliseconds)
      }
    let first = least == 0 ? 0 : max(0, least - tolerance)
    guard first <= most + tolerance else {
      throw Omission(reason: "a test can't tell such a short time")
    }
    return first...(most + tolerance)
  }

  // MARK: Values

  /// Whether the code can compare a property with a value.
  func isReadable(_ expected: ValueExpectation) -> Bool {
    guard isInApp else { return false }
    let subject = expected.subject
    guard elements[subject.subject.text] != nil || names.contains(subject.subject.text) else {
      return false
    }
    if let space = subject.space, space.text != PropertyReference.windowSpace,
      !names.contains(space.text)
    {
      return false
    }
    // UIKit's other paths are of several cells.
    if case .cell = subject.property.kind, subject.property.name != "indexPathForSelectedRow" {
      return false
    }
    switch expected.value {
    case .boolean, .range: return true
    case .words(let words): return words.count == 1
    case .names(let others): return others.count == 1 && elements[others[0]] != nil
    case .numbers(let numbers):
      if numbers.count == 1 { return subject.property.kind != .time }
      return subject.property.kind == .point || subject.property.kind == .size
    case .captured, .text, .transform: return false
    }
  }

  // MARK: Words

  private static func isTouchMethod(_ word: String) -> Bool {
    TraceEvent.Method(rawValue: word)?.family == .touches
  }

  /// Whether TouchTrace prints a state; UIKit fails some recognizers without the call that it
  /// watches.
  private static func isShownState(_ word: String) -> Bool {
    guard let state = TraceEvent.State(rawValue: word) else { return false }
    return state != .possible && state != .failed
  }

  private static func isControlEvent(_ word: String) -> Bool {
    TraceEvent.ControlEvent(rawValue: word).map { $0 != .events } ?? false
  }
}

extension SceneElement {
  /// The events for which a control calls the targets that it has from the beginning.
  fileprivate var targetedEvents: [String] {
    let usual = elementClass.defaultEvent
    for setting in properties where setting.property == .allControlEvents {
      if case .words(let words) = setting.value { return words }
      return []
    }
    return targets.isEmpty ? usual : targets.flatMap { $0.events.isEmpty ? usual : $0.events }
  }
}

extension Scene {
  /// Returns the names that TouchTrace prints, and calls a function with each element that has one.
  fileprivate func loggedNames(_ body: (SceneElement) -> Void) -> Set<String> {
    var names: Set<String> = []
    var rest = windows + controllers + views
    while let element = rest.popLast() {
      rest += element.children + element.parts
      let name = element.name.text
      for description in [ClassDescription.scrollView, .navigationController]
      where element.elementClass.inherits(from: description) {
        let parts = description.parts.filter { $0.naming == .ofOwner }
        names.formUnion(parts.map { PartName($0.word, of: name).text })
      }
      switch element.elementClass.kind {
      case .timer, .barButtonItem: continue
      default: break
      }
      // Of the parts that UIKit creates, TouchTrace names only these recognizers.
      if names.contains(name) || !isPart(element) { body(element) }
      if !isPart(element) { names.insert(name) }
    }
    return names
  }

  private func isPart(_ element: SceneElement) -> Bool { PartName(element.name.text) != nil }
}
