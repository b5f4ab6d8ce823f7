package import SourceDiagnostics

/// A transformation of a scenario's text that replaces its steps.
package enum ReplayText {
  /// Returns a text with the same setups and expectations, but with other steps.
  ///
  /// Steps in the ranges to keep come first. After them, each of the other steps gets a line, in
  /// every variant. What the scenario expects comes last, because it may be what the reader wanted to
  /// make true.
  package static func text(
    of source: SourceText, keeping kept: [Range<Int>], with steps: [String],
    classes: ScenarioClasses
  ) -> String {
    let report = DiagnosticReport(source)
    let indented = IndentedText(Lexer.lexemes(of: source), of: source, report: report)
    let variants = indented.lines.filter { SceneImporter.isVariant($0, source) }
    let shared = indented.lines.filter { !SceneImporter.isVariant($0, source) }
    let declared = ScenarioParser.declaredNames(
      in: shared + variants.flatMap { $0.children }, source, classes)
    let writer = Writer(
      source: source, classes: classes, declared: declared, kept: kept, steps: steps)
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
    let classes: ScenarioClasses
    let declared: [String]
    let kept: [Range<Int>]
    let steps: [String]

    /// Returns the setup lines of a section unchanged, followed by the steps and what it expects.
    func section(
      _ lines: [IndentedLine], from start: Int = 0, until end: Int, margin: Int, hasSteps: Bool
    ) -> String {
      // Everything after the first step belongs to steps and expectations, including comments.
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
      if !rows.isEmpty {
        if start == 0 || !text.isEmpty { text += "\n" }
        text += rows.joined(separator: "\n") + "\n"
      }
      for line in lines where lineClass(line) == .expectation {
        if !text.isEmpty { text += "\n" }
        text += line.text(in: source)
      }
      return text
    }

    private func isOfScene(_ line: IndentedLine) -> Bool { lineClass(line) == .scene }

    private func lineClass(_ line: IndentedLine) -> LineClass {
      LineClass(line, source: source, classes: classes) { declared.contains($0) }
    }

    /// Returns a text without empty lines at its beginning and end.
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
  /// The line and the lines indented under it, as they appear in the text.
  fileprivate func rows(of source: SourceText) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    return [margin + source[range]] + children.flatMap { $0.rows(of: source) }
  }
  /// The line and the lines indented under it, with the comments between them.
  fileprivate func text(in source: SourceText) -> String {
    var last = self
    while let child = last.children.last { last = child }
    let start = source.lineRange(at: range.lowerBound).lowerBound
    return source[start..<source.lineRange(at: last.range.lowerBound).upperBound] + "\n"
  }
}
