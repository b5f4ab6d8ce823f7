package import TouchEngine
package import TraceModel

/// How a scenario is run: the screen, how long gestures take that are written as words, and the
/// limits.
package struct RunOptions: Sendable {
  /// The screen in points: that of a phone of the last years.
  package var screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The numbers and rules of UIKit that the engine follows.
  package var behavior = UIKitBehavior()

  /// How often the digitizer reports a finger that moves over a time.
  package var reportsPerSecond: Int64 = 60

  /// How long the finger of a tap is down.
  package var tapDuration = VirtualTime(milliseconds: 50)

  /// How long the finger is up between the taps of a double tap.
  package var doubleTapGap = VirtualTime(milliseconds: 100)

  /// How long a drag takes that does not say it.
  package var dragDuration = VirtualTime(milliseconds: 250)

  /// How far a swipe goes, in points.
  package var swipeDistance = 100.0

  /// How long a swipe takes.
  package var swipeDuration = VirtualTime(milliseconds: 100)

  /// How far two fingers are apart that do the same, in points.
  package var fingerDistance = 40.0

  /// How far two fingers are apart that begin to pinch or to turn, in points.
  package var pairDistance = 100.0

  /// How long a pinch or a turn takes that does not say it.
  package var pairDuration = VirtualTime(milliseconds: 300)

  /// How far a run may go.
  package var limits = RunLimits()

  /// The topics that an expected trace tells of when it names none: those of the page's figures.
  package var shownTopics: [TraceTopic] = [
    .fingers, .delivery, .recognizers, .actions, .program,
  ]

  /// The most views that may stand one in another.
  package var deepestTree = 100

  /// Whether the engine's whole state is checked after every step, which takes its time.
  package var checksInvariants = false

  /// Whether a run finds out which view a finger would hit where, before its first step.
  package var mapsHits = false

  /// Creates the usual options.
  package init() {}
}
