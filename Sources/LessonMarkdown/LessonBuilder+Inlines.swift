import SourceDiagnostics
import TextAndOrder

extension LessonBuilder {
  mutating func inlines(_ nodes: some Sequence<MarkdownNode>) -> [Inline] {
    var inlines: [Inline] = []
    inlines.reserveCapacity(nodes.underestimatedCount)
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
      if reportComponent(in: html, at: range(of: node)) { reportedRawHTML = enclosing }
      guard !allowsRawHTML else {
        rawHTML.append(RawHTML(range: range(of: node), container: enclosing))
        return .rawHTML(html)
      }
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

  /// Returns a URL's scheme in lowercase, or `nil` if the part before the first colon isn't a
  /// scheme.
  private static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = address[..<colon]
    let isName = name.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0 <= 0x20 || "+-.".utf8.contains($0)
    }
    return isName ? String(name.filter { !$0.isWhitespace }).lowercased() : nil
  }

  /// Reports references to missing footnotes, which cmark leaves in the text as they are.
  mutating func reportMissingFootnotes(in words: String, _ node: MarkdownNode) {
    guard words.contains(byte: UInt8(ascii: "^")) else { return }
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
