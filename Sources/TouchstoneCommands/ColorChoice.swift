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

/// What every command lets a user say about how it shows things.
struct ConsoleOptions: ParsableArguments {
  @Option(
    help: """
      When to colour: auto (on a terminal, unless NO_COLOR is set), always or never.
      """)
  var color = ColorChoice.auto

  /// The console that shows things so.
  var console: Console {
    var console = Console()
    console.color = color
    return console
  }
}
