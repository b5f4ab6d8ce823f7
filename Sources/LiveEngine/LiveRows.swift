import Figures
import TraceModel

/// What of a session's table the page has already.
struct LiveRows {
  /// The number of rows.
  private var count = 0

  /// What is common to all rows; when it changes, those that the page has are out of date.
  private var look = ""

  /// What is new in a table since it was last looked at.
  struct News {
    /// The new rows, in HTML.
    var html: String
    /// The new rows in words.
    var sentences: [String]
    /// The number of all rows.
    var count: Int
    /// Whether rows that the page has look otherwise now.
    var isRedrawn: Bool
  }

  /// Returns the rows that have come since the last time.
  mutating func news(of trace: Trace, _ options: FigureOptions) -> News {
    let table = TraceTable(of: trace, options: options)
    let news = News(
      html: table.rowsHTML(from: count), sentences: table.sentences(from: count),
      count: table.rowCount, isRedrawn: count > 0 && table.look != look)
    count = table.rowCount
    look = table.look
    return news
  }
}
