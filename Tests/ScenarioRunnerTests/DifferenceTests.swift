import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

struct DifferenceTests {
  @Test func `white space is made visible in lines that differ in nothing else`() {
    let source = SourceText(
      name: "",
      text: """
        tap 40 60
        expect trace of fingers
          0 ms finger touches (40, 60)
          50 ms  finger lifts (40, 61)
        """)
    let listing = ParsedScenario(source).scenario.run().failures.listing()
    #expect(
      listing.contains(
        """
              expected                       what happened
            ✗ 0·ms·finger·touches·(40,·60)
            ✗ 50 ms  finger lifts (40, 61)
            ✗                                0·ms··finger·touches·(40,·60)
            ✗                                50 ms  finger lifts (40, 60)
        """), "\(listing)")
  }

  /// Names that take two cells a letter, a letter with a mark of its own, a long one, and a tab.
  @Test(arguments: ["表のボタン", "e\u{301}cran", "aViewWithAVeryLongNameThatIsStillOne", "B"])
  func `expected and actual columns begin in the same cells in every line`(name: String) throws {
    let source = SourceText(
      name: "",
      text: """
        UIView root
          UIView \(name)  frame: 0 0 200 200
        tap \(name)
        expect
          \(name)\ttouchesBegan
          root touchesCancelled
          \(name) touchesEnded
        """)
    let scenario = ParsedScenario(source).scenario
    let note = try #require(scenario.run().failures.flatMap(\.notes).first { !$0.lines.isEmpty })
    let heading = try #require(note.lines.first)
    let column = try #require(heading.firstRange(of: "what happened")?.lowerBound)
    let start = TerminalCells.width(of: String(heading[..<column]))
    #expect(note.lines.count > 3)
    for line in note.lines.dropFirst() {
      #expect(!line.contains("\t"))
      guard let event = line.firstRange(of: " ms  ")?.upperBound else { continue }
      #expect(TerminalCells.width(of: String(line[..<event])) == start, "\(line)")
    }
    #expect(note.lines.count { $0.contains(" ms  ") } > 1)
  }

  @Test func `a number that the next line cuts short is explained`() {
    let source = SourceText(
      name: "",
      text: """
        UIView root
          UITapGestureRecognizer tap
        repeat 3 times
          tap root
          wait 400ms
        expect
          tap fires 2 times
          root touchesBegan
        """)
    let listing = ParsedScenario(source).scenario.run().failures.listing()
    #expect(listing.contains("7:3: error[different-count]: `tap fires` happened once, not twice\n"))
    #expect(
      listing.contains(
        "note: it happened 3 times in all; a line counts what comes before the next line's "
          + "`root touchesBegan`\n"))
  }
}
