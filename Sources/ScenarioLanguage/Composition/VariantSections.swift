import SourceDiagnostics

/// The lines of a scenario, divided into the lines that all variants share and each variant's own.
struct VariantSections {
  /// The lines that all variants share.
  private let shared: [IndentedLine]

  /// The variants by their names.
  private(set) var variants: [(name: NameReference, lines: [IndentedLine])] = []

  init(_ lines: [IndentedLine], report: DiagnosticReport) {
    let source = report.source
    shared = lines.filter { !SceneImporter.isVariant($0, source) }
    var hasVariant = false
    for line in lines {
      guard SceneImporter.isVariant(line, source) else {
        if hasVariant { report.add(.lineAfterVariants, at: line.range) }
        continue
      }
      hasVariant = true
      let lexeme = line.lexemes[1]
      if let rest = line.numberAfterName(at: 1) {
        let whole = lexeme.range.lowerBound..<rest.upperBound
        report.add(
          .hyphenBeforeDigit(source[whole]), at: whole,
          replacing: rest.lowerBound..<rest.lowerBound + 1, with: "")
        variants.append((NameReference(source[whole], range: whole), line.children))
        continue
      }
      let name = NameReference(source[lexeme.range], range: lexeme.range)
      if let first = variants.first(where: { $0.name.text == name.text }) {
        let note = Diagnostic.Note("the first one is here", at: first.name.range, in: source)
        report.add(.duplicateVariant(name.text), at: name.range, notes: [note])
      }
      if line.lexemes.count > 2 {
        let rest = line.lexemes[2].range.lowerBound..<line.range.upperBound
        let isColon = line.lexemes.count == 3 && line.lexemes[2].kind == .colon
        if !isColon {
          let whole = name.range.lowerBound..<rest.upperBound
          let isName = line.lexemes.dropFirst().allSatisfy { $0.kind == .word }
          report.add(
            .extraText(source[rest]), at: rest, replacing: whole,
            with: isName ? LineParser.words(source[whole]).joined(separator: "-") : nil)
        }
      }
      variants.append((name, line.children))
    }
    if variants.count == 1 { report.add(.singleVariant, at: variants[0].name.range) }
  }

  /// Parses the scenario, or each of its variants.
  mutating func takeScenarios(
    _ sources: CombinedSource, classes: ScenarioClasses, report: DiagnosticReport
  ) -> [Scenario] {
    guard !variants.isEmpty else {
      let parser = ScenarioParser(sections: [shared], classes: classes, report: report)
      return [parser.parse(sources, variant: nil)]
    }
    return variants.map { variant in
      let parser = ScenarioParser(
        sections: [shared, variant.lines], classes: classes, report: report)
      return parser.parse(sources, variant: variant.name)
    }
  }

  /// All lines of all variants.
  var allLines: [IndentedLine] { shared + variants.flatMap { $0.lines } }
}
