import LessonMarkdown

/// A page outside the course: a reference, a glossary, or a list of facts.
struct ReferencePage: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The page's title.
  var title: String
  /// The page's contents, in a sentence or two.
  var summary: String
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The page's text, as HTML.
  var bodyHTML: String
  /// Whether the page isn't finished, so that only a preview shows it.
  var isDraft = false
  /// The pages of a reference that is divided by subject, if this is one of them.
  var subjects: [PageLink] = []
  /// The page as Markdown; `nil` if it doesn't exist.
  var twin: SitePath?
  /// The URL for editing the page; `nil` if it's unknown.
  var editAddress: String?
  /// The author's own values for the page.
  var own: [OwnValue] = []
}

extension ReferencePage: TemplatePage {
  static let template = "reference"
  var documentTitle: String? { title }
  var description: String? { summary }

  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .text("summary") { $0.summary },
    .flag("isDraft") { $0.isDraft },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("contents") { $0.contents },
    .html("body") { $0.bodyHTML },
  ]
}
