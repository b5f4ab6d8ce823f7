import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// How much of everything a build has found.
struct SiteCounts: Sendable {
  var lessons = 0
  var scenarios = 0
  var expectations = 0
  var facts = 0
  /// Whether a page of the site explains messages.
  var hasMessagePage = false
}

/// What a site is made with beside its lessons.
struct SiteMaterials: Sendable {
  /// What the site file says.
  let settings: SiteProperties
  /// The ledger of facts.
  let ledger: FactLedger
  /// The style sheets, scripts and pictures.
  let theme: Theme
  /// The templates; `nil` when something is wrong with them.
  let templates: PageTemplates?
  /// What is wrong with the ledger.
  let ledgerDiagnostics: [Diagnostic]
  /// What is wrong with the templates.
  let templateDiagnostics: [Diagnostic]

  /// The pictures with which other sites show links to pages.
  private let cards: Set<String>

  /// A number for the texts of the templates, of the ledger and of the site file, and for the names of cards.
  private let hash: ContentHash

  /// Reads what was found in the sources; what is wrong with the site file is reported.
  init(_ sources: inout SiteSources, _ problems: inout SourceProblems) {
    let properties = sources.siteFile.map { SiteProperties.read($0) }
    problems.diagnostics += properties?.diagnostics ?? []
    settings = properties?.properties ?? SiteProperties()
    (ledger, ledgerDiagnostics) = FactLedger.read(sources.facts)
    theme = Theme(sources.theme, engine: sources.engine)
    do throws(InvalidTemplates) {
      templates = try PageTemplates(sources.templates, for: PageKinds.records)
      templateDiagnostics = []
    } catch {
      templates = nil
      // Of templates that could not be read nothing more needs to be said.
      let isToldEnough = sources.templates.isEmpty && !problems.files.isEmpty
      templateDiagnostics = isToldEnough ? [] : error.diagnostics
    }
    var hash = ContentHash()
    for text in sources.templates + sources.facts + [sources.siteFile].compactMap(\.self) {
      hash.add(text.name)
      hash.add(text.text)
    }
    cards = Set(sources.copies.map(\.file.path).filter { $0.hasPrefix(SiteFrame.cardFolder) })
    for card in cards.sorted() { hash.add(card) }
    self.hash = hash
  }

  /// What decides which pages a site of some lessons has.
  func parts(of course: Course) -> SiteParts {
    SiteParts(course: course, ledger: ledger, isLive: theme.isLive)
  }

  /// What the pages of a course are made from, before anything has been run.
  func pageContext(
    of course: Course, _ templates: PageTemplates, _ facts: FactPage
  ) -> PageContext {
    PageContext(
      course: course, templates: templates, theme: theme, facts: facts, cards: cards, hash: hash,
      output: { await $0.output(.html(messagePage: "")) })
  }
}
