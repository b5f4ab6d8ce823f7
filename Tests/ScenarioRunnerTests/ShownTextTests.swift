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

extension ShownTextTests {
  /// Runs a scenario, and returns what a page shows of it.
  private func shown(_ text: String) -> String {
    let source = SourceText(name: "", text: text)
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let result = parsed.scenario.run()
    #expect(result.failures.listing() == "")
    let shown = source.applying(result.shownEdits)
    let again = ParsedScenario(SourceText(name: "", text: shown))
    #expect(again.diagnostics.listing() == "")
    #expect(again.scenario.run().failures.listing() == "")
    return shown
  }

  @Test func `names, words, details and numbers stand in the places of wildcards`() {
    let scene = """
      UIView root
        UIView B  frame: 100 100 100 100
          UIPanGestureRecognizer pan

      drag B by 0 60

      """
    #expect(
      shown(
        scene + """

          expect
            hit *
            * touchesBegan
            B touches* …
            root touchesCancelled ← *
            * fires /chan/ …
            pan fires ended → *
            * began before pan /nd/

          expect exactly of B
            B point(inside:) * …
            …
            B /touchesC/

          expect in any order
            p* ended
            * touchesBegan

          expect
            chain B → … → window → …
            never * prevents *
          """) == scene + """

          expect
            hit B
            pan touchesBegan
            B touches* 4 times
            root touchesCancelled ← B
            pan fires changed 12 times
            pan fires ended → target
            pan began before pan touchesEnded

          expect exactly of B
            B point(inside:) true
            …
            B touchesCancelled

          expect in any order
            pan ended
            pan touchesBegan

          expect
            chain B → root → controller → window → scene → application → delegate
            never * prevents *
          """)
  }

  @Test func `what is not the same for all events stays as it is`() {
    let text = """
      UIView root
        UIView B  frame: 100 100 100 100

      tap B

      expect
        * hitTest 6 times
      """
    #expect(shown(text) == text)
  }
}
