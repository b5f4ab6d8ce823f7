import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioLanguage
import TouchEngine

/// The stage that makes the page of properties: every class that a scenario can name, with the
/// properties that it declares.
enum PropertyPage {
  static let path = "properties.html"
  static let title = "Classes and their properties"

  /// The list for the page.
  static var list: ReferenceList {
    ReferenceList(
      path: SitePath(path),
      introduction: """
        These are the properties that a scenario can set and expect, class by class, as the model \
        declares them. A setup gives a value as 'alpha: 0.5', a step as 'A alpha = 0.5', and an \
        expectation tests it as 'A alpha 0.5'.
        """,
      groups: classes.sorted { $0.name < $1.name }.map(group))
  }

  /// The classes that scenarios can use, and their superclasses.
  private static var classes: [ClassDescription] {
    var classes = ClassDescription.all
    for inherited in classes.compactMap({ $0.superclass }) where !classes.contains(inherited) {
      classes.append(inherited)
    }
    return classes
  }

  private static func group(_ description: ClassDescription) -> ReferenceGroup {
    var sentences: [String] = []
    if let superclass = description.superclass {
      sentences.append("Inherits the properties of '\(superclass.name)'.")
    }
    if description.ownProperties.isEmpty { sentences.append("Declares none itself.") }
    return ReferenceGroup(
      identifier: "class-" + description.name, title: description.name,
      summary: sentences.joined(separator: " "),
      entries: description.ownProperties.map { entry($0, of: description) })
  }

  private static func entry(
    _ property: Property, of description: ClassDescription
  ) -> ReferenceEntry {
    let setting =
      switch property.mutability {
      case .always: "A setup or a step can set it."
      case .never: "It can't be set."
      case .onceMade: "Only a step can set it."
      case .whenMade: "Only a setup can set it."
      }
    return ReferenceEntry(
      code: description.name + "." + property.name,
      titleHTML: "<code>\(property.name)</code> of <code>\(description.name)</code>",
      explanation:
        "\(property.summary.text) The value is \(property.kind.phrase). \(setting)")
  }
}

extension PropertyPage: ReferenceKind {
  static let owner = "the site's page of properties"
  static let source = PageSource.program

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    let list = list
    let page = ReferencePage(
      path: SitePath(path), title: title,
      summary: "Every property that a scenario can set or expect, with its values.",
      contents: list.groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: context.templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: path)))
    index.add(list, title: title)
    return files(of: list, page, in: context)
  }
}
