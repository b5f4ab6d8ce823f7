package import SourceDiagnostics

/// The text of a scenario with the setups that it uses written out, so that it can run without the
/// other scenarios.
package struct StandaloneText {
  private let resolver: SceneResolver

  /// Returns the text, using a resolver to find the setups.
  ///
  /// A text that doesn't use any setup is returned unchanged. A line stays unchanged if its setup
  /// can't be found or uses itself.
  package static func text(of source: SourceText, resolver: SceneResolver) -> String {
    source.applying(StandaloneText(resolver: resolver).edits(in: source, users: []))
  }

  /// Returns the edits that make a text self-contained.
  private func edits(in source: SourceText, users: [SourceText]) -> [SourceEdit] {
    let lines = Self.indented(of: source).lines
    let topLevel = lines.flatMap { line in
      users.isEmpty && SceneImporter.isVariant(line, source) ? line.children : [line]
    }
    return topLevel.compactMap { line in
      guard let use = SceneImporter.use(in: line, source),
        let text = resolver.text(use.text, source), text != source, !users.contains(text)
      else { return nil }
      let scene = self.scene(of: text, users: users + [source])
      let indented = Self.indented(scene, by: line.indentation)
      let range = source.lineRange(at: line.range.lowerBound)
      return SourceEdit(range: range, replacement: indented)
    }
  }

  /// Returns the setup lines of a text, without the lines that the page hides.
  private func scene(of source: SourceText, users: [SourceText]) -> [String] {
    let standalone = SourceText(
      name: source.name, text: source.applying(edits(in: source, users: users)))
    let indented = Self.indented(of: standalone)
    return ScenarioParser.sceneLines(of: indented, standalone, resolver.classes).flatMap { line in
      let start = standalone.lineRange(at: line.range.lowerBound).lowerBound
      let end = standalone.lineRange(at: Self.lastRange(of: line).lowerBound).upperBound
      return standalone.bytes[start..<end]
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { line in
          let isHidden = line.starts(with: "# ".utf8)
          return String(decoding: isHidden ? line.dropFirst(2) : line, as: UTF8.self)
        }
    }
  }

  private static func indented(of source: SourceText) -> IndentedText {
    IndentedText(Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
  }

  private static func lastRange(of line: IndentedLine) -> Range<Int> {
    line.children.last.map { lastRange(of: $0) } ?? line.range
  }

  private static func indented(_ lines: [String], by columns: Int) -> String {
    let blank = String(repeating: " ", count: columns)
    return lines.map { $0.isEmpty ? $0 : blank + $0 }.joined(separator: "\n")
  }
}
