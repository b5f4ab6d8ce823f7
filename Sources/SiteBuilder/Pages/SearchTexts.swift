import FileSystem
import TextWriting

/// The texts of a page, as a script that the search loads when it shows a place of the page.
struct SearchTexts {
  let page: String
  /// The fragment of each place with its text.
  let texts: [(fragment: String, text: String)]

  /// Where the texts of a page are.
  static func path(ofPage page: String) -> String {
    "theme/late/texts/" + page.replacing(".html", with: ".js")
  }

  /// The script.
  var file: SiteFile {
    let lines = texts.map { JSONText.quoting($0.fragment) + ":" + JSONText.quoting($0.text) }
    return SiteFile(
      path: Self.path(ofPage: page),
      text: "touchstoneTexts(\(JSONText.quoting(page)),{\n" + lines.joined(separator: ",\n")
        + "})\n")
  }
}
