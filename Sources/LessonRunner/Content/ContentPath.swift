/// What a path in the content folder says of its file.
package enum ContentPath {
  /// The folder with lessons unless another one is named.
  package static let usualFolder = "Content"

  /// What a lesson is called where its file's folder and number do not matter: `the-walk`.
  package static func name(ofLesson source: String) -> String {
    withoutExtension(withoutNumber(source.split(separator: "/").last ?? ""))
  }

  /// Where the files of the ledger of facts lie in the content folder.
  package static let factFolder = "facts/"

  /// Whether the file belongs to the ledger of facts.
  package static func isFactFile(_ source: String) -> Bool {
    source.hasPrefix(factFolder) && source.hasSuffix(".yaml")
  }

  /// Whether the file is a lesson.
  package static func isLesson(_ source: String) -> Bool { source.hasSuffix(".md") }

  /// The first character of a path that an address could not carry as it is.
  package static func unsuitableCharacter(in path: String) -> Character? {
    path.first { !($0.isASCII && ($0.isLetter || $0.isNumber) || "/-_.".contains($0)) }
  }

  /// A file's name without that of its format.
  package static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }

  /// The name of a file or a folder without the number that puts it in order.
  package static func withoutNumber(_ part: Substring) -> String {
    let rest = part.drop { $0.isASCII && $0.isNumber }
    guard rest.count < part.count, rest.first == "-", rest.count > 1, rest != "-.md" else {
      return String(part)
    }
    return String(rest.dropFirst())
  }

  /// The path that a relative one means beside a file; `nil` when it leads above the root.
  package static func resolve(_ path: String, besides source: String) -> String? {
    var parts = source.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".", "": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
