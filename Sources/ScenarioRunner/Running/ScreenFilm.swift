package import TraceModel

/// What the screen showed during a session: a moment for each event, and one for each frame in
/// which something moved.
package struct ScreenFilm {
  /// The moments, in order.
  package private(set) var moments: [ScreenMoment] = []

  /// The time between frames.
  static let frame = VirtualTime(microseconds: 16_667)

  /// The number of moments after which a film ends; it's much more than a lesson needs.
  private static let most = 6_000

  /// The number of frames without a change after which the next change is waited for.
  private static let stillness = 300

  private var unchangedCount = 0

  /// Whether the film has ended.
  package var isFull: Bool { moments.count >= Self.most }

  /// Whether nothing has moved for so long that only a timer or a step can change the screen.
  var isStill: Bool { unchangedCount >= Self.stillness }

  /// Adds a moment, unless nothing has changed since the last one.
  mutating func add(_ moment: ScreenMoment) {
    guard !isFull else { return }
    unchangedCount += 1
    let last = moments.last
    let isSame = last?.views == moment.views
    if isSame, last?.eventCount == moment.eventCount, last?.progress == moment.progress { return }
    unchangedCount = 0
    var moment = moment
    // Equal arrays share their memory.
    if isSame, let last { moment.views = last.views }
    moments.append(moment)
  }

  /// Returns the last moment until a time, or the first one.
  package func moment(at time: VirtualTime) -> ScreenMoment? {
    moments.last { $0.time <= time } ?? moments.first
  }

  /// Returns the first moment at which a number of events had happened, or the last one.
  package func moment(after eventCount: Int) -> ScreenMoment? {
    moments.first { $0.eventCount >= eventCount } ?? moments.last
  }
}
