import Testing
import TraceModel

@testable import Figures

@Suite struct SequenceLayoutTests {
  private func layout(_ trace: Trace, _ topics: [TraceTopic] = TraceTopic.allCases)
    -> SequenceLayout
  {
    let options = FigureOptions(idPrefix: "p", title: "", topics: topics)
    return SequenceLayout(
      of: trace, selection: EventSelection(of: trace, options: options))
  }

  @Test func `lanes stand in groups, and in a group as the tree has them`() {
    let lanes = layout(TraceFixtures.everyKind).lanes
    #expect(
      lanes.flatMap { $0.name } == [
        "finger 1", "system", "application", "window", "controller", "root", "B", "tap", "double",
        "program",
      ])
    #expect(lanes.map { $0.x } == lanes.map { $0.x }.sorted())
  }

  @Test func `who takes no part has no lane`() {
    let lanes = layout(TraceFixtures.tapOnRoot, [.actions]).lanes
    #expect(lanes.flatMap { $0.name } == ["controller", "tap"])
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `there is one row for each shown event, none higher than 34 pixels`(
    subject: GoldenTests.Subject
  ) {
    let layout = layout(subject.trace, subject.topics)
    let selection = EventSelection(of: subject.trace, options: subject.options)
    #expect(layout.rows.map { $0.event } == selection.shown)
    for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
      #expect(next.y > row.y)
      if !next.beginsTurn { #expect(next.y - row.y <= 34) }
    }
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `no label meets another, a lifeline or the edge`(subject: GoldenTests.Subject) {
    let layout = layout(subject.trace, subject.topics)
    let lines = SequenceLifelines(of: layout, from: 0, to: layout.height)
    let segments = segments(of: lines.solid.text)
    for (place, label) in layout.labels.enumerated() {
      let box = label.box
      #expect(box.minX >= 0 && box.maxX <= layout.width, "label \(place)")
      for other in layout.labels[(place + 1)...] { #expect(!box.overlaps(other.box)) }
      for segment in segments where box.minX < segment.x && segment.x < box.maxX {
        #expect(
          segment.bottom <= box.minY + 0.1 || segment.top >= box.maxY - 0.1, "label \(place)")
      }
    }
  }

  @Test func `twelve lanes and sixty messages fit into 1280 pixels and 250 bytes a message`() {
    let trace = TraceFixtures.large(messages: 60, lanes: 12)
    let options = FigureOptions(idPrefix: "twelve-lanes", title: "Twelve lanes")
    let diagram = SequenceDiagram(of: trace, options: options)
    #expect(diagram.layout.lanes.count == 12)
    #expect(diagram.layout.width <= 1_280)
    #expect(diagram.html.utf8.count <= 250 * 60)
  }

  @Test func `a call lasts as long as what is nested in it, shown or not`() {
    let trace = TraceFixtures.tapOnRoot
    let layout = layout(trace, [.delivery])
    // application, window, tap, B; then the same again, and the cancellation.
    let first = layout.bars[0]
    #expect(first.top < layout.rows[0].y + SequenceMetrics.rowHeight)
    #expect(first.bottom > layout.rows[3].y)
    #expect(first.bottom < layout.rows[4].y)
  }

  @Test func `hidden participants share a lane, and nothing of what they do alone is shown`() throws
  {
    var options = FigureOptions(idPrefix: "p", title: "")
    options.hidden = ["application", "window", "controller"]
    let trace = TraceFixtures.tapOnRoot
    let selection = EventSelection(of: trace, options: options)
    let layout = SequenceLayout(of: trace, selection: selection)
    #expect(layout.lanes.map { $0.title } == ["finger 1", "window", "controller", "B", "tap"])
    #expect(!selection.shown.contains { $0.kind == .sendEvent })
    let arrows = layout.rows.compactMap { row -> String? in
      guard case .arrow(let from, let to) = row.shape, let start = layout.lanePlace(from),
        let end = layout.lanePlace(to)
      else { return nil }
      return "\(layout.lanes[start].title) \(row.word) \(layout.lanes[end].title)"
    }
    #expect(
      arrows == [
        "window touchesBegan tap", "window touchesBegan B",
        "window touchesEnded tap", "tap fires controller",
        "window touchesCancelled B",
      ])
    try GoldenFile.expect(
      SequenceDiagram(of: trace, options: options).html, equals: "tap-on-root-hidden.sequence.html")
  }

  @Test func `the hidden participants of a group share a lane where the first of them would be`() {
    var options = FigureOptions(idPrefix: "p", title: "", topics: TraceTopic.allCases)
    options.hidden = ["application", "window"]
    let trace = TraceFixtures.everyKind
    let layout = SequenceLayout(
      of: trace, selection: EventSelection(of: trace, options: options))
    let titles = layout.lanes.map { $0.title }
    #expect(titles.prefix(4) == ["finger 1", "system", "application, window", "controller"])
  }

  @Test func `pinned lanes stand first, whether they take part or not`() {
    var options = FigureOptions(idPrefix: "p", title: "", topics: [.actions])
    options.pinned = ["tap", "A", "nobody"]
    let trace = TraceFixtures.tapOnRoot
    let layout = SequenceLayout(
      of: trace, selection: EventSelection(of: trace, options: options))
    #expect(layout.lanes.flatMap { $0.name } == ["tap", "A", "controller"])
  }

  @Test func `the author's groups stand together, beside the first of them`() {
    var options = FigureOptions(idPrefix: "p", title: "")
    options.groups = [
      .init(title: "Those that decide whether the tap is one", names: ["tap", "window"])
    ]
    let trace = TraceFixtures.tapOnRoot
    let layout = SequenceLayout(
      of: trace, selection: EventSelection(of: trace, options: options))
    #expect(
      layout.lanes.flatMap { $0.name } == [
        "finger 1", "application", "window", "tap", "controller", "B",
      ])
    let title = layout.lanes[2].group.title
    #expect(layout.lanes[3].group.title == title)
    #expect(
      layout.lanes[3].x + layout.lanes[3].halfHeader - layout.lanes[2].x
        + layout.lanes[2].halfHeader >= FontFace.small.width(of: title))
  }

  @Test func `views of several windows stand in a group for each`() {
    let recorder = TraceRecorder()
    var views: [ParticipantID] = []
    for name in ["main", "alert"] {
      let window = recorder.introduce(.window, name: name, className: "UIWindow")
      views.append(
        recorder.introduce(.view, name: "in \(name)", className: "UIView", parent: window))
    }
    recorder.record(.touches, from: views[0], to: views[1], "touchesBegan")
    let groups = layout(recorder.trace).lanes.map { $0.group.title }
    #expect(groups == ["Views in main", "Views in alert"])
  }

  @Test func `a lane begins and ends with its view`() throws {
    let scene = TraceFixtures.Scene()
    let recorder = scene.recorder
    let b = scene.view("B", in: scene.root, 0, 0, 50, 50)
    recorder.record(.touches, from: scene.window, to: b, "touchesBegan", fingers: [1])
    scene.at(100)
    recorder.record(.life, from: b, to: b, "willMove(toWindow:)", detail: "nil")
    recorder.record(.life, from: b, to: b, "didMoveToWindow")
    scene.at(200)
    recorder.record(.touches, from: scene.window, to: b, "touchesEnded", fingers: [1])
    scene.at(300)
    recorder.record(.life, from: b, to: b, "willMove(toWindow:)", detail: "window")
    recorder.record(.touches, from: scene.window, to: b, "touchesBegan", fingers: [1])
    let layout = layout(recorder.trace, [.delivery])
    let life = try #require(layout.lanePlace(b).map { layout.lives[$0] })
    #expect(life.ends == [layout.rows[0].y + SequenceMetrics.rowHeight - 3])
    #expect(life.starts == [layout.rows[2].y])
    #expect(
      life.absences == [.init(top: life.ends[0], bottom: life.starts[0], isReached: true)])
    let lines = SequenceLifelines(of: layout, from: 0, to: layout.height)
    #expect(lines.ends.text.split(separator: "M").count == 2)
  }

  @Test func `who waits, goes on or is shut out is tied to whom that is about`() throws {
    let rows = layout(try StoredTrace.waiting.trace, FigureOptions.usualTopics).rows
    let trace = try StoredTrace.waiting.trace
    let ties = rows.flatMap { $0.ties }.map { tie in
      "\(trace.name(of: tie.from)) \(tie.meaning) \(trace.name(of: tie.to))"
    }
    #expect(ties == ["single waits double", "single frees double"])
  }

  @Test func `an answer leaves from the bar of the call that it answers`() {
    let layout = layout(TraceFixtures.searchInTree, [.search])
    for (place, row) in layout.rows.enumerated() where row.event.kind == .hitTestResult {
      #expect(layout.levels[place].from > 0)
    }
  }

  @Test func `a pause is told and short steps are not`() {
    let rows = layout(TraceFixtures.longPress(cancels: true), [.fingers]).rows
    #expect(
      rows.map { $0.gap?.text ?? "" } == ["", "", "", "", "450 ms", "116.7 ms", "", "66.7 ms"])
  }

  @Test func `a trace in which nothing happens has a drawing too`() {
    let layout = layout(Trace())
    #expect(layout.rows.isEmpty)
    #expect(layout.width > 0 && layout.height > 0)
  }

  @Test func `480 messages between 30 lanes are laid out`() {
    let layout = layout(TraceFixtures.large(messages: 480, lanes: 30))
    #expect(layout.rows.count == 480)
    #expect(layout.lanes.count == 30)
  }

  /// Reads the vertical lines of path data such as `M10 0V30M10 40V60`.
  private func segments(of path: String) -> [(x: Double, top: Double, bottom: Double)] {
    path.split(separator: "M").compactMap { piece in
      let numbers = piece.split { $0 == " " || $0 == "V" }.compactMap { Double($0) }
      return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
    }
  }
}
