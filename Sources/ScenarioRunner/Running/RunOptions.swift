package import TouchEngine
package import TraceModel

/// The options of a run: the screen, the durations of gestures, and the limits.
package struct RunOptions: Sendable {
  /// The screen in points, which is the size of a recent phone by default.
  package var screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The numbers and rules of UIKit that the engine follows.
  package var behavior = UIKitBehavior()

  /// The number of times per second that the digitizer reports a moving finger.
  package var reportsPerSecond: Int64 = 60

  /// The duration of a tap.
  package var tapDuration = VirtualTime(milliseconds: 50)

  /// The time between the taps of a double tap.
  package var doubleTapGap = VirtualTime(milliseconds: 100)

  /// The default duration of a drag.
  package var dragDuration = VirtualTime(milliseconds: 250)

  /// The distance of a swipe, in points.
  package var swipeDistance = 100.0

  /// The duration of a swipe.
  package var swipeDuration = VirtualTime(milliseconds: 100)

  /// The distance between fingers that make the same move, in points.
  package var fingerDistance = 40.0

  /// The distance between two fingers at the beginning of a pinch or a rotation, in points.
  package var pairDistance = 100.0

  /// The default duration of a pinch or a rotation.
  package var pairDuration = VirtualTime(milliseconds: 300)

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

  /// Creates the default options.
  package init() {}
}
