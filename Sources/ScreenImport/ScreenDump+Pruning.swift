// What a screen with very many views can do without.
extension ScreenDump {
  /// Leaves out views until a number of elements remains.
  ///
  /// Those that a touch can't reach are first, and then the smallest ones with nothing in them. The
  /// frontmost views, which come last in a dump, stay.
  mutating func prune(to limit: Int) {
    guard elementCount > limit else { return }
    remove("are hidden", to: limit) { dump, view in
      let object = dump.views[view].object
      let alpha = dump.usableNumbers(of: "alpha", in: object, count: 1)?.first ?? 1
      return dump.flag("hidden", in: object) == true || alpha < 0.01
    }
    remove("have no interaction", to: limit) { dump, view in
      dump.flag("userInteractionEnabled", in: dump.views[view].object) == false
    }
    let outside = viewsOutside
    remove("are outside the screen", to: limit) { _, view in outside.contains(view) }
    guard elementCount > limit else { return }
    let small = views.indices.filter { isLeaf($0) }
      .sorted { (isPlain($0) ? 0 : 1, area($0), $0) < (isPlain($1) ? 0 : 1, area($1), $1) }
    let chosen = Set(small.prefix(elementCount - limit))
    remove("are small and have nothing in them", to: limit) { _, view in chosen.contains(view) }
  }

  /// The number of elements that the views and their recognizers become.
  private var elementCount: Int {
    var count = 0
    var pending = roots
    while let view = pending.popLast() {
      count += 1 + views[view].recognizers.count + (views[view].controller == nil ? 0 : 1)
      pending += views[view].children
    }
    return count
  }

  /// Leaves out the views for which a condition holds, with all in them, if there are too many elements,
  /// and reports how many.
  private mutating func remove(
    _ what: String, to limit: Int, where isOut: (ScreenDump, Int) -> Bool
  ) {
    let before = elementCount
    guard before > limit else { return }
    var first: Int?
    var pending = roots
    while let view = pending.popLast() {
      var kept: [Int] = []
      for child in views[view].children {
        if isOut(self, child) { first = first ?? child } else { kept.append(child) }
      }
      setChildren(of: view, to: kept)
      pending += views[view].children
    }
    if let first {
      report(
        .prunedViews(before - elementCount, what: what, limit: limit), views[first].object)
    }
  }

  private func area(_ view: Int) -> Double { views[view].frame[2] * views[view].frame[3] }

  /// Returns whether a view has no recognizers and nothing in it.
  private func isLeaf(_ view: Int) -> Bool {
    views[view].children.isEmpty && views[view].recognizers.isEmpty
  }

  /// Returns whether a view is one of UIKit's plain ones.
  private func isPlain(_ view: Int) -> Bool {
    ["UIImageView", "UILabel", "UIView"].contains(
      KnownClass.plainName(views[view].object.className))
  }

  /// The views outside the window around them, unless a transform moves something.
  private var viewsOutside: Set<Int> {
    var outside: Set<Int> = []
    for root in roots {
      let screen = views[root].frame
      var pending = views[root].children.map { (view: $0, x: 0.0, y: 0.0) }
      while let (view, x, y) = pending.popLast() {
        let object = views[view].object
        if object.has("transform") { continue }
        let frame = views[view].frame
        let (left, top) = (x + frame[0], y + frame[1])
        if left >= screen[2] || top >= screen[3] || left + frame[2] <= 0 || top + frame[3] <= 0 {
          outside.insert(view)
          continue
        }
        let offset =
          usableNumbers(of: "contentOffset", in: object, count: 2)
          ?? usableNumbers(of: "bounds", in: object, count: 4) ?? [0, 0]
        pending += views[view].children.map { ($0, left - offset[0], top - offset[1]) }
      }
    }
    return outside
  }
}
