import SourceDiagnostics

// Parts of a scenario that UIKit code can't express, in alphabetical order.
extension DiagnosticMessage {
  static func notExported(_ what: String, because reason: String) -> Self {
    .warning("the exported code leaves out \(what), because \(reason)")
  }
}
