import Foundation
import LessonRunner
import LiveEngine
import ScenarioRunner
import Testing

/// Commands that show what would happen if UIKit didn't follow a fact.
struct WithoutTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(Self.scene, to: "tap.scenario")
  }

  static let scene = """
    UIView root
      UIView B  frame: 100 100 100 100
        UITapGestureRecognizer tap

    tap B

    expect
      tap fires before B touchesCancelled

    """

  @Test func `a run without a fact shows what would happen, and notes what no longer holds`() throws
  {
    let usual = try place.touchstone("run", "tap.scenario")
    #expect(usual.errors == "")
    let run = try place.touchstone("run", "tap.scenario", "--without", "G060")
    #expect(run.output != usual.output)
    #expect(
      run.output.split(separator: "\n").sorted() == usual.output.split(separator: "\n").sorted())
    #expect(
      run.errors.hasPrefix(
        """
        tap.scenario:8:3: note[without-fact]: without G060, `tap fires before B touchesCancelled` \
        doesn't hold

        """), "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test func `an expectation that holds in neither run is an error as always`() throws {
    let wrong = Self.scene.replacing(
      "tap fires before", with: "never tap fires\n  tap fires before")
    try place.write(wrong, to: "wrong.scenario")
    let run = try place.touchstone("run", "wrong.scenario", "--without", "G060")
    #expect(run.errors.contains("wrong.scenario:8:"))
    #expect(run.errors.contains(": error["), "\(run.errors)")
    #expect(run.errors.contains("note[without-fact]"))
    #expect(run.status == 1)
  }

  @Test func `a comparison has the fact's words, and both runs`() throws {
    let run = try place.touchstone("compare", "tap.scenario", "--without", "G060")
    #expect(
      run.output.hasPrefix(
        """
        What if UIKit didn't follow G060?
          G060: A recognizer's action comes before the view's touchesCancelled.

        The runs first differ at 50 ms: 
        """), "\(run.output)")
    #expect(run.output.hasSuffix("\nno longer true:\n  tap fires before B touchesCancelled\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
    let piped = try place.touchstone("compare", "-", "--without", "G060", input: Self.scene)
    #expect(piped.output == run.output)
  }

  @Test func `a comparison is JSON, too`() throws {
    let run = try place.touchstone(
      "compare", "tap.scenario", "--without", "G060", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let answer = try #require(value)
    #expect((answer["facts"] as? [[String: String]])?.map { $0["number"] } == ["G060"])
    #expect(answer["differs"] as? Bool == true)
    let runs = try #require(answer["runs"] as? [[String: Any]])
    #expect(runs.map { $0["broken"] as? [String] } == [["tap fires before B touchesCancelled"]])
  }

  @Test func `several facts are left out together`() throws {
    let listed = try place.touchstone("compare", "tap.scenario", "--without", "G060,G157")
    let repeated = try place.touchstone(
      "compare", "tap.scenario", "--without", "G060", "--without", "G157", "--without", "G060")
    #expect(listed.output == repeated.output)
    #expect(listed.output.hasPrefix("What if UIKit didn't follow G060 and G157?\n"))
  }

  @Test func `a scenario that doesn't depend on a fact says so`() throws {
    let run = try place.touchstone("compare", "tap.scenario", "--without", "G157")
    #expect(run.output.contains("\nThis scenario doesn't depend on G157: "))
    #expect(run.status == 0)
    let shown = try place.touchstone("run", "tap.scenario", "--without", "G157")
    #expect(shown.output == (try place.touchstone("run", "tap.scenario").output))
    #expect(shown.errors == "")
  }

  @Test func `one variant can be compared`() throws {
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
    try place.write(variants, to: "variants.scenario")
    let all = try place.touchstone("compare", "variants.scenario", "--without", "G060")
    #expect(
      all.output.contains("\nvariant dragged\n\nThis scenario doesn't depend on G060"), "\(all)")
    let one = try place.touchstone(
      "compare", "variants.scenario", "--without", "G060", "--variant", "tapped")
    #expect(!one.output.contains("variant"), "\(one)")
    #expect(one.output.contains("\n--- with G060\n"))
  }

  @Test func `a number that no fact has is refused`() throws {
    for command in ["run", "compare"] {
      let run = try place.touchstone(command, "tap.scenario", "--without", "G0600")
      #expect(run.output == "")
      #expect(
        run.errors
          == "error[unknown-fact]: the ledger has no fact G0600; did you mean `G060`?\n")
      #expect(run.status == 64)
    }
    #expect(try place.touchstone("run", "tap.scenario", "--without", ",").status == 64)
  }

  @Test func `a fact that rests on no rule is refused, and others near it are named`() throws {
    let none = try place.touchstone("run", "tap.scenario", "--without", "G059")
    #expect(
      none.errors.hasPrefix(
        "error[fact-without-rule]: the model can't go without G059, because it rests on no separate "
          + "rule; near it, there are "), "\(none.errors)")
    #expect(none.errors.contains("G060"))
    #expect(none.status == 64)
  }

  @Test func `the content's own ledger comes first`() throws {
    try place.write(
      """
      title: Taps
      facts:
        G001:
          claim: The action is first.
          evidence: documented
          source: a book
          rule: actionComesBeforeCancelling
        G002: {claim: Nobody knows., evidence: documented, source: a book, omitted: it is secret}

      """, to: "ledger/facts/taps.yaml")
    let run = try place.touchstone(
      "compare", "tap.scenario", "--without", "G001", "--content", "ledger")
    #expect(run.output.contains("\n  G001: The action is first.\n"), "\(run)")
    let shown = try place.touchstone(
      "run", "tap.scenario", "--without", "G001", "--content", "ledger")
    #expect(shown.errors.contains("without G001, "))
    let omitted = try place.touchstone(
      "run", "tap.scenario", "--without", "G002", "--content", "ledger")
    #expect(
      omitted.errors
        == "error[fact-without-rule]: the model can't go without G002, because the model leaves it out "
        + "anyway; near it, there are G001\n")
    let other = try place.touchstone(
      "run", "tap.scenario", "--without", "G060", "--content", "ledger")
    #expect(other.errors.hasPrefix("error[unknown-fact]: "))
  }

  @Test func `a second file can't be compared without a fact`() throws {
    let run = try place.touchstone("compare", "tap.scenario", "tap.scenario", "--without", "G060")
    #expect(run.errors.hasPrefix("error[without-with-two-files]: "))
    #expect(run.status == 64)
  }

  /// The page passes what its data says: the fact's number, the numbers of its rules, and its claim.
  @Test(arguments: ["G060", "G043", "D048", "G126"])
  func `the page's comparison is the command line's, byte for byte`(number: String) throws {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Content")
    let ledger = FactLedger.read(from: content.path).ledger
    let fact = try #require(ledger.suspendedFacts([number]).first)
    let run = try place.touchstone("compare", "tap.scenario", "--without", number)
    #expect(run.status == 0)
    let bytes = LiveFace().without(
      Array(Self.scene.utf8), Array(("prefix live\n" + fact.requestLine).utf8))
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(value?["text"] as? String == run.output)
    let trace = LiveFace().run(Array(Self.scene.utf8), Array(fact.requestLine.utf8))
    let answer = try JSONSerialization.jsonObject(with: Data(trace)) as? [String: Any]
    let runs = answer?["runs"] as? [[String: Any]]
    #expect(
      runs?.first?["trace"] as? String
        == (try place.touchstone("run", "tap.scenario", "--without", number).output))
  }
}
