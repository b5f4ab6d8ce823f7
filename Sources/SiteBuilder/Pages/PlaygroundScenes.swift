import FileSystem
import TextAndOrder

/// The texts of the playground's scenarios, as scripts, because a page opened from disk can't load
/// anything else; the page loads them when a reader selects a scenario or searches for one.
struct PlaygroundScenes {
  static let path = "theme/late/scenes.js"

  /// The maximum size of a file, in bytes, unless a single scenario exceeds it.
  private static let byteLimit = 250_000

  let lessons: [PlaygroundLesson]

  /// The scripts.
  ///
  /// Each calls a function in the page with the text and the request of each scenario, by its URL,
  /// and with the name of the next script, if there is one.
  var files: [SiteFile] {
    var parts: [[UInt8]] = [[]]
    for scene in lessons.flatMap(\.scenes) {
      let entry = Self.entry(for: scene)
      let last = parts.count - 1
      if !parts[last].isEmpty, parts[last].count + entry.count > Self.byteLimit {
        parts.append(entry)
      } else {
        parts[last] += entry
      }
    }
    return parts.indices.map { number in
      let hasNext = number + 1 < parts.count
      let end = hasNext ? "},\(JSONText.quoting(Self.name(of: number + 1))))\n" : "})\n"
      return SiteFile(
        path: "theme/late/" + Self.name(of: number),
        bytes: Array("touchstoneScenes({\n".utf8) + parts[number] + Array(end.utf8))
    }
  }

  /// Returns whether a path can be a file's of these, of which there are as many as are needed.
  static func owns(_ path: String) -> Bool {
    path == Self.path || path.hasPrefix("theme/late/scenes-") && path.hasSuffix(".js")
  }

  private static func name(of number: Int) -> String {
    number == 0 ? "scenes.js" : "scenes-\(number).js"
  }

  private static func entry(for scene: PlaygroundScene) -> [UInt8] {
    var bytes: [UInt8] = []
    let address = SitePath(Playground.path).address(of: scene.page) + "#" + scene.fragment
    JSONText.append(address, to: &bytes)
    bytes.append(literal: ":[")
    JSONText.append(scene.text, to: &bytes)
    bytes.append(literal: ",")
    JSONText.append(scene.request, to: &bytes)
    bytes.append(literal: "],\n")
    return bytes
  }
}
