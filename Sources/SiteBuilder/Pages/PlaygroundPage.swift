/// The page on which readers write scenarios of their own, with those of the course to begin with.
struct PlaygroundPage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The lessons with their scenarios, in the order of the course.
  var lessons: [PlaygroundLesson]
  /// The challenges of all lessons, in the order of the course.
  var challenges: [PlaygroundChallenge]
}

/// A challenge that waits on the page of its lesson.
struct PlaygroundChallenge: Sendable {
  /// What it is called.
  var title: String
  /// The title of its lesson.
  var lesson: String
  /// The page of its lesson.
  var page: SitePath
  /// The fragment that leads to the challenge there, without `#`.
  var fragment: String
  /// What it is remembered by when it is solved.
  var key: String
}

/// A lesson whose scenarios can be played with.
struct PlaygroundLesson: Sendable {
  /// The lesson's title.
  var title: String
  /// Its scenarios in the order of the lesson.
  var scenes: [PlaygroundScene]
}

/// A scenario that can be played with.
struct PlaygroundScene: Sendable {
  /// What the scenario shows, in a few words.
  var title: String
  /// The page of its lesson.
  var page: SitePath
  /// The fragment that leads to the scenario there, without `#`.
  var fragment: String
  /// The text, which stands alone.
  var text: String
  /// What is to be shown of a run, as the engine reads it.
  var request: String
}

extension PlaygroundPage: TemplatePage {
  static let template = "playground"
  var documentTitle: String? { "Playground" }
  var description: String? {
    "Write a scenario, put your finger on it, and see the touch delivered."
  }

  static let fields: [TemplateField<Self>] = [
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
    .text("sceneText") { $0.text },
    .text("sceneRequest") { $0.request },
  ]
}
