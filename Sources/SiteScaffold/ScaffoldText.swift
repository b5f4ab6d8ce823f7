import LessonMarkdown
import SourceDiagnostics
import TextAndOrder

/// The texts of new sites and lessons, which are files in `Courses` and `Lessons`.
enum ScaffoldText {
  /// Returns the files of a site in a language, with their paths in the site's folder.
  static func course(in language: ScaffoldLanguage) -> [(path: String, text: String)] {
    // Files whose names begin with a period aren't embedded.
    var files = [(path: ".gitignore", text: "/Site/\n"), (path: "Content/.nojekyll", text: "")]
    files += texts(below: "Courses/shared/") + texts(below: "Courses/\(language.rawValue)/")
    // The schemas are in English.
    if language == .english {
      files += [
        (path: "schemas/site.schema.json", text: KeySchema.siteFile),
        (path: "schemas/front-matter.schema.json", text: KeySchema.frontMatter),
      ]
    }
    return files
  }

  /// Returns a lesson to start from, in the last part of a site's course.
  static func lesson(named name: String, siteFile: String?) -> String {
    var properties = SiteProperties()
    if let siteFile {
      properties = SiteProperties.read(SourceText(name: "", text: siteFile)).properties
    }
    let language = ScaffoldLanguage(rawValue: properties.language) ?? .english
    let words = name.split(separator: "-").joined(separator: " ")
    let part = properties.parts.last { !properties.appendices.contains($0) }
    return texts(below: "Lessons/\(language.rawValue).").map(\.text).joined()
      .replacing("{{name}}", with: name)
      .replacing("{{title}}", with: words.prefix(1).uppercased() + words.dropFirst())
      .replacing(
        "part: {{part}}\n", with: part.map { "part: \(JSONText.quoting($0))\n" } ?? "")
  }

  private static func texts(below beginning: String) -> [(path: String, text: String)] {
    embeddedTexts.filter { $0.path.hasPrefix(beginning) }.map {
      (String($0.path.dropFirst(beginning.count)), $0.text)
    }
  }
}
