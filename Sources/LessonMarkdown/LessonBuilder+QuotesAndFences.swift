import SourceDiagnostics
import TextAndOrder

extension LessonBuilder {
  mutating func quote(_ node: MarkdownNode) -> Block {
    let range = enclosing
    guard let first = node.children.first, first.kind == .paragraph,
      let opening = first.children.first, case .text(let words) = opening.kind,
      words.hasPrefix("[!"),
      let end = words.firstIndex(of: "]")
    else { return .quote(blocks(node.children)) }
    let name = words[words.index(words.startIndex, offsetBy: 2)..<end]
    guard let kind = Callout.Kind(rawValue: name.uppercased()) else {
      let known = Callout.Kind.allCases.map(\.rawValue)
      let suggestion = Suggestion.nearest(to: String(name), among: known)
      let start = self.range(of: first).lowerBound + 2
      // Bytes that aren't text are other bytes in the name.
      let line = start..<lines.range(ofLine: first.line).upperBound
      let mark = source.bytes[line].firstIndex(of: UInt8(ascii: "]"))
      let place = start..<(mark ?? line.upperBound)
      let fixIt = suggestion.flatMap { FixIt(replacing: place, with: $0, in: source) }
      report(
        .unknownCallout(String(name), suggestion: suggestion, known: known), at: place, fixIt: fixIt
      )
      enclosing = range
      return .quote(blocks(node.children))
    }
    // The rest of the first line is the callout's custom title.
    let rest = Array(first.children.dropFirst())
    let lineEnd = rest.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak }
    enclosing = self.range(of: first)
    reportMissingFootnotes(in: words, opening)
    let begun = Inline.text(String(words[words.index(after: end)...].drop { $0 == " " }))
    let title = ([begun] + inlines(rest[..<(lineEnd ?? rest.count)])).filter { $0 != .text("") }
    let text = inlines(lineEnd.map { rest[($0 + 1)...] } ?? [])
    var others = node.children
    _ = others.next()
    let blocks = (text.isEmpty ? [] : [Block.paragraph(text)]) + blocks(others)
    return .callout(Callout(kind: kind, title: title, blocks: blocks))
  }

  mutating func fence(
    _ node: MarkdownNode, content: String, mark: MarkdownNode.FenceMark?
  ) -> Fence {
    let range = enclosing
    var information = FenceInformation(language: nil, arguments: [], options: [])
    if let mark {
      let line = lines.range(ofLine: node.line)
      let start = min(line.upperBound, range.lowerBound + mark.length)
      let reading = FenceInformationParser.read(source, start..<line.upperBound)
      information = reading.information
      diagnostics += reading.diagnostics
      reportSilentLanguage(information)
    }
    // The content is the end of its line; anything before it belongs to the surrounding blocks.
    let firstLine = node.line + (mark == nil ? 0 : 1)
    var offsets: [Int] = []
    let text = content.withBytes { content in
      // Use bytes rather than characters, because a carriage return and a line feed form one
      // character.
      var text: [UInt8] = []
      text.reserveCapacity(content.count + 1)
      var start = 0
      while start < content.count {
        let rest = UnsafeBufferPointer(rebasing: content[start...])
        let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { start + $0 } ?? content.count
        let hasReturn = lineEnd > start && content[lineEnd - 1] == UInt8(ascii: "\r")
        let end = hasReturn ? lineEnd - 1 : lineEnd
        let line = lines.range(ofLine: firstLine + offsets.count)
        offsets.append(max(line.lowerBound, line.upperBound - (end - start)))
        text.append(contentsOf: content[start..<end])
        text.append(UInt8(ascii: "\n"))
        start = lineEnd + 1
      }
      return String(decoding: text, as: UTF8.self)
    }
    var fence = Fence(
      index: fences.count, information: information, content: text, lineOffsets: offsets,
      range: range)
    if let mark {
      checkEnd(of: &fence, node, mark)
    } else {
      reportIndentedFence(fence)
    }
    fences.append(fence)
    return fence
  }
}
