import TouchEngine

/// The rows of a table whose cells are as high as each other, as the model lays them out.
struct TableRows {
  /// The height of each row.
  let height: Double

  /// The number of rows.
  let count: Int

  /// Finds the rows, or returns `nil` when the view is no table or its cells aren't laid out that
  /// way.
  init?(of view: Int, in dump: ScreenDump) {
    let table = dump.views[view]
    let known = KnownClass(
      viewNamed: table.object.className, baseClass: dump.baseClass(of: table.object),
      isRoot: false)
    guard known.description == .tableView else { return nil }
    let cells = table.children.filter { Self.isCell(dump.views[$0], in: dump) }
    guard let first = cells.first.map({ dump.views[$0].frame }), first[3] >= 1 else { return nil }
    height = first[3]
    var last = 0.0
    var taken: Set<Int> = []
    for cell in cells {
      let frame = dump.views[cell].frame
      let row = (frame[1] / height).rounded()
      guard frame[0] == 0, frame[2] == table.frame[2], frame[3] == height, row >= 0, row < 500,
        (row * height - frame[1]).magnitude < 0.1, taken.insert(Int(row)).inserted
      else { return nil }
      last = max(last, row)
    }
    var all = last + 1
    if let content = dump.usableNumbers(of: "contentSize", in: table.object, count: 2),
      content[1] / height < 500
    {
      all = max(all, (content[1] / height).rounded(.down))
    }
    count = Int(all)
  }

  /// Returns the row that a cell is, as scenarios name it.
  func part(_ view: Int, of table: String, in dump: ScreenDump) -> String? {
    guard Self.isCell(dump.views[view], in: dump) else { return nil }
    return "row \(Int((dump.views[view].frame[1] / height).rounded())) of \(table)"
  }

  private static func isCell(_ view: ScreenDump.View, in dump: ScreenDump) -> Bool {
    let name = KnownClass.plainName(view.object.className)
    return KnownClass.hasSuffix(name, "Cell")
      || dump.baseClass(of: view.object) == "UITableViewCell"
  }
}
