/// A figure that shows a run.
package enum FigureKind: String, CaseIterable, Sendable {
  /// The screen with its views, and how the search for the touched one went.
  case tree
  /// Lanes and arrows.
  case sequence
  /// The states of recognizers, the touches that views hear of and those held back, over time.
  case states
  /// The state machines of recognizers, with the transitions that were taken.
  case statechart
  /// Who answers to whom, from the touched view on.
  case chain
  /// Who waits for whom, and who keeps whom from being recognized.
  case requirements
  /// The turns of the main run loop, with what happens in each.
  case turns
  /// The records of the digitizer, each as a tree of a hand and its fingers.
  case report
  /// The sets of recognizers that the gesture environment keeps, turn by turn.
  case sets
  /// Why recognizers stayed silent.
  case why
  /// The runs of two variants beside each other; it stands behind the figures of all variants.
  case compare
  /// A row for each event.
  case table

  /// The figures of a scenario that does not say which; states over time only if a recognizer is
  /// concerned.
  package static let usual: [FigureKind] = [.tree, .sequence, .states, .table]

  /// Returns the figures that a choice of lanes changes; `nil` for an option that is none.
  ///
  /// The tree, the chain and the turns are whole or not true, whoever the author hides.
  package static func changed(by option: String) -> [FigureKind]? {
    switch option {
    case "group": [.sequence, .states, .table]
    case "pin": [.sequence, .states, .statechart, .table]
    case "hide": [.sequence, .states, .statechart, .requirements, .why, .compare, .table]
    default: nil
    }
  }
}
