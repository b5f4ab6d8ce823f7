package import FileSystem
import ScenarioLanguage
import SourceDiagnostics

extension LessonScenario {
  /// All texts that a run reads: its own, and the names and texts of the scenes that it uses,
  /// directly or indirectly.
  var textsRead: [String] {
    var texts = [source.text]
    let resolver = library.resolver()
    var waiting = [source]
    var seen: Set<String> = []
    while let user = waiting.popLast() {
      for name in SceneUses.names(in: user) {
        let text = resolver.text(name, user)
        texts += [name, text?.text ?? ""]
        if let text, seen.insert(text.name + "\0" + text.text).inserted { waiting.append(text) }
      }
    }
    return texts
  }

  /// The hash of everything that a run reads.
  package var contentHash: ContentHash {
    var hash = ContentHash()
    hash.add(opening)
    for text in textsRead { hash.add(text) }
    return hash
  }
}
