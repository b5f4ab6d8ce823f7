import LessonMarkdown
import LessonRunner

/// The page on which readers write scenarios of their own: in the site when the engine is.
enum Playground {
  static let path = "playground.html"
  static let title = "Playground"

  /// The page with the scenarios of a course, which come as pages show them: by the path of their
  /// lesson and the index of their block.
  static func page(
    of course: Course, showing sections: [String: [Int: ScenarioSection]]
  ) -> PlaygroundPage {
    let lessons = course.lessons.compactMap { entry -> PlaygroundLesson? in
      let scenes = entry.lesson.scenarios.compactMap { scenario -> PlaygroundScene? in
        let section = sections[entry.lesson.path]?[scenario.fenceIndex]
        return section?.live.map { live in
          PlaygroundScene(
            title: scenario.title ?? scenario.name, page: SitePath(entry.path),
            fragment: scenario.fragment, text: scenario.standaloneText, request: live.request)
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
    return PlaygroundPage(path: SitePath(path), lessons: lessons, challenges: challenges)
  }
}
