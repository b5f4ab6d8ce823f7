import SourceDiagnostics
import TextWriting

/// Syntax that other Markdown programs know, and that a page would show as plain text.
extension LessonBuilder {
  /// Reports such syntax in a block's text, at its first place in the block.
  mutating func reportSilentSyntax(in inlines: [Inline], isHeading: Bool = false) {
    guard Self.mayHaveSilentSyntax(inlines) else { return }
    let text = Self.visibleText(of: inlines)
    if let first = text.firstRange(of: "$$"), text[first.upperBound...].contains("$$") {
      report(.formulaAsText, at: place(of: "$$"))
    }
    if text.hasPrefix(":::") { report(.directiveAsText, at: place(of: ":::")) }
    if let start = text.firstRange(of: "[["), text[start.upperBound...].contains("]]") {
      report(.wikiLinkAsText, at: place(of: "[["))
    }
    if isHeading, text.hasSuffix("}"), text.contains("{#") {
      report(.headingAttributeAsText, at: place(of: "{#"))
    }
  }

  /// Reports a code block in a language that no page draws or colors; each language once.
  mutating func reportSilentLanguage(_ information: FenceInformation) {
    guard let language = information.language, !reportedLanguages.contains(language.text),
      !Self.ownLanguages.contains(language.text)
    else { return }
    if Self.drawnLanguages.contains(language.text.lowercased()) {
      report(.diagramAsCode(language.text), at: language.range)
    } else if !CodeHighlighter.knows(language.text),
      // A misspelled language of the lessons has another message.
      Suggestion.nearest(to: language.text, among: Self.ownLanguages.sorted()) == nil
    {
      report(.unknownCodeLanguage(language.text), at: language.range)
    } else {
      return
    }
    reportedLanguages.insert(language.text)
  }

  private static let ownLanguages: Set = ["scenario", "quiz", "challenge", "form", "message"]
  private static let drawnLanguages: Set = [
    "mermaid", "plantuml", "dot", "graphviz", "d2", "math", "latex", "tex",
  ]

  /// Returns whether a text has one of the bytes that such syntax begins with, which most don't.
  private static func mayHaveSilentSyntax(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline {
      case .text(let words):
        words.contains(byte: UInt8(ascii: "$")) || words.contains(byte: UInt8(ascii: ":"))
          || words.contains(byte: UInt8(ascii: "[")) || words.contains(byte: UInt8(ascii: "{"))
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        mayHaveSilentSyntax(inner)
      default: false
      }
    }
  }

  /// The text that a reader sees as text, with a space in place of code, links, and images.
  private static func visibleText(of inlines: [Inline]) -> String {
    var text = ""
    for inline in inlines {
      switch inline {
      case .text(let words): text += words
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        text += visibleText(of: inner)
      default: text += " "
      }
    }
    return text
  }

  private func place(of mark: String) -> Range<Int> {
    let block = source.bytes[enclosing.clamped(to: source.bytes.indices)]
    return block.firstRange(of: Array(mark.utf8)) ?? enclosing
  }
}
