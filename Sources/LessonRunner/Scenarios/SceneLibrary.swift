import FileSystem
import RecognizerExamples
package import ScenarioLanguage
import SourceDiagnostics

/// The scenarios whose scenes others can use: by name within a lesson, and by file and name
/// elsewhere.
///
/// `scene: two-boxes` is a scenario of the same lesson, and `scene: 02-walk.md#two-boxes` is one of
/// another lesson, in the form of a relative link.
package struct SceneLibrary: Equatable, Sendable {
  private var texts: [String: SourceText] = [:]
  var files: Set<String> = []

  /// The display paths of the files to load scenes from, whether or not they exist.
  package internal(set) var loadedPaths: Set<String> = []

  /// Creates a library without scenarios.
  package init() {}

  /// Adds the scenarios of a file.
  package mutating func add(_ scenarios: [LessonScenario], ofFile path: String) {
    files.insert(Self.normalized(path))
    for scenario in scenarios {
      texts[Self.key(path, scenario.name)] = scenario.source
    }
  }

  /// Returns the language's resolver for scenes; an alias makes the text at a path available under
  /// another name, too.
  package func resolver(alias: (name: String, path: String)? = nil) -> SceneResolver {
    SceneResolver(
      classes: .course,
      text: { name, user in
        let file = user.name == alias?.name ? alias?.path ?? "" : user.name
        guard let path = Self.path(of: name, in: file) else {
          return texts[Self.key(file, name)]
        }
        let fragment = name.split(separator: "#", maxSplits: 1).dropFirst().first ?? ""
        return texts[Self.key(path, String(fragment))]
      },
      names: { user in
        let prefix = Self.key(user.name, "")
        return texts.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
          .sorted()
      })
  }

  /// Returns the path of the file that a name refers to, or `nil` if it's in the same lesson.
  static func path(of name: String, in file: String) -> String? {
    guard name.contains("#") || name.contains("/") || name.hasSuffix(".scenario") else {
      return nil
    }
    let path = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return ContentPath.resolve(String(path), besides: file)
  }

  private static func key(_ path: String, _ name: String) -> String {
    normalized(path) + "#" + name
  }

  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
