package import SourceDiagnostics

extension DiagnosticMessage {
  static func admonitionAsText(_ mark: String) -> Self {
    warning("`\(mark)` is shown as text; a callout begins with `> [!NOTE]`")
  }

  static var contentsAsText: Self {
    warning("`[TOC]` is shown as text; each page lists its headings without it")
  }

  static func controlCharacter(_ character: Unicode.Scalar) -> Self {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return error(
      "the text has the control character U+\(number), which no page can show; remove it")
  }

  static func diagramAsCode(_ language: String) -> Self {
    warning("`\(language)` is shown as code, because pages draw nothing from it")
  }

  static var directiveAsText: Self {
    warning("`:::` is shown as text; a callout begins with `> [!NOTE]`")
  }

  static func duplicateEvidence(_ kind: String) -> Self {
    error("evidence `\(kind)` is written twice")
  }

  static func duplicateOption(_ key: String) -> Self {
    error("option `\(key)` is written twice")
  }

  static func duplicatePart(_ part: String) -> Self {
    error("part `\(part)` is listed twice")
  }

  static func duplicateResult(_ name: String) -> Self {
    error("the report has two results for \(name)")
  }

  static func duplicateKey(_ key: String) -> Self {
    error("key `\(key)` is written twice")
  }

  static func emptyKey(_ key: String) -> Self {
    error("`\(key)` is empty")
  }

  static var formulaAsText: Self {
    warning("`$$` is shown as text, because pages have no formulas")
  }

  static var headingAttributeAsText: Self {
    warning("`{#` is shown as text; a heading's address is made from its words")
  }

  static var headingOfLevelOne: Self {
    warning("the lesson's title is the page's first heading; start at `##`")
  }

  static func indentedFence(_ language: String) -> Self {
    error("the \(language) is indented so far that it's shown as text, and isn't run")
  }

  static func indentedKey(_ key: String) -> Self {
    error("`\(key)` is indented more than the line above, so it's part of that line's value")
  }

  static func invalidYAML(_ problem: String) -> Self {
    error("this is not YAML: \(problem)")
  }

  static var missingAlternative: Self {
    warning("an image needs a description for readers who can't see it; write ![words](file)")
  }

  static func missingFootnote(_ name: String) -> Self {
    error("no footnote is named `\(name)`")
  }

  static var missingFrontMatter: Self {
    error("a lesson begins with its front matter; write `---`, `title: …`, `---`")
  }

  static func missingOptionValue(_ key: String) -> Self {
    error("option `\(key)` needs a value")
  }

  static func missingReference(_ name: String, words: String) -> Self {
    let shown = words.contains { !$0.isWhitespace } ? words : "words"
    let link = name.isEmpty ? shown : name
    return warning(
      "no link is defined as `[\(link)]: …`, so this is shown as text; write `[\(shown)](file.md)`")
  }

  static func missingKey(_ key: String) -> Self {
    error("`\(key)` is missing")
  }

  static func scriptsOfAnotherHost(_ kind: String) -> Self {
    error(
      "`\(kind)` of another host can't be allowed, because they could change everything that a page shows"
    )
  }

  static func notAName(_ text: String, example: String) -> Self {
    error("`\(text)` is not a name such as `\(example)`")
  }

  static func invalidDate(_ text: String) -> Self {
    error("`\(text)` is not a day such as `2026-11-21`")
  }

  static func invalidAddress(_ text: String) -> Self {
    error("`\(text)` is not an address that begins with `https://`")
  }

  static func invalidAlias(_ text: String) -> Self {
    error("`\(text)` is not a page's path from the site's root, such as `old-name.html`")
  }

  static func invalidHost(_ text: String) -> Self {
    error("`\(text)` is not a host's address such as `https://images.example.org`, without a path")
  }

  static func invalidOwnName(_ name: String) -> Self {
    error("`\(name)` isn't a name of letters, digits, `-`, and `_`, so no template can show it")
  }

  static func notAProof(_ text: String) -> Self {
    error("`\(text)` is not a lesson and a scenario such as `finding-the-view#which-pass-counts`")
  }

  /// The error for a file that isn't text.
  package static var notUTF8: Self {
    error("the file is not UTF-8 from here on")
  }

  static var nulByte: Self {
    error("the file contains a NUL byte")
  }

  static var outOfMemory: Self {
    error("there isn't enough memory to read the lesson")
  }

  static func missingPlaceholder(_ name: String, in word: String) -> Self {
    error("the words for `\(word)` must have `{\(name)}`")
  }

  static func provenAndOmitted(_ number: String) -> Self {
    error("\(number) is said to be left out of the model, and to be shown by it")
  }

  static var rawHTML: Self {
    warning("HTML is shown as text, because the site doesn't allow it in lessons")
  }

  static func skippedHeadingLevel(_ level: Int, after previous: Int) -> Self {
    warning("a heading of level \(level) cannot follow one of level \(previous)")
  }

  static var tabInYAML: Self {
    error("a tab can't indent YAML; write two spaces for each")
  }

  static var tabsAsText: Self {
    warning("`===` is shown as text, because pages have no tabs; write headings instead")
  }

  static func templateTagAsText(_ tag: String) -> Self {
    warning(
      "`\(tag)` is shown as text, because lessons have no tags; write the text itself, or a link")
  }

  static var textAfterQuote: Self {
    error("nothing can follow the closing quote of a value; put all of it in quotes")
  }

  static var tooDeep: Self {
    error(
      "blocks nest deeper than \(CommonMarkParser.depthLimit) levels; what is inside is left out")
  }

  static func unclosedBracket(_ bracket: String) -> Self {
    error("`\(bracket)` is never closed; a text that begins with it needs quotes")
  }

  static func unclosedFence(_ sign: String) -> Self {
    let marks = sign.hasPrefix("~") ? "tildes" : "backticks"
    return error("this block is never closed; write \(sign.utf8.count) \(marks) on a line after it")
  }

  static var unclosedFrontMatter: Self {
    error("front matter is never closed; write `---` on its own line")
  }

  static var unclosedQuote: Self {
    error("the quoted words are never closed")
  }

  static func unknownAppendix(_ part: String, suggestion: String?) -> Self {
    error("`parts` does not list `\(part)`" + didYouMean(suggestion))
  }

  static func unknownCallout(_ kind: String, suggestion: String?, known: [String]) -> Self {
    warning("no callout is named `\(kind)`" + didYouMean(suggestion, among: known))
  }

  static func unknownCodeLanguage(_ language: String) -> Self {
    warning("code in `\(language)` has no colors, because no highlighter knows it")
  }

  static func unknownComponent(_ name: String) -> Self {
    warning(
      "`<\(name)>` isn't an element of HTML, and lessons have no components; write Markdown, or code "
        + "in backticks")
  }

  static func unknownEscape(_ letter: String) -> Self {
    error("`\\\(letter)` means nothing in double quotes; write `\\\\\(letter)`")
  }

  static func unknownEvidence(_ kind: String, known: [String], suggestion: String?) -> Self {
    let choice = known.map { "`\($0)`" }.joined(separator: ", ")
    return error("evidence is one of \(choice), not `\(kind)`" + didYouMean(suggestion))
  }

  static func unknownReportWord(
    _ word: String, for key: String, known: [String], suggestion: String?
  ) -> Self {
    let list = known.map { "`\($0)`" }
    let choice =
      list.count > 2 ? "one of " + list.joined(separator: ", ") : list.joined(separator: " or ")
    return error("`\(key)` is \(choice), not `\(word)`" + didYouMean(suggestion))
  }

  static func unknownMarkdown(_ kind: String) -> Self {
    warning("Markdown of kind `\(kind)` is left out")
  }

  static func unknownKey(_ key: String, suggestion: String?) -> Self {
    error("no key is named `\(key)`" + didYouMean(suggestion))
  }

  /// The error for a placeholder that has no value.
  package static func unknownPlaceholder(
    _ name: String, in word: String, suggestion: String?
  ) -> Self {
    error(
      "the words for `\(word)` have no value `{\(name)}`"
        + didYouMean(suggestion.map { "{\($0)}" }))
  }

  static var unquotedColon: Self {
    error("a value with `: ` in it needs quotes")
  }

  static func unquotedValue(_ beginning: String) -> Self {
    let shown = beginning == "`" ? "a backtick" : "`\(beginning)`"
    return error("a value that begins with \(shown) needs quotes")
  }

  static func unsafeLink(_ scheme: String) -> Self {
    error("a link may not use `\(scheme):`")
  }

  static var wikiLinkAsText: Self {
    warning("`[[` is shown as text; a link is `[words](file.md)`")
  }

  static func wrongType(of key: String, expected: String, found: String) -> Self {
    error("`\(key)` must be \(expected), not \(found)")
  }

  static var yamlNotKeys: Self {
    error("properties are lines of `key: value`")
  }

  static var yamlTooDeep: Self {
    error("properties nest too deeply")
  }
}
