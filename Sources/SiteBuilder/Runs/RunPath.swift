/// The addresses of the pages that show whole runs.
///
/// They're apart from the lessons, so that no lesson's address can be a run's.
enum RunPath {
  /// The folder of all such pages.
  static let folder = "runs/"

  /// The owner of the folder, for the message to an author whose file would be in it.
  static let owner = "the site's pages of runs"

  /// Returns the path of the page of a run: `runs/one-winner/pan-first.html` for the scenario
  /// `pan-first` of `one-winner.html`.
  static func page(ofScenario name: String, in lesson: String) -> String {
    let stem = lesson.hasSuffix(".html") ? lesson.dropLast(5) : lesson[...]
    return "\(folder)\(stem)/\(name).html"
  }

  /// Returns whether a path is in the folder, on a file system that ignores case, too.
  static func owns(_ path: String) -> Bool { path.lowercased().hasPrefix(folder) }
}
