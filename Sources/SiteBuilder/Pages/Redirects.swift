import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// A page at a lesson's former URL that redirects to the lesson.
struct RedirectPage: Sendable {
  /// The former URL.
  var path: SitePath
  /// The lesson's title.
  var title: String
  /// The lesson's current path.
  var target: SitePath
}

extension RedirectPage: TemplatePage {
  static let template = "redirect"
  var documentTitle: String? { title }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("target") { $0.target },
  ]
}

/// The stage that redirects old URLs to the lessons that have moved.
enum Redirects {
  /// Returns a page for each former URL of a lesson.
  static func pages(
    of course: Course, with templates: PageTemplates, in frame: SiteFrame
  ) -> [SiteFile] {
    course.pages.flatMap { path, lesson in
      lesson.lesson.properties.aliases.map { alias in
        let page = RedirectPage(
          path: SitePath(alias.path), title: lesson.lesson.properties.title,
          target: SitePath(path))
        return templates.file(of: page, in: frame)
      }
    }
  }

  /// Checks that no former URL is an existing file's, or is shared by two lessons.
  static func diagnostics(of course: Course, files: [String]) -> [Diagnostic] {
    var owners: [String: String] = [:]
    for file in files { owners[file.lowercased()] = "`\(file)`" }
    var diagnostics: [Diagnostic] = []
    for (_, lesson) in course.pages {
      for alias in lesson.lesson.properties.aliases {
        let owner = owners.updateValue("`\(lesson.source.name)`", forKey: alias.path.lowercased())
        guard let owner else { continue }
        diagnostics.append(
          Diagnostic(.aliasOfPage(alias.path, other: owner), at: alias.range, in: lesson.source))
      }
    }
    return diagnostics
  }
}
