import Testing
import TraceExplanations
import TraceModel

@testable import Figures

/// Reasons are for readers: no drawing, no measure and no explanation depends on their words.
@Suite struct RewordingTests {
  /// A trace whose reasons are told in letters that mean nothing, and can be turned back.
  private func reworded(_ trace: Trace) -> Trace {
    var trace = trace
    trace.rewording = { text in
      "\u{2045}"
        + String(
          String.UnicodeScalarView(
            text.utf8.flatMap { byte in
              [byte >> 4, byte & 15].compactMap { Unicode.Scalar(0x4E00 + UInt32($0)) }
            })) + "\u{2046}"
    }
    return trace
  }

  /// Puts the words back that were coded.
  private func decoded(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "\u{2045}"), let end = rest.firstIndex(of: "\u{2046}") {
      result += rest[..<start]
      let halves = rest[rest.index(after: start)..<end].unicodeScalars.map {
        UInt8($0.value - 0x4E00)
      }
      let bytes = stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
      result += Markup.text(String(decoding: bytes, as: UTF8.self)).text
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Every figure of a trace, without the places at which long words may be broken.
  private func figures(_ trace: Trace) -> [String] {
    var options = FigureOptions(idPrefix: "p", title: "", topics: TraceTopic.allCases)
    options.groups = []
    let figures = [
      SequenceDiagram(of: trace, options: options).html,
      TraceTable(of: trace, options: options).html,
      ViewTreePicture(of: trace, options: options).html,
      StateLanes(of: trace, options: options).html,
      ResponderChain(of: trace, options: options).html,
      RequirementGraph(of: trace, options: options).html,
      StateCharts(of: trace, options: options).html,
      RunLoopTurns(of: trace, options: options).html,
    ]
    return figures.map { $0.split(separator: "<wbr>").joined() }
  }

  private static var traces: [Trace] {
    get throws {
      try StoredTrace.allCases.map { try $0.trace } + [
        TraceFixtures.tapOnRoot, TraceFixtures.longPress(cancels: true),
        TraceFixtures.searchInTree, TraceFixtures.everyKind, TraceFixtures.crowded,
      ]
    }
  }

  @Test func `reasons in other words leave every drawing as it is`() throws {
    for trace in try Self.traces {
      let told = figures(reworded(trace))
      #expect(told.map(decoded) == figures(trace))
    }
  }

  @Test func `reasons in other words leave every explanation as it is`() throws {
    for trace in try Self.traces {
      let other = reworded(trace)
      for participant in trace.explainable {
        let explanation = try #require(trace.explanation(of: participant.name))
        var told = try #require(other.explanation(of: participant.name))
        told.acts = told.acts.map(decoded)
        for place in told.obstacles.indices {
          told.obstacles[place].sentence = decoded(told.obstacles[place].sentence)
        }
        for place in told.delays.indices {
          told.delays[place].sentence = decoded(told.delays[place].sentence)
        }
        #expect(told == explanation)
      }
    }
  }

  @Test func `the words are other ones indeed`() throws {
    let trace = try StoredTrace.waiting.trace
    #expect(figures(reworded(trace)).filter { $0.contains("\u{2045}") }.count > 2)
    #expect(!reworded(trace).text.contains("pressed for"))
    #expect(decoded(reworded(trace).text).contains("pressed for"))
  }
}
