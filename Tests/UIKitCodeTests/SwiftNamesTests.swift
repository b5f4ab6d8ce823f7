import Testing
import UIKitCode

/// Names of Swift code: legal, and each different from the others.
struct SwiftNamesTests {
  @Test(arguments: [
    ("main-window", "mainWindow"), ("URLField", "urlField"), ("my_view", "myView"),
    ("2nd button", "_2ndButton"), ("größe", "größe"), ("a → b", "aB"), ("->", "element"),
  ])
  func `a name becomes one word in camel case`(name: String, word: String) {
    #expect(SwiftNames.word(name) == word)
  }

  @Test(arguments: [
    ("save", "save"), ("init", "`init`"), ("a-b", "aB"), ("in it", "inIt"), ("_", "element"),
    ("__", "__"),
  ])
  func `a legal name stays, and a keyword is quoted`(name: String, legal: String) {
    #expect(SwiftNames.legal(name) == legal)
  }

  @Test func `a name that's taken gets a suffix, and then a number`() {
    var names = SwiftNames(reserved: ["await"])
    #expect(names.name(for: "await", proposing: "await", or: "View") == "awaitView")
    #expect(names.name(for: "Await", proposing: "await", or: "View") == "awaitView2")
    #expect(names.name(for: "await", proposing: "other") == "awaitView")
  }
}
