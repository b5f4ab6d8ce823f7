import TraceModel

/// The positions of a machine's states and transitions, in CSS pixels.
///
/// The states of a successful gesture form a column. A gesture that fails stays at the top left; a
/// gesture that's canceled goes off to the right, where all of them return for the next touch. So
/// no two of the documented transitions cross.
struct StateChartMap {
  /// An arrow with room for its numbers.
  struct Route {
    /// The line, up to its head.
    var line: PathData
    /// The head.
    var head: PathData
    /// The position of the numbers.
    var label: Label
    /// The position of the numbers when they don't fit there.
    var wideLabel: Label?
  }

  /// A position for numbers.
  struct Label {
    /// The center of the numbers, or their left edge where they're next to the line.
    var x: Double
    /// Their baseline.
    var y: Double
    /// The maximum width of the numbers.
    var limit: Double
    /// Whether the numbers begin at `x`.
    var isBeside = false
  }

  /// Half the height of a state.
  static let halfHeight = 18.0

  /// Whether the machine has the states of a continuous gesture.
  let isContinuous: Bool

  /// The size of the drawing.
  var size: (width: Double, height: Double) { isContinuous ? (288, 284) : (206, 132) }

  /// Returns the center of a state and half its width.
  func place(of state: StateMachine.State) -> (x: Double, y: Double, halfWidth: Double) {
    switch state {
    case .possible: (middle, top, 33)
    case .failed: (34, top, 33)
    case .began: (middle, row(1), 33)
    case .changed: (middle, row(2), 33)
    case .cancelled: (225, row(2), 36)
    case .ended: (middle, row(isContinuous ? 3 : 1), 33)
    }
  }

  /// Returns the arrow of a transition; `nil` for a transition that no machine has.
  func route(of transition: StateMachine.Transition) -> Route? {
    let from = place(of: transition.from)
    let to = place(of: transition.to)
    let (left, right) = (middle - 33, middle + 33)
    switch (transition.from, transition.to) {
    case (.possible, .began), (.began, .changed), (.changed, .ended),
      (.possible, .ended) where !isContinuous:
      return Route(
        line: "M\(from.x) \(from.y + 18)V\(to.y - 24)", head: down(to.x, to.y - 18),
        label: beside(from.x, (from.y + to.y) / 2 + 4, 66))
    case (.possible, .failed):
      return Route(
        line: "M\(left) \(top - 7)H73", head: toLeft(67, top - 7),
        label: Label(x: 81, y: top - 12, limit: 22),
        wideLabel: Label(x: 78, y: top - 22, limit: 76))
    case (.failed, .possible):
      return Route(
        line: "M67 \(top + 7)H\(left - 6)", head: toRight(left, top + 7),
        label: Label(x: 81, y: top + 20, limit: 22),
        wideLabel: Label(x: 81, y: top + 31, limit: 76))
    case (.changed, .changed):
      return Route(
        line: "M\(left) \(from.y - 9)c-22-8-22 26-5 19", head: toRight(left, from.y + 9),
        label: Label(x: 59, y: from.y - 1, limit: 34))
    case (.began, .ended):
      return Route(
        line: "M\(left) \(from.y)H46q-8 0-8 8V\(to.y - 8)q0 8 8 8H\(left - 6)",
        head: toRight(left, to.y), label: Label(x: 68, y: from.y - 6, limit: 48))
    case (.began, .cancelled):
      return Route(
        line: "M\(right) \(from.y)H\(to.x - 16)q8 0 8 8V\(to.y - 24)",
        head: down(to.x - 8, to.y - 18), label: Label(x: right + 26, y: from.y - 6, limit: 48))
    case (.changed, .cancelled):
      return Route(
        line: "M\(right) \(from.y)H\(to.x - to.halfWidth - 6)",
        head: toRight(to.x - to.halfWidth, to.y),
        label: Label(x: right + 14, y: from.y - 6, limit: 22),
        wideLabel: Label(x: right + 14, y: from.y - 22, limit: 64))
    case (.ended, .possible), (.cancelled, .possible):
      let start = from.x + from.halfWidth
      let isEnd = transition.from == .ended
      return Route(
        line: "M\(start) \(from.y)H\(rail - 8)q8 0 8-8V\(top + 8)q0-8-8-8H\(right + 6)",
        head: toLeft(right, top),
        label: isEnd
          ? Label(x: start + 6, y: from.y - 6, limit: rail - start - 12, isBeside: true)
          : Label(x: start + 10, y: from.y - 6, limit: 18),
        wideLabel: isEnd ? nil : Label(x: 250, y: from.y - 22, limit: 46))
    default: return exception(transition, from: from, to: to)
    }
  }

  /// The position of the label for all resets.
  var resetLabel: (x: Double, y: Double) { ((middle + 33 + 8 + rail) / 2, top - 6) }

  /// Returns the arrow of a transition that only a recognizer takes that has recognized its gesture
  /// and has to wait, or that skips the states of its kind.
  private func exception(
    _ transition: StateMachine.Transition, from: (x: Double, y: Double, halfWidth: Double),
    to: (x: Double, y: Double, halfWidth: Double)
  ) -> Route? {
    let left = middle - 33
    switch (transition.from, transition.to) {
    case (.began, .failed), (.changed, .failed), (.ended, .failed):
      let isNear = transition.from != .changed && (transition.from == .began || !isContinuous)
      let x = isNear ? 34.0 : transition.from == .changed ? 24 : 14
      let y = from.y - (isContinuous ? 9 : 0)
      return Route(
        line: "M\(left) \(y)H\(x + 8)q-8 0-8-8V\(top + 24)", head: up(x, top + 18),
        label: beside(x, top + 48, 40))
    case (.possible, .ended):
      return Route(
        line:
          "M\(middle + 20) \(top + 18)v10q0 8 8 8h16q8 0 8 8V\(to.y - 17)q0 8-8 8H\(middle + 39)",
        head: toLeft(middle + 33, to.y - 9), label: beside(middle + 52, top + 58, 40))
    default: return nil
    }
  }

  private func beside(_ x: Double, _ y: Double, _ limit: Double) -> Label {
    Label(x: x + 8, y: y, limit: limit, isBeside: true)
  }

  private var middle: Double { 128 }
  private var top: Double { 36 }
  private var rail: Double { isContinuous ? 282 : 202 }
  private func row(_ number: Double) -> Double { top + number * 76 }

  private func down(_ x: Double, _ y: Double) -> PathData { "M\(x) \(y)l-4-7h8z" }
  private func up(_ x: Double, _ y: Double) -> PathData { "M\(x) \(y)l-4 7h8z" }
  private func toLeft(_ x: Double, _ y: Double) -> PathData { "M\(x) \(y)l7-4v8z" }
  private func toRight(_ x: Double, _ y: Double) -> PathData { "M\(x) \(y)l-7-4v8z" }
}
