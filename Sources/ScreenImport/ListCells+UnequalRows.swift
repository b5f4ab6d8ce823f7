import TouchEngine

// Rows that are as high as what's in them.
extension ListCells {
  /// The rows above or below those that a dump has, which together have a height.
  private struct Rest {
    let count: Int
    let height: Double

    /// Divides a height into rows that are about as high as the others.
    init(_ whole: Double, usual: Double, atMost limit: Int) {
      count = whole > 0.5 ? max(1, min(limit, Int((whole / usual).rounded()))) : 0
      height = count > 0 ? whole / Double(count) : 0
    }
  }

  /// Finds the rows of a table whose cells follow each other, of any heights; the rows that have
  /// scrolled away are as high as these on average.
  init?(unequalRowsOf view: Int, in dump: ScreenDump) {
    let table = dump.views[view]
    let cells = Self.cells(of: view, in: dump)
      .sorted { dump.views[$0].frame[1] < dump.views[$1].frame[1] }
    guard let first = cells.first, cells.count <= Property.maximumCells else {
      return nil
    }
    var bottom = dump.views[first].frame[1]
    let top = bottom
    for cell in cells {
      let frame = dump.views[cell].frame
      guard frame[0] == 0, frame[2] == table.frame[2], frame[3] >= 1,
        (frame[1] - bottom).magnitude <= 1
      else { return nil }
      bottom = frame[1] + frame[3]
    }
    guard top > -0.5 else { return nil }
    let usual = (bottom - top) / Double(cells.count)
    let room = Property.maximumCells - cells.count
    let above = Rest(top, usual: usual, atMost: max(1, room))
    let content = dump.usableNumbers(of: "contentSize", in: table.object, count: 2)?[1] ?? 0
    let below = Rest(
      content - bottom, usual: usual, atMost: max(0, room - above.count))
    guard above.count + cells.count <= Property.maximumCells else { return nil }
    var heights = Array(repeating: above.height, count: above.count)
    for (place, cell) in cells.enumerated() {
      let frame = dump.views[cell].frame
      let next =
        place + 1 < cells.count ? dump.views[cells[place + 1]].frame[1] : frame[1] + frame[3]
      heights.append(next - frame[1])
    }
    if room > above.count { heights += Array(repeating: below.height, count: below.count) }
    let rounded = heights.map { ($0 * 10_000).rounded() / 10_000 }
    self.init(rows: cells, from: above.count, heights: rounded, all: rounded.count)
  }
}
