import LessonMarkdown
import LessonRunner
import RecognizerExamples
import Reference
import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// What the client shows when the pointer rests on a word: its documentation, as Markdown.
enum HoverText {
  /// Returns the documentation of a fact, by its number.
  static func text(ofFact number: String, in ledger: FactLedger) -> String? {
    guard let fact = ledger[number] else { return nil }
    var lines = ["**\(number)** (\(fact.evidenceWords))", fact.claim]
    let sources = fact.sources.map { source in
      source.address.map { "[\(source.title)](\($0))" } ?? source.title
    }
    if !sources.isEmpty { lines.append("Source: " + sources.joined(separator: ", ")) }
    return lines.joined(separator: "\n\n")
  }

  /// Returns the documentation of a word in a scenario: a class, a property, a name, or the first
  /// word of a construct.
  static func text(of word: ScenarioWord, in source: SourceText) -> String? {
    if let description = ScenarioClasses.course[word.text] { return text(of: description) }
    if let property = word.owner?.property(named: word.text) { return text(of: property) }
    if let elementClass = word.elementClass(of: word.text),
      let declaration = SceneNames.declaration(of: word.text, in: source, classes: .course)
    {
      let line = source.place(at: declaration.lowerBound).line
      return "`\(word.text)`: \(elementClass.name), declared on line \(line)"
    }
    if word.before.isEmpty, let text = text(ofConstruct: word.text) { return text }
    return ScenarioClasses.course.property(named: word.text).map { text(of: $0) }
  }

  /// Returns the explanation of a message, by its code.
  static func text(ofMessage code: String) -> String? {
    guard let entry = DiagnosticCatalogue.program.entry(code) else { return nil }
    return "**\(code)**: \(entry.title)\n\n\(entry.explanation)"
  }

  private static func text(of description: ClassDescription) -> String {
    var text = "**\(description.name)**"
    if let superclass = description.superclass { text += ": \(superclass.name)" }
    let rows = description.ownProperties.map { "- `\($0.name)`: \($0.summary.text)" }
    return rows.isEmpty ? text : text + "\n\n" + rows.joined(separator: "\n")
  }

  private static func text(of property: Property) -> String {
    var text = "**\(property.name)**: \(property.kind.phrase)\n\n\(property.summary.text)"
    switch property.mutability {
    case .always: break
    case .never: text += "\n\nIt's read-only."
    case .onceMade: text += "\n\nIt can be set only after everything has been created."
    case .whenMade: text += "\n\nIt can be set only when the object is created."
    }
    return text
  }

  private static func text(ofConstruct word: String) -> String? {
    let entry = LanguageReference.program.entries.first { entry in
      entry.forms.contains { $0.split(separator: " ").first.map(String.init) == word }
    }
    guard let entry else { return nil }
    return "```\n\(entry.forms.joined(separator: "\n"))\n```\n\n\(entry.explanation)"
  }
}
