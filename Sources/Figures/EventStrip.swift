package import TraceModel

/// Some events of a trace in one compact line, in order, with their times: `hold began 500 ms →
/// pad touchesCancelled`.
///
/// It's a list, so that a screen reader counts the events, and the line wraps on a phone. Where many
/// events are chosen, some before the last three are left out, and the strip says how many.
package struct EventStrip: Figure {
  /// An event on the strip, or several equal ones in a row.
  struct Item: Equatable {
    /// The appearance, which the style sheet shows by color and shape.
    var look: String
    /// The participant that the event is about; empty if it isn't about one.
    var name: String
    /// What happens to it.
    var words: String
    /// The time of the first event.
    var time: VirtualTime
    /// The number of equal events.
    var count = 1
  }

  /// The maximum number of items.
  private static let limit = 9

  /// The number of items after those that are left out.
  private static let ending = 3

  /// The items, without those that are left out.
  let items: [Item]

  /// The number of events that are left out; they follow the item before the last three.
  package let omitted: Int

  /// Creates a strip of some events of a trace, by their indexes, which needn't be in order.
  package init(of trace: Trace, showing indexes: [Int]) {
    var items: [Item] = []
    var last = -1
    for index in indexes.sorted() where index != last && trace.events.indices.contains(index) {
      last = index
      let item = Item(trace.events[index], in: trace)
      if let place = items.indices.last, items[place].isSame(as: item) {
        items[place].count += 1
      } else {
        items.append(item)
      }
    }
    guard items.count > Self.limit + 1 else {
      self.items = items
      omitted = 0
      return
    }
    let middle = Self.limit - Self.ending..<items.count - Self.ending
    omitted = items[middle].reduce(0) { $0 + $1.count }
    items.removeSubrange(middle)
    self.items = items
  }

  /// Whether there's nothing to show.
  package var isEmpty: Bool { items.isEmpty }

  /// The strip as HTML.
  package var bytes: [UInt8] {
    var markup = Markup(reserving: 96 * (items.count + 1))
    markup.write(
      .ol, [.class("fig fig-strip"), Markup.Attribute(.ariaLabel, "What happens, in order")]
    ) { list in
      for place in items.indices {
        if isGap(before: place) {
          list.write(.li, [.class("fig-gap")], text: gapWords)
        }
        let item = items[place]
        list.write(.li, [.class(item.look)]) { line in
          if !item.name.isEmpty {
            line.write(.bdi, text: item.name)
            line.write(" ")
          }
          line.write(breakable: item.words)
          if item.count > 1 { line.write(" \(item.count)×") }
          if showsTime(at: place) {
            line.write(" ")
            line.write(.span, text: item.time.readableText)
          }
        }
      }
    }
    return markup.bytes
  }

  /// The strip as text, with arrows between the events.
  package var text: String {
    var pieces: [String] = []
    for place in items.indices {
      if isGap(before: place) { pieces.append(gapWords) }
      let item = items[place]
      var piece = item.name.isEmpty ? item.words : "\(item.name) \(item.words)"
      if item.count > 1 { piece += " \(item.count)×" }
      if showsTime(at: place) { piece += " \(item.time.readableText)" }
      pieces.append(piece)
    }
    return pieces.joined(separator: " → ")
  }

  private func isGap(before place: Int) -> Bool {
    omitted > 0 && place == items.count - Self.ending
  }

  private var gapWords: String { omitted == 1 ? "1 more event" : "\(omitted) more events" }

  /// Returns whether the time of an item isn't known from the item before it.
  private func showsTime(at place: Int) -> Bool {
    place == 0 || isGap(before: place) || items[place - 1].count > 1
      || items[place - 1].time != items[place].time
  }
}

extension EventStrip.Item {
  /// Reads an event.
  fileprivate init(_ event: TraceEvent, in trace: Trace) {
    let phrase = trace.phrase(for: event)
    let subject = trace.name(of: event.subject)
    let opening = subject + " "
    let isAbout = !subject.isEmpty && phrase.hasPrefix(opening)
    name = isAbout ? subject : ""
    var words = isAbout ? String(Substring(phrase.utf8.dropFirst(opening.utf8.count))) : phrase
    // An arrow on the strip leads to the next event.
    switch event.kind.traits.phrase {
    case .toReceiver: words = event.word
    case .fromSender, .toOther, .ofSubject, .ofNobody, .aboutReceiver, .ofChain:
      words = Self.spelled(words)
    }
    self.words = words
    time = event.time
    look =
      switch event.payload {
      case .state(.failed): StateItem.Look.failure.rawValue
      case .state(.cancelled): EventLook.cancel.rawValue
      default: event.look.rawValue
      }
  }

  /// Returns words with `from`, `to`, and `›` instead of arrows.
  private static func spelled(_ words: String) -> String {
    var pieces: [Substring] = []
    let all = words.split(separator: " ", omittingEmptySubsequences: false)
    let arrows = all.reduce(0) { $0 + ($1 == "→" ? 1 : 0) }
    for word in all {
      switch word {
      case "→": pieces.append(arrows == 1 ? "to" : "›")
      case "←": pieces.append("from")
      default: pieces.append(word)
      }
    }
    return pieces.joined(separator: " ")
  }

  /// Returns whether another item says the same, at any time.
  fileprivate func isSame(as other: EventStrip.Item) -> Bool {
    name == other.name && words == other.words && look == other.look
  }
}
