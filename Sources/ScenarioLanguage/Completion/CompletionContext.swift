import SourceDiagnostics
import TouchEngine

/// What surrounds a position in a scenario, which decides the words that fit there.
struct CompletionContext {
  /// The words and marks before the position on its line.
  private let before: [String]

  /// The part of the scenario that the first-level line above belongs to; `nil` at the beginning.
  private let part: LineClass?

  /// Whether the line is indented under that line.
  private let isNested: Bool

  private let names: NameTable

  private var classes: ScenarioClasses { names.classes }

  /// Reads the lines around an offset at which a word begins or could begin.
  init(
    _ source: SourceText, _ lexemes: [Lexeme], at offset: Int, classes: ScenarioClasses
  ) {
    let line = source.lineRange(at: offset)
    let earlier = lexemes.filter {
      $0.range.lowerBound >= line.lowerBound && $0.range.upperBound <= offset
        && $0.kind != .space && $0.kind != .lineBreak && $0.kind != .hiddenMark
    }
    before = earlier.map { source[$0.range] }

    let report = DiagnosticReport(source)
    let indented = IndentedText(lexemes, of: source, report: report)
    let lines = VariantSections(indented.lines, report: report).allLines
    names = ScenarioParser(sections: [lines], classes: classes, report: report).names
    let start = earlier.first?.range.lowerBound ?? offset
    let parent = lines.last { $0.range.lowerBound < start }
    let declared = names
    part = parent.map { LineClass($0, source: source, classes: classes) { declared[$0] != nil } }
    isNested = parent.map { start - line.lowerBound > $0.indentation } ?? false
  }

  /// The words that fit at the position, the likeliest first.
  var candidates: [Completions.Candidate] {
    if let property = propertyBeforeValue { return plain(values(of: property)) }
    if part == .expectation, isNested { return inExpectation }
    guard let first = before.first else { return plain(atBeginning) }
    if let elementClass = classes[first] {
      // The second word is a new name.
      return before.count == 1 ? [] : properties(of: elementClass)
    }
    if let elementClass = names[first]?.elementClass {
      return before.count == 1
        ? plain(classes.eventWords(of: elementClass) + Highlighter.keywords)
        : plain(elementNames + Highlighter.keywords)
    }
    return plain(eventsOfReaction + elementNames + Highlighter.keywords)
  }

  // MARK: Parts

  private var atBeginning: [String] {
    let declarable = classes.all.filter { $0.canBeDeclared }
    let ofViews = declarable.filter { $0.kind == .view || $0.kind == .recognizer }
    let others = declarable.filter { $0.kind != .view && $0.kind != .recognizer }
    let classes = (ofViews + others).map { $0.name }
    let verbs = LineClass.stepVerbs + elementNames
    let sections = ["expect", "variant", "with"]
    let parts = ["delegate", "implements", "override"]
    if isNested, part == .scene { return classes + parts + elementNames }
    return part == nil || part == .scene ? classes + verbs + sections : verbs + sections + classes
  }

  private var inExpectation: [Completions.Candidate] {
    let openings = ExpectationStatement.Opening.allCases.map { $0.rawValue }
    let hasOpening = before.first.map { openings.contains($0) } ?? false
    let subject = before.dropFirst(hasOpening ? 1 : 0)
    guard let first = subject.first else {
      let others = ["finger", "hit", "before"] + (before.isEmpty ? openings : [])
      return plain(elementNames + others)
    }
    guard subject.count == 1 else { return plain(elementNames + Highlighter.keywords) }
    if let elementClass = names[first]?.elementClass {
      return plain(events(of: elementClass))
    }
    return plain(EventVocabulary.words(ofBystander: first) ?? elementNames + classes.eventWords)
  }

  /// The events of the element that a reaction names, as in `when button fires: `.
  private var eventsOfReaction: [String] {
    guard before.count == 2, before[0] == "when" else { return [] }
    return names[before[1]]?.elementClass.map { events(of: $0) } ?? []
  }

  /// The events of a class's objects, beginning with those that follow from touches.
  private func events(of elementClass: ClassDescription) -> [String] {
    let words = classes.eventWords(of: elementClass)
    let ofTouches = words.filter { EventVocabulary.ofTouches.contains($0) }
    return ofTouches + words.filter { !EventVocabulary.ofTouches.contains($0) }
  }

  private func properties(of elementClass: ClassDescription) -> [Completions.Candidate] {
    let unwritten = elementClass.settableProperties.filter { !before.contains($0.name) }
    // A class's own properties are likelier than the many inherited ones.
    return unwritten.reversed().map { Completions.Candidate(word: $0.name, ending: ": ") }
  }

  /// The property whose value is at the position.
  private var propertyBeforeValue: Property? {
    guard before.count >= 3, before.last == ":" || before.last == "=" else { return nil }
    let name = before[before.count - 2]
    let elementClass = classes[before[0]] ?? names[before[0]]?.elementClass
    return elementClass?.property(named: name)
  }

  private func values(of property: Property) -> [String] {
    switch property.kind {
    case .boolean: ["true", "false"]
    case .words(let words): words
    case .object, .objects: elementNames + ["nil"]
    default: []
    }
  }

  /// The names of the setup, and then those that exist by default.
  private var elementNames: [String] { names.entries.map { $0.name } }

  private func plain(_ words: [String]) -> [Completions.Candidate] {
    words.map { Completions.Candidate(word: $0) }
  }
}
