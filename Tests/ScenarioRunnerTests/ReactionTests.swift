import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// Where reactions stand, and whether they can be reached.
struct ReactionTests {
  private func warnings(_ text: String) -> [String] {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "")
    let found = parsed.run()
    #expect(found.failures.listing() == "")
    return found.warnings.map { "\($0.place?.line ?? 0): \($0.message.code)" }
  }

  @Test func `a reaction after which nothing happens gets a warning`() {
    #expect(
      warnings(
        """
        tap root
        when root touchesEnded: root isHidden = true
        expect
          never root isHidden true
        """) == ["2: unreached-reaction"])
  }

  @Test(arguments: [
    "A touchesMoved: A isHidden = true", "t fires → A: A isHidden = true",
  ])
  func `a reaction to what never happens gets a warning`(line: String) {
    let text = """
      UIView root
        UIView A
          UITapGestureRecognizer t
      when \(line)
      tap A
      expect
        A touchesBegan
      """
    #expect(warnings(text) == ["4: unmet-reaction"])
  }

  @Test func `a reaction that one variant meets gets none`() {
    #expect(
      warnings(
        """
        UIView root
        when root touchesMoved: root isHidden = true
        variant still
          tap root
          expect
            never root touchesMoved
        variant moving
          drag root by 10 0
          expect
            root touchesMoved
        """) == [])
  }

  @Test func `a reaction to a timer that still runs gets none`() {
    #expect(
      warnings(
        """
        UIView root
          UILongPressGestureRecognizer hold
        finger touches root
        when hold fires: root isHidden = true
        expect
          root isHidden = true
        """) == [])
  }

  @Test func `a shared reaction is reached in the variant that has steps`() {
    #expect(
      warnings(
        """
        UIView root
        when root touchesEnded: root isHidden = true
        variant nothing
          expect
            never root touchesEnded
        variant something
          tap root
          expect
            root isHidden = true
        """) == [])
  }

  @Test func `a variant begins with reactions to the shared steps`() {
    #expect(
      warnings(
        """
        UIView root
          UIView A
        tap A
        variant without
          expect
            never A isHidden true
        variant early
          when A touchesBegan: A isHidden = true
          expect
            A isHidden = true
            A touchesEnded
        variant late
          wait 1ms
          when A touchesBegan: A isHidden = true
          tap A
          expect
            A isHidden = true 1 times
        """) == [])
  }
}
