import FileSystem
import LessonTesting
import SourceDiagnostics

extension DocumentReading {
  /// The edits that give each scenario its standard form, as `touchstone format` does.
  ///
  /// Each edit replaces the lines that change in one block. Blocks with errors are left alone.
  var formattingEdits: [SourceEdit] {
    var edits: [SourceEdit] = []
    for revision in ScenarioSuite(entries: entries).formattings {
      guard
        let revised = try? ScenarioSuite.revised(source.bytes, of: source.name, with: [revision]),
        let edit = edit(to: revised)
      else { continue }
      let overlaps = edits.contains { $0.range.overlaps(edit.range) || $0.range == edit.range }
      if !overlaps { edits.append(edit) }
    }
    return edits
  }

  /// Returns the edit that replaces the changed lines, or `nil` if none change.
  private func edit(to revised: [UInt8]) -> SourceEdit? {
    let old = source.bytes
    guard old != revised else { return nil }
    let most = min(old.count, revised.count)
    var head = zip(old, revised).prefix { $0 == $1 }.count
    while head > 0, old[head - 1] != UInt8(ascii: "\n") { head -= 1 }
    var tail = zip(old.reversed(), revised.reversed()).prefix { $0 == $1 }.count
    tail = min(tail, most - head)
    while tail > 0, old[old.count - tail - 1] != UInt8(ascii: "\n") { tail -= 1 }
    return SourceEdit(
      range: head..<old.count - tail,
      replacement: String(decoding: revised[head..<revised.count - tail], as: UTF8.self))
  }
}
