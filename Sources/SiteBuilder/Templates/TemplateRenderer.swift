import TextWriting

/// Renders templates that have been checked.
struct TemplateRenderer {
  /// What has been rendered, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Where the HTML with the name ``notedName`` stands first, in bytes.
  private(set) var notedRange: Range<Int>?

  private let notedName: String?
  private let templates: [String: [TemplateNode]]

  /// The records whose names are known, outermost first.
  private var records: [TemplateFields]

  /// Creates a renderer of some templates for a record, which notes where the HTML with a name is
  /// put.
  init(
    _ templates: [String: [TemplateNode]], for record: TemplateFields, noting name: String? = nil
  ) {
    self.templates = templates
    notedName = name
    records = [record]
    bytes.reserveCapacity(16_384)
  }

  /// Renders some nodes, with the blocks that take the place of those of a layout.
  mutating func render(_ nodes: [TemplateNode], _ blocks: [String: [TemplateNode]] = [:]) {
    for node in nodes {
      switch node {
      case .text(let text):
        bytes.append(bytes: text)
      case .variable(let name, _):
        let value = value(of: name)
        let start = bytes.count
        render(value)
        if case .html = value, notedRange == nil, name.text == notedName {
          notedRange = start..<bytes.count
        }
      case .section(let name, let isInverted, let content):
        render(content, for: value(of: name), isInverted: isInverted, blocks)
      case .partial(let name, let own):
        let own = Dictionary(own.map { ($0.name.text, $0.content) }) { $1 }
        render(templates[name.text] ?? [], blocks.merging(own) { outer, _ in outer })
      case .block(let name, let content):
        var others = blocks
        render(others.removeValue(forKey: name.text) ?? content, others)
      }
    }
  }

  private mutating func render(_ value: TemplateValue) {
    switch value {
    case .text(let text): HTMLText.append(text, escapingApostrophes: true, to: &bytes)
    case .html(let html): bytes.append(bytes: html)
    case .flag, .record, .list, .absent: break
    }
  }

  private mutating func render(
    _ nodes: [TemplateNode], for value: TemplateValue, isInverted: Bool,
    _ blocks: [String: [TemplateNode]]
  ) {
    let shown: [TemplateFields]
    switch value {
    case .flag(let flag): shown = flag ? [[]] : []
    case .record(let record): shown = [record]
    case .list(let records): shown = records
    case .text, .html: shown = [[(".", value)]]
    case .absent: shown = []
    }
    if isInverted {
      if shown.isEmpty { render(nodes, blocks) }
      return
    }
    for record in shown {
      records.append(record)
      render(nodes, blocks)
      records.removeLast()
    }
  }

  /// What a name stands for in the innermost record that has it.
  private func value(of name: TemplateName) -> TemplateValue {
    for record in records.reversed() {
      for (known, value) in record where known == name.text { return value }
    }
    return .absent
  }
}
