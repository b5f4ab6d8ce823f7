/// The status of a fact.
package enum FactStatus: String, CaseIterable, Sendable {
  /// A scenario of a lesson shows it, and passes.
  case shown
  /// A test of the engine shows it, but no lesson does yet.
  case tested
  /// The model leaves it out, and the ledger says why.
  case omitted
  /// Nothing shows it yet.
  case untested

  /// A short description that follows a number: `55 shown by a lesson`.
  package var words: String {
    switch self {
    case .shown: "shown by a lesson"
    case .tested: "tested in the engine only"
    case .omitted: "left out of the model"
    case .untested: "not tested yet"
    }
  }
}
