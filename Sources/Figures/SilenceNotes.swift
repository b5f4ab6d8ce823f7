/// The reasons nothing happened: for each recognizer that never acted, the first rule that stopped
/// it.
///
/// The reasons come from the code that explains runs; a figure only shows them.
package struct SilenceNotes: Figure {
  /// A recognizer that never acted.
  package struct Note: Equatable, Sendable {
    /// The rule that stopped the recognizer, in a sentence with names between backticks.
    package var sentence: String
    /// The numbers of the facts behind it.
    package var facts: [String]

    /// Creates a note.
    package init(sentence: String, facts: [String]) {
      self.sentence = sentence
      self.facts = facts
    }
  }

  private let notes: [Note]
  private let options: FigureOptions

  /// Prepares the list of some notes.
  package init(_ notes: [Note], options: FigureOptions) {
    self.notes = notes
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    Markup.element(
      .figure, [.class("fig fig-why")],
      [
        .caption("Why not?", of: options),
        notes.isEmpty
          ? .note("Every recognizer acted.")
          : .element(.ul, [.class("fig-story")], notes.map(item)),
      ]
    ).bytes
  }

  private func item(_ note: Note) -> Markup {
    var pieces: [Markup] = [.withCode(note.sentence)]
    for fact in note.facts {
      pieces += [.text(" "), options.markup(ofFact: fact, [.class("fig-fact")])]
    }
    return .element(.li, [], pieces)
  }
}
