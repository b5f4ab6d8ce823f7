/// A mode of the run loop; the raw value is the word in `RunLoop.Mode`.
package enum RunLoopMode: String, CaseIterable, Sendable {
  /// All modes that count as common: the default one and the tracking one.
  case common
  /// The mode in which the loop runs when nothing else is asked of it.
  case `default`
  /// The mode while a scroll view is dragged.
  case tracking
}
