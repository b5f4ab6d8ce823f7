import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The first page of the site: an introduction, and the course's contents.
struct HomePage: Sendable {
  /// The path of the page.
  var path: SitePath = "index.html"
  /// The introduction, as HTML; empty to leave it to the template.
  var introductionHTML: String = ""
  /// The first lesson; `nil` if there is none.
  var first: PageLink?
  /// Readers' problems, each with a link to the lesson that solves it.
  var problems: [Problem] = []
  /// The page as Markdown; `nil` if it doesn't exist.
  var twin: SitePath?
  /// The author's own values for the page.
  var own: [OwnValue] = []
}

extension HomePage {
  /// A lesson's symptom, chosen for the first page.
  struct Problem: TemplateRecord, Sendable {
    var phrase: String
    var path: SitePath

    static let fields: [TemplateField<Self>] = [
      .text("phrase") { $0.phrase },
      .address("address") { $0.path },
    ]
  }
}

extension HomePage: TemplatePage {
  static let template = "home"
  var documentTitle: String? { nil }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .flag("hasIntroduction") { !$0.introductionHTML.isEmpty },
    .html("introduction") { $0.introductionHTML },
    .record("first") { $0.first },
    .flag("hasProblems") { !$0.problems.isEmpty },
    .list("problems") { $0.problems },
  ]
}

/// The first page of the site.
enum Home: PageKind {
  static let path = "index.html"
  static let owner = "the site's first page"
  static let records: [any RenderedRecord.Type] = [HomePage.self]

  static func title(in site: SiteParts) -> String? { nil }

  static func isReserved(in site: SiteParts) -> Bool { site.course.introduction == nil }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let introduction = context.course.introduction
    let shown = introduction.flatMap { context.shown[$0.path] } ?? ShownScenarios()
    let page = HomePage(
      path: SitePath(path),
      introductionHTML: introduction.map {
        String(decoding: context.body(of: $0, showing: shown, at: path), as: UTF8.self)
      } ?? "",
      first: context.link(to: 0), problems: problems(in: context.course),
      twin: introduction == nil ? nil : SitePath(MarkdownTwin.path(ofPage: path)),
      own: introduction?.lesson.properties.own ?? [])
    let html = context.templates.file(of: page, in: context.frame)
    return [html] + (introduction.map { [context.twin(of: $0, showing: shown, at: path)] } ?? [])
  }

  /// Returns the symptoms on the first page, with their lessons.
  private static func problems(in course: Course) -> [HomePage.Problem] {
    let symptoms = course.introduction?.lesson.properties.symptoms ?? []
    return symptoms.compactMap { phrase in
      course.lessons.first { $0.lesson.lesson.properties.symptoms.contains(phrase) }
        .map { HomePage.Problem(phrase: phrase, path: SitePath($0.path)) }
    }
  }

  /// Checks that each symptom on the first page belongs to a lesson.
  static func diagnostics(of course: Course) -> [Diagnostic] {
    guard let introduction = course.introduction else { return [] }
    let known = course.lessons.flatMap(\.lesson.lesson.properties.symptoms)
    let properties = introduction.lesson.properties
    return zip(properties.symptoms, properties.symptomRanges).compactMap { phrase, range in
      guard !known.contains(phrase) else { return nil }
      let nearest = Suggestion.nearest(to: phrase, among: known)
      return Diagnostic(
        .unknownSymptom(phrase, suggestion: nearest), at: range, in: introduction.source,
        replacement: nearest)
    }
  }
}
