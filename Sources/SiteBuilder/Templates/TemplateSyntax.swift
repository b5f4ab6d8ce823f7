import SourceDiagnostics
import TextAndOrder

/// A node of a template: text that is rendered unchanged, or a tag with its contents.
indirect enum TemplateNode: Sendable {
  /// Text between tags, in UTF-8.
  case text([UInt8])
  /// A value: `{{name}}`, or unescaped, `{{{name}}}`.
  case variable(TemplateName, isEscaped: Bool)
  /// A section that is repeated for each record, or shown if there is a value:
  /// `{{#name}}…{{/name}}`; or shown if there isn't: `{{^name}}`.
  case section(TemplateName, isInverted: Bool, [TemplateNode])
  /// Another template, with blocks that replace its own: `{{>name}}` or
  /// `{{<name}}{{$block}}…{{/block}}{{/name}}`.
  case partial(TemplateName, blocks: [Block])
  /// A block that another template can replace: `{{$name}}…{{/name}}`.
  case block(TemplateName, [TemplateNode])
}

extension TemplateNode {
  /// Returns every name that nodes use, including those in included templates.
  ///
  /// A template that no page uses hasn't been checked, and may include itself.
  static func names(
    in nodes: [TemplateNode], templates: [String: [TemplateNode]]
  ) -> Set<String> {
    var names: Set<String> = []
    var included: Set<String> = []
    var waiting = [nodes]
    while let nodes = waiting.popLast() {
      for node in nodes {
        switch node {
        case .text: continue
        case .variable(let name, _): names.insert(name.text)
        case .section(let name, _, let content):
          names.insert(name.text)
          waiting.append(content)
        case .block(_, let content): waiting.append(content)
        case .partial(let name, let blocks):
          if included.insert(name.text).inserted { waiting.append(templates[name.text] ?? []) }
          waiting += blocks.map(\.content)
        }
      }
    }
    return names
  }
}

extension TemplateNode {
  /// A block with the nodes that replace its own.
  typealias Block = (name: TemplateName, content: [TemplateNode])

  /// Returns the blocks among nodes, and the names of the tags that are none.
  static func blocks(in nodes: [TemplateNode]) -> (blocks: [Block], others: [TemplateName]) {
    var blocks: [Block] = []
    var others: [TemplateName] = []
    for node in nodes {
      switch node {
      case .text:
        continue
      case .block(let name, let content):
        blocks.append((name, content))
      case .variable(let name, _), .section(let name, _, _), .partial(let name, _):
        others.append(name)
      }
    }
    return (blocks, others)
  }
}

/// The name in a template of a value that an author named.
struct OwnName: Sendable {
  /// What is in front of the author's name.
  static let prefix = "own."

  /// The author's name.
  var text: String
  /// Its range in the template.
  var range: Range<Int>
  /// The template.
  var source: SourceText
}

/// A name within a tag, with its range.
struct TemplateName: Sendable {
  var text: String
  var range: Range<Int>
}

/// A parser for the parts of Mustache that page templates need.
///
/// A tag that renders nothing itself and is alone on its line takes the whole line with it, as in
/// Mustache. Other Mustache features (lambdas, custom delimiters, dotted names, indented partials)
/// are rejected or have no effect.
struct TemplateParser {
  private let source: SourceText
  private var offset = 0
  private var diagnostics: [Diagnostic] = []
  /// Whether the text nests so deeply that the rest of it isn't read.
  private var isTooDeep = false

  /// The maximum number of tags in each other, because reading and showing each takes a call.
  static let depthLimit = 100

  private struct Tag {
    /// The character after `{{`; `nil` for a plain name.
    var sigil: UInt8?
    var name: TemplateName
  }

  /// Parses a template; returns its nodes as a tree, and any diagnostics.
  static func parse(_ source: SourceText) -> (nodes: [TemplateNode], diagnostics: [Diagnostic]) {
    var parser = TemplateParser(source: source)
    let nodes = parser.nodes(within: nil, depth: 0)
    return (nodes, parser.diagnostics)
  }

  private mutating func nodes(within open: TemplateName?, depth: Int) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    if depth > Self.depthLimit, let open {
      report(.templateTooDeep(limit: Self.depthLimit), at: open.range)
      isTooDeep = true
      offset = source.bytes.count
    }
    while let tag = nextTag(addingTextTo: &nodes) {
      switch tag.sigil {
      case nil:
        nodes.append(.variable(tag.name, isEscaped: true))
      case UInt8(ascii: "{"), UInt8(ascii: "&"):
        nodes.append(.variable(tag.name, isEscaped: false))
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        let content = self.nodes(within: tag.name, depth: depth + 1)
        nodes.append(.section(tag.name, isInverted: tag.sigil == UInt8(ascii: "^"), content))
      case UInt8(ascii: "$"):
        nodes.append(.block(tag.name, self.nodes(within: tag.name, depth: depth + 1)))
      case UInt8(ascii: ">"):
        nodes.append(.partial(tag.name, blocks: []))
      case UInt8(ascii: "<"):
        let (blocks, others) = TemplateNode.blocks(
          in: self.nodes(within: tag.name, depth: depth + 1))
        for name in others { report(.unsupportedTag(name.text), at: name.range) }
        nodes.append(.partial(tag.name, blocks: blocks))
      case UInt8(ascii: "/"):
        if tag.name.text == open?.text { return nodes }
        report(.unexpectedClose(tag.name.text, expected: open?.text), at: tag.name.range)
        if open != nil { return nodes }
      default:
        report(.unsupportedTag("{{" + source[tag.name.range] + "}}"), at: tag.name.range)
      }
    }
    if let open, !isTooDeep { report(.unclosedSection(open.text), at: open.range) }
    return nodes
  }

  /// Returns the next tag that isn't a comment, or `nil` at the end of the template; adds the text
  /// before it to some nodes.
  private mutating func nextTag(addingTextTo nodes: inout [TemplateNode]) -> Tag? {
    while let start = find("{{", from: offset) {
      let inner = start + 2
      let sigil = inner < source.bytes.count ? source.bytes[inner] : 0
      let isTriple = sigil == UInt8(ascii: "{")
      guard let end = find(isTriple ? "}}}" : "}}", from: inner) else {
        report(.unclosedTag, at: start..<inner)
        offset = source.bytes.count
        return nil
      }
      addText(before: start..<end + (isTriple ? 3 : 2), sigil, to: &nodes)
      if sigil == UInt8(ascii: "!") { continue }
      let hasSigil = !Self.isName(sigil) && !Self.isSpace(sigil)
      var range = min(end, hasSigil ? inner + 1 : inner)..<end
      while let first = range.first, Self.isSpace(source.bytes[first]) { range.removeFirst() }
      while let last = range.last, Self.isSpace(source.bytes[last]) { range.removeLast() }
      let name = TemplateName(text: source[range], range: range)
      guard !range.isEmpty, range.allSatisfy({ Self.isName(source.bytes[$0]) }) else {
        let end = end + (isTriple ? 3 : 2)
        report(.unsupportedTag(source[start..<end]), at: start..<end)
        continue
      }
      return Tag(sigil: hasSigil ? sigil : nil, name: name)
    }
    add(offset..<source.bytes.count, to: &nodes)
    offset = source.bytes.count
    return nil
  }

  /// Adds the text before a tag and continues after it, or after its line if the tag is alone there
  /// and renders nothing itself.
  private mutating func addText(
    before tag: Range<Int>, _ sigil: UInt8, to nodes: inout [TemplateNode]
  ) {
    var text = offset..<tag.lowerBound
    offset = tag.upperBound
    guard "#^/!$<>".utf8.contains(sigil) else { return add(text, to: &nodes) }
    let bytes = source.bytes
    var lineStart = tag.lowerBound
    while lineStart > 0, Self.isBlank(bytes[lineStart - 1]) { lineStart -= 1 }
    var lineEnd = tag.upperBound
    while lineEnd < bytes.count, Self.isBlank(bytes[lineEnd]) { lineEnd += 1 }
    let beginsLine = lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n")
    let endsLine = lineEnd == bytes.count || bytes[lineEnd] == UInt8(ascii: "\n")
    if beginsLine, endsLine {
      text = text.lowerBound..<max(text.lowerBound, lineStart)
      offset = min(lineEnd + 1, bytes.count)
    }
    add(text, to: &nodes)
  }

  private func add(_ text: Range<Int>, to nodes: inout [TemplateNode]) {
    if !text.isEmpty { nodes.append(.text(Array(source.bytes[text]))) }
  }

  private func find(_ delimiter: StaticString, from start: Int) -> Int? {
    let wanted = UnsafeBufferPointer(
      start: delimiter.utf8Start, count: delimiter.utf8CodeUnitCount)
    guard start + wanted.count <= source.bytes.count else { return nil }
    return (start...source.bytes.count - wanted.count).first { candidate in
      source.bytes[candidate..<candidate + wanted.count].elementsEqual(wanted)
    }
  }

  private mutating func report(_ message: DiagnosticMessage, at range: Range<Int>) {
    diagnostics.append(Diagnostic(message, at: range, in: source))
  }

  /// Returns whether the byte leaves a line blank, as a carriage return does before the end of the
  /// line.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\n")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-._".utf8.contains(byte)
  }
}
