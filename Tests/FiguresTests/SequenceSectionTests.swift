import Testing
import TraceModel

@testable import Figures

@Suite struct SequenceSectionTests {
  private func layout(
    _ trace: Trace, _ topics: [TraceTopic] = FigureOptions.usualTopics
  ) -> SequenceLayout {
    let options = FigureOptions(idPrefix: "p", title: "", topics: topics)
    return SequenceLayout(of: trace, selection: EventSelection(of: trace, options: options))
  }

  /// The names of the phases, a star before those that are folded.
  private func titles(
    _ trace: Trace, _ topics: [TraceTopic] = FigureOptions.usualTopics
  ) -> [String] {
    layout(trace, topics).sections.compactMap { section in
      section.title.map { "\(section.isFolded ? "*" : "")\($0) (\(section.steps))" }
    }
  }

  @Test func `a run is told in phases, and what repeats is folded`() throws {
    let names = titles(try StoredTrace.waiting.trace)
    #expect(
      names == [
        "The touch is offered to the recognizers (steps 2–6)",
        "*The same 2 times more, until 150 ms (steps 23–38)",
        "single is recognized (steps 49–60)",
        "The touch is offered to the recognizers (steps 69–73)",
        "hold is recognized (steps 83–97)",
      ])
  }

  @Test func `a second search that goes the same way is folded`() {
    let names = titles(TraceFixtures.searchInTree, [.fingers, .search])
    #expect(names.count == 2)
    #expect(names.first?.hasPrefix("Finding the view") == true)
    #expect(names.last?.hasPrefix("*The same hit-testing once more") == true)
  }

  @Test func `a search that goes another way the second time is not folded`() {
    let scene = TraceFixtures.Scene()
    for answer in ["root", "nil"] {
      scene.recorder.record(.hitTest, from: scene.application, to: scene.window, "hitTest")
      scene.nested {
        scene.recorder.record(.hitTest, from: scene.window, to: scene.root, "hitTest")
        scene.recorder.record(
          .hitTestResult, from: scene.root, to: scene.window, "returns", detail: answer)
      }
      scene.recorder.record(
        .hitTestResult, from: scene.window, to: scene.application, "returns", detail: answer)
    }
    #expect(titles(scene.recorder.trace, [.search]) == ["Finding the view (steps 1–8)"])
  }

  @Test func `a gesture is recognized once, however often it changes`() {
    let names = titles(TraceFixtures.longPress(cancels: true))
    #expect(names.filter { $0.contains("is recognized") }.count == 1)
  }

  @Test func `what happens twice is not folded, for nothing would be won`() {
    func moves(_ count: Int) -> Trace {
      let scene = TraceFixtures.Scene()
      scene.touch("touches", .zero)
      for step in 1...count {
        scene.at(Double(step) * 16)
        scene.touch("moves", CGPoint(x: Double(step), y: 0))
      }
      return scene.recorder.trace
    }
    #expect(titles(moves(2)) == [])
    #expect(titles(moves(3)) == ["*The same 2 times more, until 48 ms (steps 3–4)"])
  }

  @Test func `what sets a value each time is folded only where it is the same value`() {
    func settings(_ value: (Int) -> Int) -> Trace {
      let scene = TraceFixtures.Scene()
      let program = scene.recorder.introduce(.program, name: "program")
      for step in 1...3 {
        scene.at(Double(step) * 16)
        scene.recorder.record(
          .program, from: program, to: scene.root, "alpha", detail: "= \(value(step))")
      }
      return scene.recorder.trace
    }
    #expect(titles(settings { _ in 1 }) == ["*The same 2 times more, until 48 ms (steps 2–3)"])
    #expect(titles(settings { $0 }) == [])
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `sections hold every row once, and their strips make up the drawing`(
    subject: GoldenTests.Subject
  ) {
    let layout = layout(subject.trace, subject.topics)
    var row = 0
    var bottom = 0.0
    for section in layout.sections {
      #expect(section.rows.lowerBound == row)
      let edges = layout.edges(of: section)
      #expect(edges.top == bottom)
      #expect(edges.bottom > edges.top)
      for place in section.rows {
        #expect(layout.labels[place].box.minY >= edges.top - 0.01)
        #expect(layout.labels[place].box.maxY <= edges.bottom + 0.01)
      }
      row = section.rows.upperBound
      bottom = edges.bottom
    }
    #expect(row == layout.rows.count)
    #expect(bottom == layout.height)
    #expect(layout.sections.count { $0.title != nil } <= 5)
  }

  @Test func `a touch that was held back and comes late is drawn apart`() throws {
    let rows = layout(try StoredTrace.waiting.trace).rows
    #expect(
      rows.filter { $0.isLate }.map { $0.label } == [
        "touchesBegan late", "touchesMoved late", "touchesMoved late", "touchesMoved late",
      ])
  }
}
