import Foundation

/// Writes a Swift file with a constant that holds the texts of some folders.
///
/// The first argument names the file, the others the folders; EmbedTextsPlugin gives them.
@main enum EmbedTexts {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    var code = """
      /// The texts that lie in the folders of the target, each with its path from its folder on,
      /// in the order of the paths.
      let embeddedTexts: [(path: String, text: String)] = [

      """
    for folder in arguments.dropFirst() {
      let root = URL(fileURLWithPath: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() {
        let file = root.appendingPathComponent(path)
        let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        // What an editor or the system leaves about begins with a period.
        if isFolder || file.lastPathComponent.hasPrefix(".") { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        code += "  (\(literal(root.lastPathComponent + "/" + path)), \(literal(text))),\n"
      }
    }
    code += "]\n"
    try Data(code.utf8).write(to: URL(fileURLWithPath: output))
  }

  /// A text as a literal of Swift on one line.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\n": literal += "\\n"
      case "\"", "\\": literal += "\\\(character)"
      case _ where character.value < 32:
        literal += "\\u{\(String(character.value, radix: 16))}"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }
}
