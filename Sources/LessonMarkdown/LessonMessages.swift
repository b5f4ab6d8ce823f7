import SourceDiagnostics

extension DiagnosticMessage {
  static func duplicateEvidence(_ kind: String) -> Self {
    error("Evidence '\(kind)' is written twice")
  }

  static func duplicateOption(_ key: String) -> Self {
    error("Option '\(key)' is written twice")
  }

  static func duplicatePart(_ part: String) -> Self {
    error("Part '\(part)' is listed twice")
  }

  static func duplicateProperty(_ key: String) -> Self {
    error("Key '\(key)' is written twice")
  }

  static func emptyProperty(_ key: String) -> Self {
    error("'\(key)' is empty")
  }

  static var headingOfLevelOne: Self {
    warning("The lesson's title is the page's first heading; start at '##'")
  }

  static func invalidYAML(_ problem: String) -> Self {
    error("This is not YAML: \(problem)")
  }

  static var missingAlternative: Self {
    warning("An image needs words for those who do not see it; write ![words](file)")
  }

  static func missingFootnote(_ name: String) -> Self {
    error("No footnote is named '\(name)'")
  }

  static var missingFrontMatter: Self {
    error("A lesson begins with its front matter; write '---', 'title: …', '---'")
  }

  static func missingOptionValue(_ key: String) -> Self {
    error("Option '\(key)' needs a value")
  }

  static func missingProperty(_ key: String) -> Self {
    error("'\(key)' is missing")
  }

  static func notAName(_ text: String, example: String) -> Self {
    error("'\(text)' is not a name such as '\(example)'")
  }

  static func notADay(_ text: String) -> Self {
    error("'\(text)' is not a day such as '2026-11-21'")
  }

  static func notAnAddress(_ text: String) -> Self {
    error("'\(text)' is not an address that begins with 'https://'")
  }

  static func notAnAlias(_ text: String) -> Self {
    error("'\(text)' is not a page's path from the site's root, such as 'old-name.html'")
  }

  static func notAProof(_ text: String) -> Self {
    error("'\(text)' is not a lesson and a scenario such as 'finding-the-view#which-pass-counts'")
  }

  static var notUTF8: Self {
    error("The file is not UTF-8 from here on")
  }

  static var nulByte: Self {
    error("The file holds a NUL byte")
  }

  static var outOfMemory: Self {
    error("There is no memory left to read the lesson")
  }

  static func provenAndOmitted(_ number: String) -> Self {
    error("\(number) is said to be left out of the model, and to be shown by it")
  }

  static var rawHTML: Self {
    warning("HTML is shown as text, for the site does not allow it in lessons")
  }

  static func skippedHeadingLevel(_ level: Int, after previous: Int) -> Self {
    warning("A heading of level \(level) cannot follow one of level \(previous)")
  }

  static var tooDeep: Self {
    error(
      "Blocks nest deeper than \(CommonMarkReader.depthLimit) levels; what is inside is left out")
  }

  static var unclosedFrontMatter: Self {
    error("Front matter is never closed; write '---' on a line of its own")
  }

  static var unclosedQuote: Self {
    error("The quoted words are never closed")
  }

  static func unknownAppendix(_ part: String, suggestion: String?) -> Self {
    error(
      "'parts' does not list '\(part)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func unknownCallout(_ kind: String, suggestion: String?) -> Self {
    warning(
      "No callout is named '\(kind)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func unknownEvidence(_ kind: String, known: [String], suggestion: String?) -> Self {
    let choice = known.map { "'\($0)'" }.joined(separator: ", ")
    return error(
      "Evidence is one of \(choice), not '\(kind)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func unknownMarkdown(_ kind: String) -> Self {
    warning("Markdown of kind '\(kind)' is left out")
  }

  static func unknownProperty(_ key: String, suggestion: String?) -> Self {
    error("No key is named '\(key)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func unsafeLink(_ scheme: String) -> Self {
    error("A link may not use '\(scheme):'")
  }

  static func wrongType(of key: String, expected: String, found: String) -> Self {
    error("'\(key)' must be \(expected), not \(found)")
  }

  static var yamlNotKeys: Self {
    error("Properties are lines of 'key: value'")
  }

  static var yamlTooDeep: Self {
    error("Properties nest too deeply")
  }
}
