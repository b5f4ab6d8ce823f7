package import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics
import TextAndOrder
import TraceModel

/// A search for changes of a scenario that make its expectations, or other ones, true.
///
/// The changes are those with which developers usually fix touch handling, and the run's trace says
/// which of them to try: only participants that took part are changed, and only where they decided
/// something.
package struct RepairSearch: Sendable {
  /// The scenario's text.
  package var source: SourceText

  /// Lines that describe the goal, with their `expect`; none if it's the scenario's own
  /// expectations.
  package var goal: [String]

  /// The variant to change, or `nil` for the first.
  package var variant: String?

  /// A resolver for the setups that the scenario uses.
  package var resolver: SceneResolver

  /// The options of every run.
  package var options: RunOptions

  /// The bounds of the trials.
  package var limits = RepairLimits()

  /// Creates a search.
  package init(
    _ source: SourceText, goal: [String] = [], variant: String? = nil,
    resolver: SceneResolver = .none, options: RunOptions = RunOptions()
  ) {
    self.source = source
    self.goal = goal
    self.variant = variant
    self.resolver = resolver
    self.options = options
    self.options.offersFixIts = false
  }

  /// Tries the changes.
  ///
  /// The result depends on nothing but these properties.
  package func report() -> RepairReport {
    var trials = RepairTrials(self)
    return trials.report()
  }
}
