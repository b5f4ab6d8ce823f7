import Testing
import TraceModel

@testable import Figures

@Suite struct RequirementGraphTests {
  private let scene = TraceFixtures.Scene()

  private func recognizers(_ names: String...) -> [ParticipantID] {
    names.map { scene.recognizer($0, "UITapGestureRecognizer", on: scene.root) }
  }

  private func html() -> String {
    RequirementGraph(
      of: scene.recorder.trace, options: FigureOptions(idPrefix: "p", title: "")
    ).html
  }

  private func layout() -> RequirementLayout {
    let trace = scene.recorder.trace
    let options = FigureOptions(idPrefix: "p", title: "")
    let reader = RecognizerRelations(
      of: trace, choosing: LaneChoice(of: trace, options: options))
    return RequirementLayout(of: reader.relations, in: trace)
  }

  private func wait(_ one: ParticipantID, for other: ParticipantID) {
    scene.recorder.record(.wait(.waits), from: one, to: one, related: [other])
  }

  @Test func `what is required and never came up is drawn dashed and told without a number`() {
    let ids = recognizers("single", "double")
    scene.recorder.note(ids[0], requires: ids[1])
    #expect(html().contains("2 recognizers and 1 requirement, 0 waited for."))
    #expect(html().contains("<b>–</b> <bdi>single</bdi> requires <bdi>double</bdi> to fail"))
    #expect(html().contains("fig-dashed"))
  }

  @Test func `a requirement that made a recognizer wait is listed once, with its number`() {
    let ids = recognizers("single", "double")
    scene.recorder.note(ids[0], requires: ids[1])
    wait(ids[0], for: ids[1])
    #expect(html().contains("2 recognizers and 1 requirement, 1 waited for."))
    #expect(html().contains("<b>1</b> <bdi>single</bdi> waits for <bdi>double</bdi>"))
    #expect(!html().contains("never had to wait"))
  }

  @Test func `whoever answers, the arrow leads from the one that waits`() {
    let ids = recognizers("tap", "hold")
    scene.recorder.record(
      .question(.shouldBeRequiredToFailBy, about: ids[0], true), from: ids[1], to: ids[1])
    let layout = layout()
    #expect(layout.nodes.map(\.name) == ["tap", "hold"])
    #expect(layout.edges.map { [$0.from, $0.to] } == [[0, 1]])
  }

  @Test func `the one that waits stands above, right above where it can`() {
    let ids = recognizers("triple", "other", "double", "single")
    for (one, other) in [(3, 2), (2, 0), (3, 0), (1, 0)] {
      scene.recorder.note(ids[one], requires: ids[other])
    }
    let layout = layout()
    #expect(layout.nodes.map(\.name) == ["other", "single", "double", "triple"])
    #expect(layout.edges.filter { $0.lane == nil }.count == 2)
    // Both go around the others to the same one, so that each needs a lane.
    #expect(layout.edges.compactMap(\.lane).sorted() == [0, 1])
  }

  @Test(arguments: 1...5)
  func `a circle is drawn, however long it is`(length: Int) {
    let ids = (0..<length).map { scene.recognizer("r\($0)", "", on: scene.root) }
    for place in 0..<length {
      wait(ids[place], for: ids[(place + 1) % length])
    }
    let layout = layout()
    #expect(layout.nodes.count == length)
    #expect(layout.edges.count == (length == 1 ? 0 : length))
    #expect(layout.edges.filter { $0.to < $0.from }.count == (length == 1 ? 0 : 1))
  }

  @Test func `an order of many recognizers that all wait for each other is found`() {
    let edges = (0..<40).flatMap { from in (0..<40).map { (from: from, to: $0) } }
    #expect(RequirementNode.order(of: 40, edges).sorted() == Array(0..<40))
  }

  @Test func `lines of one side that overlap have lanes of their own, and ends of their own`() {
    let ids = recognizers("a", "b", "c", "d", "e")
    for (from, to) in [(0, 1), (1, 2), (4, 0), (3, 1)] {
      scene.recorder.record(.prevent, from: ids[from], to: ids[to])
    }
    let layout = layout()
    for (index, one) in layout.edges.enumerated() {
      for other in layout.edges[..<index] where one.lane == other.lane {
        #expect(
          one.span.upperBound < other.span.lowerBound || other.span.upperBound < one.span.lowerBound
        )
      }
      #expect(one.start != one.end)
    }
    for node in layout.nodes.indices {
      let ends = layout.edges.flatMap { edge in
        (edge.from == node ? [edge.start] : []) + (edge.to == node ? [edge.end] : [])
      }
      #expect(Set(ends).count == ends.count)
      for y in ends {
        #expect(y > layout.tops[node] && y < layout.tops[node] + layout.heights[node])
      }
    }
  }

  @Test func `one that prevents several leaves on one line`() {
    let ids = recognizers("hold", "one", "two", "three")
    for other in ids.dropFirst() { scene.recorder.record(.prevent, from: ids[0], to: other) }
    let layout = layout()
    #expect(Set(layout.edges.map(\.lane)) == [0])
    #expect(Set(layout.edges.map(\.start)).count == 1)
  }

  @Test func `a box says what became of its recognizer in the attempt that went farthest`() {
    let tap = recognizers("tap")[0]
    scene.state("failed", of: tap)
    scene.recorder.record(.reset, from: tap, to: tap, "reset")
    scene.at(100)
    scene.state("ended", of: tap)
    scene.at(450)
    scene.recorder.record(.action, from: tap, to: scene.controller, "fires", detail: "ended")
    scene.recorder.record(.reset, from: tap, to: tap, "reset")
    scene.state("failed", of: tap)
    let trace = scene.recorder.trace
    let node = RequirementNode(trace.participants[tap.index], in: trace)
    #expect(node.attempt.fate == .recognized)
    #expect(node.attempt.words == ["ended 100 ms", "acts 450 ms"])
    #expect(node.role == "tap on root")
  }

  @Test func `whoever is hidden is in no relation`() {
    let ids = recognizers("single", "double")
    scene.recorder.note(ids[0], requires: ids[1])
    var options = FigureOptions(idPrefix: "p", title: "")
    options.hidden = ["double"]
    #expect(RequirementGraph(of: scene.recorder.trace, options: options).isEmpty)
  }
}
