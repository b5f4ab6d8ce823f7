import FileSystem
import SourceDiagnostics
import StandardTemplates

/// A check for files in the folder of the templates that no page uses.
enum UnusedFiles {
  /// Returns a warning for each template that no page uses, and for each other file that nothing in
  /// the folder names.
  static func diagnostics(
    of sources: SiteSources, _ templates: PageTemplates
  ) -> [Diagnostic] {
    let standard = Set(StandardTemplates.files.map(\.path))
    let known = PageKinds.records.map { $0.template }.sorted()
    var diagnostics = templates.unused.filter { !standard.contains($0.name) }.map { source in
      let name = PageTemplates.name(of: source)
      let meant = Suggestion.nearest(to: name, among: known)
      return Diagnostic(
        .unusedTemplate(source.name, suggestion: meant.map { $0 + ".mustache" }), at: nil,
        in: SourceText(name: source.name, text: ""))
    }
    let others = sources.theme.filter { file in
      !standard.contains(file.path) && !file.path.hasSuffix(".css") && !file.path.hasSuffix(".js")
    }
    guard !others.isEmpty else { return diagnostics }
    let texts =
      sources.templates.map(\.bytes)
      + sources.theme.filter { $0.path.hasSuffix(".css") || $0.path.hasSuffix(".js") }.map(\.bytes)
    for file in others {
      let name = file.path.split(separator: "/").last ?? ""
      let isNamed = texts.contains { $0.firstRange(of: name.utf8) != nil }
      guard !isNamed else { continue }
      let shown = sources.names[file.path] ?? file.path
      let meant = file.path.hasSuffix(".html") ? "\(name.dropLast(5)).mustache" : nil
      diagnostics.append(
        Diagnostic(
          .unusedTemplate(shown, suggestion: meant), at: nil,
          in: SourceText(name: shown, text: "")))
    }
    return diagnostics
  }
}
