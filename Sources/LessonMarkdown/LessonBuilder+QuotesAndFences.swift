import SourceDiagnostics

extension LessonBuilder {
  mutating func quote(_ node: MarkdownNode) -> Block {
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
    }
    // Characters are not asked: for them, a carriage return and a line feed are one.
    var contentLines = content.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    if contentLines.last?.isEmpty == true { contentLines.removeLast() }
    // Content is the end of its line: what stands before it belongs to the blocks around.
    let firstLine = node.line + (mark == nil ? 0 : 1)
    let offsets = contentLines.enumerated().map { index, text in
      let line = lines.range(ofLine: firstLine + index)
      return max(line.lowerBound, line.upperBound - text.count)
    }
    let fence = Fence(
      index: fences.count, information: information,
      content: contentLines.map { String(Substring($0)) + "\n" }.joined(), lineOffsets: offsets,
      range: range)
    fences.append(fence)
    return fence
  }
}
