import LessonMarkdown
import SourceDiagnostics
import Testing

/// The files of what documents show, as they're read.
struct SourceRowTests {
  private static func messages(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(diagnostic.message.identifier)"
    }
  }

  private func read(_ text: String) -> (row: SourceRow, messages: [String]) {
    let reading = SourceRow.read(SourceText(name: "sources/E01.yaml", text: text))
    return (reading.row, Self.messages(reading.diagnostics))
  }

  /// Returns a row with a passage whose further keys are some lines.
  private static func passage(_ lines: String...) -> String {
    "part: P\ntitle: T\nshows:\n  - from: A\n    passage: p\n"
      + lines.map { "    \($0)\n" }.joined()
  }

  @Test func `a row has passages with their runs, their lines, and their differences`() {
    let (row, messages) = read(
      """
      part: Recognizers
      title: A tap
      shows:
        - from: S1
          passage: the first log
          picture: tap1
          run: proofs/04-taps.md#one
          variant: slow
          of: [B, "tap"]
          lines:
            - B touchesBegan
            - says: "the tap: fires"
              runs: [tap ended, tap fires]
            - says: B touchesEnded
              runs: B touchesCancelled
              because: It's canceled.
              evidence: [D001, the log]
            - says: B touchesMoved
              because: It isn't there.
              evidence: D002
            - runs: tap fires
              because: The log ends.
              evidence: the log
        - from: S2
          passage: another
          demo: Tap
          left-out: It has no touches.
        - from: S2
          passage: a third
          run: 11-tap.md#two
          as: in order
          lines: ["states tap: possible ended"]
      """)
    #expect(messages == [])
    #expect(row.part == "Recognizers")
    #expect(row.passages.map(\.document.text) == ["S1", "S2", "S2"])
    #expect(row.passages.map { $0.picture?.text } == ["tap1", nil, nil])
    #expect(row.passages.map { $0.demo?.text } == [nil, "Tap", nil])
    #expect(row.passages[1].content == .leftOut("It has no touches."))
    let run = row.passages[0].run
    #expect(run?.text == "proofs/04-taps.md#one")
    #expect(run?.variant?.text == "slow")
    #expect(run?.order == .exactly)
    #expect(run?.participants.map(\.text) == ["B", "tap"])
    #expect(
      run?.lines.map { $0.runLines.map(\.text) } == [
        ["B touchesBegan"], ["tap ended", "tap fires"], ["B touchesCancelled"], [], ["tap fires"],
      ])
    #expect(
      run?.lines.map { $0.difference?.reason } == [
        nil, nil, "It's canceled.", "It isn't there.", "The log ends.",
      ])
    #expect(run?.lines[2].difference?.evidence.map(\.text) == ["D001", "the log"])
    #expect(row.passages[2].run?.order == .inOrder)
  }

  @Test(arguments: [
    (
      "titel: T\npart: P\nshows:\n  - {from: A, passage: p, left-out: r}\n",
      ["1:1 unknownKey", "1:1 missingKey"]
    ),
    ("part: P\ntitle: T\n", ["1:1 missingKey"]),
    ("part: P\ntitle: T\nshows: []\n", ["3:8 emptyKey"]),
    ("part: P\ntitle: T\nshows: all\n", ["3:8 wrongType"]),
    (passage("left-out: r").replacing("from", with: "form"), ["4:5 unknownKey", "4:5 missingKey"]),
    (passage("run: walk", "lines: [a b]"), ["6:10 notARun"]),
    (passage("run: a.md#", "lines: [a b]"), ["6:10 notARun"]),
    (passage("run: a.md#b"), ["4:5 missingKey"]),
    (passage("run: a.md#b", "lines: []"), ["7:12 emptyKey"]),
    (passage("run: a.md#b", "as: exact", "lines: [a b]"), ["7:9 unknownOrder"]),
    (
      passage("run: a.md#b", "as: in order", "of: A", "lines: [a b]"),
      ["8:9 participantsWithoutExactly"]
    ),
    (passage("run: a.md#b", "left-out: r"), ["6:5 keyOfLeftOut"]),
    (passage("run: a.md#b", "lines:", "  - says: a"), ["8:9 differenceWithoutReason"]),
    (passage("run: a.md#b", "lines:", "  - runs: a"), ["8:9 differenceWithoutReason"]),
    (
      passage("run: a.md#b", "lines:", "  - {says: a, runs: b, because: c}"),
      ["8:10 differenceWithoutReason"]
    ),
    (passage("run: a.md#b", "lines:", "  - {because: c, evidence: d}"), ["8:10 missingKey"]),
    (passage("run: a.md#b", "lines:", "  - {says: a, ruins: b}"), ["8:19 unknownKey"]),
    (passage("run: a.md#b", "lines:", "  - states tap: possible"), ["8:9 unquotedColon"]),
  ])
  func `each error is told at its place`(text: String, expected: [String]) {
    #expect(read(text).messages == expected)
  }

  @Test func `a misspelled key has a fix`() {
    let source = SourceText(name: "", text: Self.passage("left-aut: r"))
    let diagnostic = SourceRow.read(source).diagnostics.first
    #expect(diagnostic?.fixIts.first?.edits.first?.replacement == "left-out")
  }

  @Test func `documents have a title, and perhaps an author, a year, and an address`() {
    let source = SourceText(
      name: "",
      text: """
        documents:
          S0:
            title: Notes
            author: A. Uthor
            year: 2021
            address: https://example.com/notes
          S1: {title: More notes}
          S2: {author: B., adress: x}
        """)
    let (documents, diagnostics) = SourceDocument.read(source)
    #expect(documents.map(\.key.text) == ["S0", "S1", "S2"])
    #expect(documents[0].author == "A. Uthor")
    #expect(documents[0].year == 2021)
    #expect(documents[0].address == "https://example.com/notes")
    #expect(documents[1].title == "More notes")
    #expect(Self.messages(diagnostics) == ["8:20 unknownKey", "8:3 missingKey"])
  }
}
