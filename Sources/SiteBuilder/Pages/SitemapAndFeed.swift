import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import TextAndOrder

/// The machine-readable files about the site: a sitemap, a feed, and a table of contents for
/// language models.
struct SitemapAndFeed {
  static let sitemapPath = "sitemap.xml"
  static let feedPath = "feed.xml"
  static let contentsPath = "llms.txt"

  let course: Course
  /// The pages outside the course.
  let references: [PageLink]

  /// The date of the last change in a lesson; `nil` if no lesson has a date.
  private var lastDay: String? { dated.map(\.day).max() }

  /// The lessons with dates, newest first, and in the course's order within a day.
  private var dated: [(day: String, lesson: CourseLesson)] {
    course.lessons.enumerated().compactMap { place, lesson in
      lesson.lesson.lesson.properties.date.map { (day: $0, place: place, lesson: lesson) }
    }
    .sorted { ($1.day, $0.place) < ($0.day, $1.place) }
    .map { (day: $0.day, lesson: $0.lesson) }
  }

  /// Returns whether there's a feed: it requires a site URL, and dates that authors wrote, because
  /// using the current date would make every build different.
  static func hasFeed(_ course: Course) -> Bool {
    course.properties.address != nil
      && course.lessons.contains { $0.lesson.lesson.properties.date != nil }
  }

  /// Returns the files, given the paths of the site's pages.
  func files(pages: [String]) -> [SiteFile] {
    var files = [SiteFile(path: Self.contentsPath, text: contents)]
    if let address = course.properties.address {
      files.append(SiteFile(path: Self.sitemapPath, text: sitemap(of: pages, at: address)))
      if let lastDay, Self.hasFeed(course) {
        files.append(SiteFile(path: Self.feedPath, text: feed(at: address, lastDay: lastDay)))
      }
    }
    return files
  }

  // MARK: Sitemap

  private func sitemap(of pages: [String], at address: String) -> String {
    var days: [String: String] = [:]
    for (day, lesson) in dated { days[lesson.path] = day }
    let entries = pages.sorted().map { page in
      let day = days[page].map { "<lastmod>\($0)</lastmod>" } ?? ""
      return "<url><loc>\(HTMLText.escaping(address + page))</loc>\(day)</url>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(entries.joined())</urlset>

      """
  }

  // MARK: Feed

  private func feed(at address: String, lastDay: String) -> String {
    let entries = dated.map { day, lesson in
      let properties = lesson.lesson.lesson.properties
      let page = HTMLText.escaping(address + lesson.path)
      let summary = (properties.summary ?? properties.question).map {
        "<summary>\(HTMLText.escaping($0))</summary>\n"
      }
      return """
        <entry>
        <title>\(HTMLText.escaping(properties.title))</title>
        <id>\(page)</id>
        <link href="\(page)"/>
        <updated>\(day)T00:00:00Z</updated>
        \(summary ?? "")</entry>

        """
    }
    let title = HTMLText.escaping(course.properties.title)
    let tagline = course.properties.tagline
    let subtitle =
      tagline.isEmpty ? "" : "<subtitle>\(HTMLText.escaping(tagline))</subtitle>\n"
    let pictures = [("icon", course.properties.icon), ("logo", course.properties.logo)]
      .compactMap { element, file in
        file.map { file in
          let path = HTMLText.escaping(address + PagePath.copy(ofFile: file.path))
          return "<\(element)>\(path)</\(element)>\n"
        }
      }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(course.properties.language)">
      <title>\(title)</title>
      \(subtitle)\(pictures)<id>\(HTMLText.escaping(address))</id>
      <link href="\(HTMLText.escaping(address))"/>
      <link rel="self" href="\(HTMLText.escaping(address + Self.feedPath))"/>
      <author><name>\(title)</name></author>
      <updated>\(lastDay)T00:00:00Z</updated>
      \(entries.joined())</feed>

      """
  }

  // MARK: Contents for language models

  /// The lessons with their summaries and links to the Markdown of their pages.
  private var contents: String {
    let properties = course.properties
    var text = "# \(properties.title)\n"
    if !properties.tagline.isEmpty { text += "\n> \(properties.tagline)\n" }
    for part in course.parts {
      text += "\n## \(part)\n\n"
      for lesson in course.lessons where lesson.part == part {
        let properties = lesson.lesson.lesson.properties
        let summary = (properties.summary ?? properties.question).map { ": \($0)" } ?? ""
        text += "- [\(properties.title)](\(address(of: lesson.path)))\(summary)\n"
      }
    }
    guard !references.isEmpty else { return text }
    text += "\n## Optional\n\n"
    for page in references { text += "- [\(page.title)](\(address(of: page.path.text)))\n" }
    return text
  }

  private func address(of page: String) -> String {
    (course.properties.address ?? "") + MarkdownTwin.path(ofPage: page)
  }
}
