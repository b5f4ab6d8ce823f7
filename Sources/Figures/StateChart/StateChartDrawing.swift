import TraceModel

/// A state machine and a recognizer's transitions in it, as SVG: possible transitions are subdued,
/// and actual ones strong.
struct StateChartDrawing {
  private let machine: StateMachine
  private let steps: [StateStep]
  private let map: StateChartMap

  init(of machine: StateMachine, taking steps: [StateStep]) {
    self.machine = machine
    self.steps = steps
    map = StateChartMap(isContinuous: machine.isContinuous)
  }

  /// The size of the drawing.
  var size: (width: Double, height: Double) { map.size }

  /// The complete drawing, from back to front.
  var content: [Markup] {
    var markup = Markup()
    writeQuietArrows(to: &markup)
    var taken: [StateMachine.Transition] = []
    for step in steps where !taken.contains(step.transition) { taken.append(step.transition) }
    markup.write(.g, [.class("decision")], isEmpty: taken.isEmpty) { arrows in
      for transition in taken { write(transition, to: &arrows) }
    }
    for state in machine.states { write(state, to: &markup) }
    let reset = map.resetLabel
    markup.write(
      .text, [.class("fig-sort"), Markup.Attribute(.x, reset.x), Markup.Attribute(.y, reset.y)],
      text: "reset")
    return [markup]
  }

  /// Writes the transitions that weren't taken, and the initial state.
  private func writeQuietArrows(to markup: inout Markup) {
    let possible = map.place(of: .possible)
    let top = possible.y - StateChartMap.halfHeight
    var lines: PathData = "M\(possible.x) \(top - 14)v8"
    var heads: PathData =
      "M\(possible.x) \(top)l-4-7h8zM\(possible.x - 2.5) \(top - 15)a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"
    for transition in machine.transitions
    where !steps.contains(where: { $0.transition == transition }) {
      guard let route = map.route(of: transition) else { continue }
      lines += route.line
      heads += route.head
    }
    markup.write(.g, [.class("chain")]) { quiet in
      quiet.write(path: lines, "fig-dashed")
      quiet.write(path: heads)
    }
  }

  private func write(_ transition: StateMachine.Transition, to markup: inout Markup) {
    guard let route = map.route(of: transition) else { return }
    markup.write(path: route.line, "fig-open")
    markup.write(path: route.head)
    var numbers: [Int] = []
    var count = 0
    for (place, step) in steps.enumerated() where step.transition == transition {
      numbers.append(place + 1)
      count += step.count
    }
    var place = route.label
    var label = Self.list(of: numbers)
    if let wide = route.wideLabel, FontFace.laneName.width(of: label) > place.limit { place = wide }
    if FontFace.laneName.width(of: label) > place.limit { label = Self.shortList(of: numbers) }
    let x = Markup.Attribute(.x, place.x)
    markup.write(
      .text,
      [
        .class(place.isBeside ? "fig-name fig-side" : "fig-name"), x, Markup.Attribute(.y, place.y),
      ],
      text: label)
    guard count > numbers.count else { return }
    markup.write(
      .text, [.class("fig-sort"), x, Markup.Attribute(.y, place.y + 13)], text: "\(count)×")
  }

  private static func list(of numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ", ")
  }

  /// Returns numbers for a label without enough room: from the first to the last.
  private static func shortList(of numbers: [Int]) -> String {
    guard let first = numbers.first, let last = numbers.last, first != last else {
      return list(of: numbers)
    }
    return "\(first)…\(last)"
  }

  private func write(_ state: StateMachine.State, to markup: inout Markup) {
    let place = map.place(of: state)
    // Every run begins at `possible`, so the time of a reset would say nothing about its arrival.
    let times = state == .possible ? [] : steps.filter { $0.transition.to == state }
    let isReached = state == .possible || !times.isEmpty
    let width = place.halfWidth * 2
    let height = StateChartMap.halfHeight * 2
    let left = place.x - place.halfWidth
    let outline: PathData =
      "M\(left + 6) \(place.y - 18)h\(width - 12)q6 0 6 6v\(height - 12)q0 6-6 6h-\(width - 12)q-6 0-6-6v-\(height - 12)q0-6 6-6z"
    markup.write(.g, [.class(isReached ? "decision" : "chain")]) { group in
      group.write(path: outline, isReached ? "fig-capsule" : "fig-capsule fig-dashed")
      let time = times.last.map { entry(of: $0, isOnly: times.count == 1, width: width) } ?? ""
      let x = Markup.Attribute(.x, place.x)
      group.write(
        .text,
        (isReached ? [.class("fig-name")] : []) + [
          x, Markup.Attribute(.y, place.y + (time.isEmpty ? 4.5 : -2)),
        ], text: state.rawValue)
      guard !time.isEmpty else { return }
      group.write(
        .text, [.class("fig-sort"), x, Markup.Attribute(.y, place.y + 12)], text: time)
    }
  }

  /// Returns the time when a state was entered, the last time if it was entered more than once.
  private func entry(of step: StateStep, isOnly: Bool, width: Double) -> String {
    let text = step.event.time.readableText
    guard !isOnly || step.count > 1 else { return text }
    let last = "…\(step.end.readableText)"
    return FontFace.small.width(of: last) <= width - 6 ? last : step.end.readableText
  }
}
