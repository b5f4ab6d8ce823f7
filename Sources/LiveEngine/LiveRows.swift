import Figures
import TraceModel

/// The part of a session's table that the page already has.
struct LiveRows {
  /// The number of rows.
  private var count = 0

  /// The shared style of all rows; if it changes, the page's rows are out of date.
  private var look = ""

  /// The changes in a table since the last call.
  struct News {
    /// The new rows, as HTML.
    var html: String
    /// The new rows, as sentences.
    var sentences: [String]
    /// The total number of rows.
    var count: Int
    /// Whether the rows that the page has look different now.
    var isRedrawn: Bool
  }

  /// Returns the rows that are new since the last call.
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
