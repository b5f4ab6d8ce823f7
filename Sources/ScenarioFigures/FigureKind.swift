/// A figure that shows a run.
package enum FigureKind: String, CaseIterable, Sendable {
  /// The screen with its views, and the hit-testing for the touched view.
  case tree
  /// Lanes and arrows.
  case sequence
  /// The states of recognizers, the touches that views receive, and the touches that are delayed,
  /// over time.
  case states
  /// The state machines of recognizers, with the transitions that were taken.
  case statechart
  /// The responder chain, from the touched view on.
  case chain
  /// The recognizers that wait for others, and that prevent others.
  case requirements
  /// The turns of the main run loop, with the events in each.
  case turns
  /// The records of the digitizer, each as a tree of a hand and its fingers.
  case report
  /// The sets of recognizers that the gesture environment keeps, turn by turn.
  case sets
  /// The reasons recognizers never acted.
  case why
  /// The runs of two variants side by side, after the figures of all variants.
  case compare
  /// A row for each event.
  case table

  /// The figures of a scenario that doesn't specify any; states over time only if a recognizer is
  /// involved.
  package static let usual: [FigureKind] = [.tree, .sequence, .states, .table]

  /// Returns the figures that a choice of lanes changes; `nil` for an unknown option.
  ///
  /// The tree, the chain, and the turns are complete, regardless of the lanes that the author
  /// hides.
  package static func changed(by option: String) -> [FigureKind]? {
    switch option {
    case "group": [.sequence, .states, .table]
    case "pin": [.sequence, .states, .statechart, .table]
    case "hide": [.sequence, .states, .statechart, .requirements, .why, .compare, .table]
    default: nil
    }
  }
}
