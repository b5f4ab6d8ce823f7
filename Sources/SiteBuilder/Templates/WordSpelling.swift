import LessonMarkdown
import SourceDiagnostics
import TextAndOrder

/// The stage that puts a language's words into a template, before it's checked and rendered.
///
/// `{{words.next}}` becomes the phrase with that name. A placeholder in the phrase, such as
/// `{number}`, becomes the value `{{number}}`, or what a block of that name contains:
/// `{{#words.see}}{{$report}}<a href="…">…</a>{{/report}}{{/words.see}}`. Where it appears in the
/// sentence is up to the language. What is within `{{#words.areEnglish}}` is only on pages in
/// English, and what is within `{{^words.areEnglish}}` only on others.
struct WordSpelling {
  /// The beginning of the name of a phrase in templates.
  static let prefix = "words."

  /// The name of the condition that the words are English.
  private static let english = "words.areEnglish"

  let words: SiteWords
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  /// Returns nodes with phrases in place of their names.
  mutating func spelled(_ nodes: [TemplateNode]) -> [TemplateNode] {
    var result: [TemplateNode] = []
    for node in nodes {
      switch node {
      case .text:
        result.append(node)
      case .variable(let name, let isEscaped):
        guard name.text.hasPrefix(Self.prefix) else {
          result.append(node)
          continue
        }
        if !isEscaped { report(.textAsHTML(name.text), name) }
        result += phrase(name, with: [])
      case .section(let name, let isInverted, let content):
        let content = spelled(content)
        guard name.text.hasPrefix(Self.prefix) else {
          result.append(.section(name, isInverted: isInverted, content))
          continue
        }
        if name.text == Self.english {
          if isInverted != words.areEnglish { result += content }
          continue
        }
        if isInverted { report(.notASection(name.text), name) }
        // The section of a phrase has nothing but blocks.
        let (blocks, others) = TemplateNode.blocks(in: content)
        for name in others { report(.unsupportedTag(source[name.range]), name) }
        result += phrase(name, with: blocks)
      case .partial(let name, let blocks):
        var own: [TemplateNode.Block] = []
        for block in blocks { own.append((block.name, spelled(block.content))) }
        result.append(.partial(name, blocks: own))
      case .block(let name, let content):
        result.append(.block(name, spelled(content)))
      }
    }
    return result
  }

  private mutating func phrase(
    _ name: TemplateName, with blocks: [TemplateNode.Block]
  ) -> [TemplateNode] {
    let word = String(name.text.dropFirst(Self.prefix.count))
    guard let phrase = words[word] else {
      let nearest = Suggestion.nearest(to: word, among: words.names).map { Self.prefix + $0 }
      report(.unknownValue(name.text, suggestion: nearest), name, fix: nearest)
      return []
    }
    let placeholders = LanguageFile.placeholders(in: phrase)
    for block in blocks where !placeholders.contains(block.name.text) {
      let nearest = Suggestion.nearest(to: block.name.text, among: placeholders)
      report(
        .unknownPlaceholder(block.name.text, in: name.text, suggestion: nearest), block.name)
    }
    return LanguageFile.pieces(of: phrase).enumerated().flatMap { place, piece in
      if place % 2 == 0 {
        return piece.isEmpty ? [] : [TemplateNode.text(Array(HTMLText.escaping(piece).utf8))]
      }
      if let block = blocks.first(where: { $0.name.text == piece }) { return block.content }
      return [.variable(TemplateName(text: piece, range: name.range), isEscaped: true)]
    }
  }

  private mutating func report(
    _ message: DiagnosticMessage, _ name: TemplateName, fix replacement: String? = nil
  ) {
    diagnostics.append(Diagnostic(message, at: name.range, in: source, replacement: replacement))
  }
}
