import SourceDiagnostics

/// A tag of a template with what it encloses; text between tags is left out.
indirect enum TemplateNode {
  /// A value: `{{name}}`, or `{{{name}}}` when it is not escaped.
  case variable(TemplateName, isEscaped: Bool)
  /// What is shown for each, or when there is one: `{{#name}}…{{/name}}`, or `{{^name}}` when not.
  case section(TemplateName, isInverted: Bool, [TemplateNode])
  /// Another template, with the blocks that take the place of its own:
  /// `{{>name}}` or `{{<name}}{{$block}}…{{/block}}{{/name}}`.
  case partial(TemplateName, blocks: [(name: TemplateName, content: [TemplateNode])])
  /// A place for the block of another template: `{{$name}}…{{/name}}`.
  case block(TemplateName, [TemplateNode])
}

extension TemplateNode {
  /// Every name that some nodes ask for, also in the templates that they include.
  ///
  /// Included templates are followed by name; the checker has made sure that none includes itself.
  static func names(
    in nodes: [TemplateNode], templates: [String: [TemplateNode]]
  ) -> Set<String> {
    var names: Set<String> = []
    for node in nodes {
      switch node {
      case .variable(let name, _):
        names.insert(name.text)
      case .section(let name, _, let content):
        names.insert(name.text)
        names.formUnion(Self.names(in: content, templates: templates))
      case .block(_, let content):
        names.formUnion(Self.names(in: content, templates: templates))
      case .partial(let name, let blocks):
        names.formUnion(Self.names(in: templates[name.text] ?? [], templates: templates))
        for block in blocks {
          names.formUnion(Self.names(in: block.content, templates: templates))
        }
      }
    }
    return names
  }
}

/// A name within a tag, and where it stands.
struct TemplateName {
  var text: String
  var range: Range<Int>
}

/// Reads the tags of a template.
///
/// swift-mustache keeps its own tree to itself; this reader sees the same tags with their places,
/// so that every name can be checked before a page is rendered. It knows the part of mustache that
/// the templates use and rejects the rest.
struct TemplateReader {
  private let source: SourceText
  private var offset = 0
  private var diagnostics: [Diagnostic] = []

  private struct Tag {
    /// The character behind `{{`, or nothing for a plain name.
    var sigil: UInt8?
    var name: TemplateName
  }

  /// The tags of a template as a tree, and what is wrong with them.
  static func read(_ source: SourceText) -> (nodes: [TemplateNode], diagnostics: [Diagnostic]) {
    var reader = TemplateReader(source: source)
    let nodes = reader.nodes(within: nil)
    return (nodes, reader.diagnostics)
  }

  private init(source: SourceText) {
    self.source = source
  }

  private mutating func nodes(within open: TemplateName?) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    while let tag = nextTag() {
      switch tag.sigil {
      case nil:
        nodes.append(.variable(tag.name, isEscaped: true))
      case UInt8(ascii: "{"), UInt8(ascii: "&"):
        nodes.append(.variable(tag.name, isEscaped: false))
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        let content = self.nodes(within: tag.name)
        nodes.append(.section(tag.name, isInverted: tag.sigil == UInt8(ascii: "^"), content))
      case UInt8(ascii: "$"):
        nodes.append(.block(tag.name, self.nodes(within: tag.name)))
      case UInt8(ascii: ">"):
        nodes.append(.partial(tag.name, blocks: []))
      case UInt8(ascii: "<"):
        nodes.append(.partial(tag.name, blocks: blocks(in: self.nodes(within: tag.name))))
      case UInt8(ascii: "/"):
        if tag.name.text == open?.text { return nodes }
        report(.unexpectedClose(tag.name.text, expected: open?.text), at: tag.name.range)
        if open != nil { return nodes }
      default:
        report(.unsupportedTag("{{" + source[tag.name.range] + "}}"), at: tag.name.range)
      }
    }
    if let open { report(.unclosedSection(open.text), at: open.range) }
    return nodes
  }

  private mutating func blocks(
    in nodes: [TemplateNode]
  ) -> [(name: TemplateName, content: [TemplateNode])] {
    var blocks: [(name: TemplateName, content: [TemplateNode])] = []
    for node in nodes {
      switch node {
      case .block(let name, let content):
        blocks.append((name, content))
      case .variable(let name, _), .section(let name, _, _), .partial(let name, _):
        report(.unsupportedTag(name.text), at: name.range)
      }
    }
    return blocks
  }

  /// The next tag that is not a comment, or nil at the end of the template.
  private mutating func nextTag() -> Tag? {
    while let start = find("{{", from: offset) {
      let inner = start + 2
      let sigil = inner < source.bytes.count ? source.bytes[inner] : 0
      let isTriple = sigil == UInt8(ascii: "{")
      guard let end = find(isTriple ? "}}}" : "}}", from: inner) else {
        report(.unclosedTag, at: start..<inner)
        offset = source.bytes.count
        return nil
      }
      offset = end + (isTriple ? 3 : 2)
      if sigil == UInt8(ascii: "!") { continue }
      let hasSigil = !Self.isName(sigil) && !Self.isSpace(sigil)
      var range = min(end, hasSigil ? inner + 1 : inner)..<end
      while let first = range.first, Self.isSpace(source.bytes[first]) { range.removeFirst() }
      while let last = range.last, Self.isSpace(source.bytes[last]) { range.removeLast() }
      let name = TemplateName(text: source[range], range: range)
      guard !range.isEmpty, range.allSatisfy({ Self.isName(source.bytes[$0]) }) else {
        report(.unsupportedTag(source[start..<offset]), at: start..<offset)
        continue
      }
      return Tag(sigil: hasSigil ? sigil : nil, name: name)
    }
    return nil
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

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }
}
