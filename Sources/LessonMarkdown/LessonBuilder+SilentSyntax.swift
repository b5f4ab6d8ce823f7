import SourceDiagnostics

/// Syntax that other Markdown programs know, and that a page would show as plain text.
extension LessonBuilder {
  /// Reports such syntax in a block's text, at its first place in the block.
  mutating func reportSilentSyntax(in inlines: [Inline], isHeading: Bool = false) {
    guard mayHaveSilentSyntax else { return }
    let text = Self.visibleText(of: inlines)
    if let first = text.firstRange(of: "$$"), text[first.upperBound...].contains("$$") {
      report(.formulaAsText, atMark: "$$")
    }
    if text.hasPrefix(":::") { report(.directiveAsText, atMark: ":::") }
    if let start = text.firstRange(of: "[["), text[start.upperBound...].contains("]]") {
      report(.wikiLinkAsText, atMark: "[[")
    }
    if isHeading, text.hasSuffix("}"), text.contains("{#") {
      report(.headingAttributeAsText, atMark: "{#")
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

  /// Returns whether a lesson may have such syntax: a pair of the characters that it begins with.
  ///
  /// Each pair has a character at an odd offset, so half of them are enough to look at.
  static func mayHaveSilentSyntax(_ source: SourceText) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var place = -1
      while place + 2 < bytes.count {
        place += 2
        let (before, byte) = (bytes[place - 1], bytes[place])
        let after = place + 1 < bytes.count ? bytes[place + 1] : 0
        switch byte {
        case UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "["):
          if before == byte || after == byte { return true }
        case UInt8(ascii: "{"):
          if after == UInt8(ascii: "#") { return true }
        case UInt8(ascii: "#"):
          if before == UInt8(ascii: "{") { return true }
        default: break
        }
      }
      return false
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

  /// Reports a mark at its first place in the block; with backslashes in it, it's meant as text.
  private mutating func report(_ message: DiagnosticMessage, atMark mark: String) {
    let block = source.bytes[enclosing.clamped(to: source.bytes.indices)]
    guard let place = block.firstRange(of: Array(mark.utf8)) else { return }
    report(message, at: place)
  }
}
