import TouchEngine

// Rows that are as high as what's in them.
extension ListCells {
  /// Finds the rows of a table whose cells follow each other, of any heights; the rows that have
  /// scrolled away are as high as these on average.
  init?(unequalRowsOf view: Int, in dump: ScreenDump) {
    let table = dump.views[view]
    let cells = Self.cells(of: view, in: dump)
      .sorted { dump.views[$0].frame[1] < dump.views[$1].frame[1] }
    guard let first = cells.first else { return nil }
    let top = dump.views[first].frame[1]
    var bottom = top
    for cell in cells {
      let frame = dump.views[cell].frame
      guard frame[0] == 0, frame[2] == table.frame[2], frame[3] >= 1,
        (frame[1] - bottom).magnitude <= 1
      else { return nil }
      bottom = frame[1] + frame[3]
    }
    let content = dump.usableNumbers(of: "contentSize", in: table.object, count: 2)?[1] ?? 0
    let usual = (bottom - top) / Double(cells.count)
    let above = Self.heights(of: top, usual: usual)
    let below = Self.heights(of: content - bottom, usual: usual)
    guard top > -0.5, above.count + cells.count <= Property.maximumCells else { return nil }

    let edges = cells.map { dump.views[$0].frame[1] } + [bottom]
    let own = zip(edges.dropFirst(), edges).map { $0 - $1 }
    let heights = (above + own + below).map { ($0 * 10_000).rounded() / 10_000 }
    self.init(
      rows: cells, from: above.count, heights: Array(heights.prefix(Property.maximumCells)),
      of: heights.count)
  }

  /// Divides a height into rows that are about as high as others.
  private static func heights(of whole: Double, usual: Double) -> [Double] {
    guard whole > 0.5 else { return [] }
    let count = max(1, Int((whole / usual).rounded()))
    return Array(repeating: whole / Double(count), count: count)
  }
}
