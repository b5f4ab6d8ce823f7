import SourceDiagnostics
import TouchEngine

/// A parser for the three parts of a scenario.
struct ScenarioParser {
  let report: DiagnosticReport
  private var sceneLines: [IndentedLine] = []
  private var stepLines: [IndentedLine] = []
  private var blocks: [(line: IndentedLine, strays: [IndentedLine])] = []
  private let limits: [ScenarioLimit]

  /// The ranges of the lines that all variants share.
  private let sharedLines: [Range<Int>]

  /// The names that the setup declares.
  let names: NameTable

  /// Collects the lines of the three parts from sections, which contain the shared lines or the
  /// lines of one variant, and in which the parts have their usual order.
  init(sections: [[IndentedLine]], classes: ScenarioClasses, report: DiagnosticReport) {
    self.report = report
    sharedLines = sections.first?.map { $0.range } ?? []
    let declared = Self.declaredNames(in: sections.flatMap { $0 }, report.source, classes)
    for (index, section) in sections.enumerated() {
      var order = PartOrder()
      // Reactions at the beginning of a variant apply from the first shared step on, and come after
      // the shared reactions.
      var leadingReactions: [IndentedLine] = []
      for line in section {
        let part = LineClass(line, source: report.source, classes: classes) {
          declared.contains($0)
        }
        Self.report(part, line, in: &order, report)
        switch part {
        case .scene:
          sceneLines.append(line)
        case .expectation:
          blocks.append((line, []))
        case .step where order.hasExpectations && !order.isVerb:
          blocks[blocks.count - 1].strays.append(line)
        case .step where index > 0 && !order.hasProperSteps:
          leadingReactions.append(line)
        case .step:
          stepLines.append(line)
        case .variant:
          break
        }
      }
      let firstStep = stepLines.firstIndex { !StepParser.isReaction($0, report.source) }
      stepLines.insert(contentsOf: leadingReactions, at: firstStep ?? stepLines.count)
    }
    limits = LimitParser.takeLimits(from: &sceneLines, report: report)
    var removal = SceneRemoval(source: report.source, classes: classes)
    sceneLines = removal.applied(to: sceneLines, report: report)
    names = NameTable(sceneLines: sceneLines, classes: classes, report: report)
  }

  /// Parses the scenario from the texts that its lines come from.
  func parse(_ sources: CombinedSource, variant: NameReference?) -> Scenario {
    let parser = SceneParser(names: names, report: report) { first, second in
      sources.isOwn(first) == sources.isOwn(second) && isShared(first) == isShared(second)
    }
    let scene = parser.parse(sceneLines)
    var steps: [Step] = []
    for line in stepLines {
      StepParser.parse(line, names: names, report: report, into: &steps)
    }
    names.possibilities.collect(from: scene, steps)
    var expectations: [ExpectationBlock] = []
    for (line, strays) in blocks {
      let parser = ExpectationParser(names: names, report: report)
      expectations.append(parser.parse(line, strays: strays))
    }
    return Scenario(
      sources: sources, variant: variant, limits: limits, scene: scene, steps: steps,
      expectations: expectations, classes: names.classes)
  }

  /// Returns whether a line, or the line that it's indented under, is one that all variants share.
  private func isShared(_ range: Range<Int>) -> Bool {
    let line = sharedLines.last { $0.lowerBound <= range.lowerBound }
    return line.map { $0.upperBound >= range.upperBound } ?? false
  }

  /// Returns the setup lines of a text.
  static func sceneLines(
    of indented: IndentedText, _ source: SourceText, _ classes: ScenarioClasses
  ) -> [IndentedLine] {
    let declared = declaredNames(in: indented.lines, source, classes)
    return indented.lines.filter { line in
      LineClass(line, source: source, classes: classes) { declared.contains($0) } == .scene
        && source[line.lexemes[0].range] != "limit"
    }
  }

  // MARK: The order of the parts

  /// The parts that a section has contained so far.
  private struct PartOrder {
    var hasSteps = false
    var hasExpectations = false

    /// Whether the section has had a step that isn't a reaction.
    var hasProperSteps = false

    /// Whether the last line begins with a word that only begins steps.
    var isVerb = false
  }

  private static func report(
    _ part: LineClass, _ line: IndentedLine, in order: inout PartOrder, _ report: DiagnosticReport
  ) {
    order.isVerb = LineClass.stepVerbs.contains(report.source[line.lexemes[0].range])
    switch part {
    case .scene:
      if order.hasSteps || order.hasExpectations { report.add(.sceneAfterSteps, at: line.range) }
    case .expectation:
      order.hasExpectations = true
    case .step where order.hasExpectations && order.isVerb:
      report.add(.stepAfterExpectations, at: line.range)
    case .step where order.hasExpectations:
      let start = line.range.lowerBound
      report.add(.expectationNotIndented, at: line.range, replacing: start..<start, with: "  ")
    case .step:
      order.hasSteps = true
      if !StepParser.isReaction(line, report.source) { order.hasProperSteps = true }
    case .variant:
      report.add(.variantInVariant, at: line.range)
    }
  }

  /// Knowing what a name refers to helps tell a misspelled step from a misspelled class.
  static func declaredNames(
    in lines: [IndentedLine], _ source: SourceText, _ classes: ScenarioClasses
  ) -> [String] {
    var declared: [String] = []
    for line in lines where line.lexemes.count > 1 {
      let first = source[line.lexemes[0].range]
      guard classes[first] != nil || first == "with" else { continue }
      collectNames(line, source: source, into: &declared)
    }
    return declared
  }

  private static func collectNames(
    _ line: IndentedLine, source: SourceText, into names: inout [String]
  ) {
    if line.lexemes.count > 1, line.lexemes[1].kind == .word {
      names.append(source[line.lexemes[1].range])
    }
    for child in line.children { collectNames(child, source: source, into: &names) }
  }
}
