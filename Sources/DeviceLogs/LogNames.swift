package import TraceModel

/// The objects of a log, and what they're called in a run.
package struct LogNames: Sendable {
  /// An object that the run doesn't have.
  package struct Unknown: Equatable, Sendable {
    /// The name in the log.
    package var name: String
    /// The class; empty when the log doesn't say.
    package var className: String
    /// The number of lines about it.
    package var lineCount: Int
  }

  /// The objects that the run doesn't have, in the order in which they appear.
  package private(set) var unknown: [Unknown] = []

  /// The name of each known object in the run, by its name in the log.
  private var known: [String: String] = [:]

  /// The names of the run's objects that the log has.
  private(set) var present: Set<String> = []

  /// Looks up the objects of a log in a run: by name, or by the class if only one object has it.
  package init(of log: DeviceLog, in trace: Trace) {
    var names: Set<String> = []
    var classes: [String: [String]] = [:]
    for participant in trace.participants where participant.isObject {
      names.insert(participant.name)
      classes[participant.className, default: []].append(participant.name)
    }
    var positions: [String: Int] = [:]
    for sequence in log.sequences {
      for entry in sequence.entries {
        let name = entry.event.name
        if known[name] != nil { continue }
        let ofClass = classes[name] ?? []
        if names.contains(name) {
          known[name] = name
        } else if ofClass.count == 1 {
          known[name] = ofClass[0]
        } else if let position = positions[name] {
          unknown[position].lineCount += 1
        } else {
          positions[name] = unknown.count
          unknown.append(Unknown(name: name, className: entry.className, lineCount: 1))
        }
      }
    }
    for (_, name) in known { present.insert(name) }
  }

  /// Returns an entry under the name that its object has in the run, or `nil` when the run doesn't
  /// have the object.
  func renamed(_ entry: DeviceLog.Entry) -> DeviceLog.Entry? {
    guard let name = known[entry.event.name] else { return nil }
    var entry = entry
    entry.event.name = name
    return entry
  }
}

extension Participant {
  /// Whether the participant can be the subject of a log's line.
  fileprivate var isObject: Bool {
    switch kind {
    case .finger, .system, .hardware, .process, .thread, .runLoop, .target, .program: false
    case .application, .applicationDelegate, .scene, .window, .view, .viewController, .recognizer:
      true
    }
  }
}
