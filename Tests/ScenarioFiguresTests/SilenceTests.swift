import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// The answers to "Why not?" among a run's figures.
struct SilenceTests {
  /// The figures of a run.
  private func figures(_ kinds: [FigureKind], of text: String) throws -> [RunFigure] {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    var options = FigureOptions(idPrefix: "p", title: "")
    options.topics = [.recognizers]
    return FigureRequest(kinds: kinds, options: options).figures(of: parsed.scenario.run().trace)
  }

  /// A tap that's prevented, and one that isn't.
  private static let tap = """
    UIView root
      UITapGestureRecognizer open
      UITapGestureRecognizer zoom  numberOfTapsRequired: 2

    tap root

    """

  @Test(arguments: [
    ([FigureKind.table], [FigureKind.table, .why]),
    ([.states], [.states, .why]),
    ([.states, .table], [.states, .why, .table]),
    ([.table, .states], [.table, .states, .why]),
    ([.why, .table], [.why, .table]),
  ])
  func `unless asked for, an answer comes after a figure and between none of them`(
    kinds: [FigureKind], shown: [FigureKind]
  ) throws {
    #expect(try figures(kinds, of: Self.tap).map(\.kind) == shown)
  }

  @Test func `a recognizer that's still undecided is explained only when asked for`() throws {
    let text = """
      UIView root
        UIPanGestureRecognizer drag

      finger touches root

      """
    func answers(_ kinds: [FigureKind]) throws -> String {
      try figures(kinds, of: text).filter { $0.kind == .why }
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }
    #expect(try answers([.states]) == "")
    #expect(try answers([.why]).contains("is still possible at 0 ms"))
  }
}
