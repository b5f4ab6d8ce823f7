package import SourceDiagnostics

/// The words of a site's pages in one language.
package struct LanguageFile: Sendable, Equatable {
  /// Who shows the words.
  package enum Group: String, CaseIterable, Sendable {
    /// Templates, and the program when it makes a page; a word has a name.
    case pages
    /// The scripts in the pages; a word's name is the English phrase in the script.
    case scripts
  }

  /// The phrases by their names.
  package internal(set) var phrases: [Group: [String: String]] = [:]

  /// Creates a file without words.
  package init() {}

  /// Returns the phrases of a group by their names.
  package subscript(group: Group) -> [String: String] { phrases[group] ?? [:] }

  /// Parses a language file; any text results in a file, with diagnostics for its errors.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - model: The file whose names and placeholders this one must have; `nil` to check neither.
  ///   - basis: A file in the same language, whose words replace those that this one lacks; `nil`
  ///     if there is none, so that every word must be there.
  /// - Returns: The file, without the words that have errors, and the diagnostics.
  package static func read(
    _ source: SourceText, like model: LanguageFile? = nil, changing basis: LanguageFile? = nil
  ) -> (file: LanguageFile, diagnostics: [Diagnostic]) {
    LanguageFileParser.read(source, like: model, changing: basis)
  }

  /// Splits a phrase at its placeholders; every second piece is a placeholder's name.
  ///
  /// A brace that doesn't open a placeholder, such as `{count}`, is text.
  package static func pieces(of phrase: String) -> [String] {
    var pieces: [String] = []
    var start = phrase.startIndex
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{") {
      rest = phrase[phrase.index(after: open)...]
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard !name.isEmpty, phrase[name.endIndex...].first == "}" else { continue }
      pieces += [String(phrase[start..<open]), String(name)]
      start = phrase.index(after: name.endIndex)
      rest = phrase[start...]
    }
    return pieces + [String(phrase[start...])]
  }

  /// Returns a phrase with values in place of its placeholders.
  package static func phrase(_ phrase: String, with values: [String: String]) -> String {
    pieces(of: phrase).enumerated().map { place, piece in
      place % 2 == 0 ? piece : values[piece] ?? "{\(piece)}"
    }.joined()
  }

  /// Returns the names of a phrase's placeholders, in order, each as often as it occurs.
  package static func placeholders(in phrase: String) -> [String] {
    pieces(of: phrase).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
