import FileSystem
import LessonMarkdown
import LessonRunner

/// The page where readers write scenarios, starting from those in the course.
struct PlaygroundPage: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The lessons with their scenarios, in the course's order; empty if there are too many for one
  /// list.
  var lessons: [PlaygroundLesson]
  /// The challenges of all lessons, in the course's order; empty if there are too many lessons.
  var challenges: [PlaygroundChallenge]
  /// The words of the page.
  var words: SiteWords
}

/// A challenge on a lesson's page.
struct PlaygroundChallenge: Sendable {
  /// The title.
  var title: String
  /// The title of its lesson.
  var lesson: String
  /// The page of its lesson.
  var page: SitePath
  /// The challenge's URL fragment, without `#`.
  var fragment: String
  /// The key under which browsers remember that it's solved.
  var key: String
}

/// A lesson with playable scenarios.
struct PlaygroundLesson: Sendable {
  /// The lesson's title.
  var title: String
  /// Its scenarios, in the lesson's order.
  var scenes: [PlaygroundScene]
}

/// A playable scenario.
struct PlaygroundScene: Sendable {
  /// A short description of what the scenario shows.
  var title: String
  /// The page of its lesson.
  var page: SitePath
  /// The scenario's URL fragment, without `#`.
  var fragment: String
  /// The standalone text.
  var text: String
  /// The request for figures, in the engine's format.
  var request: String
}

extension PlaygroundPage: TemplatePage {
  static let template = "playground"
  var documentTitle: String? { words(.playground) }
  var description: String? { words(.playgroundDescription) }

  static let fields: [TemplateField<Self>] = [
    .flag("hasLessons") { !$0.lessons.isEmpty },
    .address("scenesScript") { _ in SitePath(PlaygroundScenes.path) },
    .list("playgroundLessons") { $0.lessons },
    .flag("hasChallenges") { !$0.challenges.isEmpty },
    .list("playgroundChallenges") { $0.challenges },
  ]
}

extension PlaygroundChallenge: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("challengeTitle") { $0.title },
    .text("challengeLesson") { $0.lesson },
    .address("challengePage") { $0.page },
    .text("challengeFragment") { $0.fragment },
    .text("challengeKey") { $0.key },
  ]
}

extension PlaygroundLesson: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("lessonTitle") { $0.title },
    .list("scenes") { $0.scenes },
  ]
}

extension PlaygroundScene: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("sceneTitle") { $0.title },
    .address("scenePage") { $0.page },
    .text("sceneFragment") { $0.fragment },
  ]
}

/// The page where readers write scenarios; a site has it if it has the engine.
enum Playground: PageKind {
  static let path = "playground.html"
  static let owner = "the site's playground"
  static let records: [any RenderedRecord.Type] = [PlaygroundPage.self]
  static let isMain = true
  static let hasTwin = false

  static func title(in site: SiteParts) -> String? { site.words(.playground) }

  static func isPart(of site: SiteParts) -> Bool { site.isLive }

  // A site may add the engine later, and its pages keep their paths.
  static func isReserved(in site: SiteParts) -> Bool { true }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    var page = page(of: context.course, telling: context.records, context.words)
    if ContentsPages.isPart(of: context.parts) { (page.lessons, page.challenges) = ([], []) }
    return [context.templates.file(of: page, in: context.frame)]
      + (page.lessons.isEmpty ? [] : PlaygroundScenes(lessons: page.lessons).files)
  }

  /// Returns the page with a course's scenarios, given the records of each lesson's scenarios.
  static func page(
    of course: Course, telling records: [String: [ScenarioRecord]], _ words: SiteWords
  ) -> PlaygroundPage {
    let lessons = course.lessons.compactMap { entry -> PlaygroundLesson? in
      let scenarios = zip(entry.lesson.scenarios, records[entry.lesson.path] ?? [])
      let scenes = scenarios.compactMap { scenario, record in
        record.scene.map { scene in
          PlaygroundScene(
            title: scenario.title ?? scenario.name, page: SitePath(entry.path),
            fragment: scenario.fragment, text: scene.text, request: scene.request)
        }
      }
      guard !scenes.isEmpty, entry.number != nil else { return nil }
      return PlaygroundLesson(title: entry.lesson.lesson.properties.title, scenes: scenes)
    }
    let challenges = course.lessons.filter { $0.number != nil }.flatMap { entry in
      entry.lesson.challenges.map { challenge in
        PlaygroundChallenge(
          title: challenge.title, lesson: entry.lesson.lesson.properties.title,
          page: SitePath(entry.path), fragment: challenge.fragment,
          key: challenge.key(inLessonAt: entry.lesson.path))
      }
    }
    return PlaygroundPage(
      path: SitePath(path), lessons: lessons, challenges: challenges, words: words)
  }
}
