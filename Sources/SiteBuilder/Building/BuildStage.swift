import LessonRunner

/// What a build is doing, for those who wait for it.
package enum BuildStage: Equatable, Sendable {
  /// The files are read.
  case reading
  /// Scenarios are run; some of them have been.
  case running(finished: Int, count: Int)
  /// The figures of scenarios are drawn; some of them have been.
  case drawing(finished: Int, count: Int)
  /// The pages are made.
  case makingPages(count: Int)
  /// Links are followed through the finished pages.
  case followingLinks
  /// The files are written.
  case writing(count: Int)

  /// The stage in a few words.
  package var words: String {
    switch self {
    case .reading: "reading"
    case .running(let finished, let count): "running scenarios, \(finished) of \(count)"
    case .drawing(let finished, let count): "drawing figures, \(finished) of \(count)"
    case .makingPages(let count): "making \(count) pages"
    case .followingLinks: "following links"
    case .writing(let count): "writing \(count) files"
    }
  }
}
