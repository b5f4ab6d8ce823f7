import SourceDiagnostics

/// Turns the tree of a Markdown text into the blocks of a lesson, and collects what a site must see.
struct LessonBuilder {
  let source: SourceText
  let lines: LineOffsets
  let allowsRawHTML: Bool
  private(set) var diagnostics: [Diagnostic] = []

  private var headings: [Heading] = []
  private var fences: [Fence] = []
  private var links: [Link] = []
  private var identifiers = HeadingIdentifiers()
  /// Where the block stands whose inlines are being read, for those whose place cmark does not know.
  private var enclosing = 0..<0
  /// The last block whose HTML was reported; once a block is enough.
  private var reportedRawHTML: Range<Int>?

  init(source: SourceText, lines: LineOffsets, allowsRawHTML: Bool) {
    self.source = source
    self.lines = lines
    self.allowsRawHTML = allowsRawHTML
  }

  /// The lesson of a Markdown text whose lines are those of the source.
  mutating func lesson(of markdown: String, properties: LessonProperties) -> Lesson {
    var blocks: [Block] = []
    var footnotes: [Footnote] = []
    if let root = CommonMarkReader.read(markdown) {
      for node in root.children {
        if node.kind == .footnoteDefinition {
          let footnote = Footnote(
            number: footnotes.count + 1, blocks: self.blocks(node.children))
          footnotes.append(footnote)
        } else {
          blocks += self.blocks([node])
        }
      }
    } else {
      diagnostics.append(Diagnostic(.outOfMemory, at: nil, in: source))
    }
    return Lesson(
      properties: properties, blocks: blocks, footnotes: footnotes, headings: headings,
      fences: fences, links: links)
  }

  mutating func report(
    _ message: DiagnosticMessage, at range: Range<Int>, fixIt: FixIt? = nil
  ) {
    diagnostics.append(
      Diagnostic(message, at: range, in: source, fixIts: fixIt.map { [$0] } ?? []))
  }

  /// Where a node stands; where its block stands when cmark does not know.
  func range(of node: MarkdownNode) -> Range<Int> {
    guard node.line > 0 else { return enclosing }
    let start = lines.offset(line: node.line, column: node.column)
    let end = lines.offset(line: max(node.line, node.endLine), column: node.endColumn + 1)
    return start..<max(start, end)
  }
}

// MARK: - Blocks

extension LessonBuilder {
  private mutating func blocks(_ nodes: [MarkdownNode]) -> [Block] {
    var blocks: [Block] = []
    for node in nodes {
      if let block = block(node) { blocks.append(block) }
    }
    return blocks
  }

  private mutating func block(_ node: MarkdownNode) -> Block? {
    enclosing = range(of: node)
    switch node.kind {
    case .paragraph:
      return .paragraph(inlines(node.children))
    case .heading(let level):
      return .heading(heading(node, level: level))
    case .blockQuote:
      return quote(node)
    case .list(let start, let isTight):
      return .list(list(node, start: start, isTight: isTight))
    case .codeBlock(let content, let mark):
      return .code(fence(node, content: content, mark: mark))
    case .htmlBlock(let html):
      return rawBlock(html)
    case .thematicBreak:
      return .thematicBreak
    case .table(let alignments):
      return .table(table(node, alignments: alignments))
    case .tooDeep:
      report(.tooDeep, at: enclosing.lowerBound..<enclosing.lowerBound)
      return nil
    case .unknown(let kind):
      report(.unknownMarkdown(kind), at: enclosing)
      return nil
    case .document, .item, .footnoteDefinition, .tableRow, .tableCell, .text, .softBreak,
      .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image,
      .footnoteReference:
      report(.unknownMarkdown("\(node.kind)"), at: enclosing)
      return nil
    }
  }

  private mutating func heading(_ node: MarkdownNode, level: Int) -> Heading {
    let range = enclosing
    let content = inlines(node.children)
    let previous = headings.last?.level ?? 1
    if level == 1 {
      let isMarked = source[range].hasPrefix("# ")
      let fixIt =
        isMarked
        ? FixIt(replacing: range.lowerBound..<range.lowerBound + 1, with: "##", in: source) : nil
      report(.headingOfLevelOne, at: range, fixIt: fixIt)
    } else if level > previous + 1 {
      report(.skippedHeadingLevel(level, after: previous), at: range)
    }
    let heading = Heading(
      level: level, identifier: identifiers.identifier(for: content.plainText), content: content,
      range: range)
    headings.append(heading)
    return heading
  }

  private mutating func list(_ node: MarkdownNode, start: Int?, isTight: Bool) -> List {
    var items: [List.Item] = []
    for child in node.children {
      if case .item(let isChecked) = child.kind {
        items.append(List.Item(isChecked: isChecked, blocks: blocks(child.children)))
      } else {
        items.append(List.Item(isChecked: nil, blocks: blocks([child])))
      }
    }
    return List(start: start, isTight: isTight, items: items)
  }

  private mutating func table(_ node: MarkdownNode, alignments: [TableAlignment]) -> Table {
    var table = Table(alignments: alignments, header: [], rows: [])
    for row in node.children {
      var cells: [[Inline]] = []
      for cell in row.children {
        enclosing = range(of: cell)
        cells.append(inlines(cell.children))
      }
      if row.kind == .tableRow(isHeader: true) {
        table.header = cells
      } else {
        table.rows.append(cells)
      }
    }
    return table
  }

  private mutating func rawBlock(_ html: String) -> Block? {
    guard !allowsRawHTML else { return .rawHTML(html) }
    guard !Self.isComment(html) else { return nil }
    report(.rawHTML, at: enclosing)
    return .paragraph([.text(html.hasSuffix("\n") ? String(html.dropLast()) : html)])
  }

  private static func isComment(_ html: String) -> Bool {
    let end = html.lastIndex { !$0.isWhitespace } ?? html.startIndex
    return html.drop { $0.isWhitespace }.hasPrefix("<!--") && html[...end].hasSuffix("-->")
  }
}

// MARK: - Callouts and fences

extension LessonBuilder {
  private mutating func quote(_ node: MarkdownNode) -> Block {
    let range = enclosing
    guard let first = node.children.first, first.kind == .paragraph,
      case .text(let words)? = first.children.first?.kind, words.hasPrefix("[!"),
      let end = words.firstIndex(of: "]")
    else { return .quote(blocks(node.children)) }
    let name = words[words.index(words.startIndex, offsetBy: 2)..<end]
    guard let kind = Callout.Kind(rawValue: name.uppercased()) else {
      let known = Callout.Kind.allCases.map(\.rawValue)
      let suggestion = Suggestion.nearest(to: String(name), among: known)
      let start = self.range(of: first).lowerBound + 2
      let place = start..<start + name.utf8.count
      let fixIt = suggestion.flatMap { FixIt(replacing: place, with: $0, in: source) }
      report(.unknownCallout(String(name), suggestion: suggestion), at: place, fixIt: fixIt)
      enclosing = range
      return .quote(blocks(node.children))
    }
    // The rest of the first line is the callout's own title.
    var rest = first.children
    rest[0].kind = .text(String(words[words.index(after: end)...].drop { $0 == " " }))
    let lineEnd = rest.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak }
    enclosing = self.range(of: first)
    let title = inlines(Array(rest[..<(lineEnd ?? rest.count)])).filter { $0 != .text("") }
    let text = inlines(lineEnd.map { Array(rest[($0 + 1)...]) } ?? [])
    let opening: [Block] = text.isEmpty ? [] : [.paragraph(text)]
    return .callout(
      Callout(kind: kind, title: title, blocks: opening + blocks(Array(node.children.dropFirst()))))
  }

  private mutating func fence(
    _ node: MarkdownNode, content: String, mark: MarkdownNode.FenceMark?
  ) -> Fence {
    let range = enclosing
    var information = FenceInformation(language: nil, arguments: [], options: [])
    if let mark {
      let line = lines.range(ofLine: node.line)
      let start = min(line.upperBound, range.lowerBound + mark.length)
      let reading = FenceInformationReader.read(source, start..<line.upperBound)
      information = reading.information
      diagnostics += reading.diagnostics
    }
    var contentLines = content.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? $0.dropLast() : $0
    }
    if contentLines.last?.isEmpty == true { contentLines.removeLast() }
    // Content is the end of its line: what stands before it belongs to the blocks around.
    let firstLine = node.line + (mark == nil ? 0 : 1)
    let offsets = contentLines.enumerated().map { index, text in
      let line = lines.range(ofLine: firstLine + index)
      return max(line.lowerBound, line.upperBound - text.utf8.count)
    }
    let fence = Fence(
      index: fences.count, information: information,
      content: contentLines.map { $0 + "\n" }.joined(), lineOffsets: offsets, range: range)
    fences.append(fence)
    return fence
  }
}

// MARK: - Inlines

extension LessonBuilder {
  private mutating func inlines(_ nodes: [MarkdownNode]) -> [Inline] {
    var inlines: [Inline] = []
    for node in nodes {
      if let inline = inline(node) { inlines.append(inline) }
    }
    return inlines
  }

  private mutating func inline(_ node: MarkdownNode) -> Inline? {
    switch node.kind {
    case .text(let words):
      reportMissingFootnotes(in: words, node)
      return .text(words)
    case .code(let code):
      return .code(code)
    case .emphasis:
      return .emphasis(inlines(node.children))
    case .strong:
      return .strong(inlines(node.children))
    case .strikethrough:
      return .strikethrough(inlines(node.children))
    case .link(let destination, let title):
      let link = link(node, destination, title, isImage: false)
      return .link(link, inlines(node.children))
    case .image(let destination, let title):
      let link = link(node, destination, title, isImage: true)
      let alternative = inlines(node.children).plainText
      if alternative.isEmpty { report(.missingAlternative, at: link.range) }
      return .image(link, alternative: alternative)
    case .footnoteReference(let number):
      return .footnoteReference(number: number)
    case .htmlInline(let html):
      guard !allowsRawHTML else { return .rawHTML(html) }
      guard !html.hasPrefix("<!--") else { return nil }
      if reportedRawHTML != enclosing { report(.rawHTML, at: range(of: node)) }
      reportedRawHTML = enclosing
      return .text(html)
    case .softBreak:
      return .softBreak
    case .lineBreak:
      return .lineBreak
    case .tooDeep:
      report(.tooDeep, at: enclosing.lowerBound..<enclosing.lowerBound)
      return nil
    case .unknown(let kind):
      report(.unknownMarkdown(kind), at: enclosing)
      return nil
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
      .thematicBreak, .footnoteDefinition, .table, .tableRow, .tableCell:
      report(.unknownMarkdown("\(node.kind)"), at: enclosing)
      return nil
    }
  }

  private mutating func link(
    _ node: MarkdownNode, _ destination: String, _ title: String, isImage: Bool
  ) -> Link {
    var link = Link(
      destination: destination, title: title, isImage: isImage, range: range(of: node))
    if let scheme = Self.scheme(of: destination), !Self.safeSchemes.contains(scheme) {
      report(.unsafeLink(scheme), at: link.range)
      link.destination = ""
    }
    links.append(link)
    return link
  }

  private static let safeSchemes = ["http", "https", "mailto"]

  /// The scheme of an address in small letters: what stands before the first colon, if that is a
  /// scheme's name at all.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = address[..<colon]
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), 0...0x20:
        true
      default: false
      }
    }
    return isName ? String(name.filter { !$0.isWhitespace }).lowercased() : nil
  }

  /// cmark leaves a reference to a footnote that is not there as the text it is.
  private mutating func reportMissingFootnotes(in words: String, _ node: MarkdownNode) {
    var rest = words[...]
    while let start = rest.firstRange(of: "[^") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "]"), end > rest.startIndex else { return }
      let name = rest[..<end]
      guard !name.contains(where: \.isWhitespace) else { continue }
      let offset = words.utf8.distance(from: words.startIndex, to: start.lowerBound)
      let lower = min(range(of: node).lowerBound + offset, source.bytes.count)
      let range = lower..<min(lower + name.utf8.count + 3, source.bytes.count)
      report(.missingFootnote(String(name)), at: range)
    }
  }
}
