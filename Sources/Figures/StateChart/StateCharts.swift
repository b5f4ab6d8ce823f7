package import TraceModel

/// The state machines of recognizers, one small chart each: all states and transitions that a
/// recognizer of the kind can have, and on top of them the transitions of the run, numbered in
/// order.
///
/// `StateLanes` shows when recognizers changed their states; this figure shows what else they could
/// have done. The list of each chart is its text: it has every transition with its time and its
/// cause.
package struct StateCharts: Figure {
  /// The maximum number of charts: more can't be compared at a glance.
  private static let limit = 4

  private struct Chart {
    var recognizer: Participant
    var steps: [StateStep]
  }

  private let trace: Trace
  private let options: FigureOptions
  private let charts: [Chart]

  /// The names of the recognizers beyond the maximum.
  private let others: [String]

  /// Reads the machines of a trace: those that the author pinned first, then those that changed
  /// their state, in the order of the trace, with UIKit's own after the others.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    let choice = LaneChoice(of: trace, options: options)
    var ids = choice.pinned.filter { trace[$0]?.kind == .recognizer }
    for isBroughtByUIKit in [false, true] {
      for participant in trace.participants
      where participant.kind == .recognizer && participant.isBroughtByUIKit == isBroughtByUIKit {
        if !ids.contains(participant.id) { ids.append(participant.id) }
      }
    }
    var charts: [Chart] = []
    var others: [String] = []
    for id in ids where !choice.hides(id) {
      guard let recognizer = trace[id] else { continue }
      let steps = StateStep.steps(of: id, in: trace)
      guard !steps.isEmpty || choice.pinned.contains(id) else { continue }
      if charts.count < Self.limit {
        charts.append(Chart(recognizer: recognizer, steps: steps))
      } else {
        others.append(recognizer.name.nameOrPlaceholder)
      }
    }
    self.charts = charts
    self.others = others
  }

  /// Whether no recognizer leaves its initial state.
  package var isEmpty: Bool { charts.isEmpty }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("State chart", of: options)]
    if charts.isEmpty {
      pieces.append(.note("No recognizer changes its state."))
    } else {
      let steps = StepTimes(of: trace, options: options)
      var columns: [Markup] = []
      for (place, chart) in charts.enumerated() {
        let drawing = [heading(of: chart), picture(of: chart, number: place)]
        // A single chart has its list next to it.
        if charts.count == 1 {
          columns += [.element(.div, [.class("fig-chart")], drawing), list(of: chart, steps)]
        } else {
          columns.append(.element(.div, [.class("fig-chart")], drawing + [list(of: chart, steps)]))
        }
      }
      pieces.append(.element(.div, [.class("fig-columns")], columns))
    }
    if !others.isEmpty {
      pieces.append(
        .note("Not drawn, though their states change: \(others.joined(separator: ", "))."))
    }
    return Markup.element(.figure, [.class("fig fig-statechart")], pieces).bytes
  }

  private func machine(of chart: Chart) -> StateMachine {
    StateMachine(ofClass: chart.recognizer.className, taking: chart.steps)
  }

  private func heading(of chart: Chart) -> Markup {
    let kind = machine(of: chart).isContinuous ? "continuous" : "discrete"
    return .element(
      .div, [.class("fig-note")],
      [
        .element(
          .b, [], [.element(.bdi, text: chart.recognizer.name.nameOrPlaceholder)]),
        .text(": \(trace.role(of: chart.recognizer)), \(kind)"),
      ])
  }

  private func picture(of chart: Chart, number: Int) -> Markup {
    let machine = machine(of: chart)
    let drawing = StateChartDrawing(of: machine, taking: chart.steps)
    let (title, description) = (
      options.id("chart-\(number + 1)-title"), options.id("chart-\(number + 1)-description")
    )
    let name = "State chart of \(chart.recognizer.name.nameOrPlaceholder)"
    let reached = machine.states.count { state in
      state == .possible || chart.steps.contains { $0.transition.to == state }
    }
    var taken = 0
    for step in chart.steps { taken += step.count }
    return .drawing(
      width: drawing.size.width, height: drawing.size.height,
      [
        .class("fig-sequence"), Markup.Attribute(.role, "img"),
        Markup.Attribute(.ariaLabelledby, "\(title) \(description)"),
      ],
      [
        .element(
          .title, [.id(title)], text: options.title.isEmpty ? name : "\(name): \(options.title)"),
        .element(
          .desc, [.id(description)],
          text: "\(reached) of \(machine.states.count) states, \(taken) "
            + (taken == 1 ? "transition" : "transitions")
            + ". The list below has the transitions in their order."),
        .element(.g, [Markup.Attribute(.ariaHidden, "true")], drawing.content),
      ])
  }

  private func list(of chart: Chart, _ times: StepTimes) -> Markup {
    guard !chart.steps.isEmpty else {
      return .note("It stays possible.")
    }
    let items = chart.steps.enumerated().map { place, step in
      Markup.element(
        .li, [],
        [
          .element(
            .span, [.class("decision")] + times.marks(from: step.event.time, to: step.end),
            [.element(.b, text: "\(place + 1)"), .text(" \(step.sentence(in: trace))")])
        ])
    }
    return .element(.ol, [.class("fig-story")], items)
  }
}

extension Trace {
  /// Returns the kind of a recognizer and its view: `long press on B`.
  func role(of recognizer: Participant) -> String {
    let sort = SequenceLane.words(ofRecognizerClass: recognizer.className)
    guard let view = recognizer.parent.flatMap({ self[$0] }) else { return sort }
    return (sort.isEmpty ? "on " : "\(sort) on ") + view.name.nameOrPlaceholder
  }
}
