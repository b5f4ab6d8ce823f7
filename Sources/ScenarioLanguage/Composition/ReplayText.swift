package import SourceDiagnostics

/// A scenario's text with other steps in it.
package enum ReplayText {
  /// Returns a text whose scenes are as before, but in which other steps are done and nothing is
  /// expected.
  ///
  /// Steps at the kept places stay, in front of the others, of which each is a line; every variant
  /// gets them.
  package static func text(
    of source: SourceText, keeping kept: [Range<Int>], with steps: [String]
  ) -> String {
    let report = DiagnosticReport(source)
    let indented = IndentedText(Lexer.lexemes(of: source), of: source, report: report)
    let variants = indented.lines.filter { SceneImporter.isVariant($0, source) }
    let shared = indented.lines.filter { !SceneImporter.isVariant($0, source) }
    let declared = ScenarioParser.declaredNames(
      in: shared + variants.flatMap { $0.children }, source)
    let writer = Writer(source: source, declared: declared, kept: kept, steps: steps)
    let margin = ScenarioMargin.columns(of: indented)
    guard let first = variants.first else {
      return writer.section(shared, until: source.bytes.count, margin: margin, hasSteps: true)
    }
    var text = writer.section(
      shared, until: source.lineRange(at: first.range.lowerBound).lowerBound, margin: margin,
      hasSteps: false)
    for (index, variant) in variants.enumerated() {
      let end =
        index + 1 < variants.count
        ? variants[index + 1].range.lowerBound : source.bytes.count
      text += "\n" + source[source.lineRange(at: variant.range.lowerBound)] + "\n"
      text += writer.section(
        variant.children, from: source.lineRange(at: variant.range.lowerBound).upperBound,
        until: end, margin: variant.children.first?.indentation ?? margin + 2, hasSteps: true)
    }
    return text
  }

  private struct Writer {
    let source: SourceText
    let declared: [String]
    let kept: [Range<Int>]
    let steps: [String]

    /// Returns the scene's lines of a section as they stand, then the steps.
    func section(
      _ lines: [IndentedLine], from start: Int = 0, until end: Int, margin: Int, hasSteps: Bool
    ) -> String {
      // Whatever stands behind the first step belongs to steps and expectations, comments too.
      let firstStep = lines.first { !isOfScene($0) }
      let stepStart = firstStep.map { source.lineRange(at: $0.range.lowerBound).lowerBound }
      var text = trimmed(source[start..<min(end, stepStart ?? end)])
      if !text.isEmpty { text += "\n" }
      var rows: [String] = []
      for line in lines where kept.contains(line.range) { rows += line.rows(of: source) }
      if hasSteps {
        let indentation = String(repeating: " ", count: margin)
        rows += steps.map { indentation + $0 }
      }
      if rows.isEmpty { return text }
      if start == 0 || !text.isEmpty { text += "\n" }
      return text + rows.joined(separator: "\n") + "\n"
    }

    private func isOfScene(_ line: IndentedLine) -> Bool {
      LineClass(line, source: source) { declared.contains($0) } == .scene
    }

    /// Returns a text without empty lines around it.
    private func trimmed(_ text: String) -> String {
      var bytes = Array(text.utf8)[...]
      while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
      while let first = bytes.first, first == UInt8(ascii: "\n") { bytes.removeFirst() }
      return String(decoding: Array(bytes), as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t")
    }
  }
}

extension IndentedLine {
  /// The line and all that stand under it, as the text has them.
  fileprivate func rows(of source: SourceText) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return [margin + source[range]] + children.flatMap { $0.rows(of: source) }
  }
}
