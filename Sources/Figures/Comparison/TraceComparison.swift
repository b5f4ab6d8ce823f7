package import TraceModel

/// A side-by-side comparison of two traces: common events once, differences highlighted and
/// described, and long common parts folded.
package struct TraceComparison: Figure {
  /// One of the traces.
  package struct Side: Sendable {
    /// The name of the trace.
    package var name: String
    /// The trace itself.
    package var trace: Trace
    /// The heading of its column.
    var heading: String

    /// Creates a side; without a heading, the column is headed by the name.
    package init(name: String, trace: Trace, heading: String = "") {
      self.name = name
      self.trace = trace
      self.heading = heading.isEmpty ? "In \(name)" : heading
    }
  }

  private let left: Side
  private let right: Side
  private let options: FigureOptions
  private let difference: TraceDifference

  /// The facts that the right trace doesn't follow, with their claims, as the title says them;
  /// empty for other comparisons.
  private let facts: [(number: String, claim: String)]

  /// Compares two traces by what their figures show.
  package init(
    of left: Side, and right: Side, without facts: [(number: String, claim: String)] = [],
    options: FigureOptions
  ) {
    self.facts = facts
    self.left = left
    self.right = right
    self.options = options
    difference = TraceDifference(
      left.trace, EventSelection(of: left.trace, options: options).shown,
      right.trace, EventSelection(of: right.trace, options: options).shown)
  }

  /// Whether the traces differ in what their figures show.
  package var differs: Bool { difference.parting != nil }

  /// The point where the traces diverge, in a sentence.
  package var sentence: String { difference.sentence(left: left.name, right: right.name) }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    guard differs else {
      return Markup.element(
        .figure, [.class("fig")],
        [
          .element(.figcaption, [], caption),
          .note("Both runs are the same, step by step."),
        ]
      ).bytes
    }
    let columns: [Markup] = [
      .text("Time"), Self.signed("−", left.heading), Self.signed("+", right.heading),
    ]
    let table = Markup.element(
      .table, [.class("fig-compare"), .id(options.id("compare"))],
      [
        .element(.caption, [], caption),
        .element(
          .thead, [],
          [
            .element(
              .tr, [],
              columns.map { .element(.th, [Markup.Attribute(.scope, "col")], [$0]) })
          ]),
        .element(.tbody, [], rows),
      ])
    return Markup.element(.div, [.class("fig")], [table]).bytes
  }

  /// The title, and what a screen reader says after it.
  private var caption: [Markup] {
    guard !facts.isEmpty else {
      return FigureCaption.pieces("Side by side: \(left.name) and \(right.name)", of: options)
    }
    var pieces: [Markup] = [.text("If UIKit ignored ")]
    for (place, fact) in facts.enumerated() {
      if place > 0 { pieces.append(.text(place == facts.count - 1 ? " and " : ", ")) }
      pieces.append(options.markup(ofFact: fact.number))
      if !fact.claim.isEmpty { pieces += [.text(": "), .withCode(fact.claim)] }
    }
    if !options.title.isEmpty {
      pieces.append(.element(.span, [.class("fig-of")], text: ": \(options.title)"))
    }
    return pieces
  }

  /// Returns the heading of a column with the sign of its events.
  private static func signed(_ sign: String, _ heading: String) -> Markup {
    .group([.element(.b, [.class("fig-sign")], text: sign), .text(" \(heading)")])
  }

  // MARK: Rows

  /// The number of common rows that are shown around a difference.
  private static let context = 2

  private var rows: [Markup] {
    var rows: [Markup] = []
    var place = 0
    // The time of the row above.
    var time = ""
    let repeats = facts.isEmpty ? [] : ComparisonRepeat.all(in: lines)
    var folds = repeats[...]
    while place < difference.rows.count {
      if let fold = folds.first, fold.rows.lowerBound == place {
        rows.append(note(fold.words))
        time = ""
        place = fold.rows.upperBound
        folds.removeFirst()
        continue
      }
      let limit = folds.first?.rows.lowerBound ?? difference.rows.count
      var end = place
      while end < limit, difference.rows[end].isCommon { end += 1 }
      if end == place {
        rows.append(row(difference.rows[place], below: &time))
        place += 1
        continue
      }
      let before = place == 0 ? 0 : TraceComparison.context
      let after = end == difference.rows.count ? 0 : TraceComparison.context
      if end - place > before + after + 1 {
        rows += difference.rows[place..<place + before].map { row($0, below: &time) }
        let count = end - place - before - after
        rows.append(note(count == 1 ? "1 step is the same" : "\(count) steps are the same"))
        time = ""
        rows += difference.rows[end - after..<end].map { row($0, below: &time) }
      } else {
        rows += difference.rows[place..<end].map { row($0, below: &time) }
      }
      place = end
    }
    return rows
  }

  /// The rows as they're compared to find repetitions: without their times.
  private var lines: [String] {
    difference.rows.map { row in
      switch row {
      case .both(let i, _): "=" + left.trace.phrase(for: difference.leftEvents[i])
      case .altered(let i, let j):
        "≠" + left.trace.phrase(for: difference.leftEvents[i])
          + "≠" + right.trace.phrase(for: difference.rightEvents[j])
      case .left(let i): "−" + left.trace.phrase(for: difference.leftEvents[i])
      case .right(let j): "+" + right.trace.phrase(for: difference.rightEvents[j])
      }
    }
  }

  /// Returns a row that represents several.
  private func note(_ words: String) -> Markup {
    .element(
      .tr, [.class("fig-alike")],
      [.element(.td, [Markup.Attribute(.colspan, "3")], text: words)])
  }

  private func row(_ row: TraceDifference.Row, below time: inout String) -> Markup {
    switch row {
    case .both(let i, _):
      let event = difference.leftEvents[i]
      return .element(
        .tr, [],
        [
          timeCell(event.time.readableText, below: &time),
          .element(
            .td, [Markup.Attribute(.colspan, "2"), .class("fig-both")],
            [EventSentence(event, in: left.trace).markup]),
        ])
    case .altered(let i, let j):
      let one = difference.leftEvents[i]
      let other = difference.rightEvents[j]
      return .element(
        .tr, [.class("fig-altered")],
        [
          timeCell(
            one.time == other.time
              ? one.time.readableText : "\(one.time.readableText), \(other.time.readableText)",
            below: &time),
          cell("≠", one, in: left, "", ""),
          cell("≠", other, in: right, "", words(for: one, other)),
        ])
    case .left(let i):
      return single(
        difference.leftEvents[i], of: left, isLeft: true, twin: difference.twin(ofLeft: i),
        below: &time)
    case .right(let j):
      return single(
        difference.rightEvents[j], of: right, isLeft: false, twin: difference.twin(ofRight: j),
        below: &time)
    }
  }

  private func single(
    _ event: TraceEvent, of side: Side, isLeft: Bool, twin: TraceEvent?,
    below time: inout String
  ) -> Markup {
    let other = isLeft ? right.name : left.name
    let reason = event.reason == nil ? "" : side.trace.reason(of: event)
    // The color and the sign show where an event is missing, so that only a screen reader says it.
    let missing = reason.isEmpty ? "only in \(side.name)" : "only in \(side.name): "
    let sentence =
      if let twin {
        cell(isLeft ? "−" : "+", event, in: side, "", "at \(twin.time.readableText) in \(other)")
      } else {
        cell(isLeft ? "−" : "+", event, in: side, missing, reason)
      }
    let empty = Markup.element(.td)
    return .element(
      .tr, [.class(isLeft ? "fig-left" : "fig-right")],
      [timeCell(event.time.readableText, below: &time)]
        + (isLeft ? [sentence, empty] : [empty, sentence]))
  }

  /// Returns the cell for a time, which is only read aloud when it's the same as in the row above.
  private func timeCell(_ text: String, below time: inout String) -> Markup {
    defer { time = text }
    return .element(.td, text == time ? [] : [.class("fig-new")], [.breakable(text)])
  }

  /// Returns the cell for an event: its sign, what happens, and what differs, in words for a screen
  /// reader and for all.
  private func cell(
    _ sign: String, _ event: TraceEvent, in side: Side, _ spoken: String, _ words: String
  ) -> Markup {
    var markup = Markup()
    markup.write(.td) { cell in
      cell.write(.b, [.class("fig-sign")], text: sign)
      cell.write(" ")
      cell.write(EventSentence(event, in: side.trace).parts)
      guard !spoken.isEmpty || !words.isEmpty else { return }
      cell.write(" ")
      cell.write(.span, [.class("fig-why")]) { why in
        if !spoken.isEmpty { why.write(.span, [.class("fig-of")], text: spoken) }
        why.write(breakable: words)
      }
    }
    return markup
  }

  /// Returns how the same event differs in the two traces.
  private func words(for one: TraceEvent, _ other: TraceEvent) -> String {
    var phrases: [String] = []
    if other.time > one.time {
      phrases.append("\((other.time - one.time).text) later")
    } else if other.time < one.time {
      phrases.append("\((one.time - other.time).text) sooner")
    }
    if !difference.tellsSameValue(one, other) { phrases.append("another value") }
    if !difference.tellsSameReason(one, other) {
      phrases.append(
        other.reason == nil
          ? "no reason"
          : "another reason: " + right.trace.reason(of: other))
    }
    return phrases.joined(separator: "; ")
  }
}
