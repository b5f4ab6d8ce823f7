import FileSystem
import TextAndOrder

/// The texts of a page and the strips of its scenarios, as a script that is loaded when a search
/// result on the page is shown.
struct SearchTexts {
  let page: String
  /// Each fragment with its text, or with its strip as HTML.
  let texts: [(fragment: String, text: String)]

  /// The folder of all texts.
  static let folder = "theme/late/texts/"

  /// Returns the path of a page's texts.
  static func path(ofPage page: String) -> String {
    folder + page.replacing(".html", with: ".js")
  }

  /// The script.
  var file: SiteFile {
    var bytes: [UInt8] = []
    bytes.append(literal: "touchstoneTexts(")
    JSONText.append(page, to: &bytes)
    bytes.append(literal: ",{")
    for (number, text) in texts.enumerated() {
      bytes.append(literal: number == 0 ? "\n" : ",\n")
      JSONText.append(text.fragment, to: &bytes)
      bytes.append(literal: ":")
      JSONText.append(text.text, to: &bytes)
    }
    bytes.append(literal: "})\n")
    return SiteFile(path: Self.path(ofPage: page), bytes: bytes)
  }
}
