import Testing
import TraceModel

@testable import Figures

@Suite struct TraceTableTests {
  @Test func `step numbers are the same in the table and in the diagram`() {
    let trace = TraceFixtures.tapOnRoot
    let options = FigureOptions(idPrefix: "p", title: "")
    let table = TraceTable(of: trace, options: options).html
    let diagram = SequenceDiagram(of: trace, options: options).html
    for number in 1...15 {
      #expect(table.contains("id=\"p-row-\(number)\""))
      #expect(diagram.contains(">\(number)</text>"))
    }
    #expect(!table.contains("p-row-16"))
    #expect(!diagram.contains(">16</text>"))
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `what the diagram folds the table folds too, under the same words`(
    subject: GoldenTests.Subject
  ) {
    let table = TraceTable(of: subject.trace, options: subject.options).html
    let layout = SequenceDiagram(of: subject.trace, options: subject.options).layout
    let folded = layout.sections.filter { $0.isFolded }
    let bodies = table.split(separator: "<tbody class=\"fig-part\">")
    #expect(bodies.count == folded.count + 1)
    for (section, (before, body)) in zip(folded, zip(bodies, bodies.dropFirst())) {
      #expect(before.contains("\(section.title ?? "") <span>\(section.steps)</span>"))
      let rows = body.prefix(upTo: body.firstRange(of: "</tbody>")?.lowerBound ?? body.startIndex)
      #expect(rows.split(separator: "<tr").count - 1 == section.rows.count)
      #expect(rows.contains("row-\(section.rows.lowerBound + 1)\""))
      #expect(rows.contains("row-\(section.rows.upperBound)\""))
    }
    #expect(table.split(separator: "scope=\"row\"").count - 1 == layout.rows.count)
  }

  @Test func `a strip tells from where to where an event goes`() throws {
    let trace = TraceFixtures.everyKind
    let options = FigureOptions(idPrefix: "p", title: "", topics: TraceTopic.allCases)
    let strip = try #require(
      LaneStrip(of: trace, selection: EventSelection(of: trace, options: options)))
    #expect(strip.tableClass == "fig-lanes-10")
    // B tells root, to its left; a state stands on one lane.
    #expect(strip.classes(of: trace.events[13]) == "from-6 to-7 back")
    #expect(strip.classes(of: trace.events[21]) == "at-8")
  }

  @Test func `more lanes than a narrow window has room for are left out`() {
    let trace = TraceFixtures.large(messages: 40, lanes: 30)
    let options = FigureOptions(idPrefix: "p", title: "")
    #expect(LaneStrip(of: trace, selection: EventSelection(of: trace, options: options)) == nil)
    #expect(!TraceTable(of: trace, options: options).html.contains("fig-lanes"))
  }

  @Test func `a stored trace is drawn like the one that was stored`() throws {
    for trace in [TraceFixtures.searchInTree, TraceFixtures.crowded, TraceFixtures.everyKind] {
      let stored = try Trace(json: trace.json)
      let options = FigureOptions(idPrefix: "p", title: "", topics: TraceTopic.allCases)
      #expect(
        SequenceDiagram(of: stored, options: options).html
          == SequenceDiagram(of: trace, options: options).html)
      #expect(
        ViewTreePicture(of: stored, options: options).html
          == ViewTreePicture(of: trace, options: options).html)
    }
  }
}
