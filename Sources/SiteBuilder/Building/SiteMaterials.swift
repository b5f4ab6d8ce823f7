import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The parts of a site other than its lessons.
struct SiteMaterials: Sendable {
  /// The properties in the site file.
  let settings: SiteProperties
  /// The words of the pages.
  let words: SiteWords
  /// The ledger of facts.
  let ledger: FactLedger
  /// The number of facts in the site's own ledger.
  let ownFactCount: Int
  /// What documents show, with the runs that show it, too.
  let shown: SourceLedger
  /// The conformance reports.
  let conformance: ConformanceLedger
  /// The pictures that the site file names.
  let pictures: SitePictures
  /// The style sheets, scripts, and images.
  let theme: Theme
  /// The templates; `nil` if they have errors.
  let templates: PageTemplates?
  /// The diagnostics of the ledger.
  let ledgerDiagnostics: [Diagnostic]
  /// The diagnostics of the templates and of the author's style sheets.
  let templateDiagnostics: [Diagnostic]

  /// The images for link previews on other sites.
  private let cards: Set<String>

  /// The hash of the templates, the ledger, the reports, the site file, and the names of the preview
  /// images.
  private let hash: ContentHash

  /// Parses the sources, and reports errors in the site file.
  init(_ sources: inout SiteSources, _ problems: inout SourceProblems) {
    let properties = sources.siteFile.map { SiteProperties.read($0) }
    problems.diagnostics += properties?.diagnostics ?? []
    settings = properties?.properties ?? SiteProperties()
    let language = SiteWords.reading(
      settings, in: sources.siteFile, from: sources.languages)
    let words = language.words
    problems.diagnostics += language.diagnostics
    self.words = words
    let reading = FactLedger.read(sources.facts)
    // The scenarios that show the program's own facts are in its course.
    ledger = sources.factsAreLent ? reading.ledger.withoutProofs : reading.ledger
    ledgerDiagnostics = reading.diagnostics
    ownFactCount = sources.factsAreLent ? 0 : ledger.facts.count
    shown = SourceLedger(sources.shown)
    conformance = ConformanceLedger(sources.reports)
    pictures = SitePictures(settings, among: sources.copies, &problems.diagnostics)
    theme = Theme(sources.theme + [words.script].compactMap(\.self), engine: sources.engine)
    var written: [Diagnostic]
    var unused: [Diagnostic] = []
    do throws(InvalidTemplates) {
      templates = try PageTemplates(
        sources.templates, for: PageKinds.records, words: words)
      written = []
      if let templates { unused = UnusedFiles.diagnostics(of: sources, templates) }
    } catch {
      templates = nil
      // If the templates couldn't be read, no more needs to be reported about them.
      let isReportedAlready = sources.templates.isEmpty && !problems.files.isEmpty
      written = isReportedAlready ? [] : error.diagnostics
    }
    for source in sources.templates {
      written += WrittenHTML.diagnostics(ofTemplate: source, allowing: settings.allowed)
    }
    for (_, source) in sources.ownStyles.sorted(by: { $0.key < $1.key }) {
      written += WrittenHTML.diagnostics(ofStyleSheet: source, allowing: settings.allowed)
    }
    written += theme.diagnostics(in: sources.theme)
    templateDiagnostics = written + unused + ContrastCheck.diagnostics(of: sources.styleSheets)
    var hash = ContentHash()
    let texts =
      sources.templates + sources.languages.map(\.source) + sources.facts
      + sources.reports.map(\.source)
    for text in texts + [sources.siteFile].compactMap(\.self) {
      hash.add(text.name)
      hash.add(text.text)
    }
    cards = Set(sources.copies.map(\.file.path).filter { $0.hasPrefix(SiteFrame.cardFolder) })
    for card in cards.sorted() { hash.add(card) }
    self.hash = hash
  }

  /// Returns the properties that determine which pages a site with the given lessons has.
  func parts(of course: Course) -> SiteParts {
    SiteParts(
      course: course, ledger: ledger, shown: shown, isLive: theme.isLive, words: words)
  }

  /// Returns the context for making a course's pages, before anything has been run.
  func pageContext(
    of course: Course, _ templates: PageTemplates, _ facts: FactPage
  ) -> PageContext {
    PageContext(
      course: course, templates: templates, theme: theme, facts: facts, shown: shown, cards: cards,
      pictures: pictures, hash: hash,
      output: { await $0.output(.html(messagePage: "")) })
  }
}
