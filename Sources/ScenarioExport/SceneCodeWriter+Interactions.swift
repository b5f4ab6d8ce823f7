import ScenarioLanguage
import TouchEngine

// Interactions, and the recognizers that they bring.
extension SceneCodeWriter {
  /// Returns whether a name is an interaction's.
  func isInteraction(_ name: String) -> Bool {
    elements[name]?.elementClass.isInteraction ?? false
  }

  /// Returns the property that holds the recognizers that an interaction has brought to its view.
  func interactionRecognizers(of element: SceneElement) -> String {
    SwiftNames.words(of: element.name.text, capitalizesFirst: false) + "Recognizers"
  }

  /// Adds an interaction to its view, and notes the recognizers that it brings.
  func build(
    interaction element: SceneElement, on view: String, isOptional: Bool,
    into lines: inout [String]
  ) {
    let name = identifier(element.name.text)
    let list = view + (isOptional ? "?" : "") + ".gestureRecognizers"
    let own = interactionRecognizers(of: element)
    interactionDelegate(of: element)
    set(element.properties, of: Reference(text: name), element, into: &lines)
    lines += [
      "\(own) = \(list) ?? []",
      "\(view)\(isOptional ? "?" : "").addInteraction(\(name))",
      "\(own) = (\(list) ?? []).filter { new in !\(own).contains(where: { $0 === new }) }",
    ]
  }

  /// Returns the statement that makes recognizers wait for others, some of which belong to an
  /// interaction.
  func requirement(_ requirement: FailureRequirement) -> String {
    func list(_ name: String) -> String {
      guard let element = elements[name], element.elementClass.isInteraction else {
        let object = reference(name)
        return object.isOptional ? "[\(object.text)].compactMap { $0 }" : "[\(object.text)]"
      }
      return interactionRecognizers(of: element)
    }
    return "for recognizer in \(list(requirement.recognizer.text)) { "
      + "for other in \(list(requirement.other.text)) { recognizer.require(toFail: other) } }"
  }

  /// Returns the condition that a recognizer belongs to an interaction.
  func isFromInteraction(_ recognizer: String, named name: String, of topic: Topic) -> String {
    guard let element = elements[name] else { return "false" }
    return "scene.\(interactionRecognizers(of: element)).contains(where: { $0 === \(recognizer) })"
  }

  /// Returns the condition that a recognizer belongs to an interaction of a class.
  func isFromInteraction(
    _ recognizer: String, _ elementClass: ClassDescription, of topic: Topic
  ) -> String {
    let names = elements.values.filter { $0.elementClass == elementClass }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }.map { $0.name.text }
    let conditions = names.map { isFromInteraction(recognizer, named: $0, of: topic) }
    return conditions.isEmpty ? "false" : "(" + conditions.joined(separator: " || ") + ")"
  }
}
