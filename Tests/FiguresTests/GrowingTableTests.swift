import Testing
import TraceModel

@testable import Figures

@Suite struct GrowingTableTests {
  /// Returns a trace with its first events only.
  private static func beginning(of trace: Trace, _ count: Int) -> Trace {
    var trace = trace
    trace.events = Array(trace.events.prefix(count))
    return trace
  }

  /// Returns the row of titles of a table, which has the lanes.
  private static func header(of trace: Trace, _ options: FigureOptions) -> Substring {
    let table = TraceTable(of: trace, options: options).html
    return table.firstMatch(of: /<thead>[\s\S]*?<\/thead>/)?.output ?? ""
  }

  @Test(arguments: GoldenTests.Subject.allCases, [1, 5])
  func `a table that grows in steps has what one has that grows at once`(
    subject: GoldenTests.Subject, step: Int
  ) {
    let (trace, options) = (subject.trace, subject.options)
    var whole = GrowingTable()
    let all = whole.grow(with: trace, options: options)
    var table = GrowingTable()
    var sentences: [String] = []
    var last = GrowingTable.Growth()
    for count in stride(from: step, to: trace.events.count + step, by: step) {
      last = table.grow(with: Self.beginning(of: trace, count), options: options)
      sentences += last.sentences
    }
    #expect(sentences == all.sentences)
    #expect(table.rowCount == whole.rowCount)
    // By now, all lanes are known.
    #expect(all.html.hasSuffix(last.html))
  }

  @Test(arguments: GoldenTests.Subject.allCases)
  func `a table whose lanes change says that its rows look different`(
    subject: GoldenTests.Subject
  ) {
    let (trace, options) = (subject.trace, subject.options)
    var table = GrowingTable()
    var known: Substring = ""
    for count in 1...max(1, trace.events.count) {
      let hadRows = table.rowCount > 0
      let part = Self.beginning(of: trace, count)
      let growth = table.grow(with: part, options: options)
      let header = Self.header(of: part, options)
      #expect(growth.isRedrawn == (hadRows && header != known), "\(count) events")
      known = header
    }
  }

  @Test func `a table is behind until it has every event`() {
    let trace = TraceFixtures.tapOnRoot
    let options = FigureOptions(idPrefix: "p", title: "")
    var table = GrowingTable()
    #expect(table.isBehind(trace))
    _ = table.grow(with: Self.beginning(of: trace, 2), options: options)
    #expect(table.isBehind(trace))
    _ = table.grow(with: trace, options: options)
    #expect(!table.isBehind(trace))
    let nothing = table.grow(with: trace, options: options)
    #expect(nothing.html.isEmpty && nothing.sentences.isEmpty && !nothing.isRedrawn)
  }
}
