import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

struct ShownTextTests {
  @Test func `what happened stands in the place of wildcards where it is sure`() {
    let source = SourceText(
      name: "",
      text: """
        tap 40 60
        expect trace of fingers delivery
          0 ms *
          0 ms  application sendEvent
          …
          * touchesBegan
          …
          /touchesEnded/
        """)
    let result = ParsedScenario(source).scenario.run()
    #expect(result.failures.listing() == "")
    #expect(
      source.applying(result.shownEdits) == """
        tap 40 60
        expect trace of fingers delivery
          0 ms  finger touches (40, 60)
          0 ms  application sendEvent
          …
          * touchesBegan
          …
          50 ms  root touchesEnded
        """)
  }
}
