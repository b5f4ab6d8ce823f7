import TextWriting

/// Marks the words of shell commands: in a script every line, in a session those behind a prompt.
///
/// It has no idea of the shell's grammar beyond words, quotes and what ends a command.
struct ShellHighlighter {
  private static let languages = ["sh", "shell", "bash", "zsh", "console", "shell-session"]
  private static let keywords: Set = [
    "case", "do", "done", "elif", "else", "esac", "fi", "for", "function", "if", "in", "then",
    "until", "while",
  ]

  /// The keywords behind which names stand and no commands.
  private static let namesFollow: Set = ["case", "for", "function", "in"]

  /// The code as HTML; nil when the language is no shell's.
  static func html(of code: String, language name: String) -> String? {
    guard languages.contains(name.lowercased()) else { return nil }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let isSession = lines.contains { $0.hasPrefix("$ ") }
    return lines.map { line in
      guard isSession else { return html(ofCommand: line) }
      // What came out of a command stays as it is.
      guard line.hasPrefix("$ ") else { return HTMLText.escaping(String(line)) }
      return span("comment", "$") + " " + html(ofCommand: line.dropFirst(2))
    }.joined(separator: "\n")
  }

  private static func html(ofCommand line: Substring) -> String {
    var html = ""
    var rest = line
    // A command stands first, and behind whatever ends another one.
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
          // A variable that is set for the command behind it.
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

  /// The text from a quote to the next one of its kind, or all of it.
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
