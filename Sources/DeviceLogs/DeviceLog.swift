package import SourceDiagnostics
package import TraceModel

/// A log that `TouchTrace` has printed on a device, without the lines of others.
package struct DeviceLog: Equatable, Sendable {
  /// One event of the log.
  package struct Entry: Equatable, Sendable {
    /// What happened.
    package var event: LoggedEvent
    /// The time since the sequence began.
    package var time: VirtualTime
    /// The object's class; empty when the log doesn't say.
    package var className = ""
    /// The finger's number, or `nil` when the log doesn't say.
    package var finger: Int?
    /// The location in the window, or `nil` when the log doesn't say.
    package var location: CGPoint?
    /// The number of the line, from one.
    package var line: Int
  }

  /// The events between two silences.
  package struct Sequence: Equatable, Sendable {
    /// The number of the sequence, from one.
    package var number: Int
    /// The events, in the order of the lines; never empty.
    package var entries: [Entry]
  }

  /// The text.
  package let source: SourceText

  /// The sequences in order; the time of each starts at zero.
  package private(set) var sequences: [Sequence] = []

  /// The number of lines that aren't blank and have no event.
  package private(set) var otherLineCount = 0

  /// Reads a log: lines of text or of JSON, with any prefixes, among any other lines.
  ///
  /// A byte order mark at the beginning and a terminal's codes for colors don't matter.
  package init(_ source: SourceText) {
    self.source = source
    var number = 0
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = source.bytes.dropFirst(source.bytes.starts(with: mark) ? mark.count : 0)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = PlainText.withoutColors(line)
      if let entry = LogLineReader.entry(in: line, number: number) {
        add(entry)
      } else if line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) {
        otherLineCount += 1
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    // The clock restarts after a silence, and never runs backward otherwise.
    if let last = sequences.last?.entries.last, last.time <= entry.time {
      sequences[sequences.count - 1].entries.append(entry)
    } else {
      sequences.append(Sequence(number: sequences.count + 1, entries: [entry]))
    }
  }

  /// The error when no line has an event; `nil` when there's one.
  package var problem: Diagnostic? {
    guard sequences.isEmpty else { return nil }
    let start = source.bytes.firstIndex { $0 > 0x20 } ?? 0
    let line = source.lineRange(at: start)
    return Diagnostic(
      .noLoggedEvent, at: start..<max(start, line.upperBound), in: source,
      notes: [
        Diagnostic.Note("TouchTrace prints lines such as", lines: ["94 ms  tap fires ended"])
      ])
  }
}

// The problems of a log.
extension DiagnosticMessage {
  static var noLoggedEvent: Self { error("no line of this log has an event of TouchTrace") }
}
