import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TouchEngine
import TraceModel
import UIKitCode

/// A search in a run's trace for the changes that may make its expectations true.
struct CandidateFinder {
  let trace: Trace
  let editor: SetupEditor
  let subjects: RepairSubjects

  /// The views that fingers hit, in order.
  let hits: [ParticipantID]

  /// The recognizers that received touches, in order.
  let recipients: [ParticipantID]

  private(set) var candidates: [RepairCandidate] = []

  /// The edits of all candidates, as text; of many recognizers, each pair has several.
  private var known: Set<String> = []

  init(_ trace: Trace, _ editor: SetupEditor, _ subjects: RepairSubjects) {
    self.trace = trace
    self.editor = editor
    self.subjects = subjects
    var hits: [ParticipantID] = []
    var recipients: [ParticipantID] = []
    for event in trace.events {
      switch event.payload {
      case .hit(.some(let view)): if !hits.contains(view) { hits.append(view) }
      case .offer(.takes, _): if !recipients.contains(event.to) { recipients.append(event.to) }
      default: break
      }
    }
    self.hits = hits
    self.recipients = recipients
    for event in trace.events {
      addDelivery(event)
      addContest(event)
      addHitTesting(event)
      addMeasures(event)
    }
    addAttachments()
    addProgram()
    addAnswersAndSettings()
    addPairs()
    addExclusions()
    addScrolling()
  }

  /// The candidates, with those about the unmet expectations and small ones first.
  var ordered: [RepairCandidate] {
    candidates.stablySorted { cost($0) < cost($1) }
  }

  /// Returns the place of a candidate among others.
  private func cost(_ candidate: RepairCandidate) -> Int {
    let isAbout = candidate.names.contains { subjects.all.contains($0) }
    return candidate.kind.weight * 2 + candidate.extra + (isAbout ? 0 : 5)
  }

  // MARK: Adding

  /// The writer of the changes in UIKit code.
  var code: RepairCodeWriter { RepairCodeWriter(editor: editor) }

  /// Adds a change, unless it can't be made, in the scenario or in an app, or was added before.
  mutating func add(
    _ kind: RepairKind, _ title: String, _ edits: [SourceEdit]?, _ code: RepairCode?,
    about names: [String], price: RepairPrice = RepairPrice(), extra: Int = 0
  ) {
    guard let edits, let code, names.allSatisfy(isPublished) else { return }
    let key = edits.reduce("") {
      $0 + "\($1.range.lowerBound)-\($1.range.upperBound) \($1.replacement)\n"
    }
    guard known.insert(key).inserted else { return }
    candidates.append(
      RepairCandidate(
        kind: kind, title: title, edits: edits, code: code, names: names, price: price,
        extra: extra))
  }

  /// Returns whether an app's code can reach a participant, which it can't if UIKit keeps it private.
  private func isPublished(_ name: String) -> Bool {
    guard let part = PartName(name) else {
      let isOfUIKit = participant(name)?.isBroughtByUIKit ?? false
      return !isOfUIKit || code.bar(name) != nil
    }
    let described = editor.element(part.owner)?.elementClass.part(named: part.word)
    return described.map { $0.path.members != nil } ?? true
  }

  /// Adds a change of a property.
  mutating func set(
    _ property: String, _ value: String, of name: String, _ others: [String] = [],
    kind: RepairKind = .property, extra: Int = 0
  ) {
    let present = editor.element(name)?.properties.last { $0.property.name == property }
    guard present?.valueText != value else { return }
    add(
      kind, "set `\(property)` of `\(name)` to \(value)",
      editor.setting(property, to: value, of: name),
      code.assignment(property, expression(value, of: property, name), of: name),
      about: [name] + others, price: price(of: property, value, name), extra: extra)
  }

  /// Returns a value as UIKit code.
  private func expression(_ value: String, of property: String, _ name: String) -> Expression {
    if case .words? = editor.element(name)?.elementClass.property(named: property)?.kind {
      return .options(value.split(separator: " ").map { String($0) })
    }
    // A time is in seconds.
    let bytes = Array(value.utf8)
    guard bytes.suffix(2) == [UInt8(ascii: "m"), UInt8(ascii: "s")],
      let milliseconds = Int(String(decoding: bytes.dropLast(2), as: UTF8.self))
    else { return .token(value) }
    let fraction = String(String(1000 + milliseconds % 1000).utf8.dropFirst()) ?? "000"
    var digits = Array(fraction.utf8)
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return .token("\(milliseconds / 1000)." + String(decoding: digits, as: UTF8.self))
  }

  // MARK: The trace

  func name(_ id: ParticipantID) -> String { trace.name(of: id) }

  func isRecognizer(_ id: ParticipantID) -> Bool { trace[id]?.kind == .recognizer }

  func isView(_ id: ParticipantID) -> Bool { trace[id]?.kind == .view }

  /// Returns the view of a recognizer, or the superview of a view.
  func parent(_ id: ParticipantID) -> ParticipantID? {
    guard let parent = trace[id]?.parent, trace[parent] != nil else { return nil }
    return parent
  }

  /// Returns a view and the views around it.
  func lineage(_ id: ParticipantID) -> [ParticipantID] {
    var line: [ParticipantID] = []
    var next: ParticipantID? = id
    while let id = next, isView(id) || trace[id]?.kind == .viewController, !line.contains(id) {
      if isView(id) { line.append(id) }
      next = parent(id)
    }
    return line
  }

  /// Returns whether a view is another one or inside it, or inside a window.
  func isInside(_ id: ParticipantID, _ other: ParticipantID) -> Bool {
    lineage(id).contains(other) || trace[other]?.kind == .window && window(of: id) == other
  }

  /// Returns the window that a view is in, or a window itself.
  func window(of id: ParticipantID) -> ParticipantID? {
    let top = lineage(id).last.flatMap { parent($0) } ?? id
    return trace[top]?.kind == .window ? top : nil
  }

  func participant(_ name: String) -> Participant? {
    trace.participants.first { $0.name == name }
  }

  /// Returns the class of a participant, if the setup declares it or it is a known one.
  func elementClass(_ id: ParticipantID) -> ClassDescription? {
    code.elementClass(of: name(id)) ?? editor.scenario.classes[trace[id]?.className ?? ""]
  }

  /// Returns the scroll view that has added a recognizer such as `pan of scroll` to itself.
  func scrollView(of recognizer: ParticipantID) -> String? {
    guard isRecognizer(recognizer), trace[recognizer]?.isBroughtByUIKit == true,
      let view = parent(recognizer), elementClass(view)?.inherits(from: .scrollView) == true
    else { return nil }
    return name(view)
  }
}
