import SourceDiagnostics

/// An importer that replaces lines such as `scene: NAME` with the setups that they use.
struct SceneImporter {
  /// The text, followed by the texts that it uses.
  private(set) var sources: CombinedSource

  /// The problems in lines that use other setups.
  private(set) var problems: [Problem] = []

  /// A problem in a line that uses another setup.
  struct Problem {
    var message: DiagnosticMessage
    var range: Range<Int>

    /// The name that was most likely meant.
    var repair: String?

    /// The location of the scenario that was most likely meant.
    var notes: [Diagnostic.Note] = []
  }

  /// The names that the scenario's own text uses, each with the range of its line.
  private(set) var uses: [(name: String, range: Range<Int>)] = []

  private let resolver: SceneResolver

  /// The most texts that a scenario can use, which stops setups that use each other from growing
  /// endlessly.
  private static let maximumTexts = 50

  init(_ source: SourceText, resolver: SceneResolver) {
    sources = CombinedSource(source)
    self.resolver = resolver
  }

  /// Returns the lines of a scenario with the setups that they use inserted.
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

  /// Returns the setup lines of the scenario that a line uses.
  private mutating func scene(
    _ use: NameReference, of source: SourceText, users: [SourceText]
  ) -> [IndentedLine] {
    if users.isEmpty { uses.append((use.text, use.range)) }
    // A problem inside another text is reported at the author's own line.
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
      problems.append(Problem(message: .sceneUsesItself(use.text), range: range))
      return []
    }
    guard sources.included.count < Self.maximumTexts else {
      problems.append(Problem(message: .tooManyScenes(limit: Self.maximumTexts), range: range))
      return []
    }
    let offset = sources.append(text)
    let report = DiagnosticReport(text)
    let indented = IndentedText(Lexer.lexemes(of: text), of: text, report: report)
    let lines = ScenarioParser.sceneLines(of: indented, text, resolver.classes)
    return expanding(lines, of: text, from: offset, users: users + [source])
  }

  /// Returns a note that points to the first line of the scenario with a name.
  private func declaration(of name: String?, _ user: SourceText) -> [Diagnostic.Note] {
    guard let name, let text = resolver.text(name, user) else { return [] }
    return [Diagnostic.Note("`\(name)` begins here", at: text.lineRange(at: 0), in: text)]
  }

  /// Returns the name that a line uses, with its range, or `nil` for any other line.
  static func use(in line: IndentedLine, _ source: SourceText) -> NameReference? {
    guard line.lexemes.count > 2, line.lexemes[1].kind == .colon,
      source[line.lexemes[0].range] == "scene"
    else { return nil }
    // A name can be a file's name, with points and slashes.
    let range = line.lexemes[2].range.lowerBound..<line.range.upperBound
    return NameReference(source[range], range: range)
  }

  /// Returns whether a line begins a variant.
  static func isVariant(_ line: IndentedLine, _ source: SourceText) -> Bool {
    source[line.lexemes[0].range] == "variant" && line.lexemes.count > 1
      && line.lexemes[1].kind != .equals
  }
}

extension IndentedLine {
  /// Returns the line and the lines under it, shifted by a distance.
  func moved(by distance: Int) -> IndentedLine {
    guard distance != 0 else { return self }
    return IndentedLine(
      indentation: indentation,
      lexemes: lexemes.map { Lexeme(kind: $0.kind, range: $0.range.moved(by: distance)) },
      children: children.map { $0.moved(by: distance) })
  }
}
