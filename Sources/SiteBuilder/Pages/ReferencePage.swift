/// A page beside the course: a reference, a glossary, a list of facts.
struct ReferencePage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The page's title.
  var title: String
  /// What the page holds, in a sentence or two.
  var summary: String
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The page's text, in HTML.
  var bodyHTML: String
  /// The pages of a reference that is one page for each subject, if this is one of them.
  var subjects: [PageLink] = []
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath?
  /// Where the page's text can be edited; nil when that is not known.
  var editAddress: String?
}

extension ReferencePage: TemplatePage {
  static let template = "reference"
  var documentTitle: String? { title }
  var description: String? { summary }

  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .text("summary") { $0.summary },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("contents") { $0.contents },
    .html("body") { $0.bodyHTML },
  ]
}
