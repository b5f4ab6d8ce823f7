package import TouchEngine
package import TraceModel

/// The options of a run: the screen, the hand, and the limits.
package struct RunOptions: Sendable {
  /// The screen in points, which is the size of a recent phone by default.
  package var screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The numbers and rules of UIKit that the engine follows.
  package var behavior = UIKitBehavior()

  /// The hand, which determines the durations and distances of gestures.
  package var hand = Hand()

  /// The limits of the run.
  package var limits = RunLimits()

  /// The topics of an expected trace that doesn't name any, which are the topics of the page's
  /// figures.
  package var shownTopics: [TraceTopic] = [
    .fingers, .delivery, .recognizers, .actions, .program,
  ]

  /// The deepest nesting of views.
  package var deepestTree = 100

  /// Whether to check the engine's entire state after every step, which takes time.
  package var checksInvariants = false

  /// Whether to determine which view a finger would hit at each point before the first step.
  package var mapsHits = false

  /// The participants that a line could be about if its own was wrong, for a run after which a tool
  /// changes the text to what happened, or `nil` for other runs.
  ///
  /// Such a run observes the properties of all of them, and its failures say why lines can't change.
  package var namesForUpdate: [String]?

  /// Whether failures have fix-its, which take time to find.
  package var offersFixIts = true

  /// Creates the default options.
  package init() {}
}
