import ScenarioLanguage
import TouchEngine
import UIKitCode

// Interactions, and the recognizers that they add to their views.
extension SceneCodeWriter {
  /// Returns whether a name is an interaction's.
  func isInteraction(_ name: String) -> Bool {
    elements[name]?.elementClass.isInteraction ?? false
  }

  /// Returns the property that holds the recognizers that an interaction has added to its view.
  func interactionRecognizers(of element: SceneElement) -> String {
    identifier("Recognizers", of: element)
  }

  /// Adds an interaction to its view, and keeps the recognizers that it adds.
  func add(interaction element: SceneElement, to view: Expression) -> [Statement] {
    let own = Expression.token(interactionRecognizers(of: element))
    let list = view.gestureRecognizers.coalesced([])
    let isOld = own.contains(
      where: .closure(Closure(.firstArgument === .token("new"))))
    _ = delegate(of: element)
    return set(element.properties, of: object(element), element)
      + [.assignment(own, list)] + adding(element, to: view)
      + [
        .assignment(
          own,
          list.parenthesized.filter.trailing(Closure("new", .prefixOperator("!", isOld))))
      ]
  }

  /// Returns the statements that add an interaction to a view.
  func adding(_ interaction: SceneElement, to view: Expression) -> [Statement] {
    let recognizer = Expression.optional(
      Expression.optional(view.gestureRecognizers).last)
    return [
      .expression(view.addInteraction(object(interaction))),
      // In the engine, an interaction has one recognizer, which has its name in a trace.
      .inEngine(.assignment(recognizer.name, Expression(interaction.name.text))),
    ]
  }

  /// Returns the statement that makes a recognizer, or an interaction's recognizers, wait for another.
  func requirement(_ requirement: FailureRequirement) -> Statement {
    let (first, second) = (requirement.recognizer.text, requirement.other.text)
    if isInteraction(first) || isInteraction(second) {
      let wait = Statement.expression(.token("recognizer").require(toFail: .token("other")))
      let others = Statement.forEach(
        "other", in: recognizers(second), [wait], isOnOneLine: true)
      return .forEach("recognizer", in: recognizers(first), [others], isOnOneLine: true)
    }
    let recognizer = reference(first)
    let other = reference(second)
    guard other.isOptional else { return .expression(recognizer.require(toFail: other)) }
    return .ifThen(
      [.optionalBinding("other", other)],
      [.expression(recognizer.require(toFail: .token("other")))], isOnOneLine: true)
  }

  /// Returns the list of a recognizer, or of an interaction's recognizers.
  private func recognizers(_ name: String) -> Expression {
    if let element = elements[name], element.elementClass.isInteraction {
      return .token(interactionRecognizers(of: element))
    }
    let object = reference(name)
    guard object.isOptional else { return [object] }
    return Expression.array([object]).compactMap.trailing(Closure(.firstArgument))
  }

  /// Returns the condition that a recognizer belongs to an interaction.
  func isFrom(
    _ interaction: SceneElement, _ recognizer: Expression, in own: String
  ) -> Expression {
    scene(for: own)[interactionRecognizers(of: interaction)]
      .contains(where: .closure(Closure(.firstArgument === recognizer)))
  }
}
