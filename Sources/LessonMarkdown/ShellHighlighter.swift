import TextAndOrder

/// A syntax highlighter for shell commands: in a script, every line; in a session, the lines with a
/// prompt.
///
/// It knows only words, quotes, and command separators, not the rest of the shell's grammar.
struct ShellHighlighter {
  private static let languages = ["sh", "shell", "bash", "zsh", "console", "shell-session"]
  private static let keywords: Set = [
    "case", "do", "done", "elif", "else", "esac", "fi", "for", "function", "if", "in", "then",
    "until", "while",
  ]

  /// The keywords that are followed by names instead of commands.
  private static let namesFollow: Set = ["case", "for", "function", "in"]

  /// Returns the code as HTML, or `nil` if the language isn't a shell's.
  static func html(of code: String, language name: String) -> String? {
    guard languages.contains(name.lowercased()) else { return nil }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let isSession = lines.contains { $0.hasPrefix("$ ") }
    return lines.map { line in
      guard isSession else { return html(ofCommand: line) }
      // Output of a command isn't highlighted.
      guard line.hasPrefix("$ ") else { return HTMLText.escaping(String(line)) }
      return span("comment", "$") + " " + html(ofCommand: line.dropFirst(2))
    }.joined(separator: "\n")
  }

  private static func html(ofCommand line: Substring) -> String {
    var html = ""
    var rest = line
    // A command comes first, and after each command separator.
    var isCommandNext = true
    while let first = rest.first {
      if first == " " || first == "\t" {
        html.append(rest.removeFirst())
      } else if first == "#" {
        return html + span("comment", rest)
      } else if first == "'" || first == "\"" {
        let string = quoted(rest, by: first)
        html += span("string", string)
        rest = rest[string.endIndex...]
        isCommandNext = false
      } else if "|&;()".contains(first) {
        html += HTMLText.escaping(String(rest.removeFirst()))
        isCommandNext = true
      } else {
        let word = rest.prefix { !" \t'\"|&;()".contains($0) }
        rest = rest[word.endIndex...]
        if keywords.contains(String(word)) {
          html += span("keyword", word)
          isCommandNext = !namesFollow.contains(String(word))
        } else if isCommandNext, word.contains("=") {
          // A variable that is set for the following command.
          html += HTMLText.escaping(String(word))
        } else {
          let role = isCommandNext ? "attribute" : word.hasPrefix("-") ? "number" : nil
          html += role.map { span($0, word) } ?? HTMLText.escaping(String(word))
          isCommandNext = false
        }
      }
    }
    return html
  }

  /// Returns the text from a quote to the next one of its kind, or all of it.
  private static func quoted(_ text: Substring, by quote: Character) -> Substring {
    var isEscaped = false
    for place in text.indices.dropFirst() {
      if text[place] == quote, !isEscaped { return text[...place] }
      isEscaped = quote == "\"" && text[place] == "\\" && !isEscaped
    }
    return text
  }

  private static func span(_ role: String, _ text: some StringProtocol) -> String {
    "<span class=\"\(role)\">\(HTMLText.escaping(String(text)))</span>"
  }
}
