import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// The export of views that SwiftUI draws into.
struct HostingViewTests {
  @Test(arguments: ["", "    override hitTest: self\n"])
  func `a plain view takes the place of a hosting view, and a message says so`(rule: String) {
    let source = SourceText(
      name: "card.scenario",
      text: "UIView page\n  _UIHostingView card  frame: 10 20 30 40\n\(rule)\ntap card\n")
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: "card", as: .swift)
    #expect(!export.text.split(separator: "\n").contains { $0.hasSuffix("_UIHostingView()") })
    let expected = rule.isEmpty ? "  let card = UIView()" : "  final class CardView: UIView {"
    #expect(export.text.split(separator: "\n").contains { $0 == expected }, "\(export.text)")
    let messages = export.diagnostics.map { $0.message.text }
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("a UIView takes its place") }, "\(messages)")
  }

  @Test(arguments: [
    ("touch view is", "(touch.view === scene.card || touch.view === scene.promo)"),
    (
      "touch in",
      "sequence(first: touch.view as UIView?, next: { $0?.superview }).prefix(while: { $0 != nil })"
        + ".contains(where: { ($0 === scene.card || $0 === scene.promo) })"
    ),
  ])
  func `a condition about hosting views names those of the scenario`(
    words: String, condition: String
  ) {
    let source = SourceText(
      name: "card.scenario",
      text: """
        UIView page
          UITapGestureRecognizer tap
            delegate shouldReceive: false when \(words) _UIHostingView
          _UIHostingView card
          _UIHostingView promo

        tap card
        """)
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: "card", as: .swift)
    #expect(export.text.contains("if \(condition) { return false }"), "\(export.text)")
  }
}
