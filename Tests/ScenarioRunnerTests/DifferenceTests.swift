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
    #expect(listing.contains("7:3: error[other-times]: 'tap fires' happened once, not twice\n"))
    #expect(
      listing.contains(
        "note: it happened 3 times in all; a line counts what comes before the next line's "
          + "'root touchesBegan'\n"))
  }
}
