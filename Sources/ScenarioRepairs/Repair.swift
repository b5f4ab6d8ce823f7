package import SourceDiagnostics

/// A change of a scenario after which its expectations are met.
package struct Repair: Equatable, Sendable {
  /// The changes as verb phrases, such as `set cancelsTouchesInView of tap to false`; one, or two
  /// that work only together.
  package var titles: [String]

  /// The kinds of the changes, in the same order.
  package var kinds: [RepairKind]

  /// The scenario's text with the changes.
  package var text: String

  /// The lines that the changes affect, with a mark and a space before each.
  package var difference: [String]

  /// The same changes in UIKit code.
  package var swift: String

  /// The events that happen only without the changes, in words.
  package var vanished: [String]

  /// The events that happen only with the changes, in words.
  package var appeared: [String]

  /// What the changes cost besides what they're for: what no longer works, or comes late, in sentences.
  package var prices: [String]

  /// How many things never work again, such as a view whose interaction is turned off.
  package var harm: Int

  /// The scenario's own expectations that the changes contradict; empty unless the goal
  /// was another.
  package var broken: [String]

  /// All changes as one phrase.
  package var title: String { titles.joined(separator: ", and ") }
}

/// The result of a search for changes that make a scenario's expectations true.
package struct RepairReport: Equatable, Sendable {
  /// The reason that nothing was searched for.
  package enum Obstacle: Equatable, Sendable {
    /// The scenario, or a wish, has errors.
    case errors([Diagnostic])
    /// The expectations are met already.
    case nothingToRepair
  }

  /// The reason that nothing was searched for, or `nil` when there was a search.
  package var obstacle: Obstacle?

  /// The changes that work, the least harmful first, and of those the smallest.
  package var repairs: [Repair] = []

  /// The single changes that were tried, as verb phrases, in the order of the trials.
  package var tried: [String] = []

  /// The number of pairs of changes that were tried.
  package var triedPairs = 0

  /// Whether there were more changes to try when a bound ended the trials.
  package var isCut = false
}

/// The bounds of a search, so that it always ends soon.
package struct RepairLimits: Equatable, Sendable {
  /// The most single changes to try.
  package var singles = 160

  /// The most pairs to try, which happens only if no single change works.
  package var pairs = 160

  /// The most events of all runs together.
  package var events = 400_000

  /// The most kinds of interactions with participants to try again after each change.
  package var probes = 16

  /// The most working changes to report.
  package var repairs = 8

  /// Creates the default bounds.
  package init() {}
}
