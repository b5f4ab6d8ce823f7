import TraceModel

/// A measured value beside its limit, as reasons tell it: `8.4 of 10 pt`, `310 ms of 500 ms`.
struct Measure: Equatable {
  /// What was measured.
  var value: Double

  /// What it was held against.
  var limit: Double

  /// The unit of both; empty when they are counted.
  var unit: String

  /// Finds the first measure in a reason, or returns `nil` when there is none.
  init?(in reason: String) {
    var words: [Substring] = []
    for word in reason.split(separator: " ") { words.append(Measure.trimmed(word)) }
    for place in words.indices where words[place] == "of" {
      guard let (value, firstUnit) = Measure.number(endingAt: place, in: words),
        let (limit, lastUnit) = Measure.number(startingAt: place + 1, in: words)
      else { continue }
      self.value = value
      self.limit = limit
      // `1 tap of 1` counts, `4 of 10 pt` and `150 ms of 500 ms` measure.
      unit = Measure.units.first { $0 == lastUnit || $0 == firstUnit } ?? ""
      return
    }
    return nil
  }

  /// The measure in words: `8.4 of 10 pt`.
  var text: String {
    let space = unit.isEmpty || unit == "°" ? "" : " "
    return "\(value.text()) of \(limit.text())\(space)\(unit)"
  }

  /// The units of everything that is not counted.
  private static let units = ["pt", "ms", "°"]

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.utf8.last, [0x2C, 0x2E, 0x3A, 0x3B, 0x29].contains(last) {
      word = word.dropLast()
    }
    return word
  }

  /// The number before a place, with one word between them at most.
  private static func number(
    endingAt place: Int, in words: [Substring]
  ) -> (Double, unit: Substring)? {
    guard place > 0 else { return nil }
    if let (number, unit) = number(words[place - 1]) { return (number, unit) }
    guard place > 1, let (number, _) = number(words[place - 2]) else { return nil }
    return (number, words[place - 1])
  }

  /// The number at a place, or behind `at most` or `at least`, with the word that follows it.
  private static func number(
    startingAt place: Int, in words: [Substring]
  ) -> (Double, unit: Substring)? {
    var place = place
    if words.indices.contains(place), words[place] == "at" { place += 2 }
    guard words.indices.contains(place), let (number, unit) = number(words[place]) else {
      return nil
    }
    guard unit.isEmpty, words.indices.contains(place + 1) else { return (number, unit) }
    return (number, words[place + 1])
  }

  /// Reads digits, perhaps with a fraction, and a unit that stands close behind them.
  private static func number(_ word: Substring) -> (Double, unit: Substring)? {
    var value = 0.0
    var scale = 0.0
    var rest = word
    while let byte = rest.utf8.first {
      if byte == 0x2E, scale == 0 {
        scale = 1
      } else if (0x30...0x39).contains(byte) {
        value = value * 10 + Double(byte - 0x30)
        scale *= 10
      } else {
        break
      }
      rest = Substring(rest.utf8.dropFirst())
    }
    guard rest.utf8.count < word.utf8.count else { return nil }
    return (scale > 1 ? value / scale : value, rest)
  }
}
