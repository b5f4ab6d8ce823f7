/// What is done about a fact.
package enum FactStatus: String, CaseIterable, Sendable {
  /// A scenario of a lesson shows it, and does what the lesson says.
  case shown
  /// A test of the engine shows it; no lesson does so far.
  case tested
  /// The model leaves it out, and the ledger says why.
  case omitted
  /// Nothing shows it yet.
  case untested

  /// The status in a few words, to be read after a number: `55 shown by a lesson`.
  package var words: String {
    switch self {
    case .shown: "shown by a lesson"
    case .tested: "tested in the engine only"
    case .omitted: "left out of the model"
    case .untested: "not tested yet"
    }
  }
}
