extension Lesson {
  /// Returns the text without markup, section by section: the text before the first heading, then
  /// the text below each heading.
  ///
  /// Includes code, except in blocks with the given languages, which the site runs or asks
  /// questions about.
  package func sectionTexts(withoutCodeIn languages: Set<String>) -> [String] {
    var texts = SectionTexts(omitted: languages)
    texts.add(blocks)
    return texts.sections
  }
}

/// A collector for the text of sections.
private struct SectionTexts {
  let omitted: Set<String>
  var sections = [""]

  mutating func add(_ blocks: [Block]) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading: sections.append("")
    case .paragraph(let content): add(content.plainText)
    case .quote(let blocks): add(blocks)
    case .callout(let callout):
      add(callout.title.plainText)
      add(callout.blocks)
    case .list(let list): for item in list.items { add(item.blocks) }
    case .table(let table):
      for cell in table.header + table.rows.flatMap(\.self) { add(cell.plainText) }
    case .code(let fence):
      if !omitted.contains(fence.information.language?.text ?? "") { add(fence.content) }
    case .rawHTML, .thematicBreak: break
    }
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if !sections[sections.count - 1].isEmpty { sections[sections.count - 1] += "\n" }
    sections[sections.count - 1] += text
  }
}
