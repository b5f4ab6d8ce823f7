import SourceDiagnostics
import TouchEngine

// Buttons on a remote control, and the device itself.
extension LineParser {
  /// Takes the text after `click`: a button, and how long it's down.
  mutating func takeClick() throws(ParseError) -> StepAction {
    let button = try takeButton()
    return .click(button, for: take(word: "for") ? try takeTime() : nil)
  }

  /// Takes the text after `remote`: `presses select with force 0.5`, `releases select`.
  mutating func takeRemote() throws(ParseError) -> StepAction {
    let change = try choose("step", from: RemoteChange.allCases.map { ($0.rawValue, $0) })
    let button = try takeButton()
    guard change == .presses, take(word: "with") else { return .remote(change, button, force: 1) }
    return .remote(change, button, force: try takeForce(0...1))
  }

  /// Takes the text after `device`: `shakes`, `shakes too long`, `rests`.
  mutating func takeDevice() throws(ParseError) -> StepAction {
    let change = try choose(
      "step", from: [("rests", DeviceChange.rests), ("shakes", DeviceChange.shakes)])
    guard change == .shakes, take(word: "too") else { return .device(change) }
    try expect(word: "long")
    return .device(.shakesTooLong)
  }

  /// Takes `force` with a number in a range.
  mutating func takeForce(_ allowed: ClosedRange<Double>) throws(ParseError) -> Double {
    try expect(word: "force")
    let start = index
    let force = try takeNumber(units: [], expected: "a number such as 0.5")
    guard allowed.contains(force) else {
      report.add(
        .valueOutOfRange(
          "force", expected: PropertyValueKind.number(allowed).phrase), at: range(from: start))
      throw ParseError()
    }
    return force
  }

  private mutating func takeButton() throws(ParseError) -> UIPress.PressType {
    try choose("button", from: UIPress.PressType.allCases.map { ($0.word, $0) })
  }
}
