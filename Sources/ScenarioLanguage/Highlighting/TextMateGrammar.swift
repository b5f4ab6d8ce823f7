import TouchEngine

/// The grammar by which editors colour scenarios, in the JSON form of TextMate's grammars.
///
/// It is made from the tables of the lexer and the highlighter, so that it knows every word that
/// they know. An editor does not read the scene; every word that is none of the language's counts as
/// a name.
package enum TextMateGrammar {
  /// The name of the grammar's root, which editors put at the front of every scope.
  package static let scopeName = "source.scenario"

  /// One kind of text that the grammar knows: what it looks like, and its scope in editors.
  package struct Rule: Sendable {
    /// A regular expression, in the common part of Oniguruma's and ICU's.
    package var pattern: String

    /// The scope, in TextMate's usual words, so that every colour theme knows it.
    package var scope: String

    /// What the highlighter calls the same.
    package var highlightClass: HighlightClass?
  }

  /// The rules; where two begin at the same character, the first one counts.
  package static let rules: [Rule] = [
    Rule(
      pattern: "(?:^|(?<=\\s))//.*$", scope: "comment.line.double-slash",
      highlightClass: .comment),
    Rule(pattern: "^#(?=\\s|$)", scope: "punctuation.definition.hidden", highlightClass: nil),
    Rule(
      pattern: "(?:^|(?<=[ \\t]))/(?:[^/\\\\]|\\\\.)*/", scope: "string.regexp",
      highlightClass: .pattern),
    Rule(pattern: "\"[^\"]*\"?", scope: "string.quoted.double", highlightClass: nil),
    Rule(
      pattern: before + "[-+]?\\.?\\d+(?:\\.\\d+)?(?:(?![…→←±])[\\w*%°\\x{80}-\\x{10FFFF}])*",
      scope: "constant.numeric", highlightClass: .number),
    words(ClassDescription.all.map { $0.name }, "entity.name.type.class", .className),
    Rule(
      pattern: before + alternatives(Property.allNames) + "(?=[ \\t]*:)",
      scope: "support.variable.property", highlightClass: .property),
    words(Highlighter.keywords, "keyword.control", .keyword),
    words(Property.allNames, "support.variable.property", .property),
    Rule(
      pattern: before + "[A-Za-z_]\\w*\\((?:\\w*:)+\\)", scope: "support.function",
      highlightClass: .method),
    words(EventVocabulary.all, "support.function", .method),
    Rule(
      pattern: "->|\\.\\.\\.|\\.\\.<|[-+<>=!]=|[→←…±:,()<>=+-]", scope: "punctuation.separator",
      highlightClass: .punctuation),
    Rule(
      pattern: before + "[\\w*][\\w*-]*", scope: "variable.other", highlightClass: .name),
  ]

  /// The grammar of files that are scenarios.
  package static var json: String {
    let patterns = rules.map { rule in
      "    { \"name\": \"\(rule.scope).scenario\", \"match\": \(quoted(rule.pattern)) }"
    }
    return """
      {
        "name": "Scenario",
        "scopeName": "\(scopeName)",
        "fileTypes": ["scenario"],
        "patterns": [
      \(patterns.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The grammar that colours the scenarios in Markdown.
  package static var markdownJSON: String {
    """
    {
      "name": "Scenario in Markdown",
      "scopeName": "markdown.\(scopeName)",
      "injectionSelector": "L:text.html.markdown",
      "patterns": [
        {
          "begin": \(quoted(MarkdownPattern.scenarioBegin)),
          "end": \(quoted(MarkdownPattern.blockEnd)),
          "contentName": "meta.embedded.block.scenario",
          "patterns": [{ "include": "\(scopeName)" }]
        },
        {
          "begin": \(quoted(MarkdownPattern.exerciseBegin)),
          "end": \(quoted(MarkdownPattern.blockEnd)),
          "patterns": [
            {
              "match": \(quoted(MarkdownPattern.hint)),
              "captures": {
                "1": { "name": "keyword.control.scenario" },
                "2": { "patterns": [{ "include": "\(scopeName)" }] }
              }
            },
            {
              "begin": \(quoted(MarkdownPattern.textBegin)),
              "beginCaptures": { "1": { "name": "keyword.control.scenario" } },
              "end": \(quoted(MarkdownPattern.textEnd)),
              "contentName": "meta.embedded.block.scenario",
              "patterns": [{ "include": "\(scopeName)" }]
            }
          ]
        }
      ]
    }

    """
  }

  /// Which lines of a lesson are scenarios: blocks of them, and in quizzes and challenges the texts
  /// below `expect` and `solution`.
  package enum MarkdownPattern {
    /// The line that opens a scenario.
    package static let scenarioBegin = #"^(\s*)(`{3,}|~{3,})\s*scenario\b.*$"#
    /// The line that opens a quiz or a challenge.
    package static let exerciseBegin = #"^(\s*)(`{3,}|~{3,})\s*(?:quiz|challenge)\b.*$"#
    /// The line that closes either.
    package static let blockEnd = #"^\s*\2`*~*\s*$"#
    /// A line of an exercise that names an event.
    package static let hint = #"^\s*(hint)\s+(.*)$"#
    /// A line of an exercise below which a text of the language stands.
    package static let textBegin = #"^\s*(expect|solution)\b"#
    /// What stands before the first line that belongs to this text no more.
    package static let textEnd = #"(?=^\s*(?:>|- \[|(?:hint|expect|solution)\b|`{3,}|~{3,}))"#
  }

  /// No word goes on from the left.
  private static let before = "(?<![\\w*])"

  private static func words(
    _ words: [String], _ scope: String, _ highlightClass: HighlightClass
  ) -> Rule {
    Rule(
      pattern: before + alternatives(words) + "(?![\\w*(]|-[A-Za-z])", scope: scope,
      highlightClass: highlightClass)
  }

  /// Returns an expression for any of some words, each once and in the order of the alphabet, so
  /// that the grammar changes only where the language does.
  private static func alternatives(_ words: [String]) -> String {
    var unique: [String] = []
    for word in words.sorted() where word != unique.last { unique.append(word) }
    let escaped = unique.map { word in
      word.utf8.contains(UInt8(ascii: "(")) ? escapingParentheses(word) : word
    }
    return "(?:" + escaped.joined(separator: "|") + ")"
  }

  private static func escapingParentheses(_ word: String) -> String {
    var text = ""
    for character in word {
      if character == "(" || character == ")" { text += "\\" }
      text.append(character)
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\\" || character == "\"" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }
}
