import TouchEngine

/// A grammar that highlights scenarios in editors, in the JSON form of TextMate's grammars.
///
/// It's generated from the tables of the lexer and the highlighter, so it knows the same words. A
/// grammar can't parse the setup, so any word that isn't part of the language counts as a name.
package enum TextMateGrammar {
  /// The name of the grammar's root, with which every scope begins.
  package static let scopeName = "source.scenario"

  /// A rule of the grammar: a pattern and its scope in editors.
  package struct Rule: Sendable {
    /// A regular expression in the syntax that Oniguruma and ICU share.
    package var pattern: String

    /// The scope, in TextMate's standard terms so that every color theme supports it.
    package var scope: String

    /// The corresponding class of the highlighter.
    package var highlightClass: HighlightClass?
  }

  /// The rules; if two match at the same character, the first one applies.
  package static func rules(_ classes: ScenarioClasses) -> [Rule] {
    [
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
      words(classes.all.map { $0.name }, "entity.name.type.class", .className),
      Rule(
        pattern: before + alternatives(classes.propertyNames) + "(?=[ \\t]*:)",
        scope: "support.variable.property", highlightClass: .property),
      words(Highlighter.keywords, "keyword.control", .keyword),
      words(classes.propertyNames, "support.variable.property", .property),
      // With an index, the rest of the name isn't part of the word.
      Rule(
        pattern: before + "location(?=\\(ofTouch:[ \\t])", scope: "support.variable.property",
        highlightClass: .property),
      Rule(
        pattern: before + "[A-Za-z_]\\w*\\((?:\\w*:)+\\)", scope: "support.function",
        highlightClass: .method),
      words(classes.eventWords, "support.function", .method),
      Rule(
        pattern: "->|\\.\\.\\.|\\.\\.<|[-+<>=!]=|[→←…±:,()<>=+-]", scope: "punctuation.separator",
        highlightClass: .punctuation),
      Rule(
        pattern: before + "[\\w*][\\w*-]*", scope: "variable.other", highlightClass: .name),
    ]
  }

  /// The grammar of files that contain a scenario.
  package static func json(_ classes: ScenarioClasses) -> String {
    let patterns = rules(classes).map { rule in
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

  /// The grammar that highlights scenarios in Markdown.
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

  /// The patterns that find scenarios in a lesson: scenario blocks and, in quizzes and challenges,
  /// the texts below `expect` and `solution`.
  package enum MarkdownPattern {
    /// The line that opens a scenario.
    package static let scenarioBegin = #"^(\s*)(`{3,}|~{3,})\s*scenario\b.*$"#
    /// The line that opens a quiz or a challenge.
    package static let exerciseBegin = #"^(\s*)(`{3,}|~{3,})\s*(?:quiz|challenge)\b.*$"#
    /// The line that closes either.
    package static let blockEnd = #"^\s*\2`*~*\s*$"#
    /// A line of an exercise that names an event.
    package static let hint = #"^\s*(hint)\s+(.*)$"#
    /// A line of an exercise that's followed by text in the language.
    package static let textBegin = #"^\s*(expect|solution)\b"#
    /// The position before the first line that no longer belongs to this text.
    package static let textEnd = #"(?=^\s*(?:>|- \[|(?:hint|expect|solution)\b|`{3,}|~{3,}))"#
  }

  /// A word begins here.
  private static let before = "(?<![\\w*])"

  private static func words(
    _ words: [String], _ scope: String, _ highlightClass: HighlightClass
  ) -> Rule {
    Rule(
      pattern: before + alternatives(words) + "(?![\\w*(]|-[A-Za-z])", scope: scope,
      highlightClass: highlightClass)
  }

  /// Returns an expression for any of some words, without duplicates and in alphabetical order, so
  /// the grammar changes only when the language does.
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
