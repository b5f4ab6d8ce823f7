import TraceModel

/// What the lines of a log say about an event besides its name, where that isn't what happens in the
/// run.
///
/// Lines of JSON have these details, and lines of text don't. They don't decide whether a log agrees,
/// because a scenario may have a simpler class than the app, and a hand never touches the same point
/// twice.
package struct LogDetails: Equatable, Sendable {
  /// A detail with what the log says, and what happens in the run.
  package struct Difference: Equatable, Sendable {
    /// What the lines are about.
    package enum Subject: Equatable, Sendable {
      /// The class of an object.
      case objectClass(of: String)
      /// The number of a finger.
      case finger
    }

    /// What the lines are about.
    package var subject: Subject
    /// The class, or the finger's number, in the log.
    package var inLog: String
    /// The class, or the finger's number, in the run.
    package var inRun: String
    /// The log's first line that says so.
    package var line: Int
    /// The number of events.
    package var count = 1
  }

  /// The classes and the fingers that differ, in the order in which they appear.
  package private(set) var differences: [Difference] = []

  /// The greatest distance between the locations of a touch that began, ended, or was canceled, in
  /// points.
  package private(set) var greatestDistance = 0.0

  /// The log's line with that distance.
  package private(set) var farthestLine: Int?

  /// Compares the details of the events that a log and a run have in common.
  init(_ rows: [LogComparison.Row]) {
    for row in rows where row.kind == .both {
      guard let run = row.run, let log = row.log else { continue }
      let ofRun = run.participant.className
      if !log.className.isEmpty, !Self.isSame(log.className, ofRun) {
        add(.objectClass(of: row.event.name), log.className, ofRun, log)
      }
      guard row.event.isOfTouch else { continue }
      guard let own = run.source.fingers.first else { continue }
      if let finger = log.finger, !run.source.fingers.contains(finger) {
        add(.finger, "\(finger)", "\(own)", log)
      }
      // How often a device reports a moving finger depends on the device, and of several fingers in
      // one event it prints any.
      guard !row.event.isMove, run.source.fingers.count == 1, let place = log.location,
        let there = run.location
      else { continue }
      let (x, y) = (place.x - there.x, place.y - there.y)
      let distance = (x * x + y * y).squareRoot()
      if distance > greatestDistance { (greatestDistance, farthestLine) = (distance, log.line) }
    }
  }

  /// Returns whether two classes are the same; a class of an app has its module's name in some logs.
  private static func isSame(_ name: String, _ other: String) -> Bool {
    guard name != other else { return true }
    let bytes = name.utf8
    guard let period = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return bytes[bytes.index(after: period)...].elementsEqual(other.utf8)
  }

  private mutating func add(
    _ subject: Difference.Subject, _ inLog: String, _ inRun: String, _ entry: DeviceLog.Entry
  ) {
    let known = differences.firstIndex {
      $0.subject == subject && $0.inLog == inLog && $0.inRun == inRun
    }
    if let known {
      differences[known].count += 1
    } else {
      differences.append(
        Difference(subject: subject, inLog: inLog, inRun: inRun, line: entry.line))
    }
  }
}
