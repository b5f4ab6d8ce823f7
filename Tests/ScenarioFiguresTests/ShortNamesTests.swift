import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// What the cells of lists are called in figures.
struct ShortNamesTests {
  /// The figures of some kinds of a run, as one text.
  private func figures(
    of text: String, kinds: [FigureKind], pinned: [String] = []
  ) throws -> String {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    var options = FigureOptions(idPrefix: "p", title: "")
    options.pinned = pinned
    let request = FigureRequest(kinds: kinds, options: options)
    return request.figures(of: parsed.scenario.run().trace)
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  private static let list = """
    UIView root
      UITableView table  numberOfRows: 4  rowHeight: 100

    press row 1 of table for 1s

    """

  @Test(arguments: [FigureKind.table, .states, .sequence, .tree])
  func `the only list of a trace is not named with its cells`(kind: FigureKind) throws {
    let shown = try figures(
      of: Self.list, kinds: [kind], pinned: ["contentView of row 1 of table"])
    #expect(shown.contains("row 1"))
    #expect(!shown.contains("row 1 of table"))
  }

  @Test func `each cell of two lists is named with its list`() throws {
    let shown = try figures(
      of: """
        UIView root
          UITableView left  frame: 0 100 190 600  numberOfRows: 2  rowHeight: 100
          UITableView right  frame: 200 100 190 600  numberOfRows: 2  rowHeight: 100

        press row 1 of left for 1s
        press row 1 of right for 1s

        """, kinds: [.table])
    #expect(shown.contains("contentView of row 1 of left"))
    #expect(shown.contains("contentView of row 1 of right"))
  }
}
