import SourceDiagnostics
package import TraceModel

/// A report on whether a log from a device agrees with the run of a scenario.
package struct LogReport: Sendable {
  /// The run of a variant, or the only run, with its comparison.
  package struct Side: Sendable {
    /// The variant's name; empty for the only run.
    package var variant: String
    /// The comparison with this run.
    package var comparison: RunComparison
  }

  /// The log.
  package let log: DeviceLog

  /// The comparisons, one for each variant.
  package let sides: [Side]

  /// The index of the run that agrees best.
  package let best: Int

  /// Compares a log, or one of its sequences, with each run of a scenario; returns `nil` if nothing
  /// was run.
  package init?(
    of runs: [(variant: String, trace: Trace)], _ log: DeviceLog, sequence: Int? = nil
  ) {
    self.log = log
    sides = runs.map {
      Side(variant: $0.variant, comparison: RunComparison($0.trace, log, sequence: sequence))
    }
    guard !sides.isEmpty else { return nil }
    let counts = sides.map { $0.comparison.differenceCount }
    best = counts.indices.min { counts[$0] < counts[$1] } ?? 0
  }

  /// Whether the log has lines about an object of the scenario.
  package var isAboutTheScenario: Bool {
    sides.contains { !$0.comparison.names.present.isEmpty }
  }

  /// Whether the log agrees with the run, or with at least one variant.
  package var agrees: Bool { sides[best].comparison.agrees }

  // MARK: Text

  /// The report for a reader.
  package var text: String {
    var text = ""
    for part in sides[best].comparison.parts { text += verdict(part) + "\n" }
    text += variantLines
    let comparison = sides[best].comparison
    for line in notes(comparison) { text += line + "\n" }
    for part in comparison.parts where !part.agrees {
      text += "\n--- the run\n+++ the log\(sequenceName(part, " (", ")"))\n"
      for line in Self.lines(of: part) { text += line + "\n" }
    }
    return text
  }

  private var runName: String {
    let variant = sides[best].variant
    return variant.isEmpty ? "the run" : "the run of `\(variant)`"
  }

  /// Returns the sequences of a part, or nothing if the log has only one.
  private func sequenceName(_ part: LogComparison, _ before: String, _ after: String) -> String {
    guard sides[best].comparison.parts.count > 1 else { return "" }
    let (first, last) = (part.sequences.lowerBound, part.sequences.upperBound)
    return before + (first == last ? "sequence \(first)" : "sequences \(first) to \(last)") + after
  }

  private func verdict(_ part: LogComparison) -> String {
    let subject = "The log\(sequenceName(part, ", ", ","))"
    guard let index = part.firstDifference else {
      return "\(subject) agrees with \(runName): "
        + "\(part.agreementCount.counted("event")) in the same order."
    }
    let run = part.rows[index...].first { $0.run != nil && $0.kind != .unseen }
    let log = part.rows[index...].first { $0.log != nil }
    let place = log.flatMap { $0.log?.line }.map { " at its line \($0)" } ?? ""
    let theirs = log.map { "has “\($0.event.text)”" } ?? "has nothing more"
    let ours = run.map { "has “\($0.event.text)”" } ?? "has nothing more"
    let time = (run?.run?.time).map { " at \($0.text)" } ?? ""
    return "\(subject) differs from \(runName)\(place): the log \(theirs), "
      + "and the run \(ours)\(time)."
  }

  private var variantLines: String {
    guard sides.count > 1 else { return "" }
    var text = ""
    for (index, side) in sides.enumerated() where index != best {
      let count = side.comparison.differenceCount
      text +=
        count == 0
        ? "It also agrees with `\(side.variant)`.\n"
        : "It differs from `\(side.variant)` in \(count.counted("line")).\n"
    }
    return text
  }

  /// Returns what else is worth knowing about a comparison.
  private func notes(_ comparison: RunComparison) -> [String] {
    var lines: [String] = []
    let delay = comparison.parts.map { $0.greatestDelay }.max() ?? .zero
    if delay > .zero { lines.append("Times differ by up to \(delay.readableText).") }
    if let moves = Self.moveCounts(comparison) {
      lines.append("The log has \(moves.log.counted("move")), and the run has \(moves.run).")
    }
    lines += Self.lines(about: comparison.details)
    for object in comparison.names.unknown { lines.append(line(about: object)) }
    let unwatched = comparison.unwatched.map { "`\($0)`" }
    if !unwatched.isEmpty {
      lines.append("The log has no line about \(unwatched.joined(separator: ", ")).")
    }
    if comparison.lacksForwarding { lines.append("The log has no touches that are passed on.") }
    if comparison.lacksControlEvents { lines.append("The log has no events of controls.") }
    let unseen = comparison.parts.flatMap { $0.rows }.filter { $0.kind == .unseen }
      .map { $0.event.text }
    if !unseen.isEmpty {
      let list = unseen.uniqued.map { "“\($0)”" }.joined(separator: ", ")
      lines.append("A device need not print \(list).")
    }
    let hidden = comparison.hiddenEvents
    if !hidden.isEmpty {
      let count = hidden.reduce(0) { $0 + $1.count }
      let list = hidden.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
      lines.append("No log shows \(count.counted("other event")) of the run: \(list).")
    }
    return lines
  }

  /// Returns what the log says about classes, fingers, and locations.
  private static func lines(about details: LogDetails) -> [String] {
    var lines: [String] = []
    if let line = details.farthestLine, details.greatestDistance >= 0.05 {
      lines.append(
        "Locations differ by up to \(details.greatestDistance.text()) points, at line \(line).")
    }
    for difference in details.differences {
      let place = "\(difference.count.counted("line")), first at line \(difference.line)"
      switch difference.subject {
      case .finger:
        lines.append(
          "The log has finger \(difference.inLog) where the run has finger \(difference.inRun), in "
            + "\(place).")
      case .objectClass(let name):
        lines.append(
          "In the log, the class of '\(name)' is \(difference.inLog), and in the run, it's "
            + "\(difference.inRun) (\(place)).")
      }
    }
    return lines
  }

  private func line(about object: LogNames.Unknown) -> String {
    let ofClass =
      object.className.isEmpty || object.className == object.name ? "" : " (\(object.className))"
    let meant = suggestion(for: object.name).map { " Did you mean `\($0)`?" } ?? ""
    return "The scenario has no `\(object.name)`\(ofClass), which the log has in "
      + "\(object.lineCount.counted("line")).\(meant)"
  }

  /// Returns the name in the run that a name in the log may represent.
  package func suggestion(for name: String) -> String? {
    let missing = sides[best].comparison.parts.flatMap { $0.rows }
      .filter { $0.kind == .run }
    return Suggestion.nearest(to: name, among: missing.map { $0.event.name }.uniqued)
  }

  /// Returns the numbers of moves if they differ.
  private static func moveCounts(_ comparison: RunComparison) -> (run: Int, log: Int)? {
    let moves = comparison.parts.flatMap { $0.rows }.filter { row in
      row.event.action == .touches(.touchesMoved)
    }
    let run = moves.map { $0.runCount }.max() ?? 0
    let log = moves.map { $0.logCount }.max() ?? 0
    return run == log ? nil : (run, log)
  }

  private static func lines(of part: LogComparison) -> [String] {
    part.rows.map { row in
      let mark =
        switch row.kind {
        case .both: " "
        case .log: "+"
        case .run: "-"
        case .moves, .unseen: "~"
        }
      let time = row.kind == .log ? row.log?.time : row.run?.time ?? row.log?.time
      let count = max(row.runCount, row.logCount)
      return "\(mark) \(time?.text ?? "")  \(row.event.text)" + (count > 1 ? ", repeated" : "")
    }
  }
}

extension Int {
  /// The number with a word, which gets an `s` unless the number is one.
  fileprivate func counted(_ word: String) -> String {
    "\(self) \(word)" + (self == 1 ? "" : "s")
  }
}

extension [String] {
  /// The elements without repetitions.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
