import FileSystem
import LessonMarkdown
import LessonRunner

/// The stage that makes the facts page, or, if there are too many facts for one page, an index of
/// numbers and a page for each subject.
struct FactPage {
  /// The path of the page, which has every fact's number.
  static let path = PagePath.facts

  /// The maximum number of facts on one page.
  private static let pageLimit = 100

  let checking: FactChecking
  /// The words of the page.
  var words = SiteWords.english
  /// The conformance reports.
  let conformance: ConformanceLedger

  /// The complete ledger.
  var list: FactList {
    FactList(
      path: SitePath(Self.path), counts: counts,
      subjects: checking.ledger.subjects.map(subject))
  }

  /// Returns the page of a subject, or the page with all facts if they fit.
  private static func path(of subject: FactLedger.Subject, in ledger: FactLedger) -> SitePath {
    SitePath(isSplit(ledger) ? "facts/\(subject.name).html" : path)
  }

  private static func isSplit(_ ledger: FactLedger) -> Bool {
    ledger.subjects.map(\.facts.count).reduce(0, +) > pageLimit
  }

  /// Returns the page, whose body a template renders from the ledger.
  func page(of list: FactList, with templates: PageTemplates) -> ReferencePage {
    ReferencePage(
      path: SitePath(Self.path), title: words(.facts), summary: words(.factsSummary),
      contents: list.subjects.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: Self.path)))
  }

  /// Returns the fact with a number in the form that the end of a lesson lists.
  func entry(for number: String) -> FactEntry {
    guard let fact = checking.ledger[number] else { return FactEntry(identifier: number) }
    return FactEntry(
      identifier: number, claim: fact.claim, evidence: evidence(of: fact),
      page: page(ofFact: number))
  }

  private func page(ofFact number: String) -> SitePath? {
    checking.ledger.subject(ofFact: number).map { Self.path(of: $0, in: checking.ledger) }
  }

  /// Returns the URL of the fact with a number from a page, or `nil` if it isn't in the ledger.
  func address(ofFact number: String, from page: SitePath) -> String? {
    self.page(ofFact: number).map { page.address(of: $0) + "#" + number }
  }

  private var counts: [FactCount] {
    let statuses = checking.ledger.facts.map(checking.status(of:))
    return FactStatus.allCases.map { status in
      FactCount(
        status: status.rawValue, meaning: words(Self.meaning(of: status)),
        count: statuses.count { $0 == status })
    } + [guarded]
  }

  private var guarded: FactCount {
    FactCount(
      status: "guarded", meaning: words(.factsGuarded),
      count: checking.ledger.facts.count { !$0.rules.isEmpty })
  }

  private func subject(_ subject: FactLedger.Subject) -> FactSubject {
    FactSubject(
      identifier: subject.name, title: subject.title, facts: subject.facts.map(description))
  }

  private func description(of fact: Fact) -> FactDescription {
    let status = checking.status(of: fact)
    return FactDescription(
      number: fact.number, claim: fact.claim, evidence: evidence(of: fact),
      sources: fact.sources.map { SourceEntry($0) }, contradiction: fact.contradiction,
      contest: fact.contest,
      status: status.rawValue,
      statusWords: words(Self.sentence(for: status)), rules: fact.rules,
      proofs: checking.proofs(of: fact).compactMap(proof),
      marks: conformance.marks(ofScenarios: checking.proofs(of: fact).map(\.text))
        .map { ConformanceMark($0, words) },
      omission: fact.omission)
  }

  private func proof(_ proof: Fact.Proof) -> FactDescription.Proof? {
    guard let lesson = checking.lesson(of: proof),
      let scenario = lesson.scenarios.first(where: { $0.name == proof.scenario })
    else { return nil }
    return FactDescription.Proof(
      title: words(
        .placeInLesson,
        ["lesson": lesson.lesson.properties.title, "place": scenario.title ?? scenario.name]),
      path: SitePath(PagePath.page(ofLesson: lesson.path)), fragment: scenario.fragment)
  }

  private static func sentence(for status: FactStatus) -> Word {
    switch status {
    case .shown: .factShown
    case .tested: .factTested
    case .omitted: .factOmitted
    case .untested: .factUntested
    }
  }

  private static func meaning(of status: FactStatus) -> Word {
    switch status {
    case .shown: .factsShown
    case .tested: .factsTested
    case .omitted: .factsOmitted
    case .untested: .factsUntested
    }
  }

  /// Returns what a fact rests on, and whether that is contested.
  private func evidence(of fact: Fact) -> String {
    let kinds = fact.evidence.map { kind -> Word in
      switch kind {
      case .documented: .evidenceDocumented
      case .observed: .evidenceObserved
      case .reverseEngineered: .evidenceReversed
      case .widelyReported: .evidenceReported
      }
    }
    return (kinds + (fact.contest == nil ? [] : [.evidenceContested])).map { words($0) }
      .joined(separator: words(.listSeparator))
  }
}

extension FactPage: PageKind {
  static let owner = "the site's page of facts"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self, FactList.self]
  static let isMain = true

  static func title(in site: SiteParts) -> String? { site.words(.facts) }

  static func isPart(of site: SiteParts) -> Bool { !site.ledger.isEmpty }

  static func paths(in site: SiteParts) -> [String] {
    [path]
      + (isSplit(site.ledger) ? site.ledger.subjects : [])
      .map { Self.path(of: $0, in: site.ledger).text }
  }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let facts = context.facts
    let ledger = facts.checking.ledger
    var list = facts.list
    let twin = SiteFile(
      path: MarkdownTwin.path(ofPage: path),
      text: ReferenceTwin.text(of: facts.page(of: list, with: context.templates), list, facts.words)
    )
    var pages: [ReferencePage] = []
    for (place, subject) in ledger.subjects.enumerated() {
      let page = Self.path(of: subject, in: ledger)
      for fact in subject.facts {
        index.add(.fact, fact.number, fact.claim, at: page.text, fact.number)
      }
      guard isSplit(ledger) else { continue }
      let own = FactList(path: page, counts: [], subjects: [list.subjects[place]])
      pages.append(
        ReferencePage(
          path: page, title: subject.title,
          summary: context.words(.factSubjectSummary),
          contents: [],
          bodyHTML: context.templates.html(of: own, on: page),
          subjects: ledger.subjects.map {
            PageLink(title: $0.title, path: Self.path(of: $0, in: ledger))
          }))
      list.subjects[place].page = page
    }
    pages.append(facts.page(of: list, with: context.templates))
    return pages.map { context.templates.file(of: $0, in: context.frame) } + [twin]
  }
}
