import TextWriting

extension LessonRenderer {
  mutating func inlines(_ content: [Inline]) -> String {
    var html = ""
    for inline in content { html += self.inline(inline) }
    return html
  }

  /// The same, without the links that numbers of facts become.
  mutating func linkFreeInlines(_ content: [Inline]) -> String {
    let wasLinkFree = isLinkFree
    isLinkFree = true
    defer { isLinkFree = wasLinkFree }
    return inlines(content)
  }

  /// Words, in which the numbers of known facts lead to their facts.
  private func text(_ words: String) -> String {
    let numbers = isLinkFree ? [] : Fact.numbers(in: words)
    guard !numbers.isEmpty else { return HTMLText.escaping(words) }
    var html = ""
    var rest = words[...]
    for number in numbers {
      guard let address = factAddress(String(words[number])) else { continue }
      html += HTMLText.escaping(String(rest[..<number.lowerBound]))
      html += "<a class=\"fact-link\" href=\"\(HTMLText.escapingAddress(address))\">"
      html += HTMLText.escaping(String(words[number])) + "</a>"
      rest = words[number.upperBound...]
    }
    return html + HTMLText.escaping(String(rest))
  }

  private mutating func inline(_ inline: Inline) -> String {
    switch inline {
    case .text(let words):
      return text(words)
    case .code(let code):
      return "<code>\(HTMLText.escaping(code))</code>"
    case .emphasis(let content):
      return "<em>\(inlines(content))</em>"
    case .strong(let content):
      return "<strong>\(inlines(content))</strong>"
    case .strikethrough(let content):
      return "<del>\(inlines(content))</del>"
    case .link(let link, let content):
      let words = linkFreeInlines(content)
      guard !link.destination.isEmpty else { return words }
      return "<a href=\"\(HTMLText.escapingAddress(address(link)))\"\(title(link))>\(words)</a>"
    case .image(let link, let alternative):
      return "<img src=\"\(HTMLText.escapingAddress(address(link)))\" "
        + "alt=\"\(HTMLText.escaping(alternative))\"\(title(link))>"
    case .footnoteReference(let number):
      let reference = (referenceCounts[number] ?? 0) + 1
      referenceCounts[number] = reference
      return "<sup class=\"footnote\"><a id=\"note_\(number)_\(reference)\" "
        + "href=\"#note_\(number)\" aria-label=\"Note \(number)\">\(number)</a></sup>"
    case .rawHTML(let html):
      return html
    case .softBreak:
      return "\n"
    case .lineBreak:
      return "<br>\n"
    }
  }

  private func title(_ link: Link) -> String {
    link.title.isEmpty ? "" : " title=\"\(HTMLText.escaping(link.title))\""
  }
}
