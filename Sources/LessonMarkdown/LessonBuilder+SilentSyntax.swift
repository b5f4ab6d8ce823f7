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
    for mark in ["!!! ", "??? ", "???+ "] where text.hasPrefix(mark) {
      report(.admonitionAsText(String(mark.dropLast())), atMark: mark)
    }
    for mark in ["=== \"", "===! \"", "===+ \""] where text.hasPrefix(mark) {
      report(.tabsAsText, atMark: mark)
    }
    if let tag = Self.templateTag(in: text) { report(.templateTagAsText(tag), atMark: tag) }
    if text == "[TOC]" { report(.contentsAsText, atMark: text) }
    if let (words, name) = Self.missingReference(in: text) {
      let whole = "[\(words)][\(name)]"
      let isWhole = source[enclosing].contains(whole)
      report(
        .missingReference(name, words: words), atMark: isWhole ? whole : "][\(name)]")
    }
  }

  /// Returns the beginning of a tag of another program's templates: `{{#include`, `{%`, `{{<`.
  private static func templateTag(in text: String) -> String? {
    for (opening, closing) in [("{{", "}}"), ("{%", "%}")] {
      guard let start = text.firstRange(of: opening) else { continue }
      let rest = text[start.upperBound...]
      guard rest.contains(closing) else { continue }
      // With the first word, the tag is what an author looks for: `{{#include`.
      let isDirective = rest.first == "#"
      return opening + (isDirective ? String(rest.prefix { !$0.isWhitespace && $0 != "}" }) : "")
    }
    return nil
  }

  /// Returns the words and the name of a link whose name isn't defined, which cmark leaves in the
  /// text: `[words][name]`.
  private static func missingReference(in text: String) -> (words: String, name: String)? {
    var rest = text[...]
    while let middle = rest.firstRange(of: "][") {
      let before = rest[..<middle.lowerBound]
      let after = rest[middle.upperBound...]
      rest = after
      guard let opening = before.lastIndex(of: "["), let closing = after.firstIndex(of: "]") else {
        continue
      }
      let words = before[before.index(after: opening)...]
      let name = after[..<closing]
      // An index of an array of arrays follows a word.
      let isIndex = before[..<opening].last.map { $0.isLetter || $0.isNumber } ?? false
      if !isIndex, !words.isEmpty, !words.contains("]"), !name.contains("[") {
        return (String(words), String(name))
      }
    }
    return nil
  }

  /// Reports a code block in a language that no page draws or colors; each language once.
  mutating func reportSilentLanguage(_ information: FenceInformation) {
    guard let language = information.language, !reportedLanguages.contains(language.text),
      !Self.ownLanguages.contains(language.text), Fence.runLanguage(like: language.text) == nil
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

  /// Reports the tag of another program's component, each once, and returns whether HTML begins with
  /// one.
  mutating func reportComponent(in html: String, at range: Range<Int>) -> Bool {
    guard let name = Self.componentName(in: html) else { return false }
    if reportedLanguages.insert("<" + name).inserted { report(.unknownComponent(name), at: range) }
    return true
  }

  /// Returns the name of a component of another program, if HTML begins with its tag; the names of
  /// HTML's elements don't mix capitals and small letters.
  private static func componentName(in html: String) -> String? {
    let name = html.drop { $0.isWhitespace }.drop { $0 == "<" || $0 == "/" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "." }
    guard let first = name.first, first.isUppercase, name.contains(where: \.isLowercase) else {
      return nil
    }
    return String(name)
  }

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
        case UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"):
          if before == byte || after == byte { return true }
        case UInt8(ascii: "="):
          // Two of them are common in code.
          let next = place + 2 < bytes.count ? bytes[place + 2] : 0
          if after == byte, before == byte || next == byte { return true }
        case UInt8(ascii: "["):
          if before == byte || after == byte || before == UInt8(ascii: "]") { return true }
        case UInt8(ascii: "]"):
          if after == UInt8(ascii: "[") { return true }
        case UInt8(ascii: "{"):
          if before == byte || after == byte { return true }
          if after == UInt8(ascii: "#") || after == UInt8(ascii: "%") { return true }
        case UInt8(ascii: "#"), UInt8(ascii: "%"):
          if before == UInt8(ascii: "{") { return true }
        case UInt8(ascii: "O"):
          if after == UInt8(ascii: "C") { return true }
        case UInt8(ascii: "C"):
          if before == UInt8(ascii: "O") { return true }
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
    guard let place = block.firstRange(of: Array(mark.utf8)),
      place.lowerBound == block.startIndex
        || block[place.lowerBound - 1] != UInt8(ascii: "\\")
    else { return }
    report(message, at: place)
  }
}
