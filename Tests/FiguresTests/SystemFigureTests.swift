import FoundationEssentials
import Testing
import TraceModel

@testable import Figures

/// The records of the digitizer as trees, and the sets of the gesture environment as a table.
@Suite struct SystemFigureTests {
  private let options = FigureOptions(idPrefix: "p", title: "A run")

  @Test func `a record is a hand with its fingers, and says what is in it`() {
    let recorder = TraceRecorder()
    let kit = recorder.introduce(.process, name: "IOKit")
    let report = DigitizerReport(
      touches: true,
      [
        .init(1, [.range, .touch], isInRange: true, touches: true, at: CGPoint(x: 9, y: 8)),
        .init(2, [.position], isInRange: true, touches: true, at: CGPoint(x: 7, y: 6)),
      ])
    recorder.record(.report(report), from: kit, to: kit)
    let html = DigitizerReports(of: recorder.trace, options: options).html
    #expect(html.components(separatedBy: "<b>Hand</b>").count == 2)
    #expect(html.components(separatedBy: "<b>Finger</b>").count == 3)
    for field in ["6 (touch, position)", "3 (range, touch)", "4 (position)", ">9<", ">6<"] {
      #expect(html.contains(field), "\(field)")
    }
  }

  @Test(arguments: [
    ([DigitizerReport.Change.range, .touch], 3), ([.position], 4), ([.attribute], 64),
    ([.cancel], 128), ([], 0),
  ])
  func `a mask is the sum of its bits`(changes: [DigitizerReport.Change], mask: Int) {
    #expect(changes.mask == mask)
  }

  @Test func `without a record or a set the figures say so`() {
    let trace = TraceRecorder().trace
    #expect(DigitizerReports(of: trace, options: options).html.contains("No record"))
    #expect(RecognizerSets(of: trace, options: options).html.contains("No recognizer"))
  }

  @Test func `a row tells who is in a set in a turn and who leaves it, the deepest first`() {
    let scene = TraceFixtures.Scene()
    let b = scene.view("B", in: scene.root, 0, 0, 100, 100)
    let outer = scene.recognizer("outer", "UITapGestureRecognizer", on: scene.root)
    let inner = scene.recognizer("inner", "UITapGestureRecognizer", on: b)
    let recorder = scene.recorder
    func record(_ change: TraceEvent.Membership, _ id: ParticipantID) {
      recorder.record(.membership(change, .active), from: id, to: id)
    }
    recorder.turn = 1
    record(.joins, outer)
    record(.joins, inner)
    recorder.turn = 2
    record(.leaves, outer)
    recorder.turn = 3
    record(.leaves, inner)
    let html = RecognizerSets(of: recorder.trace, options: options).html
    let leaves = "<span class=\"fig-sort\"> leaves</span>"
    #expect(html.contains("<td><bdi>inner</bdi>, <bdi>outer</bdi></td>"))
    #expect(html.contains("<td><bdi>inner</bdi>, <bdi>outer</bdi>\(leaves)</td>"))
    #expect(html.contains("<td><bdi>inner</bdi>\(leaves)</td>"))
    #expect(!html.contains("needing"))
  }
}
