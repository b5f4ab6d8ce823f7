import Testing

@testable import SiteBuilder

/// A lesson that shows what would happen if UIKit didn't follow a fact.
struct SuspendedFactTests {
  private static let facts = """
    title: Gestures
    facts:
      G060:
        claim: The action comes first.
        evidence: [documented]
        source: "UIKit header: UIGestureRecognizer.h"
        rule: actionComesBeforeCancelling

    """
    + ["D001", "D023", "G039", "G125"].map { number in
      """
        \(number):
          claim: A reason of the run.
          evidence: [documented]
          source: "UIKit header: UIView.h"

      """
    }.joined()

  private static func lesson(_ options: String) -> String {
    """
    ---
    title: A tap
    ---

    ```scenario tapped show: table topics: actions delivery \(options)
    UIView root
      UITapGestureRecognizer tap

    tap root

    expect
      tap fires
      root touchesCancelled
    ```

    """
  }

  private static func site(_ options: String) async -> BuiltSite {
    await BuiltSite.make(
      ["a.md": lesson(options), "facts/gestures.yaml": facts], templates: [:])
  }

  @Test func `both runs are side by side`() async throws {
    let site = await Self.site("without: G060")
    let page = try #require(site.files["a.html"], "\(site.messages)")
    #expect(page.contains("the run without G060 has “root touchesCancelled”"))
    #expect(page.contains("</b> If UIKit ignored G060</th>"))
    let usual = try #require(await Self.site("").files["a.html"])
    #expect(!usual.contains("without G060"))
  }
}
