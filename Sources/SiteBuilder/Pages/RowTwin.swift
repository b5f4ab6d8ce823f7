import LessonMarkdown
import LessonRunner

/// The Markdown version of the page of rows.
struct RowTwin {
  private let context: PageContext
  private var ledger: SourceLedger { context.parts.shown }

  init(_ context: PageContext) { self.context = context }

  /// Returns the Markdown of the page.
  func text(title: String, summary: String) -> String {
    var text = "# \(title)\n\n\(summary)\n\n## \(context.words(.rowsDocuments))\n\n"
    for document in ledger.documents {
      let title = document.address.map { "[\(document.title)](<\($0)>)" } ?? document.title
      let parts = [document.author, title, document.year.map { "\($0)" }].compactMap(\.self)
      text += "- **\(document.key.text)** \(parts.joined(separator: ", "))\n"
    }
    var parts: [String] = []
    for row in ledger.rows where !parts.contains(row.row.part) { parts.append(row.row.part) }
    for part in parts {
      text += "\n## \(part)\n"
      for row in ledger.rows where row.row.part == part { text += self.text(of: row) }
    }
    return text
  }

  private func text(of row: SourceLedger.Row) -> String {
    let verdict =
      switch row.verdict {
      case .whole: context.words(.rowWhole)
      case .differs: context.words(.rowDiffers)
      case .leftOut: context.words(.rowLeftOut)
      }
    var text = "\n### \(row.name) \(QuotedCode(row.row.title).markdown) (\(verdict))\n"
    for passage in row.row.passages {
      text += "\n\(passage.document.text): \(QuotedCode(passage.place).markdown)\n"
      switch passage.content {
      case .leftOut(let reason):
        text += "\n- \(context.words(.rowLeftOut)): \(QuotedCode(reason).markdown)\n"
      case .run(let run):
        let page = MarkdownTwin.path(ofPage: PagePath.page(ofLesson: run.lesson))
        text += "([\(run.scenario)](\(SitePath(RowPage.path).address(of: SitePath(page)))))\n\n"
        for line in run.lines { text += self.text(of: line) }
      }
    }
    return text
  }

  private func text(of line: SourceLine) -> String {
    let runs = line.runLines.map { Self.code($0.text) }.joined(separator: ", ")
    switch line {
    case .same: return "- \(runs)\n"
    case .stated(let text, _): return "- \(QuotedCode(text.text).markdown) = \(runs)\n"
    case .differing(let source, _, let difference):
      let left = source.map { QuotedCode($0.text).markdown } ?? "–"
      let evidence = difference.evidence.map(\.text).joined(separator: ", ")
      return "- \(left) ≠ \(runs.isEmpty ? "–" : runs): "
        + "\(QuotedCode(difference.reason).markdown) (\(evidence))\n"
    }
  }

  private static func code(_ line: String) -> String {
    line.contains("`") ? "`` \(line) ``" : "`\(line)`"
  }
}
