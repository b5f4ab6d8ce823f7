import FileSystem
import LessonRunner
import SourceDiagnostics

/// What builds of one process have made so far, so that the next makes only what is new.
///
/// Everything is kept by the content of all that it was made from, never by the time of a file, so
/// that a build with a memory makes the same bytes as one without.
package final class BuildMemory: Sendable {
  let lessons = Memo<LessonReading.Reading>()
  let runs = Memo<LessonRun>()
  let sections = Memo<ScenarioSection>()
  let links = Memo<LessonLinks>()
  let pages = Memo<PageMaking.MadeLesson>()
  let exercises = Memo<[Diagnostic]>()

  /// Creates a memory that knows nothing.
  package init() {}

  /// Ends a build that has come to its end: what it has not used is forgotten.
  func endBuild() {
    lessons.forgetUnused()
    runs.forgetUnused()
    sections.forgetUnused()
    links.forgetUnused()
    pages.forgetUnused()
    exercises.forgetUnused()
  }
}
