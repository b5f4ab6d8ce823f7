import SourceDiagnostics

/// Puts the lines of other scenes in the places of the lines that use them.
struct SceneImporter {
  /// The text with those that it uses.
  private(set) var sources: CombinedSource

  /// What is wrong with the lines that use scenes.
  private(set) var problems: [Problem] = []

  /// Something wrong with a line that uses a scene.
  struct Problem {
    var message: DiagnosticMessage
    var range: Range<Int>

    /// The name that was surely meant.
    var repair: String?

    /// Where the scenario stands that was surely meant.
    var notes: [Diagnostic.Note] = []
  }

  /// The lines of the scenario's own text that use scenes, with the names.
  private(set) var uses: [(name: String, range: Range<Int>)] = []

  private let resolver: SceneResolver

  /// How many texts a scenario may use, so that scenes that use each other twice over do not grow
  /// without end.
  private static let mostTexts = 50

  init(_ source: SourceText, resolver: SceneResolver) {
    sources = CombinedSource(source)
    self.resolver = resolver
  }

  /// Returns the lines of a scenario with the lines of the scenes that they use.
  mutating func expanding(_ lines: [IndentedLine]) -> [IndentedLine] {
    expanding(lines, of: sources.own, from: 0, users: [])
  }

  private mutating func expanding(
    _ lines: [IndentedLine], of source: SourceText, from start: Int, users: [SourceText]
  ) -> [IndentedLine] {
    var expanded: [IndentedLine] = []
    for line in lines {
      if let use = Self.use(in: line, source) {
        expanded += scene(use, of: source, users: users)
        continue
      }
      var line = line.moved(by: start)
      if users.isEmpty, Self.isVariant(line, sources.own) {
        line.children = expanding(line.children, of: source, from: start, users: users)
      }
      expanded.append(line)
    }
    return expanded
  }

  /// Returns the scene's lines of the scenario that a line uses.
  private mutating func scene(
    _ use: NameReference, of source: SourceText, users: [SourceText]
  ) -> [IndentedLine] {
    if users.isEmpty { uses.append((use.text, use.range)) }
    // What is wrong deep in other texts is told at the author's own line.
    let range = uses.last?.range ?? use.range
    guard let text = resolver.text(use.text, source) else {
      let suggestion = Suggestion.nearest(to: use.text, among: resolver.names(source))
      problems.append(
        Problem(
          message: .unknownScene(use.text, suggestion: suggestion), range: range,
          repair: users.isEmpty ? suggestion : nil, notes: declaration(of: suggestion, source)))
      return []
    }
    guard text != source, !users.contains(text) else {
      problems.append(Problem(message: .sceneOfItself(use.text), range: range))
      return []
    }
    guard sources.included.count < Self.mostTexts else {
      problems.append(Problem(message: .tooManyScenes(limit: Self.mostTexts), range: range))
      return []
    }
    let offset = sources.append(text)
    let report = DiagnosticReport(text)
    let indented = IndentedText(Lexer.lexemes(of: text), of: text, report: report)
    let lines = ScenarioParser.sceneLines(of: indented, text)
    return expanding(lines, of: text, from: offset, users: users + [source])
  }

  /// A note that leads to the first line of the scenario with a name.
  private func declaration(of name: String?, _ user: SourceText) -> [Diagnostic.Note] {
    guard let name, let text = resolver.text(name, user) else { return [] }
    return [Diagnostic.Note("'\(name)' begins here", at: text.lineRange(at: 0), in: text)]
  }

  /// The name that a line uses, with its place; `nil` for every other line.
  static func use(in line: IndentedLine, _ source: SourceText) -> NameReference? {
    guard line.lexemes.count > 2, line.lexemes[1].kind == .colon,
      source[line.lexemes[0].range] == "scene"
    else { return nil }
    // A name may be that of a file, with points and slashes.
    let range = line.lexemes[2].range.lowerBound..<line.range.upperBound
    return NameReference(source[range], range: range)
  }

  /// Whether a line begins a variant.
  static func isVariant(_ line: IndentedLine, _ source: SourceText) -> Bool {
    source[line.lexemes[0].range] == "variant" && line.lexemes.count > 1
      && line.lexemes[1].kind != .equals
  }
}

extension IndentedLine {
  /// Returns the line as it stands some places further on, with those under it.
  func moved(by distance: Int) -> IndentedLine {
    guard distance != 0 else { return self }
    return IndentedLine(
      indentation: indentation,
      lexemes: lexemes.map { Lexeme(kind: $0.kind, range: $0.range.moved(by: distance)) },
      children: children.map { $0.moved(by: distance) })
  }
}
