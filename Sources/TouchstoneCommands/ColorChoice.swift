import ArgumentParser

/// When listings are coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless the environment has `NO_COLOR` or a terminal that cannot.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}

/// How many errors are listed; a file full of them says no more with a thousand than with a few.
struct ErrorCount: ExpressibleByArgument {
  /// The most of them; `nil` for all.
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

/// What every command lets a user say about how it shows things.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: """
      When to color: auto (on a terminal, unless NO_COLOR is set), always or never.
      """)
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "List at most this many errors: a number or 'all'.", valueName: "number"))
  var maxErrors = ErrorCount(most: 20)

  /// The former name of `--max-errors`.
  @Option(name: .customLong("mistakes"), help: .hidden)
  var formerMaxErrors: ErrorCount?

  /// The console that shows things so.
  var console: Console {
    var console = Console()
    console.color = color
    console.mostErrors = (formerMaxErrors ?? maxErrors).most
    return console
  }
}
