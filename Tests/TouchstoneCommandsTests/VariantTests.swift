import Foundation
import Testing

/// Scenarios with variants, run as a process by `touchstone run`, `why` and `compare`.
struct VariantTests {
  private static let text = """
    UIView root
      UIView B  frame: 100 100 100 100
        UIPanGestureRecognizer pan

    variant far
      drag B by 0 60
      expect
        pan began

    variant near
      drag B by 0 5
      expect
        never pan began

    """

  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(Self.text, to: "drag.scenario")
  }

  private func variant(_ name: String, _ arguments: String...) throws -> String {
    let run = try place.touchstone(["run", "drag.scenario", "--variant", name] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output
  }

  @Test(arguments: ["text", "table", "tree", "states"])
  func `each variant is shown under its name`(format: String) throws {
    let run = try place.touchstone("run", "drag.scenario", "--format", format)
    let far = try variant("far", "--format", format)
    let near = try variant("near", "--format", format)
    #expect(run.output == "variant far\n\n\(far)\nvariant near\n\n\(near)")
    #expect(run.status == 0)
  }

  @Test func `as JSON, each trace has its variant's name`() throws {
    let run = try place.touchstone("run", "drag.scenario", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    let variants = try #require(value?["variants"] as? [NSDictionary])
    #expect(value?["version"] as? Int == 2)
    #expect(variants.map { $0["name"] as? String } == ["far", "near"])
    for (variant, name) in zip(variants, ["far", "near"]) {
      let alone = try self.variant(name, "--format", "json")
      let trace = try JSONSerialization.jsonObject(with: Data(alone.utf8)) as? NSDictionary
      #expect(variant["trace"] as? NSDictionary == trace)
    }
  }

  @Test func `as diagrams, the variants stand below each other in one file`() throws {
    let run = try place.touchstone("run", "drag.scenario", "--format", "sequence")
    #expect(run.output.components(separatedBy: "<svg ").count == 2)
    let names = [", far</text>", ", near</text>"].map { run.output.contains($0) }
    #expect(names == [true, true])
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(try variant("near", "--format", "sequence").contains("lifts"))
  }

  @Test func `there is an answer for each variant, or for one`() throws {
    let run = try place.touchstone("why", "drag.scenario", "pan")
    let near = "`pan` failed at 250 ms: lifted after 5 of 10 pt.\n  G155: Lifting"
    #expect(
      run.output.hasPrefix(
        "variant far\n\n`pan` fired with began at 50 ms.\n"
          + "`pan` fired with changed 12 times, from 66.7 ms to 250 ms.\n"))
    #expect(run.output.contains("\n\nvariant near\n\n" + near))
    let one = try place.touchstone("why", "drag.scenario", "pan", "--variant", "near")
    #expect(one.output.hasPrefix(near))
    #expect(one.status == 0)
  }

  @Test func `what is in one variant only is told in the others`() throws {
    try place.write(
      """
      variant far
        UIView root
          UIPanGestureRecognizer pan
        drag root by 0 60
        expect
          pan began

      variant near
        UIView root
        drag root by 0 60
        expect
          root touchesEnded

      """, to: "two.scenario")
    let run = try place.touchstone("why", "two.scenario", "pan")
    #expect(run.output.hasSuffix("variant near\n\n`pan` is not there.\n"), "\(run)")
  }

  @Test(arguments: [
    (["run", "drag.scenario", "--variant", "neer"], "no variant `neer`; did you mean `near`?"),
    (["why", "drag.scenario", "pan", "--variant", "x"], "no variant `x`; it has `far`, `near`"),
    (["run", "alone.scenario", "--variant", "near"], "`alone.scenario` has no variants"),
  ])
  func `a variant that is not there is wrong use`(arguments: [String], words: String) throws {
    try place.write(Fixture.scene, to: "alone.scenario")
    let run = try place.touchstone(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix(words + "\n"))
  }

  @Test func `a scenario with errors has no variants to choose`() throws {
    try place.write(Self.text.replacing("UIView B", with: "UIVeiw B"), to: "wrong.scenario")
    let run = try place.touchstone("run", "wrong.scenario", "--variant", "near")
    #expect(run.status == 1)
    #expect(run.errors.contains("UIVeiw"))
  }

  @Test func `variants are compared, and beside another scenario the first stands for all`() throws
  {
    let run = try place.touchstone("compare", "drag.scenario")
    #expect(run.output.contains("\n--- `far`\n+++ `near`\n"))
    #expect(run.status == 0)
    try place.writeCourse()
    try place.write(
      "---\ntitle: One\nquestion: Why?\n---\n\n```scenario drag\n\(Self.text)```\n", to: "drag.md")
    let other = try place.touchstone("compare", "drag.md", "Content/01-tap.md")
    #expect(other.output.contains("\n--- `drag, far`\n+++ `tap-b`\n"))
  }
}
