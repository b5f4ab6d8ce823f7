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

    /// Creates a side.
    package init(name: String, trace: Trace) {
      self.name = name
      self.trace = trace
    }
  }

  private let left: Side
  private let right: Side
  private let options: FigureOptions
  private let difference: TraceDifference

  /// Compares two traces by what their figures show.
  package init(of left: Side, and right: Side, options: FigureOptions) {
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
    let caption = FigureCaption.pieces(
      "Side by side: \(left.name) and \(right.name)", of: options)
    guard differs else {
      return Markup.element(
        .figure, [.class("fig")],
        [
          .element(.figcaption, [], caption),
          .note("Both runs are the same, step by step."),
        ]
      ).bytes
    }
    let columns = ["Time", "In \(left.name)", "In \(right.name)", "What differs"]
    let table = Markup.element(
      .table, [.class("fig-compare"), .id(options.id("compare"))],
      [
        .element(.caption, [], caption),
        .element(
          .thead, [],
          [
            .element(
              .tr, [],
              columns.map { .element(.th, [Markup.Attribute(.scope, "col")], text: $0) })
          ]),
        .element(.tbody, [], rows),
      ])
    return Markup.element(.div, [.class("fig")], [table]).bytes
  }

  // MARK: Rows

  /// The number of common rows that are shown around a difference.
  private static let context = 2

  private var rows: [Markup] {
    var rows: [Markup] = []
    var place = 0
    // The time of the row above.
    var time = ""
    while place < difference.rows.count {
      var end = place
      while end < difference.rows.count, difference.rows[end].isCommon { end += 1 }
      if end == place {
        rows.append(row(difference.rows[place], below: &time))
        place += 1
        continue
      }
      let before = place == 0 ? 0 : TraceComparison.context
      let after = end == difference.rows.count ? 0 : TraceComparison.context
      if end - place > before + after + 1 {
        rows += difference.rows[place..<place + before].map { row($0, below: &time) }
        rows.append(fold(of: end - place - before - after))
        time = ""
        rows += difference.rows[end - after..<end].map { row($0, below: &time) }
      } else {
        rows += difference.rows[place..<end].map { row($0, below: &time) }
      }
      place = end
    }
    return rows
  }

  private func fold(of count: Int) -> Markup {
    let words = count == 1 ? "1 step is the same" : "\(count) steps are the same"
    return .element(
      .tr, [.class("fig-alike")],
      [.element(.td, [Markup.Attribute(.colspan, "4")], text: words)])
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
          cell(""),
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
          .element(.td, [], [EventSentence(one, in: left.trace).markup]),
          .element(.td, [], [EventSentence(other, in: right.trace).markup]),
          cell(words(for: one, other)),
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
    let sentence = Markup.element(.td, [], [EventSentence(event, in: side.trace).markup])
    let other = isLeft ? right.name : left.name
    let words = twin.map { "at \($0.time.readableText) in \(other)" } ?? "only in \(side.name)"
    let reason = event.reason == nil ? "" : ": " + side.trace.reason(of: event)
    let sentences = isLeft ? [sentence, cell("")] : [cell(""), sentence]
    return .element(
      .tr, [.class(isLeft ? "fig-left" : "fig-right")],
      [timeCell(event.time.readableText, below: &time)] + sentences
        + [cell(twin == nil ? words + reason : words)])
  }

  /// Returns the cell for a time, which is only read aloud when it's the same as in the row above.
  private func timeCell(_ text: String, below time: inout String) -> Markup {
    defer { time = text }
    return .element(.td, text == time ? [.class("fig-same")] : [], [.breakable(text)])
  }

  private func cell(_ text: String) -> Markup { .element(.td, [], [.breakable(text)]) }

  /// Returns how the same event differs in the two traces.
  private func words(for one: TraceEvent, _ other: TraceEvent) -> String {
    var phrases: [String] = []
    if other.time > one.time {
      phrases.append("\((other.time - one.time).text) later in \(right.name)")
    } else if other.time < one.time {
      phrases.append("\((one.time - other.time).text) sooner in \(right.name)")
    }
    if !difference.tellsSameValue(one, other) { phrases.append("another value") }
    if !difference.tellsSameReason(one, other) {
      phrases.append(
        other.reason == nil
          ? "no reason in \(right.name)"
          : "another reason: " + right.trace.reason(of: other))
    }
    return phrases.joined(separator: "; ")
  }
}
