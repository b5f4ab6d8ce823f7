import ScenarioTesting
import Testing
import TouchEngine
import TraceFigures

/// A recognizer of an app: a tap that must be held a little.
final class SlowTap: UITapGestureRecognizer {
  private var start = 0.0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = event.timestamp
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.timestamp - start >= 0.2 else {
      state = .failed
      return
    }
    super.touchesEnded(touches, with: event)
  }
}

@Suite struct ScenarioTestTests {
  static let recognizers = [ScenarioRecognizer { SlowTap() }]

  @Test("A scenario can have recognizers of an app's class, with the properties of UIKit's class")
  func ownRecognizer() throws {
    let test = try ScenarioTest(
      """
      UIView pad
        SlowTap slow  numberOfTapsRequired: 1

      variant quick
        tap pad
        expect
          slow failed at 50ms
          never slow fires

      variant slow
        press pad for 300ms
        expect
          slow fires ended at 300ms
      """, recognizers: Self.recognizers)
    let results = test.run()
    #expect(results.map(\.variant) == ["quick", "slow"])
    #expect(results.map(\.failures) == ["", ""])
  }

  @Test("An expectation that isn't met is listed with its line")
  func failure() throws {
    let test = try ScenarioTest(
      """
      UIView pad
        SlowTap slow
      tap pad
      expect
        slow fires ended
      """, recognizers: Self.recognizers)
    let result = try #require(test.run().first)
    #expect(!result.hasPassed)
    #expect(result.failures.contains("scenario:5:3: error[never-happened]"))
    #expect(
      result.trace.sequenceDiagram(titled: "A quick tap").contains("A quick tap"))
  }

  @Test("A class that isn't given to a scenario is unknown to it")
  func unknownClass() throws {
    let text = """
      UIView pad
        SlowTap slow
      tap pad
      expect
        pad touchesEnded
      """
    _ = try ScenarioTest(text, recognizers: Self.recognizers)
    let error = #expect(throws: ScenarioError.self) { try ScenarioTest(text) }
    #expect(error?.description.contains("`SlowTap`") == true)
  }

  @Test("A class of UIKit can't be replaced")
  func takenName() {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioTest("UIView pad", recognizers: [ScenarioRecognizer { UITapGestureRecognizer() }])
    }
    #expect(
      error?.description == "scenarios already have a class `UITapGestureRecognizer`")
  }
}
