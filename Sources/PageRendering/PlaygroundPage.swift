/// The page on which readers write scenarios of their own, with those of the course to begin with.
package struct PlaygroundPage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The lessons with their scenarios, in the order of the course.
  package var lessons: [PlaygroundLesson]
  /// The challenges of all lessons, in the order of the course.
  package var challenges: [PlaygroundChallenge]

  /// Makes the page of scenarios of one's own.
  package init(
    path: SitePath, lessons: [PlaygroundLesson], challenges: [PlaygroundChallenge]
  ) {
    self.path = path
    self.lessons = lessons
    self.challenges = challenges
  }
}

/// A challenge that waits on the page of its lesson.
package struct PlaygroundChallenge: Sendable {
  /// What it is called.
  package var title: String
  /// The title of its lesson.
  package var lesson: String
  /// The page of its lesson.
  package var page: SitePath
  /// The fragment that leads to the challenge there, without `#`.
  package var fragment: String
  /// What it is remembered by when it is solved.
  package var key: String

  /// Makes a challenge of the playground.
  package init(title: String, lesson: String, page: SitePath, fragment: String, key: String) {
    self.title = title
    self.lesson = lesson
    self.page = page
    self.fragment = fragment
    self.key = key
  }
}

/// A lesson whose scenarios can be played with.
package struct PlaygroundLesson: Sendable {
  /// The lesson's title.
  package var title: String
  /// Its scenarios in the order of the lesson.
  package var scenes: [PlaygroundScene]

  /// Makes a lesson of the playground.
  package init(title: String, scenes: [PlaygroundScene]) {
    self.title = title
    self.scenes = scenes
  }
}

/// A scenario that can be played with.
package struct PlaygroundScene: Sendable {
  /// What the scenario shows, in a few words.
  package var title: String
  /// The page of its lesson.
  package var page: SitePath
  /// The fragment that leads to the scenario there, without `#`.
  package var fragment: String
  /// The text, which stands alone.
  package var text: String
  /// What is to be shown of a run, as the engine reads it.
  package var request: String

  /// Makes a scenario of the playground.
  package init(title: String, page: SitePath, fragment: String, text: String, request: String) {
    self.title = title
    self.page = page
    self.fragment = fragment
    self.text = text
    self.request = request
  }
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
