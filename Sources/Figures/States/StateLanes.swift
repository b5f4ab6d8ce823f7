package import TraceModel

/// A trace on a ruler of virtual time: a lane for each finger, recognizer, and view, and one for
/// the touches that are delayed, with bands for durations and marks for instantaneous events.
///
/// Below the drawing, each lane is described in words, with the reasons; narrow windows show these.
package struct StateLanes: Figure {
  /// The maximum width of a figure that leaves room for another next to it, in CSS pixels.
  private static let narrowWidth = 580.0

  /// The width of the narrowest window's page.
  private static let phoneWidth = 300.0

  private let options: FigureOptions
  private let steps: StepTimes
  let layout: StateLayout

  /// The drawing for narrow windows; `nil` when the broad drawing fits them.
  let slender: StateLayout?

  /// Reads the lanes of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self = Self.sharingScale([(trace, options)])[0]
  }

  /// Reads the lanes of several runs, whose figures share a ruler.
  package static func sharingScale(
    _ runs: [(trace: Trace, options: FigureOptions)]
  ) -> [StateLanes] {
    let lanes = runs.map { Self.lanes(of: $0.trace, $0.options) }
    let ends = runs.map { $0.options.end(of: $0.trace) }
    func layouts(_ form: StateForm) -> [StateLayout] {
      let shared = SharedScale(for: lanes, until: ends, in: form)
      let scale = shared.scale
      return lanes.indices.map {
        StateLayout(of: lanes[$0], until: ends[$0], on: scale, within: shared.limit)
      }
    }
    let broad = layouts(.broad)
    let fitsPhone = broad.allSatisfy { $0.namesWidth + $0.width <= Self.phoneWidth }
    let slender = fitsPhone ? [] : layouts(.slender)
    return runs.indices.map { place in
      StateLanes(
        options: runs[place].options,
        steps: StepTimes(of: runs[place].trace, options: runs[place].options),
        layout: broad[place], slender: fitsPhone ? nil : slender[place])
    }
  }

  private init(
    options: FigureOptions, steps: StepTimes, layout: StateLayout, slender: StateLayout?
  ) {
    self.options = options
    self.steps = steps
    self.layout = layout
    self.slender = slender
  }

  private static func lanes(of trace: Trace, _ options: FigureOptions) -> [StateLane] {
    let choice = LaneChoice(of: trace, options: options)
    let end = options.end(of: trace)
    let touches = TouchLanes(of: trace, choosing: choice, until: end)
    var lanes = touches.fingers
    for participant in trace.participants where participant.kind == .recognizer {
      if let lane = RecognizerLane.lane(of: participant, in: trace, until: end) {
        lanes.append(lane)
      }
    }
    if let held = touches.held { lanes.append(held) }
    lanes += touches.responders
    return choice.arranged(lanes, in: trace)
  }

  /// Whether there is anything to draw.
  package var isEmpty: Bool { layout.lanes.isEmpty }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("States over time", of: options)]
    guard !isEmpty else {
      pieces.append(.note("No finger touches down, and nothing is decided."))
      return Markup.element(.figure, [.class("fig fig-states")], pieces).bytes
    }
    pieces.append(
      .element(
        .div,
        [
          .class("fig-scroll"), Markup.Attribute(.tabindex, "0"), Markup.Attribute(.role, "group"),
          Markup.Attribute(.ariaLabel, "\(name), can be scrolled"),
        ],
        [.element(.div, [.class("fig-timeline")], [names, drawing])]
          + (slender.map { [drawing(for: $0)] } ?? [])))
    let cuts = cuts(of: layout)
    if !cuts.isEmpty { pieces.append(.note("The drawing is to scale, but \(cuts).")) }
    // A slender drawing can leave out more, or less.
    if let other = slender.map(self.cuts), other != cuts {
      let words =
        other.isEmpty ? "The drawing is to scale." : "The drawing is to scale, but \(other)."
      pieces.append(.element(.p, [.class("fig-note fig-slender")], text: words))
    }
    pieces.append(.element(.ul, [.class("fig-story")], layout.lanes.map(story)))
    let width = layout.namesWidth + layout.width
    let look =
      "fig fig-states" + (width <= Self.narrowWidth ? " fig-narrow" : PaperWidth.look(of: width))
    return Markup.element(.figure, [.class(look)], pieces).bytes
  }

  private var names: Markup {
    .element(
      .div, [.class("fig-lane-names")],
      [
        .drawing(
          width: layout.namesWidth, height: layout.height,
          [Markup.Attribute(.ariaHidden, "true")], StateDrawing(layout: layout, steps: steps).names)
      ])
  }

  private var drawing: Markup {
    .drawing(
      width: layout.width, height: layout.height,
      [
        Markup.Attribute(.role, "img"),
        Markup.Attribute(
          .ariaLabelledby, "\(options.id("states-title")) \(options.id("states-description"))"),
        steps.places { layout.x(at: $0).text() },
      ],
      [
        .element(.title, [.id(options.id("states-title"))], text: name),
        .element(.desc, [.id(options.id("states-description"))], text: description),
        .element(
          .g, [Markup.Attribute(.ariaHidden, "true")],
          [StateDrawing(layout: layout, steps: steps).content]),
      ])
  }

  /// Returns the drawing for narrow windows, which the list below describes.
  private func drawing(for slender: StateLayout) -> Markup {
    .drawing(
      width: slender.width, height: slender.height,
      [
        .class("fig-slender"), Markup.Attribute(.ariaHidden, "true"),
        steps.places { slender.x(at: $0).text() },
      ], [StateDrawing(layout: slender, steps: steps).slenderContent])
  }

  private var name: String {
    options.title.isEmpty ? "States over time" : "States over time: \(options.title)"
  }

  private var description: String {
    let count = layout.lanes.count
    let lanes = count == 1 ? "1 lane" : "\(count) lanes"
    let cuts = cuts(of: layout)
    let but = cuts.isEmpty ? "" : ", but \(cuts)"
    return "\(lanes) over \(layout.end.readableText), drawn to scale\(but)."
      + " The list below describes each lane in words."
  }

  /// Returns the time that a ruler leaves out, in words; empty when it leaves out none.
  private func cuts(of layout: StateLayout) -> String {
    let spans = layout.breaks.map {
      "\($0.span.readableText) (from \($0.start.readableText) to \($0.end.readableText))"
    }
    guard let last = spans.last else { return "" }
    let all = spans.count == 1 ? last : spans.dropLast().joined(separator: ", ") + " and \(last)"
    return "leaves out \(all), when nothing changes"
  }

  /// Returns the description of a lane in words.
  private func story(of lane: StateLane) -> Markup {
    var markup = Markup()
    markup.write(.li) { story in
      story.write(.bdi, text: lane.title)
      if !lane.sort.isEmpty, lane.sort != lane.title {
        story.write(.span, [.class("fig-sort")], text: " \(lane.sort)")
      }
      let told = lane.story.filter { !$0.sentence.isEmpty }
      if told.isEmpty { story.write(.span, text: " \(lane.silence).") }
      for (place, item) in told.enumerated() {
        story.write(" ")
        story.write(.span, [.class(item.look.rawValue)] + steps.marks(of: item)) { span in
          span.write(item.sentence)
          span.write(place == told.count - 1 ? "." : ";")
        }
      }
    }
    return markup
  }
}
