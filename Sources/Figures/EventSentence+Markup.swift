import TraceModel

extension EventSentence {
  /// The sentence with names and code marked.
  var markup: Markup { EventSentence.markup(of: parts) }

  /// Returns parts of a sentence with names and code marked.
  static func markup(of parts: [Part]) -> Markup {
    var markup = Markup()
    markup.write(parts)
    return markup
  }
}

extension Markup {
  /// Writes parts of a sentence with names and code marked.
  mutating func write(_ parts: [EventSentence.Part]) {
    for part in parts {
      switch part {
      case .words(let words): write(words)
      case .name(let name): write(.bdi, text: name)
      case .code(let code): write(.code) { $0.write(breakable: code) }
      }
    }
  }
}
