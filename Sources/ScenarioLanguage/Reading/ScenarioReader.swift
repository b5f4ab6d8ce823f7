import SourceDiagnostics

/// Reads the three parts of a scenario from the outline of its text.
struct ScenarioReader {
  let report: DiagnosticReport
  private var sceneLines: [OutlineLine] = []
  private var stepLines: [OutlineLine] = []
  private var blocks: [(line: OutlineLine, strays: [OutlineLine])] = []
  /// The names that the scene declares.
  let names: NameTable

  init(outline: Outline, report: DiagnosticReport) {
    self.report = report
    // What a name stands for helps to tell a misspelt step from a misspelt class.
    var declared: [String] = []
    for line in outline.lines where line.lexemes.count > 1 {
      guard ElementClass(name: report.source[line.lexemes[0].range]) != nil else { continue }
      Self.collectNames(line, source: report.source, into: &declared)
    }
    var classified: [(line: OutlineLine, part: LineClass)] = []
    for line in outline.lines {
      let part = LineClass(line, source: report.source) { declared.contains($0) }
      classified.append((line, part))
    }
    for (line, part) in classified {
      switch part {
      case .scene:
        if !blocks.isEmpty || !stepLines.isEmpty { report.add(.sceneAfterSteps, at: line.range) }
        sceneLines.append(line)
      case .expectation:
        blocks.append((line, []))
      case .step:
        if blocks.isEmpty {
          stepLines.append(line)
        } else if LineClass.stepVerbs.contains(report.source[line.lexemes[0].range]) {
          report.add(.stepAfterExpectations, at: line.range)
          stepLines.append(line)
        } else {
          let start = line.range.lowerBound
          report.add(
            .expectationNotIndented, at: line.range, replacing: start..<start, with: "  ")
          blocks[blocks.count - 1].strays.append(line)
        }
      }
    }
    names = NameTable(sceneLines: sceneLines, report: report)
  }

  func read() -> Scenario {
    let scene = SceneReader(names: names, report: report).read(sceneLines)
    var steps: [Step] = []
    for line in stepLines {
      StepReader.read(line, names: names, report: report, into: &steps)
    }
    var expectations: [ExpectationBlock] = []
    for (line, strays) in blocks {
      let reader = ExpectationReader(names: names, report: report)
      expectations.append(reader.read(line, strays: strays))
    }
    return Scenario(
      source: report.source, scene: scene, steps: steps, expectations: expectations)
  }

  private static func collectNames(
    _ line: OutlineLine, source: SourceText, into names: inout [String]
  ) {
    if line.lexemes.count > 1, line.lexemes[1].kind == .word {
      names.append(source[line.lexemes[1].range])
    }
    for child in line.children { collectNames(child, source: source, into: &names) }
  }
}
