import FileSystem
import LessonMarkdown
import LessonRunner
import RecognizerExamples
import ScenarioLanguage
import TouchEngine

/// The stage that makes the page of properties: every class that a scenario can name, with the
/// properties that it declares.
enum PropertyPage {
  static let path = "properties.html"
  static let title = Word.properties
  static let summary = Word.propertiesSummary

  /// The list for the page.
  static func list(_ words: SiteWords) -> ReferenceList {
    ReferenceList(
      path: SitePath(path),
      introduction: words(.propertiesIntroduction),
      groups: classes.sorted { $0.name < $1.name }.map { group($0, words) })
  }

  /// The classes that scenarios can use, and their superclasses.
  private static var classes: [ClassDescription] {
    var classes = ScenarioClasses.course.all
    for inherited in classes.compactMap({ $0.superclass }) where !classes.contains(inherited) {
      classes.append(inherited)
    }
    return classes
  }

  private static func group(
    _ description: ClassDescription, _ words: SiteWords
  ) -> ReferenceGroup {
    var sentences: [String] = []
    if let superclass = description.superclass {
      sentences.append(words(.inheritsProperties, ["class": superclass.name]))
    }
    if description.ownProperties.isEmpty { sentences.append(words(.declaresNone)) }
    return ReferenceGroup(
      identifier: "class-" + description.name, title: description.name,
      summary: sentences.joined(separator: " "),
      entries: description.ownProperties.map { entry($0, of: description, words) })
  }

  private static func entry(
    _ property: Property, of description: ClassDescription, _ words: SiteWords
  ) -> ReferenceEntry {
    let setting: Word =
      switch property.mutability {
      case .always: .setAnytime
      case .never: .setNever
      case .onceMade: .setByStep
      case .whenMade: .setBySetup
      }
    return ReferenceEntry(
      code: description.name + "." + property.name,
      titleHTML: words(
        .propertyOfClass,
        [
          "property": "<code>\(property.name)</code>",
          "class": "<code>\(description.name)</code>",
        ]),
      explanation: words(
        .propertyExplanation,
        [
          "summary": property.summary.text, "kind": property.kind.phrase,
          "setting": words(setting),
        ]))
  }
}

extension PropertyPage: ReferenceKind {
  static let owner = "the site's page of properties"
  static let source = PageSource.program

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    let list = list(context.words)
    index.add(list, title: context.words(title))
    return files(of: list, in: context)
  }
}
