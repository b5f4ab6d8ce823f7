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
    var bytes: [UInt8] = []
    bytes.append(literal: "touchstoneTexts(")
    JSONText.append(page, to: &bytes)
    for (number, text) in texts.enumerated() {
      bytes.append(literal: number == 0 ? ",{\n" : ",\n")
      JSONText.append(text.fragment, to: &bytes)
      bytes.append(literal: ":")
      JSONText.append(text.text, to: &bytes)
    }
    bytes.append(literal: "})\n")
    return SiteFile(path: Self.path(ofPage: page), bytes: bytes)
  }
}
