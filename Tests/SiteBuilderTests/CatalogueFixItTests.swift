import Reference
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// The repairs of the catalog's examples.
struct CatalogueFixItTests {
  private static func errors(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.message.severity == .error }
      .map { $0.message.identifier + ": " + $0.message.text }
  }

  /// The example after a repair; `nil` when its text isn't all of a file or a block in one.
  private static func repaired(
    _ example: DiagnosticCatalogue.Example, _ diagnostic: Diagnostic, _ fixIt: FixIt
  ) -> DiagnosticCatalogue.Example? {
    let text = diagnostic.source.text
    let mended = diagnostic.source.applying(fixIt.edits)
    switch example {
    case .command, .none: return nil
    case .long: return .text(mended)
    case .text(let whole): return whole == text ? .text(mended) : nil
    case .files(let files):
      var isFound = false
      let changed = files.map { file in
        let old = String(decoding: file.bytes, as: UTF8.self)
        guard file.path == diagnostic.source.name, old.contains(text) else { return file }
        isFound = true
        return DiagnosticCatalogue.File(
          file.path, bytes: Array(old.replacing(text, with: mended).utf8))
      }
      return isFound ? .files(changed) : nil
    }
  }

  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `no fix-it of an example leads to another error`(code: String) async throws {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    let diagnostics = await MessageExample(entry.example).diagnostics()
    let before = Self.errors(of: diagnostics)
    for diagnostic in diagnostics {
      for fixIt in diagnostic.fixIts {
        guard let example = Self.repaired(entry.example, diagnostic, fixIt) else { continue }
        var left = before
        for error in Self.errors(of: await MessageExample(example).diagnostics()) {
          let place = left.firstIndex(of: error)
          #expect(place != nil, "'\(fixIt.message)' leads to: \(error)")
          if let place { left.remove(at: place) }
        }
        let mends = !left.isEmpty || diagnostic.message.severity != .error
        #expect(mends, "'\(fixIt.message)' mends nothing")
      }
    }
  }
}
