import LessonRunner
import SourceDiagnostics

extension FactLedger {
  /// The files in `Content/facts` when the program was built.
  static var embeddedSources: [SourceText] {
    embeddedTexts.filter { $0.path.hasSuffix(".yaml") }.map {
      SourceText(name: $0.path, text: $0.text)
    }
  }

  /// The ledger that the program has itself.
  static var embedded: FactLedger { read(embeddedSources).ledger }

  /// Returns the ledger of a content folder, or the program's own if the folder has none.
  static func read(from folder: String, orEmbedded console: Console) throws -> FactLedger {
    let (ledger, problems) = read(from: folder)
    try console.report(problems)
    return ledger.isEmpty ? embedded : ledger
  }
}
