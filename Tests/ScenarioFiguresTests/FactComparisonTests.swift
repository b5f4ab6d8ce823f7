import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TextAndOrder
import TouchEngine
import TraceModel

/// What happens without a fact, in the words that the command line and the page share.
struct FactComparisonTests {
  private static let scene = """
    UIView root
      UIView B  frame: 100 100 100 100
        UITapGestureRecognizer tap

    tap B

    expect
      tap fires before B touchesCancelled

    """

  private static let order = SuspendedFact(
    number: "G060", claim: "The action comes before the cancellation.",
    rules: [.actionComesBeforeCancelling])

  private static let pinch = SuspendedFact(
    number: "G157", claim: "A pinch begins at 10 points.", rules: [.pinchThreshold])

  private func comparison(_ text: String, without facts: SuspendedFact...) -> FactComparison {
    let parsed = ParsedScenario(SourceText(name: "", text: text))
    #expect(parsed.diagnostics.listing() == "")
    var options = RunOptions()
    options.suspend(facts)
    return FactComparison(of: parsed.run(), and: parsed.run(options), without: facts)
  }

  @Test func `the text has the fact's words, the difference, and what no longer holds`() {
    let text = comparison(Self.scene, without: Self.order).text
    #expect(
      text.hasPrefix(
        """
        What if UIKit didn't follow G060?
          G060: The action comes before the cancellation.

        The runs first differ at 50 ms: the run has “tap fires ended → target”, the run without G060 has \
        “B touchesCancelled”.

        --- with G060
        +++ without G060

        """), "\(text)")
    #expect(
      text.hasSuffix("\n\nno longer true:\n  tap fires before B touchesCancelled\n"), "\(text)")
  }

  @Test func `a scenario that doesn't depend on the facts says so`() {
    let one = comparison(Self.scene, without: Self.pinch)
    #expect(!one.differs)
    #expect(
      one.text.hasSuffix(
        "\n\nThis scenario doesn't depend on G157: without it, the run is the same, event by event.\n"
      ), "\(one.text)")
    let both = comparison(Self.scene, without: Self.order, Self.pinch)
    #expect(both.differs)
    #expect(both.text.hasPrefix("What if UIKit didn't follow G060 and G157?\n  G060: "))
  }

  @Test func `what vanishes and what appears is listed once`() {
    let recognized = SuspendedFact(number: "G056", claim: "", rules: [.recognizedIsCancelled])
    let text = comparison(Self.scene, without: recognized).text
    #expect(text.hasPrefix("What if UIKit didn't follow G056?\n\nThe runs first differ at "))
    #expect(
      text.contains("\nno longer:\n  B touchesCancelled\nnew:\n  B touchesEnded\n"), "\(text)")
  }

  @Test func `each variant has its own comparison`() {
    let variants = """
      UIView root
        UIView B  frame: 100 100 100 100
          UITapGestureRecognizer tap

      variant tapped
        tap B
        expect
          tap fires

      variant dragged
        drag B by 0 60
        expect
          tap failed

      """
    let comparison = comparison(variants, without: Self.order)
    #expect(comparison.variants.map(\.name) == ["tapped", "dragged"])
    #expect(comparison.variants.map(\.differs) == [true, false])
    #expect(comparison.text.contains("\nvariant tapped\n\nThe runs first differ at "))
    #expect(comparison.text.contains("\nvariant dragged\n\nThis scenario doesn't depend on G060"))
  }

  @Test func `JSON has the same for other programs`() {
    let json = comparison(Self.scene, without: Self.order).json
    #expect(
      json.hasPrefix(
        #"{"facts":[{"number":"G060","claim":"The action comes before the cancellation."}],"#
          + #""differs":true,"runs":[{"variant":null,"differs":true,"sentence":"The runs first"#))
    #expect(
      json.hasSuffix(
        #""vanished":[],"appeared":[],"broken":["tap fires before B touchesCancelled"]}]}"# + "\n"))
  }

  @Test func `a request passes facts on as they are`() {
    let rules: [UIKitRule] = [.canPreventIsAsked, .canBePreventedIsAsked]
    let asked = SuspendedFact(number: "G083", claim: "UIKit asks twice.", rules: rules)
    let request = "prefix live\n" + Self.order.requestLine + asked.requestLine + "topic actions\n"
    #expect(SuspendedFact.all(in: request) == [Self.order, asked])
    #expect(SuspendedFact.all(in: "prefix live\n") == [])
    let silent = SuspendedFact(number: "G060", claim: "", rules: [.actionComesBeforeCancelling])
    #expect(SuspendedFact.all(in: silent.requestLine) == [silent])
  }

  @Test(arguments: ["without", "without G060", "without G060 65535", "without G060 1,x A claim"])
  func `a request without a rule that exists isn't read`(line: String) {
    #expect(SuspendedFact.all(in: line + "\n") == nil)
  }

  @Test func `a figure shows a difference that the requested topics would hide`() throws {
    let comparison = comparison(Self.scene, without: Self.order)
    var options = FigureOptions(idPrefix: "live", title: "B")
    options.topics = [.search]
    let bytes = JSONWriter.object { comparison.write(to: &$0, drawing: options) }
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(html.contains("fig-left"), "\(html)")
    #expect(html.contains("If UIKit ignored G060"))
    #expect(html.contains(": The action comes before the cancellation."))
  }
}
