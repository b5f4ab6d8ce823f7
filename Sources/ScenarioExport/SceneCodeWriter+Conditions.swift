import ScenarioLanguage
import TouchEngine
import UIKitCode

// Conditions as Swift expressions.
extension SceneCodeWriter {
  /// The expressions for what a question is about.
  struct Topic {
    var touch = Expression.token("touch")
    var recognizer = Expression.token("gestureRecognizer")
    var other = Expression.token("otherGestureRecognizer")
    var view = Expression.token("view")

    /// The view in whose coordinates locations are.
    var space = Expression.token("gestureRecognizer").view

    /// The name of the element whose class is being written.
    var own: String

    /// Whether the question is about a touch.
    var hasTouch = false
  }

  /// Returns a condition as an expression.
  func expression(_ condition: AnswerCondition, _ topic: Topic) -> Expression {
    switch condition {
    case .and(let left, let right):
      return [expression(left, topic), expression(right, topic)].joined(by: "&&").parenthesized
    case .or(let left, let right):
      return [expression(left, topic), expression(right, topic)].joined(by: "||").parenthesized
    case .not(let inner): return !expression(inner, topic)
    case .comparison(let measure, let axis, let relation, let number):
      return .infixOperator(
        expression(measure, topic)[axis.member], relation.swift, Expression(number))
    case .direction(let measure, let isHorizontal):
      let point = expression(measure, topic)
      let abs = Expression.token("abs")
      return .infixOperator(abs(point.x), isHorizontal ? ">" : "<", abs(point.y))
    case .inside(let name):
      let view = reference(name.text, in: topic.own)
      let point = expression(.location(in: name), topic)
      return certain(view.point(inside: point, with: .nil), of: view)
    case .recognizer(let subject, let kind):
      return expression(
        ofRecognizer: subject == .other ? topic.other : topic.recognizer, kind, topic)
    case .value(let expected): return expression(expected, own: topic.own)
    case .view(let subject, let kind, let includesDescendants):
      return expression(ofView: view(of: subject, topic), kind, includesDescendants, topic)
    }
  }

  /// Returns the condition that a property has a value.
  func expression(_ expected: ValueExpectation, own: String?) -> Expression {
    let kind = expected.subject.property.kind
    var value = value(of: expected.subject, in: own)
    if kind == .windowLevel { value = value.rawValue }
    let comparison = expected.comparison
    let isEqual: Expression
    switch expected.value {
    case .boolean(let flag): isEqual = .infixOperator(value, "==", Expression(flag))
    case .words(let words): isEqual = .infixOperator(value, "==", .options(words))
    case .names(let names):
      isEqual = value === (names.first.map { reference($0, in: own) } ?? .nil)
    case .numbers(let numbers) where numbers.count == 1:
      let number = Expression(numbers[0].number)
      let isOptional = reference(expected.subject.subject.text, in: own).isOptional
      let present = isOptional ? value.coalesced(.implicitMember("nan")).parenthesized : value
      guard comparison == .equal || comparison == .notEqual else {
        return .infixOperator(present, comparison.rawValue, number)
      }
      if case .count = kind {
        isEqual = .infixOperator(value, "==", number)
      } else {
        let distance = Expression.token("abs")(.infixOperator(present, "-", number))
        isEqual = .infixOperator(distance, "<=", Expression(numbers[0].tolerance))
      }
    case .range(let range):
      let bounds = Expression.infixOperator(
        Expression(range.least), range.isClosed ? "..." : "..<", Expression(range.greatest))
      isEqual = .tuple([bounds]).contains(value)
    case .numbers(let numbers) where numbers.count == 2:
      let type = Expression.token(kind == .size ? "CGSize" : "CGPoint")
      let (x, y) = (Expression(numbers[0].number), Expression(numbers[1].number))
      isEqual = .infixOperator(
        value, "==", kind == .size ? type(width: x, height: y) : type(x: x, y: y))
    case .captured, .numbers, .text, .transform:
      // The parser takes no such conditions.
      isEqual = true
    }
    return comparison == .notEqual ? !isEqual : isEqual
  }

  /// Returns a call that's false if its object is missing.
  private func certain(_ call: Expression, of object: Expression) -> Expression {
    object.isOptional ? call.coalesced(false).parenthesized : call
  }

  private func expression(
    ofRecognizer recognizer: Expression, _ kind: AnswerKind, _ topic: Topic
  ) -> Expression {
    switch kind {
    case .elementClass(let elementClass) where elementClass.isInteraction:
      return .any(of: elements(of: elementClass).map { isFrom($0, recognizer, in: topic.own) })
    case .elementClass(let elementClass) where elementClass.isSwiftUIGesture:
      return .any(
        of: elements(of: elementClass).map { recognizer === reference($0.name.text, in: topic.own) }
      )
    case .elementClass(let elementClass):
      return .infixOperator(recognizer, "is", .token(elementClass.name))
    case .name(let name):
      if let element = elements[name.text], element.elementClass.isInteraction {
        return isFrom(element, recognizer, in: topic.own)
      }
      return recognizer === reference(name.text, in: topic.own)
    }
  }

  private func view(of subject: AnswerSubject, _ topic: Topic) -> Expression {
    switch subject {
    case .other: topic.other.view
    case .recognizer: topic.recognizer.view
    case .touch: topic.touch.view
    case .view: topic.view
    }
  }

  private func expression(
    ofView view: Expression, _ kind: AnswerKind, _ includesDescendants: Bool, _ topic: Topic
  ) -> Expression {
    switch kind {
    case .elementClass(let elementClass):
      guard includesDescendants else { return isInstance(view, elementClass, topic) }
      return Self.isInAncestry(of: view, isInstance(.firstArgument, elementClass, topic))
    case .name(let name):
      let other = reference(name.text, in: topic.own)
      guard includesDescendants else { return view === other }
      if view == topic.view, !other.isOptional { return view.isDescendant(of: other) }
      return Self.isInAncestry(of: view, .firstArgument === other)
    }
  }

  /// Returns the condition that another one holds for a view or a view around it.
  private static func isInAncestry(
    of view: Expression, _ condition: Expression
  ) -> Expression {
    let views = Expression.token("sequence")(
      first: .infixOperator(view, "as", .token("UIView?")),
      next: .closure(Closure(Expression.optional(.firstArgument).superview)))
    return views.prefix(while: .closure(Closure(.infixOperator(.firstArgument, "!=", .nil))))
      .contains(where: .closure(Closure(condition)))
  }

  /// Returns the condition that a view is of a class; a plain view takes the place of a hosting
  /// view, so these are compared one by one.
  private func isInstance(
    _ view: Expression, _ elementClass: ClassDescription, _ topic: Topic
  ) -> Expression {
    guard elementClass == .hostingView else {
      return .infixOperator(view, "is", .token(elementClass.name))
    }
    return .any(
      of: elements(of: elementClass).map { view === reference($0.name.text, in: topic.own) })
  }

  private func expression(_ measure: AnswerMeasure, _ topic: Topic) -> Expression {
    switch measure {
    case .location(let name):
      let space = name.map { reference($0.text, in: topic.own) } ?? topic.space
      return (topic.hasTouch ? topic.touch : topic.recognizer).location(in: space)
    case .translation, .velocity:
      let pan = topic.recognizer.casted(to: "UIPanGestureRecognizer").parenthesized
      let method = measure == .velocity ? "velocity" : "translation"
      return Expression.optional(pan)[method](in: topic.recognizer.view)
        .coalesced(.implicitMember("zero")).parenthesized
    }
  }

  /// Returns a condition for the name of another object, or `nil` for any object.
  func condition(
    _ pattern: NamePattern, ofRecognizer recognizer: Expression, in own: String
  ) -> Expression? {
    if let element = elements[pattern.text], element.elementClass.isInteraction {
      return isFrom(element, recognizer, in: own)
    }
    return condition(pattern, named: recognizer.name)
  }

  /// Returns a condition for a name, or `nil` for any name.
  func condition(_ pattern: NamePattern, named name: Expression) -> Expression? {
    if pattern.text == "*" { return nil }
    let name = name.coalesced("").parenthesized
    if !pattern.hasWildcard { return .infixOperator(name, "==", Expression(pattern.text)) }
    guard pattern.expression == nil else { return nil }
    let parts = pattern.text.split(separator: "*", omittingEmptySubsequences: false)
      .map { String($0) }
    var conditions: [Expression] = []
    if let first = parts.first, !first.isEmpty {
      conditions.append(name.hasPrefix(Expression(first)))
    }
    if let last = parts.last, !last.isEmpty { conditions.append(name.hasSuffix(Expression(last))) }
    for middle in parts.dropFirst().dropLast() where !middle.isEmpty {
      conditions.append(name.contains(Expression(middle)))
    }
    return conditions.conjunction
  }

  /// Returns a computation from a point as an expression.
  func expression(_ condition: PointCondition, own: String) -> Expression {
    let point = Expression.token("point")
    let event = Expression.token("event")
    switch condition {
    case .and(let left, let right):
      return [expression(left, own: own), expression(right, own: own)].joined(by: "&&")
        .parenthesized
    case .or(let left, let right):
      return [expression(left, own: own), expression(right, own: own)].joined(by: "||")
        .parenthesized
    case .not(let inner): return !expression(inner, own: own)
    case .constant(let flag): return Expression(flag)
    case .inherited: return Signature.pointInside.call(on: .super)
    case .boundsInset(let inset):
      return Expression.token("bounds").insetBy(dx: Expression(inset.x), dy: Expression(inset.y))
        .contains(point)
    case .comparison(let axis, let relation, let number):
      return .infixOperator(point[axis.member], relation.swift, Expression(number))
    case .inside(let name):
      let view = reference(name.text, in: own)
      let converted = Expression.token("convert")(point, to: view)
      return certain(view.point(inside: converted, with: event), of: view)
    }
  }
}

extension PointCondition.Axis {
  /// The member of a point.
  fileprivate var member: String {
    switch self {
    case .x: "x"
    case .y: "y"
    }
  }
}

extension PointCondition.Relation {
  /// The relation as Swift's operator.
  fileprivate var swift: String {
    switch self {
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .less: "<"
    case .lessOrEqual: "<="
    }
  }
}
