import ScenarioLanguage
import TouchEngine
import TraceModel

extension CandidateFinder {
  /// Adds changes for a view that hit-testing didn't find.
  mutating func addHitTesting(_ event: TraceEvent) {
    switch event.payload {
    case .hitTestResult(nil): addMiss(event)
    case .hit(.some(let view)): addOverlay(view)
    default: break
    }
  }

  private mutating func addMiss(_ event: TraceEvent) {
    let name = name(event.from)
    let inner = trace.participants.filter { $0.kind == .view && isInside($0.id, event.from) }
    let names = inner.map({ $0.name })
    switch event.reason?.cause {
    case .isHidden: set("isHidden", "false", of: name, names)
    case .isNotInteractive: set("isUserInteractionEnabled", "true", of: name, names)
    case .isTransparent: set("alpha", "1", of: name, names, extra: 1)
    case .isOutside, .isNotInside: addOutside(event, names)
    default: break
    }
  }

  /// Adds methods that find a view, or what's inside it, beyond its bounds.
  private mutating func addOutside(_ event: TraceEvent, _ inner: [String]) {
    let name = name(event.from)
    guard isView(event.from), let elementClass = elementClass(event.from) else { return }
    let distance = event.reason?.distancesOutside.max() ?? 0
    if distance >= 0, distance <= 60, subjects.wanted.contains(where: { inner.contains($0) }) {
      let size = max(10, (Int(distance) / 10 + 1) * 10)
      add(
        .hitTesting, "enlarge the area in which `\(name)` is touched by \(size) points",
        editor.adding("override point(inside:): bounds inset by -\(size) -\(size)", under: name),
        code.subclass(of: elementClass, for: name, [.enlarging(by: size)]),
        about: [name])
    }
    // A descendant that reaches over the bounds can be found only with the view's help.
    for child in inner where child != name && subjects.wanted.contains(child) {
      guard let view = participant(child), let corners = view.geometry?.corners,
        let point = location(at: event.index), contains(corners, point)
      else { continue }
      var edits = editor.adding("override point(inside:): super or inside \(child)", under: name)
      // Views between the two have to find it, too.
      for between in lineage(view.id).dropFirst() {
        if between == event.from { break }
        guard let corners = trace[between]?.geometry?.corners, !contains(corners, point) else {
          continue
        }
        let more = editor.adding(
          "override point(inside:): super or inside \(child)", under: self.name(between))
        edits = edits.flatMap { first in more.map { first + $0 } }
      }
      add(
        .hitTesting, "let `\(name)` find `\(child)` beyond its bounds", edits,
        code.subclass(of: elementClass, for: name, [.includingSubviews]),
        about: [name, child])
    }
  }

  /// Returns the location of the finger whose touch is being looked for.
  private func location(at index: Int) -> CGPoint? {
    trace.events[..<index].last { $0.kind == .finger }?.location
  }

  private func contains(_ corners: [CGPoint], _ point: CGPoint) -> Bool {
    guard let first = corners.first else { return false }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for corner in corners {
      (minX, maxX) = (min(minX, corner.x), max(maxX, corner.x))
      (minY, maxY) = (min(minY, corner.y), max(maxY, corner.y))
    }
    return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Adds changes with which a view lets touches pass to what's behind or around it.
  private mutating func addOverlay(_ hit: ParticipantID) {
    // A view of a recognizer that should act needs the touch just as a view that should.
    let targets = subjects.wanted.compactMap { participant($0) }.compactMap { participant in
      participant.kind == .recognizer ? parent(participant.id) : participant.id
    }
    for target in targets where isView(target) && hit != target {
      if let window = window(of: hit), window != self.window(of: target) {
        addPassing(through: window, hit, to: target)
      }
      let around = lineage(target)
      for view in lineage(hit) {
        if around.contains(view) { break }
        let name = name(view)
        let names = [name, self.name(target)]
        let isControl = elementClass(view)?.isControl ?? false
        set("isUserInteractionEnabled", "false", of: name, names, extra: isControl ? 8 : 0)
        if let elementClass = elementClass(view) {
          add(
            .hitTesting, "let touches pass through `\(name)`, but not through its subviews",
            editor.adding("override hitTest: super unless self", under: name),
            code.subclass(of: elementClass, for: name, [.passingThrough]),
            about: names)
        }
        set("isHidden", "true", of: name, names, kind: .switchedOff)
      }
    }
  }

  /// Adds changes with which a whole window lets touches pass to the windows behind it: the window finds
  /// itself if its views let the touch pass, so it has to let it pass, too.
  private mutating func addPassing(
    through window: ParticipantID, _ hit: ParticipantID, to target: ParticipantID
  ) {
    let names = ([window] + lineage(hit).reversed()).map { name($0) }
    let line = "override hitTest: super unless self"
    let edits = names.compactMap { editor.adding(line, under: $0) }
    let declarations = names.compactMap { name in
      participant(name).flatMap { elementClass($0.id) }.flatMap {
        code.subclass(of: $0, for: name, [.passingThrough])?.declarations
      }
    }
    guard edits.count == names.count, declarations.count == names.count else { return }
    let quoted = names.map { "`\($0)`" }.joined(separator: " and ")
    add(
      .hitTesting, "let touches pass through \(quoted), but not through what's inside",
      edits.flatMap { $0 },
      RepairCode(
        comment: "The classes of \(names.joined(separator: " and ")):",
        declarations: declarations.flatMap { $0 }),
      about: names + [name(target)])
    set("isUserInteractionEnabled", "false", of: name(window), [name(target)])
  }

  // MARK: The views of recognizers

  /// Adds moves of recognizers that received no touch, or too many.
  mutating func addAttachments() {
    for recognizer in trace.participants where recognizer.kind == .recognizer {
      guard editor.element(recognizer.name) != nil, !SetupEditor.isPart(recognizer.name) else {
        continue
      }
      let isWanted = subjects.wanted.contains(recognizer.name)
      let isUnwanted = subjects.unwanted.contains(recognizer.name)
      guard isWanted || isUnwanted || recipients.contains(recognizer.id) else { continue }
      var views: [ParticipantID] = []
      for hit in hits { views += lineage(hit) }
      if let own = recognizer.parent { views += lineage(own) }
      if isUnwanted, let own = recognizer.parent {
        // A sibling of the touched views.
        views += trace.participants.filter { $0.parent == own && $0.kind == .view }.map({ $0.id })
      }
      for view in views { addMove(recognizer.id, to: view) }
    }
  }

  /// Adds a move of a recognizer to another view.
  mutating func addMove(_ recognizer: ParticipantID, to view: ParticipantID) {
    let (recognizerName, viewName) = (name(recognizer), name(view))
    guard isView(view), parent(recognizer) != view, !SetupEditor.isPart(recognizerName) else {
      return
    }
    add(
      .otherView, "add `\(recognizerName)` to `\(viewName)` instead",
      editor.moving(recognizerName, to: viewName),
      code.attachment(recognizerName, to: viewName), about: [recognizerName, viewName])
  }
}
