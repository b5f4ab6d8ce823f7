import SourceDiagnostics

// What a trace can show other than what was expected, alphabetically.
extension DiagnosticMessage {
  static func happenedBefore(_ expected: String, at time: String) -> Self {
    .error("'\(expected)' happened at \(time), before what the line above expects")
  }

  static func happenedInstead(_ expected: String, actual: String, at time: String) -> Self {
    .error("'\(actual)' happened at \(time), not '\(expected)'")
  }

  static func neverHappened(_ expected: String) -> Self {
    .error("'\(expected)' never happened")
  }

  static func nothingMoreHappened(_ expected: String) -> Self {
    .error("nothing more happened; '\(expected)' was expected")
  }

  static func otherChain(_ first: String, actual: String) -> Self {
    .error("the responder chain of '\(first)' is '\(actual)'")
  }

  static func otherStates(_ recognizer: String, actual: String) -> Self {
    .error("the states of '\(recognizer)' were '\(actual)'")
  }

  static func otherTime(_ expected: String, actual: String, wanted: String) -> Self {
    .error("'\(expected)' happened at \(actual), not at \(wanted)")
  }

  static func otherTimes(_ expected: String, actual: Int, wanted: Int) -> Self {
    .error("'\(expected)' happened \(times(actual)), not \(wanted)")
  }

  static func otherValue(
    _ property: String, of subject: String, actual: String, wanted: String
  ) -> Self {
    .error("'\(property)' of '\(subject)' was '\(actual)', not '\(wanted)'")
  }

  static func shouldNeverHappen(_ expected: String, at time: String) -> Self {
    .error("'\(expected)' happened at \(time), although it never should")
  }

  static func surplusEvent(_ actual: String, at time: String) -> Self {
    .error("'\(actual)' happened at \(time), after all that the list expects")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
