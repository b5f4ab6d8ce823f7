import TextAndOrder

/// A renderer that turns a lesson's text into HTML.
package struct LessonRenderer {
  /// Returns the URL of one of the lesson's links from the page; by default, the link as written.
  package var address: (Link) -> String
  /// Returns a code block's HTML for the page, or `nil` to show the code itself.
  package var html: (Fence) -> [UInt8]?
  /// Returns the URL of the fact with a number from the page, or `nil` to leave the number as it
  /// is.
  package var factAddress: (String) -> String?

  /// Returns the phrase for a word, with its placeholders; by default, in English.
  package var phrase: (RenderedWord) -> String

  /// The output so far, in UTF-8.
  var output: [UInt8] = []
  /// Whether the current element can't contain a link, because it's in a link or a heading.
  var isLinkFree = false
  /// The number of references so far to each footnote.
  var referenceCounts: [Int: Int] = [:]

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - address: Returns the URL of one of the lesson's links from the page.
  ///   - html: Returns a code block's HTML for the page, or `nil` to show the code itself. Called
  ///     once for each block, from top to bottom.
  ///   - factAddress: Returns the URL of the fact with a number from the page, or `nil` to leave
  ///     the number as it is. Called for every word that looks like a fact's number.
  ///   - phrase: Returns the phrase for a word, with its placeholders.
  package init(
    address: @escaping (Link) -> String = { $0.destination },
    html: @escaping (Fence) -> [UInt8]? = { _ in nil },
    factAddress: @escaping (String) -> String? = { _ in nil },
    phrase: @escaping (RenderedWord) -> String = { $0.english }
  ) {
    self.address = address
    self.html = html
    self.factAddress = factAddress
    self.phrase = phrase
  }

  /// Returns the lesson's text as HTML, followed by its footnotes.
  package func body(of lesson: Lesson) -> String {
    String(decoding: bytes(of: lesson), as: UTF8.self)
  }

  /// Returns the lesson's text as HTML in UTF-8, followed by its footnotes.
  package func bytes(of lesson: Lesson) -> [UInt8] {
    var renderer = self
    renderer.output.reserveCapacity(16_384)
    renderer.append(lesson.blocks)
    // A footnote may refer to another one, so number all references before closing the list.
    let end = renderer.output.count
    let notes = lesson.footnotes.map { note in
      let start = renderer.output.count
      renderer.append(note.blocks)
      return (number: note.number, range: start..<renderer.output.count)
    }
    let html = renderer.output[end...]
    renderer.output.removeSubrange(end...)
    guard !notes.isEmpty else { return renderer.output }
    renderer.append("<section class=\"footnotes\" aria-labelledby=\"notes_title\">\n")
    renderer.append(html: "<h2 id=\"notes_title\">\(words(.notes))</h2>\n<ol>\n")
    for note in notes {
      renderer.append(html: "<li id=\"note_\(note.number)\">\n")
      renderer.output += html[note.range]
      renderer.append(html: renderer.backLinks(to: note.number) + "</li>\n")
    }
    renderer.append("</ol>\n</section>\n")
    return renderer.output
  }

  private func backLinks(to number: Int) -> String {
    let count = referenceCounts[number] ?? 0
    guard count > 0 else { return "" }
    let links = (1...count).map { reference in
      let label =
        count == 1
        ? words(.backToText, ["number": "\(number)"])
        : words(.backToPlace, ["number": "\(number)", "place": "\(reference)"])
      return "<a class=\"footnote-back\" href=\"#note_\(number)_\(reference)\" "
        + "aria-label=\"\(label)\">↩</a>"
    }
    return "<p>" + links.joined(separator: " ") + "</p>\n"
  }

  /// Appends constant markup.
  mutating func append(_ html: StaticString) { output.append(literal: html) }

  /// Appends markup unchanged.
  mutating func append(html: String) { output += html.utf8 }

  /// Appends escaped text.
  mutating func append(escaping words: String) { HTMLText.append(words, to: &output) }
}

// MARK: - Blocks

extension LessonRenderer {
  private mutating func append(_ blocks: [Block]) {
    for block in blocks { append(block) }
  }

  private mutating func append(_ block: Block) {
    switch block {
    case .paragraph(let content):
      append("<p>")
      append(content)
      append("</p>\n")
    case .heading(let heading):
      let level = max(2, heading.level)
      append(html: "<h\(level) id=\"")
      append(escaping: heading.identifier)
      append("\">")
      append(linkFree: heading.content)
      append(html: "</h\(level)>\n")
    case .quote(let content):
      append("<blockquote>\n")
      append(content)
      append("</blockquote>\n")
    case .callout(let callout):
      append(callout)
    case .list(let list):
      append(list)
    case .code(let fence):
      if let html = html(fence) { output.append(bytes: html) } else { append(code: fence) }
    case .rawHTML(let html):
      append(html: html)
    case .thematicBreak:
      append("<hr>\n")
    case .table(let table):
      append(table)
    }
  }

  /// Returns a phrase as HTML, with values in place of its placeholders.
  func words(_ word: RenderedWord, _ values: [String: String] = [:]) -> String {
    HTMLText.escaping(LanguageFile.phrase(phrase(word), with: values))
  }

  private func task(_ word: RenderedWord, _ sign: String) -> String {
    "<span class=\"task\" role=\"img\" aria-label=\"\(words(word))\">\(sign)</span> "
  }

  private mutating func append(_ callout: Callout) {
    let kind = callout.kind.rawValue.lowercased()
    let name = words(callout.kind.word)
    append(html: "<aside class=\"callout callout-\(kind)\" role=\"note\" aria-label=\"\(name)\">\n")
    append("<p class=\"callout-title\">")
    if callout.title.isEmpty { append(html: name) } else { append(callout.title) }
    append("</p>\n")
    append(callout.blocks)
    append("</aside>\n")
  }

  private mutating func append(_ list: List) {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let hasBoxes = list.items.contains { $0.isChecked != nil }
    append(html: "<\(tag)\(start)\(hasBoxes ? " class=\"tasks\"" : "")>\n")
    for item in list.items {
      append("<li>")
      switch item.isChecked {
      case true?: append(html: task(.taskDone, "☑"))
      case false?: append(html: task(.taskOpen, "☐"))
      case nil: break
      }
      append(item, isTight: list.isTight)
      append("</li>\n")
    }
    append(html: "</\(tag)>\n")
  }

  private mutating func append(_ item: List.Item, isTight: Bool) {
    let start = output.count
    for block in item.blocks {
      if isTight, case .paragraph(let content) = block {
        append(content)
      } else {
        if output.count > start, output.last != UInt8(ascii: "\n") { append("\n") }
        append(block)
      }
    }
  }

  private mutating func append(code fence: Fence) {
    let language = fence.information.language?.text ?? ""
    // Long lines scroll within the block, so it must be reachable from the keyboard.
    append("<pre class=\"code\" tabindex=\"0\"><code")
    if !language.isEmpty {
      append(" class=\"language-")
      append(escaping: language)
      append("\"")
    }
    append(">")
    CodeHighlighter.append(fence.content, language: language, to: &output)
    append("</code></pre>\n")
  }

  private mutating func append(_ table: Table) {
    let columns = table.header.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
    append("<div class=\"table\" role=\"group\" aria-label=\"")
    append(
      escaping: LanguageFile.phrase(
        phrase(columns.isEmpty ? .table : .tableOf), with: ["columns": columns]))
    append("\" tabindex=\"0\">\n<table>\n<thead>\n")
    append(row: table.header, "th", table.alignments)
    append("</thead>\n")
    if !table.rows.isEmpty {
      append("<tbody>\n")
      for cells in table.rows { append(row: cells, "td", table.alignments) }
      append("</tbody>\n")
    }
    append("</table>\n</div>\n")
  }

  private mutating func append(
    row cells: [[Inline]], _ tag: String, _ alignments: [TableAlignment]
  ) {
    append("<tr>")
    for (column, cell) in cells.enumerated() {
      let alignment = column < alignments.count ? alignments[column] : .natural
      let style =
        switch alignment {
        case .natural: ""
        case .leading: " class=\"leading\""
        case .center: " class=\"center\""
        case .trailing: " class=\"trailing\""
        }
      // An empty cell isn't a header for anything.
      let cellTag = tag == "th" && cell.isEmpty ? "td" : tag
      let scope = cellTag == "th" ? " scope=\"col\"" : ""
      append(html: "<\(cellTag)\(scope)\(style)>")
      append(cell)
      append(html: "</\(cellTag)>")
    }
    append("</tr>\n")
  }
}
