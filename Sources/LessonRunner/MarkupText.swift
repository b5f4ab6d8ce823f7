import SourceDiagnostics

/// Words made safe for XML and HTML.
package enum MarkupText {
  /// The words with the characters replaced that mean something in markup.
  package static func escaping(_ words: String) -> String {
    ListingDecoration.showingControls(of: words).replacing("&", with: "&amp;").replacing(
      "<", with: "&lt;"
    )
    .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
