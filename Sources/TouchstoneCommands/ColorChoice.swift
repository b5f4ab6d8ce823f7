import ArgumentParser

/// When listings use color.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless the environment has `NO_COLOR` or the terminal doesn't support color.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// The maximum number of listed errors; in a file full of errors, a few say as much as a thousand.
struct ErrorCount: ExpressibleByArgument {
  /// The maximum; `nil` for all.
  var most: Int?

  init(most: Int?) { self.most = most }

  init?(argument: String) {
    guard argument != "all" else {
      self.init(most: nil)
      return
    }
    guard let most = Int(argument), most > 0 else { return nil }
    self.init(most: most)
  }

  var defaultValueDescription: String { most.map { "\($0)" } ?? "all" }
}

/// The options that every command has for its output.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: """
      When to color: auto (on a terminal, unless NO_COLOR is set), always or never.
      """)
  var color = ColorChoice.auto

  // The second name is the former one.
  @Option(
    name: [.customLong("max-errors"), .customLong("mistakes")],
    help: ArgumentHelp(
      "List at most this many errors: a number or `all`.", valueName: "number"))
  var maxErrors = ErrorCount(most: 20)

  /// The console with these options.
  var console: Console {
    var console = Console()
    console.color = color
    console.errorLimit = maxErrors.most
    return console
  }
}
