/// The page on which readers write scenarios of their own, with those of the course to begin with.
package struct PlaygroundPage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The lessons with their scenarios, in the order of the course.
  package var lessons: [PlaygroundLesson]

  /// Makes the page of scenarios of one's own.
  package init(path: SitePath, lessons: [PlaygroundLesson]) {
    self.path = path
    self.lessons = lessons
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
    .list("playgroundLessons") { $0.lessons }
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
