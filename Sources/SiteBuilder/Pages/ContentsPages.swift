import FileSystem

/// Some lessons of a part, on a site with too many for one list.
struct ContentsPage: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The title of the part.
  var part: String
  /// A description of the lessons on the page.
  var title: String
  /// The lessons in order.
  var lessons: [LessonEntry]
  /// The page with the lessons before these.
  var previous: PageLink?
  /// The page with the lessons after these.
  var next: PageLink?
}

extension ContentsPage: TemplatePage {
  static let template = "part"
  var documentTitle: String? { "\(part), \(title)" }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .text("partTitle") { $0.part },
    .text("title") { $0.title },
    .list("lessons") { $0.lessons },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
  ]
}

/// The pages that list the lessons of a site with so many that the first page lists only the parts.
enum ContentsPages: PageKind {
  static let path = "contents-1.html"
  static let owner = "the site's list of lessons"
  static let records: [any RenderedRecord.Type] = [ContentsPage.self]
  static let hasTwin = false

  /// The maximum number of lessons that the first page lists.
  private static let firstPageLimit = 500

  /// The maximum number of lessons that a page of a part lists.
  private static let pageLimit = 200

  static func title(in site: SiteParts) -> String? { nil }

  static func isPart(of site: SiteParts) -> Bool {
    site.course.lessons.count > firstPageLimit
  }

  static func paths(in site: SiteParts) -> [String] {
    let counts = site.course.parts.map { part in
      site.course.lessons.count { $0.part == part }
    }
    return (0..<counts.map(pageCount).reduce(0, +)).map(path)
  }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let pages = context.frame.parts.flatMap { part in
      zip(part.pages, chunks(of: part.lessons)).map { link, lessons in
        ContentsPage(path: link.path, part: part.title, title: link.title, lessons: lessons)
      }
    }
    return pages.indices.map { place in
      var page = pages[place]
      page.previous = place > 0 ? link(to: pages[place - 1]) : nil
      page.next = place + 1 < pages.count ? link(to: pages[place + 1]) : nil
      return context.templates.file(of: page, in: context.frame)
    }
  }

  /// Links each part to the pages that list its lessons, if the site has them.
  static func link(_ parts: inout [CoursePart], of site: SiteParts) {
    guard isPart(of: site) else { return }
    var number = 0
    for place in parts.indices {
      parts[place].pages = chunks(of: parts[place].lessons).map { lessons in
        defer { number += 1 }
        return PageLink(title: title(of: lessons, site.words), path: SitePath(path(number)))
      }
    }
  }

  private static func path(_ number: Int) -> String { "contents-\(number + 1).html" }

  private static func pageCount(_ lessons: Int) -> Int { (lessons + pageLimit - 1) / pageLimit }

  private static func chunks(of lessons: [LessonEntry]) -> [[LessonEntry]] {
    stride(from: 0, to: lessons.count, by: pageLimit).map { start in
      Array(lessons[start..<min(start + pageLimit, lessons.count)])
    }
  }

  /// Returns the title of a page of lessons: their numbers, or else the first and the last title.
  private static func title(of lessons: [LessonEntry], _ words: SiteWords) -> String {
    guard let first = lessons.first, let last = lessons.last else { return "" }
    guard let start = first.number, let end = last.number else {
      return lessons.count == 1
        ? first.title : words(.titleRange, ["first": first.title, "last": last.title])
    }
    return start == end
      ? words(.lessonNumber, ["number": "\(start)"])
      : words(.lessonRange, ["first": "\(start)", "last": "\(end)"])
  }

  private static func link(to page: ContentsPage) -> PageLink {
    PageLink(title: "\(page.part), \(page.title)", path: page.path)
  }
}
