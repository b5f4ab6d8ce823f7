import TextAndOrder

/// A renderer for checked templates.
struct TemplateRenderer {
  /// The output so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The byte range of the first HTML with the name ``notedName``.
  private(set) var notedRange: Range<Int>?

  private let notedName: String?
  private let templates: [String: [TemplateNode]]

  /// The records whose names are available, outermost first.
  private var records: [TemplateFields]

  /// Creates a renderer for a record, which notes the range of the HTML with a name.
  init(
    _ templates: [String: [TemplateNode]], for record: TemplateFields, noting name: String? = nil
  ) {
    self.templates = templates
    notedName = name
    records = [record]
    bytes.reserveCapacity(16_384)
  }

  /// Renders nodes, with the blocks that replace a layout's blocks.
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

  /// Returns the value of a name in the innermost record that has it.
  private func value(of name: TemplateName) -> TemplateValue {
    for record in records.reversed() {
      for (known, value) in record where known == name.text { return value }
    }
    return .absent
  }
}
