import ScenarioLanguage
import TouchEngine

// Conditions as Swift expressions.
extension SceneCodeWriter {
  /// The expressions for what a question is about.
  struct Topic {
    var touch = "touch"
    var recognizer = "gestureRecognizer"
    var other = "otherGestureRecognizer"
    var view = "view"

    /// The view in whose coordinates locations are.
    var space = "gestureRecognizer.view"

    /// The name of the element whose class is being written.
    var own: String

    /// Whether the question is about a touch.
    var hasTouch = false

    /// Whether the question comes from a recognizer.
    var hasRecognizer = true
  }

  /// Returns a condition as an expression.
  func expression(_ condition: AnswerCondition, _ topic: Topic) -> String {
    switch condition {
    case .and(let left, let right):
      return "(\(expression(left, topic)) && \(expression(right, topic)))"
    case .or(let left, let right):
      return "(\(expression(left, topic)) || \(expression(right, topic)))"
    case .not(let inner): return "!\(parenthesized(expression(inner, topic)))"
    case .comparison(let measure, let axis, let relation, let number):
      let point = expression(measure, topic)
      return "\(point).\(axis == .x ? "x" : "y") \(relation.swift) \(Self.literal(number))"
    case .direction(let measure, let isHorizontal):
      let point = expression(measure, topic)
      return "abs(\(point).x) \(isHorizontal ? ">" : "<") abs(\(point).y)"
    case .inside(let name):
      let view = reference(name.text, in: topic.own)
      let point = expression(.location(in: name), topic)
      let call = view.member("point(inside: \(point), with: nil)")
      return view.isOptional ? "(\(call) ?? false)" : call
    case .recognizer(let subject, let kind):
      let recognizer = subject == .other ? topic.other : topic.recognizer
      switch kind {
      case .elementClass(let elementClass) where elementClass.isInteraction:
        return isFromInteraction(recognizer, elementClass, of: topic)
      case .elementClass(let elementClass): return "\(recognizer) is \(elementClass.name)"
      case .name(let name) where isInteraction(name.text):
        return isFromInteraction(recognizer, named: name.text, of: topic)
      case .name(let name): return "\(recognizer) === \(reference(name.text, in: topic.own).text)"
      }
    case .view(let subject, let kind, let includesDescendants):
      return expression(ofView: view(of: subject, topic), kind, includesDescendants, topic)
    }
  }

  private func parenthesized(_ text: String) -> String {
    text.hasPrefix("(") ? text : "(\(text))"
  }

  private func view(of subject: AnswerSubject, _ topic: Topic) -> String {
    switch subject {
    case .other: topic.other + ".view"
    case .recognizer: topic.recognizer + ".view"
    case .touch: topic.touch + ".view"
    case .view: topic.view
    }
  }

  private func expression(
    ofView view: String, _ kind: AnswerKind, _ includesDescendants: Bool, _ topic: Topic
  ) -> String {
    switch kind {
    case .elementClass(let elementClass):
      guard includesDescendants else { return isInstance(view, elementClass, topic) }
      return Self.ancestry(of: view)
        + ".contains(where: { \(isInstance("$0", elementClass, topic)) })"
    case .name(let name):
      let other = reference(name.text, in: topic.own)
      guard includesDescendants else { return "\(view) === \(other.text)" }
      if view == topic.view, !other.isOptional { return "\(view).isDescendant(of: \(other.text))" }
      return Self.ancestry(of: view) + ".contains(where: { $0 === \(other.text) })"
    }
  }

  /// Returns the sequence of a view and the views around it.
  private static func ancestry(of view: String) -> String {
    "sequence(first: \(view) as UIView?, next: { $0?.superview })"
      + ".prefix(while: { $0 != nil })"
  }

  /// Returns the condition that a view is of a class; a plain view takes the place of a hosting view,
  /// so these are compared one by one.
  private func isInstance(
    _ view: String, _ elementClass: ClassDescription, _ topic: Topic
  ) -> String {
    guard elementClass == .hostingView else { return "\(view) is \(elementClass.name)" }
    let names = elements.values.filter { $0.elementClass == elementClass }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }.map { $0.name.text }
    let conditions = names.map { "\(view) === \(reference($0, in: topic.own).text)" }
    return conditions.isEmpty ? "false" : "(" + conditions.joined(separator: " || ") + ")"
  }

  private func expression(_ measure: AnswerMeasure, _ topic: Topic) -> String {
    switch measure {
    case .location(let name):
      let space = name.map { reference($0.text, in: topic.own).text } ?? topic.space
      return "\(topic.hasTouch ? topic.touch : topic.recognizer).location(in: \(space))"
    case .translation, .velocity:
      let method = measure == .velocity ? "velocity" : "translation"
      let pan = "(\(topic.recognizer) as? UIPanGestureRecognizer)"
      return "(\(pan)?.\(method)(in: \(topic.recognizer).view) ?? .zero)"
    }
  }

  /// Returns a condition for the name of another object, or `nil` for any object.
  func expression(_ pattern: NamePattern, of object: String, isRecognizer: Bool) -> String? {
    if pattern.text == "*" { return nil }
    if isRecognizer, let element = elements[pattern.text], element.elementClass.isInteraction {
      return "scene.\(interactionRecognizers(of: element)).contains(where: { $0 === \(object) })"
    }
    let name =
      isRecognizer ? "(\(object).name ?? \"\")" : "(\(object).accessibilityIdentifier ?? \"\")"
    if !pattern.hasWildcard { return "\(name) == \(pattern.text.swiftLiteral)" }
    guard pattern.expression == nil else { return nil }
    let parts = pattern.text.split(separator: "*", omittingEmptySubsequences: false)
    var conditions: [String] = []
    if let first = parts.first, !first.isEmpty {
      conditions.append("\(name).hasPrefix(\(String(first).swiftLiteral))")
    }
    if let last = parts.last, !last.isEmpty {
      conditions.append("\(name).hasSuffix(\(String(last).swiftLiteral))")
    }
    for middle in parts.dropFirst().dropLast() where !middle.isEmpty {
      conditions.append("\(name).contains(\(String(middle).swiftLiteral))")
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// Returns a computation from a point as an expression.
  func expression(_ condition: PointCondition, own: String) -> String {
    switch condition {
    case .and(let left, let right):
      return "(\(expression(left, own: own)) && \(expression(right, own: own)))"
    case .or(let left, let right):
      return "(\(expression(left, own: own)) || \(expression(right, own: own)))"
    case .not(let inner): return "!\(parenthesized(expression(inner, own: own)))"
    case .constant(let flag): return flag ? "true" : "false"
    case .inherited: return "super.point(inside: point, with: event)"
    case .boundsInset(let inset):
      return "bounds.insetBy(dx: \(Self.literal(inset.x)), dy: \(Self.literal(inset.y)))"
        + ".contains(point)"
    case .comparison(let axis, let relation, let number):
      return "point.\(axis == .x ? "x" : "y") \(relation.swift) \(Self.literal(number))"
    case .inside(let name):
      let view = reference(name.text, in: own)
      let call = view.member("point(inside: convert(point, to: \(view.text)), with: event)")
      return view.isOptional ? "(\(call) ?? false)" : call
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
