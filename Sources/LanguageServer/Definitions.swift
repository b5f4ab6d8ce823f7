import LessonMarkdown
import LessonRunner
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics

/// A search for the place where something in a document is declared.
struct Definitions {
  /// A range of a text, which may be part of a file.
  struct Place {
    var range: Range<Int>
    var source: SourceText
  }

  /// The document.
  let reading: DocumentReading

  /// The facts that it can name.
  let ledger: FactLedger

  /// Returns the text of a file.
  let source: (String) -> SourceText?

  /// Returns what's declared at an offset of the document, or `nil` if nothing is.
  func place(at offset: Int) -> Place? {
    if let (scenario, _, inner) = reading.scenario(at: offset),
      let place = place(in: scenario, at: inner)
    {
      return place
    }
    if let word = DocumentWord(reading.source, at: offset), let fact = ledger[word.text],
      let source = ledger.subject(ofFact: word.text)?.source
    {
      return Place(range: fact.range, source: source)
    }
    return scenarioOfExercise(at: offset) ?? target(ofLinkAt: offset)
  }

  private func place(in scenario: LessonScenario, at offset: Int) -> Place? {
    let resolver = scenario.library.resolver()
    let used = SceneUses.names(in: scenario.source)
    let line = scenario.source[scenario.source.lineRange(at: offset)]
    if let name = used.first(where: { line.contains($0) && line.contains("scene") }),
      let source = resolver.text(name, scenario.source)
    {
      return Place(range: source.lineRange(at: 0), source: source)
    }
    guard let word = ScenarioWord(scenario.source, at: offset) else { return nil }
    let included = ParsedScenario(scenario.source, resolver: resolver).includedSources
    for source in [scenario.source] + included {
      if let range = SceneNames.declaration(of: word.text, in: source, classes: .course) {
        return Place(range: range, source: source)
      }
    }
    return nil
  }

  /// Returns the scenario whose name the head of a quiz or a challenge gives.
  private func scenarioOfExercise(at offset: Int) -> Place? {
    for exercise in reading.lesson?.exercises ?? [] {
      let range = exercise.head.scenario.range
      guard range.lowerBound <= offset, offset <= range.upperBound,
        let scenario = exercise.scenario(among: reading.scenarios)
      else { continue }
      return Place(range: scenario.nameRange, source: reading.source)
    }
    return nil
  }

  /// Returns the lesson, the heading, or the scenario that a link leads to.
  private func target(ofLinkAt offset: Int) -> Place? {
    guard let link = reading.lesson?.lesson.links.first(where: { $0.range.contains(offset) })
    else { return nil }
    let parts = link.destination.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = reading.source.name
    let path =
      parts[0].isEmpty
      ? name
      : (name.hasPrefix("/") ? "/" : "")
        + (ContentPath.resolve(String(parts[0]), besides: name) ?? "")
    guard let target = source(path) else { return nil }
    let file = LessonFile(path: path, shownPath: path, bytes: target.bytes)
    guard parts.count > 1, ContentPath.isLesson(path) else {
      return Place(range: 0..<0, source: target)
    }
    let lesson = LessonReading.lesson(in: file, allowsRawHTML: true).lesson
    let heading = lesson.lesson.headings.first { $0.identifier == parts[1] }?.range
    let scenario = lesson.scenarios.first { $0.fragment == parts[1] }?.nameRange
    return Place(range: heading ?? scenario ?? 0..<0, source: target)
  }
}
