import LessonRunner

/// What a build is doing, for those who wait for it.
package enum BuildStage: Equatable, Sendable {
  /// The files are read.
  case reading
  /// Lessons are run, drawn and written; some of them have been.
  case makingLessons(finished: Int, count: Int)
  /// The pages beside the lessons are made.
  case makingPages
  /// Links are followed through the finished pages.
  case followingLinks
  /// The files are written.
  case writing(count: Int)

  /// The stage in a few words.
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
