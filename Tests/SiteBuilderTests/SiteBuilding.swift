import SourceDiagnostics

@testable import FileSystem
@testable import SiteBuilder

/// What came of building a site from files in memory.
struct BuiltSite {
  /// The files as texts; empty when the build was refused.
  var files: [String: String]
  /// Why it was refused, or nil.
  var problems: SourceProblems?

  /// Each diagnostic of a refusal with its place and its identifier.
  var messages: [String] {
    problems?.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
      return diagnostic.source.name + place + " " + diagnostic.message.identifier
    } ?? []
  }

  /// Builds a site from the files of a content folder with the least of templates.
  ///
  /// There are modules, which are none but for their first bytes: `engine.wasm`, with its tools.
  static func make(
    _ content: [String: String], templates: [String: String] = MemoryFiles.templates,
    engine: String? = nil, memory: BuildMemory = BuildMemory()
  ) async -> BuiltSite {
    var texts = templates
    for (path, text) in content { texts["Content/" + path] = text }
    texts["engine.wasm"] = "\u{0}asm"
    texts["LiveTools.wasm"] = "\u{0}asmTools"
    let files = MemoryFiles(texts)
    do {
      _ = try await SiteBuild(SiteRequest(engine: engine), files: files.access, memory: memory)
        .run()
      return BuiltSite(files: files.site ?? [:], problems: nil)
    } catch {
      return BuiltSite(files: [:], problems: error)
    }
  }
}
