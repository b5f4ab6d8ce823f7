import ScenarioLanguage
import TouchEngine
import UIKitCode

/// The UIKit code of a change: statements, and what the class of a delegate or of a view declares.
struct RepairCode: Sendable {
  var statements: [Statement] = []

  /// What a comment says before the declarations.
  var comment: String?
  var declarations: [Declaration] = []

  /// The text, with a blank line between the statements and the declarations.
  var text: String {
    var printer = SwiftPrinter(.uikit, width: 90)
    printer.print(statements)
    if comment != nil, !statements.isEmpty { printer.line() }
    if let comment { printer.print(.comment([comment])) }
    for declaration in declarations { printer.print(declaration) }
    return String(printer.text.dropLast())
  }

  /// Creates the code of a change that only a comment describes.
  static func comment(_ text: String) -> RepairCode { RepairCode(comment: text) }

  /// Returns an assignment of a property.
  static func assignment(
    _ property: String, _ value: Expression, of name: String
  ) -> RepairCode {
    RepairCode(statements: [.assignment(reference(name)[property], value)])
  }

  /// Returns the call that makes one recognizer wait for another to fail.
  static func requirement(_ recognizer: String, _ other: String) -> RepairCode {
    var bindings: [Expression] = []
    let objects = [recognizer, other].map { name in
      let object = reference(name)
      guard object.isOptional else { return object }
      let found = "found" + SwiftNames.word(owner(of: name), capitalizesFirst: true)
      bindings.append(.optionalBinding(found, object))
      return .token(found)
    }
    let call = Statement.expression(objects[0].require(toFail: objects[1]))
    return RepairCode(
      statements: bindings.isEmpty ? [call] : [.ifThen(bindings, [call], isOnOneLine: false)])
  }

  /// Returns the removal of that call.
  static func withoutRequirement(_ recognizer: String, _ other: String) -> RepairCode {
    .comment(
      "Remove "
        + Self.requirement(recognizer, other).text.split(separator: "\n")
        .map { String($0) }.joined(separator: "\n// "))
  }

  /// Returns the call that attaches a recognizer to another view.
  static func attachment(_ recognizer: String, to view: String) -> RepairCode {
    RepairCode(statements: [
      .expression(reference(view).addGestureRecognizer(reference(recognizer)))
    ])
  }

  // MARK: Delegates

  /// Returns a delegate that declines the touches of views for which a condition holds.
  static func declining(_ recognizer: String, where condition: Expression) -> RepairCode {
    delegate(
      of: recognizer, .shouldReceiveTouch,
      [
        .guardElse(
          [isAsker(recognizer), .optionalBinding("view", .token("touch").view)], .returning(true)),
        .returning(.prefixOperator("!", condition)),
      ])
  }

  /// Returns a delegate that lets two recognizers act at the same time.
  static func simultaneous(_ recognizer: String, with other: String) -> RepairCode {
    let isOther = Expression.token("other") === reference(other)
    return delegate(
      of: recognizer, .shouldRecognizeSimultaneouslyWith,
      [.expression([isAsker(recognizer), isOther].joined(by: "&&"))])
  }

  /// Returns a delegate that lets a pan begin only in one direction.
  static func beginning(_ pan: String, isHorizontal: Bool) -> RepairCode {
    let velocity = Expression.token("velocity")
    let abs = Expression.token("abs")
    return delegate(
      of: pan, .shouldBegin,
      [
        .guardElse([isAsker(pan)], .returning(true)),
        .constant("velocity", reference(pan).velocity(in: reference(pan).view)),
        .returning(
          .infixOperator(abs(velocity.x), isHorizontal ? ">" : "<", abs(velocity.y))),
      ])
  }

  private static func delegate(
    of recognizer: String, _ method: AnsweredMethod, _ body: [Statement]
  ) -> RepairCode {
    RepairCode(
      statements: [.assignment(reference(recognizer).delegate, .itself)],
      comment: "In the delegate:",
      declarations: [.function(Function(method.signature.shortened, body))])
  }

  /// The condition that a recognizer asks the question.
  static func isAsker(_ recognizer: String) -> Expression {
    .token("gestureRecognizer") === reference(recognizer)
  }

  // MARK: Classes

  /// Returns a subclass with members, for an object with a name.
  static func subclass(
    of elementClass: ClassDescription, for name: String, adopting protocols: [String] = [],
    properties: [Variable] = [], _ methods: [Function]
  ) -> RepairCode {
    let superclass = elementClass.name
    let suffix = String(decoding: superclass.utf8.dropFirst(2), as: UTF8.self)
    let own = SwiftNames.word(name, capitalizesFirst: true)
    let repeats = suffix.hasPrefix(own) || own.hasSuffix(suffix)
    let title = own.hasSuffix(suffix) && own != suffix ? own : (repeats ? "Custom" : own) + suffix
    return RepairCode(
      comment: "The class of \(name):",
      declarations: [
        .type(ClassDeclaration(title, [superclass] + protocols, properties, methods))
      ])
  }

  /// Returns a method of a subclass.
  static func override(_ signature: Signature, _ body: [Statement]) -> Function {
    Function(signature, overrides: .both, body)
  }

  /// The method that lets touches pass through a view to the views behind it.
  static let passingThrough: Function = {
    let view = Expression.token("view")
    return override(
      .hitTest,
      [
        .constant("view", Signature.hitTest.call(on: .super)),
        .returning(.conditional(view === .itself, .nil, view)),
      ])
  }()

  /// The method that finds subviews beyond a view's bounds.
  static let includingSubviews = override(
    .pointInside,
    [
      .verbatim(
        """
        super.point(inside: point, with: event)
          || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
        """)
    ])

  /// Returns the method that enlarges a view for touches.
  static func enlarging(by distance: Int) -> Function {
    let inset = Expression(-distance)
    return override(
      .pointInside,
      [.expression(.token("bounds").insetBy(dx: inset, dy: inset).contains(.token("point")))])
  }

  /// Returns an override that calls its superclass after handling an event.
  static func forwarding(_ method: ResponderMethod, of element: SceneElement) -> RepairCode {
    let signature = method.signature(
      ofRecognizer: element.elementClass.kind == .recognizer)
    return subclass(
      of: element.elementClass, for: element.name.text,
      [override(signature, [.expression(signature.call(on: .super))])])
  }

  // MARK: Answers

  /// Returns the method of a delegate or a data source that gives the opposite answer; `nil` for an
  /// answer without an opposite.
  static func answer(_ answer: DelegateAnswer, _ now: Bool, of element: SceneElement) -> RepairCode?
  {
    let (method, name) = (answer.method, element.name.text)
    guard case .flag(let usually) = method.answer else { return nil }
    let value = method.expression(now, menu: .token("UIContextMenuConfiguration")())
    let isOfRecognizer =
      element.elementClass.kind == .recognizer && !element.elementClass.isInteraction
    guard isOfRecognizer else {
      return RepairCode(
        comment: "In the \(method.isOfDataSource ? "data source" : "delegate") of \(name):",
        declarations: [.function(Function(method.signature, [.expression(value)]))])
    }
    // A delegate can have several recognizers.
    var conditions = [isAsker(name)]
    if method.subject == .recognizer, !answer.others.hasWildcard {
      conditions.append(.token("other") === reference(answer.others.text))
    }
    let note: [Statement] =
      answer.condition == nil ? [] : [.verbatim("// Only if the condition holds.")]
    let body =
      note + [
        .guardElse(conditions, .returning(Expression(usually))), .returning(value),
      ]
    return RepairCode(
      comment: "In the delegate of \(name):",
      declarations: [.function(Function(method.signature.shortened, body))])
  }
}

extension Signature {
  /// The same method, with a short name for the other recognizer that it's about.
  var shortened: Signature {
    var short = self
    if let last = short.parameters?.indices.last, last > 0 || name == "canPrevent",
      short.parameters?[last].type == "UIGestureRecognizer"
    {
      short.parameters?[last].name = "other"
    }
    return short
  }
}
