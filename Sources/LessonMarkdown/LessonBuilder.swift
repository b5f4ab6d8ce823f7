import SourceDiagnostics

/// A builder that turns the tree of a Markdown text into a lesson's blocks, and collects the
/// elements that a site needs to check.
struct LessonBuilder {
  let source: SourceText
  let lines: LineOffsets
  let allowsRawHTML: Bool
  /// Whether the lesson may have syntax that a page would show as text, so that each block is examined.
  let mayHaveSilentSyntax: Bool
  /// Whether the lesson may have fences that are indented so far that they're text.
  let mayHaveIndentedFence: Bool
  var diagnostics: [Diagnostic] = []

  var headings: [Heading] = []
  var fences: [Fence] = []
  var links: [Link] = []
  var rawHTML: [RawHTML] = []
  private var identifiers = HeadingIdentifiers()
  /// The range of the block whose inlines are being read, for inlines whose position cmark doesn't
  /// know.
  var enclosing = 0..<0
  /// The range of the block that contains the blocks being read; empty for the lesson itself.
  private var container = 0..<0
  /// The languages of code blocks and the tags of components that have been reported, because one
  /// report for each is enough.
  var reportedLanguages: Set<String> = []
  /// The last block with reported HTML, because one report per block is enough.
  var reportedRawHTML: Range<Int>?

  init(source: SourceText, lines: LineOffsets, allowsRawHTML: Bool) {
    self.source = source
    self.lines = lines
    self.allowsRawHTML = allowsRawHTML
    mayHaveSilentSyntax = Self.mayHaveSilentSyntax(source)
    mayHaveIndentedFence = Self.mayHaveIndentedFence(source)
  }

  /// Returns the lesson of a Markdown text with the same lines as the source.
  mutating func lesson(of markdown: String, properties: LessonProperties) -> Lesson {
    var blocks: [Block] = []
    var footnotes: [Footnote] = []
    let isRead: Void? = CommonMarkParser.withTree(of: markdown) { root in
      for node in root.children {
        if node.isFootnote {
          enclosing = range(of: node)
          let footnote = Footnote(
            number: footnotes.count + 1, blocks: self.blocks(node.children))
          footnotes.append(footnote)
        } else if let block = block(node) {
          blocks.append(block)
        }
      }
    }
    if isRead == nil { diagnostics.append(Diagnostic(.outOfMemory, at: nil, in: source)) }
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

  /// Returns a node's range, or its block's range if cmark doesn't know it.
  func range(of node: MarkdownNode) -> Range<Int> {
    let line = node.line
    guard line > 0 else { return enclosing }
    let start = lines.offset(line: line, column: node.column)
    let end = lines.offset(line: max(line, node.endLine), column: node.endColumn + 1)
    return start..<max(start, end)
  }
}

// MARK: - Blocks

extension LessonBuilder {
  mutating func blocks(_ nodes: MarkdownNode.Children) -> [Block] {
    let outer = container
    container = enclosing
    defer { container = outer }
    var blocks: [Block] = []
    blocks.reserveCapacity(nodes.underestimatedCount)
    for node in nodes {
      if let block = block(node) { blocks.append(block) }
    }
    return blocks
  }

  mutating func block(_ node: MarkdownNode) -> Block? {
    enclosing = range(of: node)
    switch node.kind {
    case .paragraph:
      let content = inlines(node.children)
      reportSilentSyntax(in: content)
      if mayHaveIndentedFence { reportFenceInParagraph() }
      return .paragraph(content)
    case .heading(let level):
      return .heading(heading(node, level: level))
    case .blockQuote:
      return quote(node)
    case .list(let start, let isTight):
      return .list(list(node, start: start, isTight: isTight))
    case .codeBlock(let content, let mark):
      return .code(fence(node, content: content, mark: mark))
    case .htmlBlock(let html):
      return rawBlock(node, html)
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
    reportSilentSyntax(in: content, isHeading: true)
    let previous = headings.last?.level ?? 1
    if level == 1 {
      let isMarked = source[range].hasPrefix("# ")
      let mark = range.lowerBound..<range.lowerBound + 1
      let fixIt = isMarked ? FixIt(replacing: mark, with: "##", in: source) : nil
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
      enclosing = range(of: child)
      if case .item(let isChecked) = child.kind {
        items.append(List.Item(isChecked: isChecked, blocks: blocks(child.children)))
      } else {
        items.append(List.Item(isChecked: nil, blocks: block(child).map { [$0] } ?? []))
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
        let content = inlines(cell.children)
        reportSilentSyntax(in: content)
        cells.append(content)
      }
      if row.kind == .tableRow(isHeader: true) {
        table.header = cells
      } else {
        table.rows.append(cells)
      }
    }
    return table
  }

  private mutating func rawBlock(_ node: MarkdownNode, _ html: String) -> Block? {
    let isComponent = reportComponent(in: html, at: enclosing)
    guard !allowsRawHTML else {
      // cmark counts a line too few when a tag ends the block.
      let lineCount = html.utf8.count { $0 == UInt8(ascii: "\n") }
      let end = lines.range(ofLine: node.line + max(lineCount, 1) - 1).upperBound
      let range = enclosing.lowerBound..<max(enclosing.upperBound, end)
      rawHTML.append(RawHTML(range: range, container: container))
      return .rawHTML(html)
    }
    guard !Self.isComment(html) else { return nil }
    if !isComponent { report(.rawHTML, at: enclosing) }
    return .paragraph([.text(html.hasSuffix("\n") ? String(html.dropLast()) : html)])
  }

  private static func isComment(_ html: String) -> Bool {
    let end = html.lastIndex { !$0.isWhitespace } ?? html.startIndex
    return html.drop { $0.isWhitespace }.hasPrefix("<!--") && html[...end].hasSuffix("-->")
  }
}
