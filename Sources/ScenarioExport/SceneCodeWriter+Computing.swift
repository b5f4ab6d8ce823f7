import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

// Values that the program computes from properties.
extension SceneCodeWriter {
  /// A sum of terms, some of which are subtracted.
  private struct Sum {
    var terms: [(value: Expression, isSubtracted: Bool)] = []

    /// Whether the terms are points, rather than numbers.
    var isOfPoints = false

    /// Returns the sum of the terms, or of a coordinate of each.
    func total(_ coordinate: String? = nil) -> Expression {
      let values = terms.map { term in coordinate.map { term.value[$0] } ?? term.value }
      guard var total = values.first else { return 0 }
      if terms[0].isSubtracted { total = .prefixOperator("-", total) }
      for (index, value) in values.enumerated().dropFirst() {
        total = .infixOperator(total, terms[index].isSubtracted ? "-" : "+", value)
      }
      return total
    }
  }

  /// Returns the statements that assign a computed value.
  func compute(_ assignment: PropertyAssignment, touches: Bool) -> [Statement] {
    let object = reference(assignment.object.text)
    let (name, property) = (assignment.object.text, assignment.property.name)
    var statements: [Statement] = []
    if touches, assignment.terms.contains(where: { $0.isOfFinger }) {
      statements.append(
        .guardElse(
          [.optionalBinding("touch", .token("touches").first)], .expression(.token("return"))))
    }
    var sum = Sum()
    for (index, term) in assignment.terms.enumerated() {
      switch term.value {
      case .literal(.numbers(let numbers)) where numbers.isEmpty:
        return [log(name, property, "= empty"), .assignment(object[property], [])]
      case .literal(let literal):
        guard let value = Self.term(literal) else { continue }
        sum.isOfPoints = sum.isOfPoints || value.isPoint
        sum.terms.append((value.expression, term.isSubtracted))
      case .property(let reference):
        let term = (name: "term\(index + 1)", isSubtracted: term.isSubtracted)
        statements.append(.constant(term.name, value(of: reference)))
        sum.isOfPoints =
          sum.isOfPoints || (reference.component == nil && reference.property.kind == .point)
        sum.terms.append((.token(term.name), term.isSubtracted))
      }
    }
    switch assignment.operation {
    case .rotate, .scale, .translate:
      return statements + transform(assignment, object, sum)
    case .add, .replace, .subtract:
      let sign: String? =
        switch assignment.operation {
        case .subtract: "-"
        case .add: "+"
        default: nil
        }
      return statements
        + (assignment.property.kind == .points
          ? extend(
            object[property], "program → \(name): \(property) = ", sum, keepsPoints: sign != nil)
          : assign(sum, to: object[property], "program → \(name): \(property) = ", sign))
    }
  }

  /// Returns a literal as a term, and whether it's a point.
  private static func term(_ value: PropertyValue) -> (expression: Expression, isPoint: Bool)? {
    switch value {
    case .point(let point): (Expression(point), true)
    case .numbers(let numbers) where numbers.count == 2:
      (Expression(CGPoint(x: numbers[0], y: numbers[1])), true)
    case .number(let number): (Expression(number), false)
    case .time(let time): (Expression(time.seconds), false)
    case .count(let count): (Expression(count), false)
    default: nil
    }
  }

  /// Returns the statements that add a sum to a property, subtract it, or replace the property's
  /// value.
  private func assign(
    _ sum: Sum, to property: Expression, _ words: String, _ sign: String?
  ) -> [Statement] {
    let value = Expression.token("value")
    func changed(_ old: Expression, _ total: Expression) -> Expression {
      sign.map { .infixOperator(old, $0, total.parenthesized) } ?? total
    }
    guard sum.isOfPoints else {
      return [
        .constant("value", changed(property, sum.total())), .log("\(words)\(value)"),
        .assignment(property, value),
      ]
    }
    let point = Expression.token("CGPoint")(
      x: changed(property.x, sum.total("x")), y: changed(property.y, sum.total("y")))
    return [
      .constant("value", point), .log("\(words)\(value.x) \(value.y)"),
      .assignment(property, value),
    ]
  }

  /// Returns the statements that add a point to a list of points, or begin a new list.
  private func extend(
    _ old: Expression, _ words: String, _ sum: Sum, keepsPoints: Bool
  ) -> [Statement] {
    let point = Expression.token("point")
    let points = Expression.token("points")
    let coordinates = Closure("\(Expression.firstArgument.x) \(Expression.firstArgument.y)")
    return [
      .constant("point", .token("CGPoint")(x: sum.total("x"), y: sum.total("y"))),
      .constant("points", keepsPoints ? .infixOperator(old, "+", [point]) : [point]),
      .constant("list", points.map.trailing(coordinates).joined(separator: " ")),
      .log(.infixOperator(Expression(words), "+", .token("list"))),
      .assignment(old, points),
    ]
  }

  private func transform(
    _ assignment: PropertyAssignment, _ object: Expression, _ sum: Sum
  ) -> [Statement] {
    let totals = sum.isOfPoints ? [sum.total("x"), sum.total("y")] : [sum.total()]
    let names = totals.indices.map { "value\($0 + 1)" }
    let (x, y) = (Expression.token(names[0]), Expression.token(names[names.count - 1]))
    let transform = Expression.token("CGAffineTransform")
    let (change, word) =
      switch assignment.operation {
      case .rotate: (transform(rotationAngle: x), "rotatedBy")
      case .scale: (transform(scaleX: x, y: x), "scaledBy")
      default: (transform(translationX: x, y: y), "translatedBy")
      }
    let words = "program → \(assignment.object.text): transform \(word) "
    let old =
      object.isOptional
      ? object.transform.coalesced(.implicitMember("identity")) : object.transform
    return zip(names, totals).map { .constant($0, $1) } + [
      .log(sum.isOfPoints ? "\(words)\(x) \(y)" : "\(words)\(x)"),
      .assignment(object.transform, change.concatenating(old)),
    ]
  }

  /// Returns the current value of a property as an expression, in the class that `own` names.
  func value(of reference: PropertyReference, in own: String? = nil) -> Expression {
    let subject = reference.subject.text
    let property = reference.property.name
    let isFinger = elements[subject] == nil && subject.hasPrefix("finger")
    let object = isFinger ? .token("touch") : self.reference(subject, in: own)
    var value = object[property]
    if let point = reference.point {
      let space = reference.space.map { self.reference($0.text, in: own) } ?? .nil
      value = object.convert(Expression(point), to: space)
    } else if reference.property.traits.contains(.inCoordinates) {
      let space = reference.space.map {
        $0.text == PropertyReference.windowSpace ? .nil : self.reference($0.text, in: own)
      }
      let coordinates = space ?? (isFinger ? .nil : object.view)
      value =
        if let index = reference.property.touchIndex {
          object.location(ofTouch: Expression(index), in: coordinates)
        } else {
          object[property](in: coordinates)
        }
    }
    return reference.component.map { value[$0 == .count ? "count" : $0.name] } ?? value
  }
}

extension PropertyAssignment.Term {
  /// Whether the term is a property of a finger.
  fileprivate var isOfFinger: Bool {
    if case .property(let reference) = value {
      reference.subject.text.hasPrefix("finger")
    } else {
      false
    }
  }
}
