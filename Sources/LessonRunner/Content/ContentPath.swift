/// The meaning of paths in the content folder.
package enum ContentPath {
  /// The default folder for lessons.
  package static let usualFolder = "Content"

  /// The file in the content folder with a site's name and settings.
  package static let siteFile = "site.yaml"

  /// Returns a lesson's name without its folder and number: `the-walk`.
  package static func name(ofLesson source: String) -> String {
    withoutExtension(withoutNumber(source.split(separator: "/").last ?? ""))
  }

  /// The folder of the ledger of facts in the content folder.
  package static let factFolder = "facts/"

  /// Returns whether the file belongs to the ledger of facts.
  package static func isFactFile(_ source: String) -> Bool {
    source.hasPrefix(factFolder) && source.hasSuffix(".yaml")
  }

  /// The folder of what documents show, in the content folder.
  package static let sourceFolder = "sources/"

  /// The name of the file with the documents themselves.
  package static let documentFile = "documents.yaml"

  /// Returns whether the file says what a document shows, or lists the documents.
  package static func isSourceFile(_ source: String) -> Bool {
    source.hasPrefix(sourceFolder) && source.hasSuffix(".yaml")
  }

  /// The folder of the conformance reports in the content folder.
  package static let conformanceFolder = "conformance/"

  /// Returns whether the file is a conformance report.
  package static func isConformanceReport(_ source: String) -> Bool {
    source.hasPrefix(conformanceFolder) && source.hasSuffix(".json")
  }

  /// Returns whether the file says how to make conformance reports, which is no part of a site.
  package static func isConformanceNote(_ source: String) -> Bool {
    let name = conformanceFolder + "README.md"
    return source == name || source.hasSuffix("/" + name)
  }

  /// Returns whether the file is a lesson.
  package static func isLesson(_ source: String) -> Bool {
    source.hasSuffix(".md") && !isConformanceNote(source)
  }

  /// Returns the first character of a path that can't be in a URL unescaped.
  package static func unsuitableCharacter(in path: String) -> Character? {
    path.first { !($0.isASCII && ($0.isLetter || $0.isNumber) || "/-_.".contains($0)) }
  }

  /// Returns a file's name without its extension.
  package static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }

  /// Returns the name of a file or a folder without the number that determines its order.
  package static func withoutNumber(_ part: Substring) -> String {
    let rest = part.drop { $0.isASCII && $0.isNumber }
    guard rest.count < part.count, rest.first == "-", rest.count > 1, rest != "-.md" else {
      return String(part)
    }
    return String(rest.dropFirst())
  }

  /// Resolves a path relative to a file; returns `nil` if it leads above the root.
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
