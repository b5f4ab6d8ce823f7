import TextAndOrder

extension LessonRenderer {
  mutating func append(_ content: [Inline]) {
    for inline in content { append(inline) }
  }

  /// Appends inline elements without turning facts' numbers into links.
  mutating func append(linkFree content: [Inline]) {
    let wasLinkFree = isLinkFree
    isLinkFree = true
    append(content)
    isLinkFree = wasLinkFree
  }

  /// Appends text in which the numbers of known facts are links.
  private mutating func append(text words: String) {
    let numbers = isLinkFree ? [] : Fact.numbers(in: words)
    guard !numbers.isEmpty else { return append(escaping: words) }
    var rest = words[...]
    for number in numbers {
      guard let address = factAddress(String(words[number])) else { continue }
      append(escaping: String(rest[..<number.lowerBound]))
      append(html: "<a class=\"fact-link\" href=\"\(HTMLText.escapingAddress(address))\">")
      append(escaping: String(words[number]))
      append("</a>")
      rest = words[number.upperBound...]
    }
    append(escaping: String(rest))
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let words):
      append(text: words)
    case .code(let code):
      append("<code>")
      append(escaping: code)
      append("</code>")
    case .emphasis(let content):
      append("<em>")
      append(content)
      append("</em>")
    case .strong(let content):
      append("<strong>")
      append(content)
      append("</strong>")
    case .strikethrough(let content):
      append("<del>")
      append(content)
      append("</del>")
    case .link(let link, let content):
      guard !link.destination.isEmpty else { return append(linkFree: content) }
      append("<a href=\"")
      append(html: HTMLText.escapingAddress(address(link)))
      append("\"")
      append(titleOf: link)
      append(">")
      append(linkFree: content)
      append("</a>")
    case .image(let link, let alternative):
      append("<img src=\"")
      append(html: HTMLText.escapingAddress(address(link)))
      append("\" alt=\"")
      append(escaping: alternative)
      append("\"")
      append(titleOf: link)
      append(">")
    case .footnoteReference(let number):
      let reference = (referenceCounts[number] ?? 0) + 1
      referenceCounts[number] = reference
      append(html: "<sup class=\"footnote\"><a id=\"note_\(number)_\(reference)\" ")
      append(html: "href=\"#note_\(number)\" aria-label=\"")
      append(html: words(.noteNumber, ["number": "\(number)"]))
      append(html: "\">\(number)</a></sup>")
    case .rawHTML(let html):
      append(html: html)
    case .softBreak:
      append("\n")
    case .lineBreak:
      append("<br>\n")
    }
  }

  private mutating func append(titleOf link: Link) {
    guard !link.title.isEmpty else { return }
    append(" title=\"")
    append(escaping: link.title)
    append("\"")
  }
}
