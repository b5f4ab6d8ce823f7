/// Consecutive rows of a comparison that only repeat the rows before them: the second pass of
/// hit-testing asks the same views.
struct ComparisonRepeat: Equatable {
  /// The rows.
  var rows: Range<Int>

  /// The number of rows in one repetition.
  var period: Int

  /// The row that represents them, in words.
  var words: String {
    let times = rows.count / period
    return "The same \(period) steps \(times == 1 ? "once more" : "\(times) times more")"
  }
}

extension ComparisonRepeat {
  /// The minimum and the maximum number of rows in one repetition.
  private static let periods = 4...60

  /// Returns the repetitions among some lines, in order.
  ///
  /// - Complexity: O(*n* · *p*) in the numbers of lines and of possible periods, for lines that
  ///   rarely repeat.
  static func all(in lines: [String]) -> [ComparisonRepeat] {
    var repeats: [ComparisonRepeat] = []
    var place = 0
    while place < lines.count {
      var found: ComparisonRepeat?
      for period in periods where place + 2 * period <= lines.count {
        let first = lines[place..<place + period]
        var end = place + period
        while end + period <= lines.count, lines[end..<end + period] == first { end += period }
        if end > place + period {
          found = ComparisonRepeat(rows: place + period..<end, period: period)
          break
        }
      }
      if let found { repeats.append(found) }
      place = found?.rows.upperBound ?? place + 1
    }
    return repeats
  }
}
