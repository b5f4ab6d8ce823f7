import LessonMarkdown
import ScenarioFigures
import SourceDiagnostics
import TraceModel

/// A parser for scenario blocks: the name, and what the page shows of the run.
package struct ScenarioFenceParser {
  /// The language that marks a block of code as a scenario.
  package static let language = "scenario"

  /// The keys of the options that can follow the name.
  static let options = [
    "fails", "title", "show", "pin", "hide", "group", "skip", "topics", "facts", "without",
  ]

  let fence: Fence
  let lesson: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  /// Returns the scenario, or `nil` if the block isn't one.
  mutating func read() -> LessonScenario? {
    guard let language = fence.information.language else { return nil }
    guard language.text == Self.language else {
      if let meant = Fence.runLanguage(like: language.text) {
        report(
          .misspelledBlockLanguage(language.text, suggestion: meant), at: language.range,
          replacement: meant
        )
      }
      return nil
    }
    var scenario = LessonScenario(nameRange: language.range, source: sourceText)
    scenario.fenceIndex = fence.index
    scenario.opening = lesson[lesson.lineRange(at: fence.range.lowerBound)]
    scenario.lineOffsets = fence.lineOffsets
    readArguments(into: &scenario)
    for option in fence.information.options { read(option, into: &scenario) }
    for option in fence.information.options { checkEffect(of: option, on: scenario) }
    return scenario
  }

  /// Reports a choice of lanes that doesn't affect any of the shown figures.
  private mutating func checkEffect(
    of option: FenceInformation.Option, on scenario: LessonScenario
  ) {
    guard let changed = FigureKind.changed(by: option.key.text), let shown = scenario.figures,
      !shown.contains(where: changed.contains)
    else { return }
    report(
      .optionWithoutEffect(option.key.text, figures: changed.map(\.rawValue)), at: option.key.range)
  }

  private mutating func readArguments(into scenario: inout LessonScenario) {
    let words = fence.information.arguments
    guard let name = words.first else {
      report(.missingScenarioName, at: scenario.nameRange)
      return
    }
    scenario.name = name.text
    scenario.nameRange = name.range
    if !name.isForAddresses { report(.unsuitableScenarioName(name.text), at: name.range) }
    for word in words.dropFirst() {
      if word.text == "fails" {
        scenario.mustFail = true
      } else {
        let meant = Suggestion.nearest(to: word.text, among: ["fails"])
        report(
          .unknownScenarioWord(word.text, suggestion: meant), at: word.range, replacement: meant)
      }
    }
  }

  private mutating func read(
    _ option: FenceInformation.Option, into scenario: inout LessonScenario
  ) {
    switch option.key.text {
    case "fails":
      scenario.mustFail = true
      let start = option.values.first?.range.lowerBound ?? option.key.range.lowerBound
      let end = option.values.last?.range.upperBound ?? option.key.range.upperBound
      scenario.expectedFailure = FenceText(text: option.value, range: start..<end, lesson: lesson)
    case "title":
      scenario.title = option.value
    case "show":
      scenario.figures = figures(option.values)
    case "facts":
      scenario.facts = option.values.map { NamedFact(number: $0.text, range: $0.range) }
    case "without":
      scenario.suspendedFacts = option.values.map { NamedFact(number: $0.text, range: $0.range) }
    case "skip":
      scenario.skipReason = option.value
    case "pin":
      scenario.pinned = option.values.map {
        FenceText(text: $0.text, range: $0.range, lesson: lesson)
      }
    case "hide":
      scenario.hidden = option.values.map {
        FenceText(text: $0.text, range: $0.range, lesson: lesson)
      }
    case "group":
      scenario.groups = groups(option)
    case "topics":
      scenario.topics = topics(option.values)
    case let key:
      let meant = Suggestion.nearest(to: key, among: Self.options)
      report(
        .unknownScenarioOption(key, suggestion: meant), at: option.key.range, replacement: meant)
    }
  }

  private mutating func figures(_ words: [FenceInformation.Word]) -> [FigureKind] {
    if words.count == 1, words[0].text == "none" { return [] }
    var figures: [FigureKind] = []
    for word in words {
      if let figure = FigureKind(rawValue: word.text) {
        if !figures.contains(figure) { figures.append(figure) }
      } else if word.text == "none" {
        report(.noneWithFigures, at: word.range)
      } else {
        let meant = Suggestion.nearest(to: word.text, among: FigureKind.allCases.map(\.rawValue))
        report(.unknownFigure(word.text, suggestion: meant), at: word.range, replacement: meant)
      }
    }
    return figures
  }

  /// Parses any number of groups, each of which is names and a title after `as`.
  private mutating func groups(_ option: FenceInformation.Option) -> [LaneGroup] {
    var groups: [LaneGroup] = []
    var names: [FenceText] = []
    var words = option.values[...]
    while let word = words.popFirst() {
      guard word.text == "as", !names.isEmpty, let title = words.popFirst() else {
        names.append(FenceText(text: word.text, range: word.range, lesson: lesson))
        continue
      }
      groups.append(LaneGroup(names: names, title: title.text))
      names = []
    }
    if let rest = names.first { report(.missingGroupTitle, at: rest.range) }
    return groups
  }

  private mutating func topics(_ words: [FenceInformation.Word]) -> [TraceTopic] {
    var topics: [TraceTopic] = []
    for word in words {
      if let topic = TraceTopic(word: word.text) {
        topics.append(topic)
      } else {
        let meant = Suggestion.nearest(to: word.text, among: TraceTopic.allCases.map(\.word))
        report(.unknownTopic(word.text, suggestion: meant), at: word.range, replacement: meant)
      }
    }
    return topics
  }

  /// The block's content as a separate text whose diagnostics have the lesson's locations.
  private var sourceText: SourceText {
    let start = fence.lineOffsets.first ?? fence.range.lowerBound
    let place = lesson.place(at: start)
    return SourceText(
      name: lesson.name, text: fence.content, firstLine: place.line, indentation: place.column - 1)
  }

  private mutating func report(
    _ message: DiagnosticMessage, at range: Range<Int>, replacement: String? = nil
  ) {
    diagnostics.append(Diagnostic(message, at: range, in: lesson, replacement: replacement))
  }
}

extension FenceInformation.Word {
  /// Whether a name can be in a URL unescaped.
  var isForAddresses: Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
