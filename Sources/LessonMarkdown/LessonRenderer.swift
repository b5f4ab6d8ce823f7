import TextWriting

/// Writes the text of a lesson as HTML.
package struct LessonRenderer {
  /// Where a link of the lesson leads from the page; as written when not told otherwise.
  package var address: (Link) -> String
  /// What stands in the page for a block of code; nil to show the code itself.
  package var html: (Fence) -> String?
  /// Where the fact with a number is found from the page; nil to leave the number as it is.
  package var factAddress: (String) -> String?

  /// Whether what is written now can hold no link, because it is one or a heading.
  var isLinkFree = false
  /// The references to each footnote that have been written so far.
  var referenceCounts: [Int: Int] = [:]

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - address: Returns where a link of the lesson leads from the page.
  ///   - html: Returns the HTML that stands in the page for a block of code, or nil to show the
  /// code
  ///     itself. Called once for each block, top to bottom.
  ///   - factAddress: Returns where the fact with a number is found from the page, or nil to leave
  ///     the number as it is. Asked for every word that looks like a fact's number.
  package init(
    address: @escaping (Link) -> String = { $0.destination },
    html: @escaping (Fence) -> String? = { _ in nil },
    factAddress: @escaping (String) -> String? = { _ in nil }
  ) {
    self.address = address
    self.html = html
    self.factAddress = factAddress
  }

  /// The lesson's text as HTML, with its footnotes below.
  package func body(of lesson: Lesson) -> String {
    var renderer = self
    var body = renderer.blocks(lesson.blocks)
    // A footnote may refer to another one: all references are numbered before the list is closed.
    let notes = lesson.footnotes.map { (number: $0.number, html: renderer.blocks($0.blocks)) }
    guard !notes.isEmpty else { return body }
    body += "<section class=\"footnotes\" aria-labelledby=\"notes_title\">\n"
    body += "<h2 id=\"notes_title\">Notes</h2>\n<ol>\n"
    for note in notes {
      body += "<li id=\"note_\(note.number)\">\n\(note.html)"
      body += renderer.backLinks(to: note.number) + "</li>\n"
    }
    return body + "</ol>\n</section>\n"
  }

  private func backLinks(to number: Int) -> String {
    let count = referenceCounts[number] ?? 0
    guard count > 0 else { return "" }
    let links = (1...count).map { reference in
      let which = count == 1 ? "" : ", place \(reference)"
      return "<a class=\"footnote-back\" href=\"#note_\(number)_\(reference)\" "
        + "aria-label=\"Back to the text from note \(number)\(which)\">↩</a>"
    }
    return "<p>" + links.joined(separator: " ") + "</p>\n"
  }
}

// MARK: - Blocks

extension LessonRenderer {
  private mutating func blocks(_ blocks: [Block]) -> String {
    var html = ""
    for block in blocks { html += self.block(block) }
    return html
  }

  private mutating func block(_ block: Block) -> String {
    switch block {
    case .paragraph(let content):
      return "<p>\(inlines(content))</p>\n"
    case .heading(let heading):
      let level = max(2, heading.level)
      return "<h\(level) id=\"\(HTMLText.escaping(heading.identifier))\">"
        + "\(linkFreeInlines(heading.content))</h\(level)>\n"
    case .quote(let content):
      return "<blockquote>\n\(blocks(content))</blockquote>\n"
    case .callout(let callout):
      return self.callout(callout)
    case .list(let list):
      return self.list(list)
    case .code(let fence):
      return html(fence) ?? code(fence)
    case .rawHTML(let html):
      return html
    case .thematicBreak:
      return "<hr>\n"
    case .table(let table):
      return self.table(table)
    }
  }

  private mutating func callout(_ callout: Callout) -> String {
    let kind = callout.kind.rawValue.lowercased()
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    let title = callout.title.isEmpty ? name : inlines(callout.title)
    return """
      <aside class="callout callout-\(kind)" role="note" aria-label="\(name)">
      <p class="callout-title">\(title)</p>
      \(blocks(callout.blocks))</aside>

      """
  }

  private mutating func list(_ list: List) -> String {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let hasBoxes = list.items.contains { $0.isChecked != nil }
    var html = "<\(tag)\(start)\(hasBoxes ? " class=\"tasks\"" : "")>\n"
    for item in list.items {
      html += "<li>"
      switch item.isChecked {
      case true?: html += "<span class=\"task\" role=\"img\" aria-label=\"Done\">☑</span> "
      case false?: html += "<span class=\"task\" role=\"img\" aria-label=\"Open\">☐</span> "
      case nil: break
      }
      html += content(of: item, isTight: list.isTight) + "</li>\n"
    }
    return html + "</\(tag)>\n"
  }

  private mutating func content(of item: List.Item, isTight: Bool) -> String {
    var html = ""
    for block in item.blocks {
      if isTight, case .paragraph(let content) = block {
        html += inlines(content)
      } else {
        html += (html.isEmpty || html.hasSuffix("\n") ? "" : "\n") + self.block(block)
      }
    }
    return html
  }

  private func code(_ fence: Fence) -> String {
    let language = fence.information.language?.text ?? ""
    let name = language.isEmpty ? "" : " class=\"language-\(HTMLText.escaping(language))\""
    // Long lines scroll within the block, which a keyboard must be able to reach.
    return "<pre class=\"code\" tabindex=\"0\"><code\(name)>"
      + CodeHighlighter.html(of: fence.content, language: language) + "</code></pre>\n"
  }

  private mutating func table(_ table: Table) -> String {
    let columns = table.header.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
    let label = HTMLText.escaping(columns.isEmpty ? "Table" : "Table: \(columns)")
    var html = "<div class=\"table\" role=\"group\" aria-label=\"\(label)\" tabindex=\"0\">\n"
    html += "<table>\n<thead>\n" + row(table.header, "th", table.alignments) + "</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for cells in table.rows { html += row(cells, "td", table.alignments) }
      html += "</tbody>\n"
    }
    return html + "</table>\n</div>\n"
  }

  private mutating func row(
    _ cells: [[Inline]], _ tag: String, _ alignments: [TableAlignment]
  ) -> String {
    var html = "<tr>"
    for (column, cell) in cells.enumerated() {
      let alignment = column < alignments.count ? alignments[column] : .natural
      let style =
        switch alignment {
        case .natural: ""
        case .leading: " class=\"leading\""
        case .center: " class=\"center\""
        case .trailing: " class=\"trailing\""
        }
      // A cell without words heads nothing.
      let cellTag = tag == "th" && cell.isEmpty ? "td" : tag
      let scope = cellTag == "th" ? " scope=\"col\"" : ""
      html += "<\(cellTag)\(scope)\(style)>\(inlines(cell))</\(cellTag)>"
    }
    return html + "</tr>\n"
  }
}
