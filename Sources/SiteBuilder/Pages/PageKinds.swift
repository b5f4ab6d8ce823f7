/// All kinds of pages of a site.
enum PageKinds {
  /// The pages outside the course, in the order in which every page links to them.
  static let all: [any PageKind.Type] = [
    NotFound.self, Home.self, ContentsPages.self, FactPage.self, RowPage.self, Glossary.self,
    Playground.self,
    LanguagePage.self,
    DiagnosticPage.self, EventPage.self, PropertyPage.self, NamePage.self, CoursePage.self,
    SearchPage.self, OtherPages.self,
  ]

  /// The kinds of records that have a template.
  static var records: [any RenderedRecord.Type] {
    let parts: [any RenderedRecord.Type] = [
      LessonPage.self, ScenarioSection.self, QuizSection.self, ChallengeSection.self,
      RedirectPage.self, RunPage.self,
    ]
    var names: Set<String> = []
    return (all.flatMap { $0.records } + parts).filter { names.insert($0.template).inserted }
  }

  /// Returns the links to the pages that a site has.
  static func links(in site: SiteParts) -> [PageLink] { all.flatMap { $0.links(in: site) } }

  /// Returns the links whose pages have Markdown versions.
  static func twinned(_ links: [PageLink], in site: SiteParts) -> [PageLink] {
    let twinned = Set(all.filter { $0.hasTwin }.flatMap { $0.paths(in: site) })
    return links.filter { twinned.contains($0.path.text) }
  }
}
