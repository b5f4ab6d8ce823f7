import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

/// Writes changes of a setup as UIKit code, with the names that the setup has.
struct RepairCodeWriter {
  /// The setup, which knows the classes.
  let editor: SetupEditor

  /// Returns an assignment of a property.
  func assignment(
    _ property: String, _ value: Expression, of name: String
  ) -> RepairCode {
    RepairCode(statements: place(of: name) + [.assignment(reference(name)[property], value)])
  }

  /// Returns the call that makes one recognizer wait for another to fail.
  func requirement(_ recognizer: String, _ other: String) -> RepairCode {
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
  func withoutRequirement(_ recognizer: String, _ other: String) -> RepairCode {
    .comment(
      "Remove "
        + requirement(recognizer, other).text.split(separator: "\n")
        .map { String($0) }.joined(separator: "\n// "))
  }

  /// Returns the call that attaches a recognizer to another view.
  func attachment(_ recognizer: String, to view: String) -> RepairCode {
    RepairCode(statements: [
      .expression(reference(view).addGestureRecognizer(reference(recognizer)))
    ])
  }

  // MARK: Delegates

  /// Returns a delegate that declines the touches of views for which a condition holds.
  func declining(_ recognizer: String, where condition: Expression) -> RepairCode {
    delegate(
      of: recognizer, .shouldReceiveTouch,
      [
        .guardElse(
          [isAsker(recognizer), .optionalBinding("view", .token("touch").view)], .returning(true)),
        .returning(.prefixOperator("!", condition)),
      ])
  }

  /// Returns a delegate that lets two recognizers act at the same time.
  func simultaneous(_ recognizer: String, with other: String) -> RepairCode {
    let isOther = Expression.token("other") === reference(other)
    return delegate(
      of: recognizer, .shouldRecognizeSimultaneouslyWith,
      [.expression([isAsker(recognizer), isOther].joined(by: "&&"))])
  }

  /// Returns a delegate that lets a pan begin only in one direction.
  func beginning(_ pan: String, isHorizontal: Bool) -> RepairCode {
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

  /// Returns a delegate that lets a pan begin only downward, while a scroll view that waits for it is at
  /// its top.
  func pulling(_ pan: String, of scroll: String) -> RepairCode {
    let (own, scroll) = (reference(pan), reference(scroll))
    let isAtTop = Expression.infixOperator(
      scroll.contentOffset.y, "<=", .prefixOperator("-", scroll.adjustedContentInset.top))
    let isDownward = Expression.infixOperator(own.translation(in: own.view).y, ">", 0)
    var code = delegate(
      of: pan, .shouldBegin,
      [
        .guardElse([isAsker(pan)], .returning(true)),
        .returning([isAtTop, isDownward].joined(by: "&&")),
      ])
    code.statements.append(.expression(scroll.panGestureRecognizer.require(toFail: own)))
    return code
  }

  /// Returns a delegate that lets a recognizer go back only from pages other than the first.
  func goingBack(_ pop: String, in navigation: String) -> RepairCode {
    delegate(
      of: pop, .shouldBegin,
      [
        .guardElse([isAsker(pop)], .returning(true)),
        .returning(.infixOperator(reference(navigation).viewControllers.count, ">", 1)),
      ])
  }

  private func delegate(
    of recognizer: String, _ method: AnsweredMethod, _ body: [Statement]
  ) -> RepairCode {
    RepairCode(
      statements: [.assignment(reference(recognizer).delegate, .itself)],
      comment: "In the delegate:",
      declarations: [.function(Function(method.signature.shortened, body))])
  }

  /// The condition that a recognizer asks the question.
  func isAsker(_ recognizer: String) -> Expression {
    .token("gestureRecognizer") === reference(recognizer)
  }

  // MARK: Classes

  /// Returns a subclass with members, for an object with a name; `nil` for a part, whose class an app
  /// can't choose.
  ///
  /// The others are participants that the members compare with something, each with the type of the
  /// property that holds it. `SwiftNames.legal` makes the property's name.
  func subclass(
    of elementClass: ClassDescription, for name: String, adopting protocols: [String] = [],
    holding others: [(name: String, type: String)] = [], _ methods: [Function]
  ) -> RepairCode? {
    guard PartName(name) == nil else { return nil }
    let superclass = elementClass.name
    let suffix = String(decoding: superclass.utf8.dropFirst(2), as: UTF8.self)
    let own = SwiftNames.word(name, capitalizesFirst: true)
    let repeats = suffix.hasPrefix(own) || own.hasSuffix(suffix)
    let title = own.hasSuffix(suffix) && own != suffix ? own : (repeats ? "Custom" : own) + suffix
    let properties = others.map {
      Variable("weak var", SwiftNames.legal($0.name), $0.type + "?")
    }
    return RepairCode(
      statements: others.map {
        .assignment(reference(name)[SwiftNames.legal($0.name)], reference($0.name))
      },
      comment: "The class of \(name):",
      declarations: [
        .type(ClassDeclaration(title, [superclass] + protocols, properties, methods))
      ])
  }

  /// Returns an override that calls its superclass after handling an event.
  func forwarding(_ method: ResponderMethod, of element: SceneElement) -> RepairCode? {
    let signature = method.signature(
      ofRecognizer: element.elementClass.kind == .recognizer)
    return subclass(
      of: element.elementClass, for: element.name.text,
      [.override(signature, [.expression(signature.call(on: .super))])])
  }

  // MARK: Answers

  /// Returns the method of a delegate or a data source that gives the opposite answer; `nil` for an
  /// answer without an opposite.
  func answer(_ answer: DelegateAnswer, _ now: Bool, of element: SceneElement) -> RepairCode? {
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

extension Function {
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
