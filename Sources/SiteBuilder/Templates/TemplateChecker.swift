import SourceDiagnostics

/// A checker that every name in a template exists in the record that it's rendered with.
///
/// A template renders nothing for a name that doesn't exist. To keep readers from ever finding such
/// a gap, all names are compared with the records' shapes before the first page is rendered.
struct TemplateChecker {
  struct Template {
    var source: SourceText
    var nodes: [TemplateNode]
  }

  /// The scope of a node: the available names, and the templates that led to it.
  private struct Scope {
    /// The names available here, outermost record first; the last one takes precedence.
    var records: [[String: TemplateShape]]
    /// The shape of `{{.}}`.
    var current: TemplateShape?
    /// The blocks that the enclosing template provides for its layout.
    var blocks: [String: Block] = [:]
    /// The templates being checked, outermost first.
    var path: [String]
    /// The number of nodes and templates around these nodes.
    var depth = 0
  }

  /// A template's block that replaces a block of its layout.
  private struct Block {
    var nodes: [TemplateNode]
    var source: SourceText
  }

  let templates: [String: Template]
  /// The number of templates that the page includes so far.
  private(set) var partialCount = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// The names of the authors' own values, in the order of their first uses.
  private(set) var ownNames: [OwnName] = []
  /// The names of the templates that pages use, also through others.
  private(set) var used: Set<String> = []

  /// Checks a template and its included templates, for a record of these shapes.
  mutating func check(_ name: String, shapes: [String: TemplateShape]) {
    partialCount = 0
    guard let template = templates[name] else {
      let source = SourceText(name: name + ".mustache", text: "")
      diagnostics.append(Diagnostic(.missingTemplate(name), at: nil, in: source))
      return
    }
    used.insert(name)
    check(template.nodes, of: template.source, in: Scope(records: [shapes], path: [name]))
  }

  /// The maximum number of nodes and templates in each other: no more than a thread's stack holds.
  private static let depthLimit = 3 * TemplateParser.depthLimit
  /// The maximum number of templates that a page includes.
  private static let partialLimit = 10_000

  private mutating func check(_ nodes: [TemplateNode], of source: SourceText, in scope: Scope) {
    var scope = scope
    scope.depth += 1
    for node in nodes {
      switch node {
      case .text:
        continue
      case .variable(let name, let isEscaped):
        checkVariable(name, isEscaped: isEscaped, of: source, in: scope)
      case .section(let name, let isInverted, let content):
        checkSection(name, isInverted: isInverted, content, of: source, in: scope)
      case .partial(let name, let blocks):
        checkPartial(name, blocks: blocks, of: source, in: scope)
      case .block(let name, let content):
        // A block of the same name within this one is independent.
        var inner = scope
        let block = inner.blocks.removeValue(forKey: name.text)
        check(block?.nodes ?? content, of: block?.source ?? source, in: inner)
      }
    }
  }

  private mutating func checkVariable(
    _ name: TemplateName, isEscaped: Bool, of source: SourceText, in scope: Scope
  ) {
    guard let shape = shape(of: name, source, scope) else { return }
    switch shape {
    case .text, .own:
      if !isEscaped { report(.textAsHTML(name.text), name, source) }
    case .html:
      if isEscaped { report(.htmlAsText(name.text), name, source) }
    case .optionalText:
      report(.optionalOutsideItsSection(name.text), name, source)
    case .flag, .record, .list:
      report(.notText(name.text), name, source)
    }
  }

  private mutating func checkSection(
    _ name: TemplateName, isInverted: Bool, _ content: [TemplateNode], of source: SourceText,
    in scope: Scope
  ) {
    guard let shape = shape(of: name, source, scope) else { return }
    var inner = scope
    switch shape {
    case .text, .html:
      report(.notASection(name.text), name, source)
    case .flag:
      break
    case .own:
      if !isInverted { inner.current = .text }
    case .optionalText:
      guard !isInverted else { break }
      inner.current = .text
      inner.records.append([name.text: .text])
    case .record(let shapes), .list(let shapes):
      guard !isInverted else { break }
      inner.current = nil
      inner.records.append(shapes)
    }
    check(content, of: source, in: inner)
  }

  private mutating func checkPartial(
    _ name: TemplateName, blocks: [TemplateNode.Block],
    of source: SourceText, in scope: Scope
  ) {
    guard let template = templates[name.text] else {
      let suggestion = Suggestion.nearest(to: name.text, among: templates.keys.sorted())
      report(.missingPartial(name.text, suggestion: suggestion), name, source, fix: suggestion)
      return
    }
    guard !scope.path.contains(name.text) else {
      report(.partialIncludesItself(name.text), name, source)
      return
    }
    used.insert(name.text)
    guard scope.path.count < TemplateParser.depthLimit, scope.depth < Self.depthLimit else {
      report(.templateTooDeep(limit: TemplateParser.depthLimit), name, source)
      return
    }
    partialCount += 1
    guard partialCount <= Self.partialLimit else {
      // One is enough, and the others would take as much time as the page.
      if partialCount == Self.partialLimit + 1 {
        report(.tooManyPartials(limit: Self.partialLimit), name, source)
      }
      return
    }
    var inner = scope
    inner.path.append(name.text)
    let known = Self.blockNames(of: template.nodes)
    for block in blocks {
      if !known.contains(where: { $0.text == block.name.text }) {
        let suggestion = Suggestion.nearest(to: block.name.text, among: known.map(\.text))
        let meant = known.first { $0.text == suggestion }
        report(
          .unknownBlock(block.name.text, layout: name.text, suggestion: suggestion), block.name,
          source,
          notes: meant.map { [.init("declared here", at: $0.range, in: template.source)] } ?? [])
      }
      // A template that includes this one takes precedence.
      guard inner.blocks[block.name.text] == nil else { continue }
      inner.blocks[block.name.text] = Block(nodes: block.content, source: source)
    }
    check(template.nodes, of: template.source, in: inner)
  }

  /// Returns the shape of a name, resolving it as the renderer does.
  private mutating func shape(
    of name: TemplateName, _ source: SourceText, _ scope: Scope
  ) -> TemplateShape? {
    if name.text == ".", let current = scope.current { return current }
    for record in scope.records.reversed() {
      if let shape = record[name.text] { return shape }
    }
    if name.text.hasPrefix(OwnName.prefix), scope.records[0][OwnName.prefix] != nil {
      noteOwnName(name, source)
      return .own
    }
    let known = scope.records.flatMap(\.keys).filter { $0 != OwnName.prefix }.sorted()
    let suggestion = Suggestion.nearest(to: name.text, among: known)
    report(.unknownValue(name.text, suggestion: suggestion), name, source, fix: suggestion)
    return nil
  }

  private mutating func noteOwnName(_ name: TemplateName, _ source: SourceText) {
    let isKnown = ownNames.contains { $0.range == name.range && $0.source.name == source.name }
    guard !isKnown else { return }
    ownNames.append(
      OwnName(
        text: String(name.text.dropFirst(OwnName.prefix.count)), range: name.range, source: source))
  }

  /// Returns the names of the replaceable blocks in a template, outermost first.
  private static func blockNames(of nodes: [TemplateNode]) -> [TemplateName] {
    nodes.flatMap { node -> [TemplateName] in
      switch node {
      case .block(let name, let content): [name] + blockNames(of: content)
      case .section(_, _, let content): blockNames(of: content)
      case .text, .variable, .partial: []
      }
    }
  }

  private mutating func report(
    _ message: DiagnosticMessage, _ name: TemplateName, _ source: SourceText,
    fix replacement: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    let diagnostic = Diagnostic(
      message, at: name.range, in: source, notes: notes, replacement: replacement)
    // Two pages that share a partial find the same error in it, with different names around it.
    let known = diagnostics.firstIndex { known in
      known.range == name.range && known.source.name == source.name
        && known.message.identifier == message.identifier
    }
    guard let known else { return diagnostics.append(diagnostic) }
    if diagnostics[known].fixIts.isEmpty, !diagnostic.fixIts.isEmpty {
      diagnostics[known] = diagnostic
    }
  }
}
