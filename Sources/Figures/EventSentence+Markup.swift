import TraceModel

extension EventSentence {
  /// The sentence with names and code marked.
  var markup: Markup { EventSentence.markup(of: parts) }

  /// Returns parts of a sentence with names and code marked.
  static func markup(of parts: [Part]) -> Markup {
    .group(
      parts.map { part in
        switch part {
        case .words(let words): .text(words)
        case .name(let name): .element(.bdi, text: name)
        case .code(let code): .element(.code, [], [.breakable(code)])
        }
      })
  }
}
