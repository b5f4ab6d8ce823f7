import LessonMarkdown
import ScenarioFigures
import ScenarioLanguage

/// The page of a run.
struct RunPage: Sendable {
  /// The run.
  var run: WholeRun
  /// The lesson that the run belongs to.
  var lesson: PageLink
  /// The facts that the scenario shows.
  var facts: [FactEntry]
  /// The lesson's run before this one.
  var previous: PageLink?
  /// The lesson's run after this one.
  var next: PageLink?
  /// The words of the page.
  var words: SiteWords
}

extension RunPage: TemplatePage {
  static let template = "run"
  var path: SitePath { run.path }
  var documentTitle: String? { run.section.title ?? run.section.name }
  var description: String? {
    let title = run.section.title ?? run.section.name
    return words(.runDescription, ["title": title, "lesson": lesson.title])
  }
  var cardPage: SitePath { lesson.path }
  var hasSidebar: Bool { false }

  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.run.section.identifier },
    .text("title") { $0.run.section.title ?? $0.run.section.name },
    .record("lesson") { $0.lesson },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
    .optionalText("verdict") { $0.run.section.verdict },
    .optionalText("remark") { $0.run.section.remark },
    .list("conformance") { $0.run.section.marks },
    .record("failure", of: [.html("failureListing") { $0 }]) { $0.run.section.failureHTML },
    .list("screens") { $0.run.screens },
    .html("listing") { $0.run.section.listingHTML + ($0.run.section.expectationsHTML ?? "") },
    .flag("hasExpectations") { !$0.run.expectations.isEmpty },
    .list("expectationLists", of: ExpectationList.fields) { page in
      page.run.expectations.map { ExpectationList.Shown(list: $0, words: page.words) }
    },
    .list("partings", of: [.text("sentence") { $0 }]) { $0.run.section.partings },
    .list("runParts", of: WholeRun.Part.fields) { page in
      page.run.parts.map { WholeRun.Part.Shown(part: $0, words: page.words) }
    },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("facts") { $0.facts },
    .optionalText("silent") { $0.run.silent },
    .flag("hasFix") { $0.run.repair != nil },
    .record("repair", of: RunRepair.fields) { page in
      page.run.repair.flatMap { $0.triedCount > 0 ? $0 : nil }
    },
    .text("code") { $0.run.code.text },
    .flag("hasOmissions") { !$0.run.code.omissions.isEmpty },
    .list("omissions", of: [.html("omission") { QuotedCode($0).html }]) { $0.run.code.omissions },
    .record("runLive") { $0.run.section.live },
  ]
}

extension RunRepair {
  fileprivate static let fields: [TemplateField<RunRepair>] = [
    .text("count") { "\($0.triedCount)" },
    .record("change", of: [.html("changeTitle") { QuotedCode($0).html }]) {
      $0.title.isEmpty ? nil : $0.title
    },
    .text("difference") { $0.difference.joined(separator: "\n") },
  ]
}

extension WholeRun.Part {
  /// A part with its words.
  struct Shown: Sendable {
    var part: WholeRun.Part
    var words: SiteWords
  }

  static let fields: [TemplateField<Shown>] = [
    .text("partKind") { $0.part.kind.rawValue },
    .text("partTitle") { $0.words($0.part.title) },
    .optionalText("note") { $0.part.note },
    .flag("isComparison") { $0.part.kind == .compare },
    .list("figures") { $0.part.figures },
  ]
}

extension ExpectationList {
  /// A list with its words.
  struct Shown: Sendable {
    var list: ExpectationList
    var words: SiteWords
  }

  /// A line with its words.
  struct ShownLine: Sendable {
    var line: Line
    var words: SiteWords

    /// What is said when no step decided, or after the steps.
    var remark: String? {
      switch line.outcome {
      case .unreached: return words(.runUnreached)
      case .unmet where line.steps.isEmpty: return nil
      case .met, .unmet: break
      }
      if line.moreSteps > 0 { return words(.runMoreSteps, ["count": "\(line.moreSteps)"]) }
      guard line.steps.isEmpty else { return nil }
      switch line.place {
      case .belowEvent: return words(.runAtEnd)
      case .inList, .wholeRun: return words(.runAllSteps)
      }
    }
  }

  /// A step as a template shows it.
  private static let step: [TemplateField<(step: Step, words: SiteWords)>] = [
    .optionalText("row") { $0.step.row },
    .text("moment") { shown in
      guard let number = shown.step.number else { return shown.step.time }
      return shown.words(.momentAtStep, ["time": shown.step.time, "step": "\(number)"])
    },
  ]

  private static let line: [TemplateField<ShownLine>] = [
    .text("outcome") { $0.line.outcome.rawValue },
    .flag("isUnmet") { $0.line.outcome == .unmet },
    .text("line") { $0.line.text },
    .list("steps", of: step) { shown in shown.line.steps.map { ($0, shown.words) } },
    .optionalText("lineRemark") { $0.remark },
  ]

  static let fields: [TemplateField<Shown>] = [
    .optionalText("variant") { $0.list.variant.isEmpty ? nil : $0.list.variant },
    .list("lines", of: line) { shown in
      shown.list.lines.map { ShownLine(line: $0, words: shown.words) }
    },
  ]
}
