import TextAndOrder
import TraceModel

/// A layout that finds a position for every name in the picture of the screen: inside the frame
/// where the view is visible and no other text is, otherwise next to the picture with a line to the
/// frame.
struct ScreenLabels {
  /// A name with its position.
  struct Label {
    /// The index of the view in the list.
    var view: Int
    /// The text, line by line.
    var lines: [ScreenView.Line]
    /// The left end of the text.
    var x: Double
    /// The baseline of the first line.
    var baseline: Double
    /// The line from the name to the frame, when the name is next to the picture.
    var leader: (from: CGPoint, to: CGPoint)?
  }

  private(set) var labels: [Label] = []

  /// The right edge of the names next to the picture; zero when there are none.
  private(set) var rightEdge = 0.0

  private let views: [ScreenView]
  /// The rectangle around each view, a pixel larger on all sides; marks outside it don't affect the
  /// view.
  private let surroundings: [CGRect]
  private var taken: [CGRect]
  private let ways: [FingerTrack]
  private let edge: Double
  private let bottom: Double

  /// The height of a line of a label, in CSS pixels.
  static let lineHeight = 15.0

  /// Returns the space that lines need; a line that's the view's whole content needs no distance
  /// from the edges.
  private func size(of lines: [ScreenView.Line]) -> CGSize {
    let width = lines.reduce(0) { max($0, $1.width) }
    return isTitle(lines)
      ? CGSize(width: width + 1, height: ScreenLabels.lineHeight - 2)
      : CGSize(width: width + 6, height: Double(lines.count) * ScreenLabels.lineHeight + 1)
  }

  /// Returns whether the text consists only of the words on a view.
  private func isTitle(_ lines: [ScreenView.Line]) -> Bool {
    lines.count == 1 && lines[0].isTitle
  }

  /// Finds the positions of the names of views, which don't cover a finger or one of some marks.
  init(
    for views: [ScreenView], avoiding tracks: [FingerTrack], numbers: [CGRect] = [],
    marks: [CGRect] = [], in size: CGSize
  ) {
    self.views = views
    surroundings = views.map { view in
      let bounds = view.outline.bounds
      return CGRect(
        x: bounds.minX - 1, y: bounds.minY - 1, width: bounds.width + 2, height: bounds.height + 2)
    }
    ways = tracks
    taken = tracks.flatMap { $0.boxes }
    taken += numbers
    taken += marks
    edge = size.width
    bottom = size.height
    // Small frames have the fewest choices, so they choose first; at the same size, the frontmost
    // first.
    let areas = views.map { $0.outline.bounds.width * $0.outline.bounds.height }
    let order = views.indices.sorted {
      areas[$0] != areas[$1] ? areas[$0] < areas[$1] : $0 > $1
    }
    var rest: [(view: Int, lines: [ScreenView.Line])] = []
    for view in order {
      let lines = views[view].lines
      if let box = inside(view, lines) {
        add(view, lines, inside: box)
      } else if lines.count == 1, let (title, notes) = lines[0].parts,
        let box = inside(view, [title])
      {
        add(view, [title], inside: box)
        rest.append((view, [notes]))
      } else {
        rest.append((view, views[view].narrowLines))
      }
    }
    rest.sort {
      let (a, b) = (views[$0.view].outline.bounds, views[$1.view].outline.bounds)
      if a.minY != b.minY { return a.minY < b.minY }
      // In a row, the nearest name belongs to the nearest view, so that no two lines cross.
      return a.maxX != b.maxX ? a.maxX > b.maxX : $0.view < $1.view
    }
    for (view, lines) in rest { add(view, beside: lines) }
    labels = labels.stablySorted { $0.view < $1.view }
  }

  // MARK: Inside

  private mutating func add(_ view: Int, _ lines: [ScreenView.Line], inside box: CGRect) {
    taken.append(box)
    labels.append(
      isTitle(lines)
        ? Label(view: view, lines: lines, x: box.minX + 0.5, baseline: box.minY + 11)
        : Label(view: view, lines: lines, x: box.minX + 3, baseline: box.minY + 12))
  }

  private func inside(_ view: Int, _ lines: [ScreenView.Line]) -> CGRect? {
    let bounds = views[view].shown.bounds
    let size = size(of: lines)
    if isTitle(lines) {
      let middle = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      if isFree(middle, for: view) { return middle }
    }
    guard size.width <= bounds.width - 2, size.height <= bounds.height - 2 else { return nil }
    let columns = [bounds.minX + 3, bounds.midX - size.width / 2, bounds.maxX - size.width - 3]
    var rows: [Double] = []
    var y = bounds.minY + 2
    while y + size.height <= bounds.maxY - 1, rows.count < 40 {
      rows.append(y)
      y += ScreenLabels.lineHeight
    }
    rows.append(bounds.maxY - size.height - 2)
    for y in rows {
      for x in columns {
        let box = CGRect(origin: CGPoint(x: x, y: y), size: size)
        if isFree(box, for: view) { return box }
      }
    }
    return nil
  }

  private func isFree(_ box: CGRect, for view: Int) -> Bool {
    guard views[view].shown.contains(box), box.minX >= 0, box.maxX <= edge, box.minY >= 0,
      box.maxY <= bottom
    else { return false }
    for other in taken where other.overlaps(box) { return false }
    for way in ways where way.crosses(box) { return false }
    for place in views.indices where place != view && surroundings[place].overlaps(box) {
      if views[place].outline.strikes(box) { return false }
      // On a view that's on top, the name would appear to belong to that view.
      if place > view, views[place].outline.contains(box) { return false }
    }
    return true
  }

  // MARK: Names next to the picture

  /// Puts a name to the right of the picture at the first height where neither it nor its line
  /// crosses another name, and if possible, where its line crosses no other view either.
  private mutating func add(_ view: Int, beside lines: [ScreenView.Line]) {
    let others = others(than: view)
    if !others.isEmpty, add(view, beside: lines, clearOf: others) { return }
    if add(view, beside: lines, clearOf: []) { return }
    // Every line would cross a name, so use the next free position below, regardless of its line.
    let bounds = views[view].outline.bounds
    let top = max(9, min(bottom - 9, bounds.minY + 6))
    var box = CGRect(origin: CGPoint(x: edge + 10, y: top - 8), size: size(of: lines))
    while taken.contains(where: { $0.overlaps(box) }) { box.origin.y += 4 }
    add(view, lines, box: box, target: CGPoint(x: min(edge, end(of: view, at: top)), y: top))
  }

  /// Returns the views to the right of a view that it isn't in or behind, or none on a screen with
  /// so many that every line would cross one.
  private func others(than view: Int) -> [Int] {
    guard views.count <= ScreenLabels.maximumViews else { return [] }
    let bounds = views[view].outline.bounds
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    return views.indices.filter { place in
      place != view && views[place].outline.bounds.maxX > bounds.maxX
        && !views[place].outline.contains(middle)
    }
  }

  /// The maximum number of views whose lines keep clear of other views.
  private static let maximumViews = 40

  /// Puts a name to the right of the picture where its line crosses no name and none of some views;
  /// returns whether there's such a position.
  private mutating func add(
    _ view: Int, beside lines: [ScreenView.Line], clearOf others: [Int]
  ) -> Bool {
    let bounds = views[view].outline.bounds
    let size = size(of: lines)
    let left = edge + 10
    let top = max(9, min(bottom - 9, bounds.minY + 6))
    var y = top
    repeat {
      let box = CGRect(origin: CGPoint(x: left, y: y - 8), size: size)
      let target = CGPoint(x: min(edge, end(of: view, at: y)), y: y)
      let line = CGRect(x: target.x, y: y - 1, width: max(0, left - target.x), height: 2)
      if !taken.contains(where: { $0.overlaps(box) || $0.overlaps(line) }),
        !crosses(line, others)
      {
        add(view, lines, box: box, target: target)
        return true
      }
      y += 3
    } while y <= min(bottom - 9, bounds.maxY - 4)
    // Nothing is free at that height, so use the nearest free position above or below, with a
    // slanting line.
    let heights = [top, bounds.midY, bounds.maxY - 4]
    var targets = heights.map { CGPoint(x: min(edge, end(of: view, at: $0)), y: $0) }
    // Past a neighbor, only a corner can be reached.
    if !others.isEmpty {
      targets += [bounds.minY, bounds.maxY].map {
        CGPoint(x: min(edge, end(of: view, at: $0)), y: $0)
      }
    }
    for step in 0..<Int(bottom / 2) {
      let distance = Double((step + 1) / 2 * 4)
      let y = step % 2 == 1 ? top + distance : top - distance
      let box = CGRect(origin: CGPoint(x: left, y: y - 8), size: size)
      guard (9...max(9, bottom - 9)).contains(y), !taken.contains(where: { $0.overlaps(box) })
      else { continue }
      let start = CGPoint(x: left, y: y)
      if let target = targets.first(where: { isFree(from: start, to: $0, clearOf: others) }) {
        add(view, lines, box: box, target: target)
        return true
      }
    }
    return false
  }

  /// Returns whether a part of a line touches one of some views.
  private func crosses(_ box: CGRect, _ others: [Int]) -> Bool {
    others.contains { place in
      surroundings[place].overlaps(box)
        && (views[place].outline.strikes(box) || views[place].outline.contains(box))
    }
  }

  /// Returns whether a line crosses no name and none of some views, checked point by point.
  private func isFree(from start: CGPoint, to end: CGPoint, clearOf others: [Int]) -> Bool {
    let count = 48
    for place in 0...count {
      let share = Double(place) / Double(count)
      let spot = CGRect(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share - 1,
        width: 1, height: 2)
      if taken.contains(where: { $0.overlaps(spot) }) || crosses(spot, others) { return false }
    }
    return true
  }

  private mutating func add(
    _ view: Int, _ lines: [ScreenView.Line], box: CGRect, target: CGPoint
  ) {
    taken.append(box)
    rightEdge = max(rightEdge, box.maxX)
    labels.append(
      Label(
        view: view, lines: lines, x: box.minX + 2, baseline: box.minY + 12,
        leader: (CGPoint(x: box.minX - 1, y: box.minY + 8), target)))
  }

  /// Returns the rightmost point of a frame at a height.
  private func end(of view: Int, at y: Double) -> Double {
    let corners = views[view].outline.corners
    var x = -Double.infinity
    for (place, start) in corners.enumerated() {
      let end = corners[(place + 1) % corners.count]
      guard min(start.y, end.y) <= y, y <= max(start.y, end.y) else { continue }
      if start.y == end.y {
        x = max(x, max(start.x, end.x))
      } else {
        x = max(x, start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
      }
    }
    return x.isFinite ? x : views[view].outline.bounds.maxX
  }

  /// The bottom edge of all text.
  var lowerEdge: Double { taken.reduce(bottom) { max($0, $1.maxY) } }
}
