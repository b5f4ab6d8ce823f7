private import Mustache
import SourceDiagnostics
private import Synchronization

/// The templates of a site, checked: every name in them is there, so that no page has a hole.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// The names that each template asks for, in the templates that it includes, too.
  private let names: [String: Set<String>]

  /// What of a page of the course its template asks for; making the list of all lessons for each of
  /// a thousand pages would take most of a build's time.
  private let lessonFields: [TemplateField<FramedPage<LessonPage>>]

  /// The outlines of pages so far.
  private let outlines = OutlineTable()

  /// Whether no template has the characters that mark an outline's slots.
  private let haveOutlines: Bool

  /// Reads templates and checks them against the values of every kind of page.
  ///
  /// - Parameter sources: The templates; each is named by its file's name without `.mustache`.
  /// - Throws: All mistakes at once.
  init(_ sources: [SourceText]) throws(InvalidTemplates) {
    var templates: [String: TemplateChecker.Template] = [:]
    var diagnostics: [Diagnostic] = []
    var library = MustacheLibrary()
    for source in sources {
      let name = Self.name(of: source)
      let read = TemplateReader.read(source)
      diagnostics += read.diagnostics
      if templates.updateValue(.init(source: source, nodes: read.nodes), forKey: name) != nil {
        diagnostics.append(Diagnostic(.duplicateTemplate(name), at: nil, in: source))
      }
      guard read.diagnostics.isEmpty else { continue }
      do {
        try library.register(source.text, named: name)
      } catch {
        diagnostics.append(Diagnostic(.rejectedByMustache("\(error)"), at: nil, in: source))
      }
    }
    var checker = TemplateChecker(templates: templates)
    checker.check(HomePage.template, shapes: FramedPage<HomePage>.shapes)
    checker.check(LessonPage.template, shapes: FramedPage<LessonPage>.shapes)
    checker.check(ReferencePage.template, shapes: FramedPage<ReferencePage>.shapes)
    checker.check(NotFoundPage.template, shapes: FramedPage<NotFoundPage>.shapes)
    checker.check(PlaygroundPage.template, shapes: FramedPage<PlaygroundPage>.shapes)
    checker.check(Self.scenarioTemplate, shapes: ScenarioSection.shapes)
    checker.check(Self.factsTemplate, shapes: FactList.shapes)
    checker.check(Self.entriesTemplate, shapes: ReferenceList.shapes)
    checker.check(Self.coursePageTemplate, shapes: CourseText.shapes)
    checker.check(Self.quizTemplate, shapes: QuizSection.shapes)
    checker.check(Self.challengeTemplate, shapes: ChallengeSection.shapes)
    checker.check(RedirectPage.template, shapes: FramedPage<RedirectPage>.shapes)
    diagnostics += checker.diagnostics
    guard diagnostics.isEmpty else { throw InvalidTemplates(diagnostics: diagnostics) }
    self.library = library
    let names = templates.mapValues { template in
      TemplateNode.names(in: template.nodes, templates: templates.mapValues(\.nodes))
    }
    self.names = names
    lessonFields = FramedPage<LessonPage>.fields.filter {
      names[LessonPage.template]?.contains($0.name) == true
    }
    haveOutlines = !sources.contains { $0.text.contains(TemplateOutline.opening) }
  }

  private static let coursePageTemplate = "course"
  private static let quizTemplate = "quiz"
  private static let challengeTemplate = "challenge"
  private static let entriesTemplate = "entries"
  private static let scenarioTemplate = "scenario"
  private static let factsTemplate = "facts"

  /// The page that opens the site, as HTML.
  func html(of page: HomePage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// A page of the course, as HTML.
  func html(of page: LessonPage, in frame: SiteFrame) -> String {
    let framed = FramedPage(frame: frame, page: page)
    let values = lessonFields.map { (name: $0.name, value: $0.value(framed, page.path)) }
    let slots = TemplateSlots(of: values)
    guard haveOutlines, !slots.mayHoldMarks else {
      return render(values, with: LessonPage.template)
    }
    return outlines.outline(for: slots.shape) {
      TemplateOutline(rendered: render(TemplateSlots.marked(values), with: LessonPage.template))
    }.html(of: slots)
  }

  /// Whether the pages of the course show a value.
  func lessonsShow(_ name: String) -> Bool {
    names[LessonPage.template]?.contains(name) == true
  }

  /// A page beside the course, as HTML.
  func html(of page: ReferencePage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// The page that a host shows where there is none, as HTML.
  func html(of page: NotFoundPage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// The page of scenarios of one's own, as HTML.
  func html(of page: PlaygroundPage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// What stands at an address that once led to a lesson, as HTML.
  func html(of page: RedirectPage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// The texts of all lessons, as HTML to be put into a page's body.
  func html(of course: CourseText) -> String {
    render(course.values(seenFrom: course.path), with: Self.coursePageTemplate)
  }

  /// A quiz, as HTML to be put into a page's body.
  func html(of quiz: QuizSection) -> String {
    render(quiz.values(seenFrom: "index.html"), with: Self.quizTemplate)
  }

  /// A challenge, as HTML to be put into a page's body.
  func html(of challenge: ChallengeSection) -> String {
    render(challenge.values(seenFrom: "index.html"), with: Self.challengeTemplate)
  }

  /// A scenario with its figures, as HTML to be put into a page's body.
  func html(of scenario: ScenarioSection) -> String {
    // A scenario links to no other file, so that it looks the same from every page.
    render(scenario.values(seenFrom: "index.html"), with: Self.scenarioTemplate)
  }

  /// The ledger of facts, as HTML to be put into a page's body.
  func html(of facts: FactList) -> String {
    render(facts.values(seenFrom: facts.path), with: Self.factsTemplate)
  }

  /// What is explained entry by entry, as HTML to be put into a page's body.
  func html(of entries: ReferenceList) -> String {
    render(entries.values(seenFrom: entries.path), with: Self.entriesTemplate)
  }

  private func html<Page: TemplatePage>(framed page: Page, _ frame: SiteFrame) -> String {
    let framed = FramedPage(frame: frame, page: page)
    let asked = names[Page.template] ?? []
    let fields = FramedPage<Page>.fields.filter { asked.contains($0.name) }
    return render(
      fields.map { ($0.name, $0.value(framed, page.path)) }, with: Page.template)
  }

  private func render(
    _ values: [(name: String, value: TemplateValue)], with template: String
  ) -> String {
    let values = TemplateValue.forMustache(values)
    guard let html = library.render(values, withTemplate: template) else {
      preconditionFailure("The template was there when the set was made.")
    }
    return html
  }

  private static func name(of source: SourceText) -> String {
    let file = source.name.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".mustache") ? file.dropLast(9) : file)
  }
}

/// The outlines of the pages of one template, by the shapes of their values.
private final class OutlineTable: Sendable {
  private let outlines = Mutex<[[UInt8]: TemplateOutline]>([:])

  /// More shapes than this are a sign that hardly two pages share one.
  private static let mostOutlines = 500

  /// Returns the outline for a shape, or makes it.
  func outline(for shape: [UInt8], make: () -> TemplateOutline) -> TemplateOutline {
    if let known = outlines.withLock({ $0[shape] }) { return known }
    let outline = make()
    outlines.withLock { if $0.count < Self.mostOutlines { $0[shape] = outline } }
    return outline
  }
}
