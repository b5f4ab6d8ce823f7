import Foundation

/// Text that is cut at marks.
struct Text {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Everything between a mark and the next mark of the other kind.
  func between(_ start: String, _ end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().compactMap { piece in
      let parts = piece.components(separatedBy: end)
      return parts.count > 1 ? parts[0] : nil
    }
  }
}

/// A drawing of states over time, read from its markup.
struct DrawnStates {
  /// Time that the drawing leaves out: what the text says, and the edges of the mark.
  struct Break {
    var start: Double
    var end: Double
    var left: Double
    var right: Double
  }

  /// The numbers on the ruler: milliseconds and pixels.
  let ticks: [(time: Double, x: Double)]
  let breaks: [Break]
  private let steps: [Double]
  private let marks: [Double]
  private var unread: [String] = []

  /// Reads the drawing for broad windows; `nil` when nothing is drawn.
  init?(_ html: String) {
    let text = Text(html.components(separatedBy: " class=\"fig-slender\"").first ?? "")
    guard let ruler = text.between("<g class=\"fig-times\">", "</g>").first else { return nil }
    func xs(_ path: String?) -> [Double] {
      (path ?? "").components(separatedBy: "M").dropFirst()
        .compactMap { $0.components(separatedBy: " ").first.flatMap(Double.init) }
    }
    let lines = xs(text.between("class=\"fig-turn\" d=\"", "\"").first)
    let numbers = Text(ruler).between(">", "</text").compactMap(milliseconds)
    if lines.count != numbers.count {
      unread.append("\(lines.count) lines, \(numbers.count) times")
    }
    ticks = Array(zip(numbers, lines)).map { ($0, $1) }
    steps = (text.between("data-steps=\"", "\"").first ?? "").split(separator: " ")
      .flatMap { word -> [Double] in
        let parts = word.split(separator: "*").compactMap { Double($0) }
        return parts.first.map { Array(repeating: $0, count: parts.count > 1 ? Int(parts[1]) : 1) }
          ?? []
      }
    marks = text.between("class=\"fig-mark\" d=\"", "\"").flatMap { xs($0) }.map { $0 - 1 }
    // The note about the other drawing follows.
    let said = ["<desc", "<p class=\"fig-note\""].map { tag in
      let words = Text(html).between(tag, "</").first ?? ""
      return Text(words).between("(from ", ")").map { $0.components(separatedBy: " to ") }
    }
    if said[0] != said[1] { unread.append("the description says \(said[0]), the note \(said[1])") }
    var breaks: [Break] = []
    let drawn = text.between("<g class=\"fig-cut\">", "</g>")
    for (words, mark) in zip(said[0], drawn) {
      let edges = xs(Text(mark).between("class=\"fig-tear\" d=\"", "\"").first)
      let times = words.compactMap(milliseconds)
      guard edges.count == 2, times.count == 2 else {
        unread.append(mark)
        continue
      }
      breaks.append(Break(start: times[0], end: times[1], left: edges[0], right: edges[1]))
      let length = Text(mark).between(">", " cut</text").last.flatMap(milliseconds)
      if length != times[1] - times[0] { unread.append("\(words) is \(length ?? 0) on the ruler") }
    }
    if said[0].count != drawn.count { unread.append("\(said[0].count) of \(drawn.count) are said") }
    self.breaks = breaks
  }

  /// The width of a millisecond, and by how much it can be wrong since pixels are rounded.
  func scale(steps times: [Double]) -> (pixels: Double, error: Double)? {
    let points = ticks + Array(zip(times, steps)).map { ($0, $1) }
    var best: (pixels: Double, error: Double)?
    for place in 0...breaks.count {
      let start = place == 0 ? 0 : breaks[place - 1].end
      let end = place < breaks.count ? breaks[place].start : .infinity
      let stretch = points.filter { $0.0 >= start && $0.0 <= end }
      guard let first = stretch.min(by: { $0.0 < $1.0 }),
        let last = stretch.max(by: { $0.0 < $1.0 }), last.0 > first.0
      else { continue }
      let span = last.0 - first.0
      if best.map({ 0.11 / span < $0.error }) ?? true {
        best = ((last.1 - first.1) / span, 0.11 / span)
      }
    }
    return best
  }

  /// What isn't linear, or not said, in the drawing of a run whose steps are at some times.
  func faults(steps times: [Double]) -> [String] {
    var faults = unread
    guard let scale = scale(steps: times), let origin = ticks.first, origin.time == 0 else {
      return faults + (ticks.count > 1 + breaks.count ? ["there is no scale"] : [])
    }
    func x(_ time: Double) -> Double {
      var drawn = time
      var x = origin.x
      for cut in breaks where cut.start < time {
        let part = min(1, (time - cut.start) / (cut.end - cut.start))
        x += (cut.right - cut.left) * part
        drawn -= (cut.end - cut.start) * part
      }
      return x + drawn * scale.pixels
    }
    func check(_ what: String, _ time: Double, _ drawn: Double) {
      let room = 0.11 * Double(2 + breaks.count) + scale.error * time
      if abs(x(time) - drawn) > room {
        faults.append("\(what) \(time) at \(drawn), not \(x(time))")
      }
    }
    for tick in ticks { check("tick", tick.time, tick.x) }
    if !times.isEmpty, times.count != steps.count { faults.append("\(steps.count) steps") }
    for (time, step) in zip(times, steps) { check("step", time, step) }
    for cut in breaks {
      check("break", cut.start, cut.left)
      check("break's end", cut.end, cut.right)
      let hidden = marks.filter { $0 > cut.left + 0.2 && $0 < cut.right - 0.2 }
      if !hidden.isEmpty { faults.append("\(hidden) in a break") }
    }
    return faults
  }
}

/// Returns the milliseconds of a written time, such as `2 min 3.5 s` or `800 ms`.
private func milliseconds(_ text: String) -> Double? {
  let words = text.split(separator: " ")
  guard !words.isEmpty, words.count.isMultiple(of: 2) else { return nil }
  let units = ["ms": 1.0, "s": 1000, "min": 60_000]
  var sum = 0.0
  for place in stride(from: 0, to: words.count, by: 2) {
    guard let number = Double(words[place]), let unit = units[String(words[place + 1])] else {
      return nil
    }
    sum += number * unit
  }
  return sum
}
