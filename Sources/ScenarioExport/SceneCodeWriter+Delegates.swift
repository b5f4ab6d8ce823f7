import ScenarioLanguage
import TouchEngine
import UIKitCode

// The delegates of recognizers, interactions, and controllers.
extension SceneCodeWriter {
  /// An answer with the condition under which it's given, or `nil` if it always is.
  typealias ConditionalAnswer = (condition: Expression?, answer: Expression)

  /// Returns the statements that return the first answer that applies, or another value.
  func answering(
    _ answers: [ConditionalAnswer], otherwise usual: Expression
  ) -> [Statement] {
    var statements: [Statement] = []
    for (condition, answer) in answers {
      guard let condition else { return statements + [.returning(answer)] }
      statements.append(.returning(answer, if: condition))
    }
    return statements + [.returning(usual)]
  }

  /// Returns the property that holds the delegate of an element.
  func delegate(of element: SceneElement) -> Expression {
    let elementClass = element.elementClass
    let methods = answered(by: element).filter { !$0.isOfDataSource }
    var functions =
      methods.map { delegateMethod($0, of: element) }
      + loggedCalls(of: element).compactMap { $0.function }
    var properties: [Variable] = []
    if elementClass.kind == .recognizer, !elementClass.isInteraction {
      // The engine asks what a delegate implements with a method, in the place of `responds(to:)`.
      let names = methods.map { Expression.implicitMember($0.engineName) }
      functions.insert(
        Function(
          Signature("responds", ["to method": "AnsweredMethod"], returns: "Bool"), in: .engine,
          [.returning(Expression.array(names).contains(.token("method")))]), at: 0)
    } else if elementClass.isScrollView,
      methods.contains(where: { $0.signature.result == "UIContextMenuConfiguration?" })
    {
      // The engine can't know whether a delegate implements the method for menus.
      properties.append(
        Variable("var", "providesContextMenus", "Bool", getter: true, in: .engine))
    }
    return declare(
      "Delegate", of: element, delegateProtocols(of: elementClass, methods),
      keepsScene: elementClass.kind == .recognizer || elementClass.isScrollView,
      properties: properties, functions)
  }

  /// Returns the methods that the lines under an element answer, in the order of its class; the
  /// delegate of an interaction always has its method, which UIKit requires.
  func answered(by element: SceneElement) -> [AnsweredMethod] {
    element.elementClass.delegateMethods.filter { method in
      element.elementClass.isInteraction || element.delegateAnswers.contains { $0.method == method }
    }
  }

  /// Returns the protocols of a delegate; a scroll view's delegate has the one of its class, which
  /// inherits the others.
  private func delegateProtocols(
    of elementClass: ClassDescription, _ methods: [AnsweredMethod]
  ) -> String {
    let protocols = methods.compactMap { $0.protocolName }
    if elementClass.isScrollView || protocols.isEmpty {
      return elementClass.delegateMethods.last?.protocolName ?? ""
    }
    var names: [String] = []
    for name in protocols where !names.contains(name) { names.append(name) }
    return names.joined(separator: ", ")
  }

  /// Returns the method of a delegate or a data source that gives the answers of an element's lines.
  func delegateMethod(_ method: AnsweredMethod, of element: SceneElement) -> Function {
    let topic = topic(of: method)
    let answers = element.completeDelegateAnswers.filter { $0.method == method }.map {
      answer -> ConditionalAnswer in
      let conditions = [
        subject(of: answer, topic), answer.condition.map { expression($0, topic) },
      ].compactMap { $0 }
      return (conditions.conjunction, value(of: answer))
    }
    if method.answer == .contentOffset {
      let stop = Expression.token("targetContentOffset").pointee
      return Function(method.signature, answers.prefix(1).map { .assignment(stop, $0.answer) })
    }
    return Function(method.signature, answering(answers, otherwise: method.usual(menu: .menu)))
  }

  private func topic(of method: AnsweredMethod) -> Topic {
    var topic = Topic(own: "", hasTouch: method.circumstances.contains(.touch))
    // An interaction tells where the finger is, or the session of its drag does.
    let names = (method.signature.parameters ?? []).map { $0.name }
    if names.first == "interaction" {
      let asker = Expression.token("interaction").view
      let isDrag = names.contains("session")
      topic.recognizer = .token(isDrag ? "session" : "interaction")
      topic.space = isDrag ? asker.coalesced(.token("UIView")()) : asker
    }
    return topic
  }

  /// Returns the condition that a method is about what an answer is for, or `nil` for anything.
  private func subject(of answer: DelegateAnswer, _ topic: Topic) -> Expression? {
    switch answer.method.subject {
    case .nothing, .view: return nil
    case .cell:
      guard let cell = answer.cell else { return nil }
      let names = (answer.method.signature.parameters ?? []).map { $0.name }
      return names.contains("indexPaths")
        ? Expression.token("indexPaths").contains(Expression(cell))
        : .infixOperator(.token("indexPath"), "==", Expression(cell))
    case .controller:
      return condition(
        answer.others, named: Expression.token("viewController").restorationIdentifier)
    case .recognizer: return condition(answer.others, ofRecognizer: topic.other, in: "")
    }
  }

  private func value(of answer: DelegateAnswer) -> Expression {
    switch answer.value {
    case .cell(let cell): cell.map { Expression($0) } ?? .nil
    case .contentOffset(let offset): Expression(offset)
    case .flag(let flag): answer.method.expression(flag, menu: .menu)
    case .height(let height): Expression(height)
    case .view(let name): name.map { reference($0.text, in: "") } ?? .nil
    }
  }

  /// Returns the property that holds the data source of a page view controller.
  func pageData(of element: SceneElement) -> Expression {
    let pages = Expression.token("pages")
    let controller = Expression.token("viewController")
    let methods = [("Before", -1), ("After", 1)].map { label, step in
      let next = Expression.infixOperator(.token("index"), "+", Expression(step))
      let index = pages.firstIndex(where: .closure(Closure(.firstArgument === controller)))
      return Function(
        Signature(
          "pageViewController",
          [
            "_ pageViewController": "UIPageViewController",
            "viewController\(label) viewController": "UIViewController",
          ], returns: "UIViewController?"),
        [
          .guardElse(
            [.optionalBinding("index", index), pages.indices.contains(next)], .returning(.nil)),
          .returning(pages[at: next]),
        ])
    }
    return declare(
      "Pages", of: element, "UIPageViewControllerDataSource",
      properties: [Variable("var", "pages", "[UIViewController]", value: [])], methods)
  }
}

extension Expression {
  /// The configuration of a menu.
  static let menu: Expression = {
    let action = token("UIAction")(title: "Menu").trailing(Closure("_", [], isOnOneLine: true))
    let menu = token("UIMenu")(children: [action])
    return token("UIContextMenuConfiguration")(actionProvider: .closure(Closure("_", menu)))
  }()
}
