import LessonRunner

/// The stages of a build, for showing its progress.
package enum BuildStage: Equatable, Sendable {
  /// Reading the files.
  case reading
  /// Running, drawing, and writing the lessons, some of which are finished.
  case makingLessons(finished: Int, count: Int)
  /// Making the pages other than lessons.
  case makingPages
  /// Checking the links of the finished pages.
  case followingLinks
  /// Writing the files.
  case writing(count: Int)

  /// A short description of the stage.
  package var words: String {
    switch self {
    case .reading: "reading"
    case .makingLessons(let finished, let count): "making lessons, \(finished) of \(count)"
    case .makingPages: "making the other pages"
    case .followingLinks: "following links"
    case .writing(let count): "writing \(count) files"
    }
  }
}
