/// The deliveries, actions, and scrolling that only one of two runs has, in words.
package struct TraceChanges: Equatable, Sendable {
  /// The events that happen only in the first run, once each.
  package let vanished: [String]

  /// The events that happen only in the second run, once each.
  package let appeared: [String]

  /// Compares two traces by what happens, regardless of when.
  package init(from old: Trace, to new: Trace) {
    let left = old.consequences
    let right = new.consequences
    vanished = Self.surplus(of: left, over: right)
    appeared = Self.surplus(of: right, over: left)
  }

  /// Returns the texts that the first list has more often than the second, once each.
  private static func surplus(of left: [String], over right: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for text in right { counts[text, default: 0] += 1 }
    var surplus: [String] = []
    for text in left {
      counts[text, default: 0] -= 1
      if counts[text, default: 0] < 0, !surplus.contains(text) { surplus.append(text) }
    }
    return surplus
  }
}

extension Trace {
  /// The events that an app notices, in words.
  fileprivate var consequences: [String] {
    events.compactMap { event in
      switch event.kind {
      case .action, .controlEvent: phrase(for: event)
      case .touches where self[event.to]?.kind != .recognizer: phrase(for: event)
      case .life where event.word != "scrollViewDidScroll": phrase(for: event)
      default: nil
      }
    }
  }
}
