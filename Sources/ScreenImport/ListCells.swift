import TouchEngine
import TraceModel

/// The cells of a table or a collection view, if the model lays them out where the dump has them.
struct ListCells {
  /// The properties of the list that lay out its cells.
  let properties: [(name: String, numbers: [Double])]

  /// The lines about the list's rows, whose heights can differ.
  var lines: [String] = []

  /// How many cells the list has in the app, if the dump shows that they're more than a scenario's.
  let wholeCount: Int?

  private let word: String
  private let indexes: [(view: Int, index: Int)]

  /// Creates the rows of a table from all their heights, with the views of some that follow each other.
  init(rows: [Int], from first: Int, heights: [Double], of all: Int) {
    word = "row"
    indexes = rows.enumerated().map { ($1, first + $0) }
    wholeCount = all > heights.count ? all : nil
    let usual = Self.mostFrequent(heights)
    properties = [("numberOfRows", [Double(heights.count)]), ("rowHeight", [usual])]
    lines = heights.indices.filter { heights[$0] != usual }.map {
      "delegate heightForRowAt row \($0): \(NumberList.text([heights[$0]]))"
    }
  }

  private static func mostFrequent(_ heights: [Double]) -> Double {
    var counts: [Double: Int] = [:]
    for height in heights { counts[height, default: 0] += 1 }
    return heights.max { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) } ?? 44
  }

  /// How far a cell may be from its place, in points: UIKit moves cells to whole pixels.
  private static let tolerance = 0.5

  /// Finds the cells of a list, or returns `nil` if the view is no list, or has another layout.
  init?(of view: Int, in dump: ScreenDump) {
    let object = dump.views[view].object
    let known = KnownClass(
      viewNamed: object.className, baseClass: dump.baseClass(of: object), isRoot: false,
      mayScroll: dump.mayScroll(object))
    switch known.description {
    case .tableView:
      if let equal = ListCells(rowsOf: view, in: dump) {
        self = equal
      } else {
        self.init(unequalRowsOf: view, in: dump)
      }
    case .collectionView: self.init(itemsOf: view, in: dump)
    default: return nil
    }
  }

  /// Returns the part of the list that a view is, as scenarios name it.
  func part(_ view: Int, of list: String) -> String? {
    guard let cell = indexes.first(where: { $0.view == view }) else { return nil }
    return PartName("\(word) \(cell.index)", of: list).text
  }

  /// Finds the rows of a table whose cells are as high as each other.
  private init?(rowsOf view: Int, in dump: ScreenDump) {
    let table = dump.views[view]
    let cells = Self.cells(of: view, in: dump)
    guard let height = cells.first.map({ dump.views[$0].frame[3] }), height >= 1 else { return nil }
    var indexes: [(view: Int, index: Int)] = []
    for cell in cells {
      let frame = dump.views[cell].frame
      let row = (frame[1] / height).rounded()
      guard frame[0] == 0, frame[2] == table.frame[2], frame[3] == height,
        (row * height - frame[1]).magnitude < 0.1,
        let index = Self.index(row, after: indexes)
      else { return nil }
      indexes.append((cell, index))
    }
    var all = Self.count(of: indexes)
    if let content = dump.usableNumbers(of: "contentSize", in: table.object, count: 2) {
      all = max(all, Int(max(0, min(content[1] / height, 1e6))))
    }
    let count = min(all, Property.maximumCells)
    word = "row"
    self.indexes = indexes
    wholeCount = all > count ? all : nil
    properties = [("numberOfRows", [Double(count)]), ("rowHeight", [height])]
  }

  /// Finds the items of a collection view that are of the same size, in lines of equal distances.
  private init?(itemsOf view: Int, in dump: ScreenDump) {
    let list = dump.views[view]
    let cells = Self.cells(of: view, in: dump)
    guard let size = cells.first.map({ dump.views[$0].frame }), size[2] >= 1, size[3] >= 1
    else { return nil }
    let columns = Self.places(cells.map { dump.views[$0].frame[0] })
    let lines = Self.places(cells.map { dump.views[$0].frame[1] })
    let step = columns.count > 1 ? columns[1] - columns[0] : size[2]
    let pitch = lines.count > 1 ? lines[1] - lines[0] : size[3] + step - size[2]
    let right = list.frame[2] - columns[columns.count - 1] - size[2]
    guard step >= size[2] - Self.tolerance, pitch >= size[3] - Self.tolerance,
      columns[0] >= 0, right >= -Self.tolerance, lines[0] >= 0
    else { return nil }

    // Lines above the first one that the dump has are those that have scrolled away.
    let offset = dump.usableNumbers(of: "contentOffset", in: list.object, count: 2)?[1] ?? 0
    let above = offset > 0 && lines.count > 1 ? max(0, (lines[0] / pitch).rounded(.down)) : 0
    let top = lines[0] - above * pitch
    var indexes: [(view: Int, index: Int)] = []
    for cell in cells {
      let frame = dump.views[cell].frame
      let column = ((frame[0] - columns[0]) / step).rounded()
      let line = ((frame[1] - top) / pitch).rounded()
      let place = [columns[0] + column * step, top + line * pitch, size[2], size[3]]
      guard zip(frame, place).allSatisfy({ ($0 - $1).magnitude <= Self.tolerance }),
        Int(column) < columns.count,
        let index = Self.index(line * Double(columns.count) + column, after: indexes)
      else { return nil }
      indexes.append((cell, index))
    }
    var all = Self.count(of: indexes)
    // Where the screen could show another line and the dump has none, there are no further items.
    let next = lines[lines.count - 1] + pitch
    if let content = dump.usableNumbers(of: "contentSize", in: list.object, count: 2),
      next >= offset + list.frame[3]
    {
      // The last line has at least one item.
      let last = ((content[1] - top - size[3]) / pitch + 0.01).rounded(.down)
      all = max(all, Int(max(0, min(last * Double(columns.count), 1e6))) + 1)
    }
    // UIKit rounds what it prints, so the spacing and the inset may be smaller for a line to have room.
    let count = min(all, Property.maximumCells)
    let spacing = Self.hundredths(step - size[2])
    let inset = Self.hundredths(right)
    let room = list.frame[2] - columns[0] - inset
    guard
      let fitting = [spacing, spacing - 0.01].first(where: { spacing in
        spacing >= 0 && Int((room + spacing) / (size[2] + spacing)) == columns.count
      })
    else { return nil }
    word = "item"
    self.indexes = indexes
    wholeCount = all > count ? all : nil
    properties = [
      ("numberOfItems", [Double(count)]), ("itemSize", [size[2], size[3]]),
      ("minimumInteritemSpacing", [fitting]), ("minimumLineSpacing", [max(0, pitch - size[3])]),
      ("sectionInset", [top, columns[0], 0, inset]),
    ]
  }

  static func cells(of view: Int, in dump: ScreenDump) -> [Int] {
    dump.views[view].children.filter { child in
      let object = dump.views[child].object
      let base = dump.baseClass(of: object)
      let isCell =
        KnownClass.hasSuffix(KnownClass.plainName(object.className), "Cell")
        || base == "UITableViewCell" || base == "UICollectionViewCell"
      // A list keeps cells that it shows no longer.
      return isCell && dump.flag("hidden", in: object) != true
    }
  }

  /// Returns the index of a cell, or `nil` if there's no such cell in a scenario, or already one.
  private static func index(_ number: Double, after others: [(view: Int, index: Int)]) -> Int? {
    guard number >= 0, number < Double(Property.maximumCells) else { return nil }
    let index = Int(number)
    return others.contains { $0.index == index } ? nil : index
  }

  private static func count(of indexes: [(view: Int, index: Int)]) -> Int {
    (indexes.map { $0.index }.max() ?? -1) + 1
  }

  /// Returns the places of columns or lines in ascending order, where close numbers are one place.
  private static func places(_ numbers: [Double]) -> [Double] {
    var places: [Double] = []
    for number in numbers.sorted() where number - (places.last ?? -.infinity) > 2 * tolerance {
      places.append(number)
    }
    return places
  }

  /// Returns a distance, rounded down to hundredths of a point.
  private static func hundredths(_ number: Double) -> Double {
    max(0, (number * 100 + 0.01).rounded(.down) / 100)
  }
}
