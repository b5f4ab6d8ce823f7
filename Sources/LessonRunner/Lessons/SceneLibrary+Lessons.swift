package import FileSystem
import ScenarioLanguage
import SourceDiagnostics

extension SceneLibrary {
  /// Creates a library of the lessons' scenarios.
  package init(of lessons: [LessonDocument]) {
    for lesson in lessons { add(lesson.scenarios, ofFile: lesson.source.name) }
  }

  /// Reads the files of scenes that these scenarios use but don't contain.
  package mutating func load(scenesUsedBy scenarios: [LessonScenario], _ access: FileAccess) {
    var waiting = scenarios.map(\.source)
    while let source = waiting.popLast() {
      for name in SceneUses.names(in: source) {
        guard let path = Self.path(of: name, in: source.name), !files.contains(path) else {
          continue
        }
        files.insert(path)
        let shownPath = source.name.hasPrefix("/") ? "/" + path : path
        loadedPaths.insert(shownPath)
        guard let bytes = try? access.contents(shownPath) else { continue }
        let file = LessonFile(path: path, shownPath: shownPath, bytes: bytes)
        let scenarios =
          ContentPath.isLesson(path)
          ? LessonReading.lesson(in: file, allowsRawHTML: true).lesson.scenarios
          : [
            LessonScenario(
              source: SourceText(name: shownPath, text: String(decoding: bytes, as: UTF8.self)))
          ]
        add(scenarios, ofFile: shownPath)
        waiting += scenarios.map(\.source)
      }
    }
  }
}
