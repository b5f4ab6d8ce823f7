import FileSystem
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// A lesson made of any bytes, taken all the way to its page and the files beside it.
///
/// A fuzzer and a test share it.
package struct LessonTrial {
  /// What went wrong; `nil` when the lesson was refused with messages that can be shown, or every
  /// file that came of it is sound.
  package private(set) var complaint: String?

  /// Another lesson, which links can lead to and whose scene can be used.
  private static let neighbor = """
    ---
    title: B
    date: 2026-01-02
    ---

    ## Heading

    ```scenario other
    UIView A

    tap A
    expect
      A touchesBegan
    ```

    """

  /// Builds a site with a lesson of these bytes.
  package init(_ lesson: [UInt8]) async {
    let files = FileAccess.memory([
      "Content/site.yaml": Array("address: https://example.org/\n".utf8),
      "Content/a.md": lesson, "Content/b.md": Array(Self.neighbor.utf8),
    ])
    for entry in ScenarioSuite.find(in: ["Content/a.md"], files: files).suite.entries {
      _ = entry.formattedText
    }
    do throws(SourceProblems) {
      let (site, summary) = try await SiteBuild(SiteRequest(), files: files).makeSite()
      check(site)
      check(summary.warnings)
    } catch {
      if error.diagnostics.isEmpty { complaint = "the lesson is refused without a message" }
      check(error.diagnostics)
    }
  }

  private mutating func check(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let range = diagnostic.range ?? 0..<0
      if range.lowerBound < 0 || range.upperBound > diagnostic.source.bytes.count {
        complaint = "this message is outside its text: \(diagnostic.message.text)"
      }
    }
    let listing = diagnostics.listing()
    if listing.utf8.contains(where: \.isControl) {
      complaint = "this listing has a control character:\n\(listing)"
    }
  }

  private mutating func check(_ site: [SiteFile]) {
    for file in site {
      let ending = file.path.split(separator: ".").last
      let isMarkup = ending == "html" || ending == "xml"
      if isMarkup || ending == "md" || ending == "txt", file.bytes.contains(where: \.isControl) {
        complaint = "'\(file.path)' has a control character"
      }
      if isMarkup, let fault = MarkupFault.first(in: file.bytes, isXML: ending == "xml") {
        complaint = "'\(file.path)': \(fault)"
      }
      if file.path == "a.md", !file.bytes.starts(with: "# ".utf8) {
        complaint = "the Markdown of the page does not begin with its title"
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a control character that no text needs.
  fileprivate var isControl: Bool { self < 0x20 && ![0x09, 0x0A].contains(self) || self == 0x7F }
}
