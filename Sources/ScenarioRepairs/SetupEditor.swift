import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// The setup of a scenario, with the edits that change it.
struct SetupEditor {
  /// An element with its surroundings.
  struct Place {
    var element: SceneElement
    var parent: String?
  }

  let scenario: Scenario

  /// The scenario's own text, which is the only one that can be edited.
  let source: SourceText

  /// The elements that lines of the own text declare, with the lines about parts.
  private(set) var places: [Place] = []

  init(_ scenario: Scenario, _ source: SourceText) {
    self.scenario = scenario
    self.source = source
    let scene = scenario.scene
    for element in scene.windows + scene.controllers + scene.views { collect(element, in: nil) }
  }

  private mutating func collect(_ element: SceneElement, in parent: String?) {
    if !element.isImplied, scenario.sources.isOwn(element.range), !element.range.isEmpty {
      places.append(Place(element: element, parent: parent))
    }
    for child in element.parts + element.children { collect(child, in: element.name.text) }
  }

  /// Returns the element that a line declares or describes.
  func element(_ name: String) -> SceneElement? { place(name)?.element }

  func place(_ name: String) -> Place? { places.first { $0.element.name.text == name } }

  /// Returns the elements that are inside another one, at any depth.
  func descendants(of name: String) -> [SceneElement] {
    var names = [name]
    var found: [SceneElement] = []
    for place in places {
      guard let parent = place.parent, names.contains(parent) else { continue }
      names.append(place.element.name.text)
      found.append(place.element)
    }
    return found
  }

  /// Returns the elements around another one, beginning with the nearest.
  func ancestors(of name: String) -> [SceneElement] {
    var found: [SceneElement] = []
    var next = place(name)?.parent
    while let name = next, let place = place(name), found.count < 200 {
      found.append(place.element)
      next = place.parent
    }
    return found
  }

  // MARK: Edits

  /// Returns the edits that set a property; `nil` if a line can't do that.
  func setting(_ property: String, to value: String, of name: String) -> [SourceEdit]? {
    guard let element = element(name) else {
      return adding("\(name)  \(property): \(value)", underOwnerOf: name)
    }
    if element.elementClass.property(named: property) == nil, !Self.isPart(name) { return nil }
    if let present = element.properties.last(where: { $0.property.name == property }) {
      guard scenario.sources.isOwn(present.range) else { return nil }
      return [SourceEdit(range: present.range, replacement: "\(property): \(value)")]
    }
    let line = source.lineRange(at: element.range.lowerBound)
    let ends = [element.name.range.upperBound] + element.properties.map { $0.range.upperBound }
    let end = ends.filter { $0 <= line.upperBound && $0 >= line.lowerBound }.max()
    guard let end else { return nil }
    return [SourceEdit(range: end..<end, replacement: "  \(property): \(value)")]
  }

  /// Returns the edits that add a line to a participant, which may be a part without its own line.
  func adding(_ line: String, under name: String) -> [SourceEdit]? {
    if let element = element(name) { return adding(line, below: element.range) }
    guard let (owner, margin) = owner(of: name) else { return nil }
    return inserting("\(name)\n\(margin)    \(line)", below: owner.range, margin: margin)
  }

  /// Returns the edits that remove the lines of a range.
  func removing(_ range: Range<Int>) -> [SourceEdit]? {
    guard scenario.sources.isOwn(range), !range.isEmpty else { return nil }
    let line = source.lineRange(at: range.lowerBound)
    let end = source.nextLineStart(after: range.lowerBound) ?? line.upperBound
    return [SourceEdit(range: line.lowerBound..<end, replacement: "")]
  }

  /// Returns the edits that add a line to the end of the setup.
  func requiring(_ recognizer: String, _ other: String) -> [SourceEdit]? {
    guard let first = places.map({ $0.element.range.lowerBound }).min() else { return nil }
    var line = source.lineRange(at: setupEnd)
    while line.lowerBound > first {
      line = source.lineRange(at: line.lowerBound - 1)
      if source.bytes[line].contains(where: { $0 != UInt8(ascii: " ") }) { break }
    }
    let text = "\n\(indentation(at: first))\(recognizer) requires \(other) to fail"
    return [SourceEdit(range: line.upperBound..<line.upperBound, replacement: text)]
  }

  /// Returns the edits that attach a recognizer to another view.
  func moving(_ recognizer: String, to view: String) -> [SourceEdit]? {
    guard let element = element(recognizer), let target = self.element(view) else { return nil }
    let (lines, text) = block(of: element, inside: target)
    let place = source.lineRange(at: target.range.lowerBound).upperBound
    return [
      SourceEdit(range: place..<place, replacement: text),
      SourceEdit(range: lines, replacement: ""),
    ]
  }

  /// Returns the edits that describe a recognizer like another one in another view.
  func copying(_ recognizer: String, as name: String, to view: String) -> [SourceEdit]? {
    guard let element = element(recognizer), let target = self.element(view) else { return nil }
    let text = block(of: element, inside: target, as: name).text
    let place = source.lineRange(at: target.range.lowerBound).upperBound
    return [SourceEdit(range: place..<place, replacement: text)]
  }

  /// Returns the lines about an element, and their text indented for another one that contains it,
  /// with another name if there's one.
  private func block(
    of element: SceneElement, inside target: SceneElement, as name: String? = nil
  ) -> (lines: Range<Int>, text: String) {
    let first = source.lineRange(at: element.range.lowerBound)
    let end = source.nextLineStart(after: lastOffset(of: element)) ?? source.bytes.count
    let old = indentation(at: first.lowerBound)
    let new = indentation(at: target.range.lowerBound) + "  "
    var text = ""
    var offset: Int? = first.lowerBound
    while let start = offset, start < end {
      let line = source.lineRange(at: start)
      let words = min(start + old.utf8.count, line.upperBound)..<line.upperBound
      if let name, words.contains(element.name.range.lowerBound) {
        text += "\n" + new + source[words.lowerBound..<element.name.range.lowerBound] + name
        text += source[element.name.range.upperBound..<words.upperBound]
      } else {
        text += "\n" + new + source[words]
      }
      offset = source.nextLineStart(after: start)
    }
    return (first.lowerBound..<end, text)
  }

  /// Returns the edit that replaces the text of a range.
  func replacing(_ range: Range<Int>, _ text: String) -> [SourceEdit]? {
    guard scenario.sources.isOwn(range), !range.isEmpty else { return nil }
    return [SourceEdit(range: range, replacement: text)]
  }

  /// Returns the edits that replace the last `true` or `false` in a range by its opposite.
  func flipping(_ range: Range<Int>) -> (edits: [SourceEdit], now: Bool)? {
    guard scenario.sources.isOwn(range) else { return nil }
    var offset = min(range.upperBound, source.bytes.count)
    while offset > range.lowerBound {
      offset -= 1
      for (word, answer) in [("true", true), ("false", false)] {
        let place = offset..<offset + word.utf8.count
        guard place.upperBound <= range.upperBound, source[place] == word else { continue }
        return ([SourceEdit(range: place, replacement: answer ? "false" : "true")], !answer)
      }
    }
    return nil
  }

  // MARK: Positions

  private func adding(_ line: String, underOwnerOf name: String) -> [SourceEdit]? {
    guard let (owner, margin) = owner(of: name) else { return nil }
    return inserting(line, below: owner.range, margin: margin)
  }

  private func adding(_ line: String, below range: Range<Int>) -> [SourceEdit] {
    inserting(line, below: range, margin: indentation(at: range.lowerBound))
  }

  private func inserting(
    _ text: String, below range: Range<Int>, margin: String
  ) -> [SourceEdit] {
    let end = source.lineRange(at: range.lowerBound).upperBound
    return [SourceEdit(range: end..<end, replacement: "\n\(margin)  \(text)")]
  }

  /// Returns the declared element that a part belongs to: `table` for `row 1 of table`.
  private func owner(of name: String) -> (SceneElement, margin: String)? {
    guard let last = name.split(separator: " ").last, Self.isPart(name),
      let element = element(String(last))
    else { return nil }
    return (element, indentation(at: element.range.lowerBound))
  }

  /// Returns whether a name is one of a part, such as `pan of scroll`.
  static func isPart(_ name: String) -> Bool { PartName(name) != nil }

  private func indentation(at offset: Int) -> String {
    let line = source.lineRange(at: offset)
    var end = line.lowerBound
    while end < line.upperBound, source.bytes[end] == UInt8(ascii: " ") { end += 1 }
    return source[line.lowerBound..<end]
  }

  /// Returns an offset in the last line about an element and what's inside it.
  private func lastOffset(of element: SceneElement) -> Int {
    var last = element.range.lowerBound
    let ranges =
      element.properties.map({ $0.range }) + element.overrides.map({ $0.range })
      + element.delegateAnswers.map({ $0.range }) + element.targets.map({ $0.range })
    for range in ranges where scenario.sources.isOwn(range) && isInSetup(range) {
      last = max(last, range.lowerBound)
    }
    for child in element.children + element.parts where scenario.sources.isOwn(child.range) {
      last = max(last, lastOffset(of: child))
    }
    return last
  }

  /// Returns whether a range is in the setup, rather than in a variant's changes.
  private func isInSetup(_ range: Range<Int>) -> Bool { range.lowerBound < setupEnd }

  /// The offset of the first line after the setup.
  private var setupEnd: Int {
    let starts =
      scenario.steps.map({ $0.range }) + scenario.expectations.map({ $0.range })
      + (scenario.variant.map { [$0.range] } ?? [])
    let own = starts.filter { scenario.sources.isOwn($0) && !$0.isEmpty }
    return own.map({ $0.lowerBound }).min() ?? source.bytes.count
  }
}
