import ScenarioLanguage
import TouchEngine
import UIKitCode

// What the setup does for a test: it logs calls of delegates, and compares values.
extension SceneCodeWriter {
  /// Returns the calls of an element's delegate that a test looks for in the log.
  func loggedCalls(of element: SceneElement) -> [DelegateCall] {
    asserted?.calls[element.name.text] ?? []
  }

  /// Returns a method for each value that a test compares at the end.
  func assertedValues() -> [Function] {
    (asserted?.assertions ?? []).compactMap { assertion, range in
      guard case .value(let expected, let number) = assertion else { return nil }
      let value = value(of: expected.subject)
      return Function(
        Signature("expectation\(number)", returns: "(holds: Bool, value: Any?)"),
        documentation: ["`\(source(range))`"],
        [.returning(.tuple([comparison(expected), value]))])
    }
  }

  /// Returns the condition that a property has a value, within half a point.
  private func comparison(_ expected: ValueExpectation) -> Expression {
    if case .words(let words) = expected.value,
      case .cell(let noun) = expected.subject.property.kind
    {
      let numbers = words.joined(separator: " ").split(separator: " ").compactMap { Int($0) }
      let place = CellPlace(
        noun, section: numbers.count > 1 ? numbers[0] : 0, index: numbers.last ?? 0)
      let isSame = Expression.infixOperator(value(of: expected.subject), "==", Expression(place))
      return expected.comparison == .notEqual ? !isSame : isSame
    }
    guard case .numbers(let numbers) = expected.value, numbers.count == 2,
      expected.comparison == .equal
    else { return expression(expected, own: nil) }
    let value = value(of: expected.subject)
    let isSize = expected.subject.property.kind == .size
    let components = isSize ? ["width", "height"] : ["x", "y"]
    return zip(components, numbers).map { component, number in
      let isMissing = value.isChained
      let one =
        isMissing
        ? value[component].coalesced(.implicitMember("nan")).parenthesized : value[component]
      let distance = Expression.token("abs")(.infixOperator(one, "-", Expression(number.number)))
      return .infixOperator(distance, "<=", Expression(max(0.5, number.tolerance)))
    }.joined(by: "&&")
  }
}
