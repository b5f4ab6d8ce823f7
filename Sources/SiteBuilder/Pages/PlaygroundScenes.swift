import FileSystem
import TextWriting

/// The texts of the scenarios that the playground offers, as scripts, for from a disk nothing else can be
/// loaded: the page asks for them when a reader takes a scenario or looks for one.
struct PlaygroundScenes {
  static let path = "theme/late/scenes.js"

  /// How many bytes one file has at most, unless a single scenario has more.
  private static let mostBytes = 250_000

  let lessons: [PlaygroundLesson]

  /// The scripts.
  ///
  /// Each calls a function of the page with the text of each scenario and what is to be shown
  /// of its run, by the scenario's address, and with the name of the next script, if there is one.
  var files: [SiteFile] {
    var parts: [[UInt8]] = [[]]
    for scene in lessons.flatMap(\.scenes) {
      let entry = Self.entry(for: scene)
      let last = parts.count - 1
      if !parts[last].isEmpty, parts[last].count + entry.count > Self.mostBytes {
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
