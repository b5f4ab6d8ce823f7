import SourceDiagnostics

/// A change to try.
struct RepairCandidate {
  /// The kind of change.
  var kind: RepairKind

  /// The change as a verb phrase.
  var title: String

  /// The edits in the scenario's own text.
  var edits: [SourceEdit]

  /// The same change in UIKit code.
  var code: RepairCode

  /// The names of the participants that it's about.
  var names: [String]

  /// What it costs.
  var price = RepairPrice()

  /// The order in which to try and list it, besides its weight.
  var extra = 0
}
