import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// A name stands for one object, whatever it begins with and wherever it comes from.
struct NamedObjectTests {
  @Test(arguments: [
    // What is declared comes before a finger whose name begins alike.
    """
    UINavigationController n
      UIViewController c  rightBarButtonItem: fingerItem
        UIBarButtonItem fingerItem
        UIView root

    fingerItem isEnabled = false

    expect
      fingerItem isEnabled false
    """,
    // A captured object can be given back.
    """
    UIWindow window
      UIViewController first
        UIView root
    UIViewController second
      UIView other

    let c = window rootViewController
    window rootViewController = second
    window rootViewController = c

    expect
      window rootViewController first
    """,
  ])
  func `an object is set and read by its name`(text: String) {
    let parsed = ParsedScenario(SourceText(name: "named", text: text + "\n"))
    #expect(parsed.diagnostics.map(\.message.text) == [])
    #expect(parsed.scenario.run().failures.map(\.message.text) == [])
  }
}
