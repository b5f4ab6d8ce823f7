import SourceDiagnostics

// Parts of a scenario that UIKit code can't express, in alphabetical order.
extension DiagnosticMessage {
  static func notAsserted(because reason: String) -> Self {
    .warning("the exported test doesn't assert this, because \(reason)")
  }
  static func notExported(_ what: String, because reason: String) -> Self {
    .warning("the exported code leaves out \(what), because \(reason)")
  }
  static func notPlayed(_ what: String, by player: String) -> Self {
    .error("no test is written, because \(player) can't play \(what)")
  }
  static var nothingAsserted: Self {
    .error("no test is written, because no log of a device shows what this scenario expects")
  }
}
