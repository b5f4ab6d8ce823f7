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

  /// Returns an answer that's given if a pattern matches and a condition holds.
  func conditional(
    _ answer: Bool, if pattern: Expression?, _ own: AnswerCondition?, _ topic: Topic
  ) -> ConditionalAnswer {
    let conditions = [pattern, own.map { expression($0, topic) }].compactMap { $0 }
    return (conditions.conjunction, Expression(answer))
  }

  /// Returns the property that holds the delegate of a recognizer.
  func recognizerDelegate(of element: SceneElement) -> Expression {
    let questions = DelegateQuestion.allCases.filter { question in
      element.delegateAnswers.contains { $0.question == question }
    }
    let words = questions.compactMap { $0.engineWord }.map { Expression.implicitMember($0) }
    // The engine asks what a delegate implements with a method, in the place of `responds(to:)`.
    let responds = Function(
      Signature("responds", ["to question": "UIGestureRecognizerQuestion"], returns: "Bool"),
      in: .engine, [.returning(Expression.array(words).contains(.token("question")))])
    let methods = questions.map { question in
      let topic = Topic(own: "", hasTouch: question == .shouldReceive)
      let answers = element.delegateAnswers.filter { $0.question == question }.map {
        conditional(
          $0.answer,
          if: question.isAboutAnother
            ? condition($0.others, of: topic.other, isRecognizer: true, in: "") : nil,
          $0.condition, topic)
      }
      return Function(
        question.signature, answering(answers, otherwise: Expression(question.usualAnswer)))
    }
    return declare(
      "Delegate", of: element, "UIGestureRecognizerDelegate", keepsScene: true,
      [responds] + methods)
  }

  /// Returns the property that holds the delegate of an interaction.
  func interactionDelegate(of element: SceneElement) -> Expression {
    let isMenu = element.elementClass == .contextMenuInteraction
    let asker = Expression.token("interaction").view
    var topic = Topic(own: "")
    topic.recognizer = .token(isMenu ? "interaction" : "session")
    topic.space = isMenu ? asker : asker.coalesced(.token("UIView")())
    let (present, absent): (Expression, Expression) =
      isMenu ? (.menu, .nil) : ([.dragItem], [])
    let answers = element.delegateAnswers.map { answer -> ConditionalAnswer in
      (answer.condition.map { expression($0, topic) }, answer.answer ? present : absent)
    }
    let question: DelegateQuestion = isMenu ? .configurationForMenu : .itemsForBeginning
    return declare(
      "Delegate", of: element, "\(element.elementClass.name)Delegate", keepsScene: true,
      [Function(question.signature, answering(answers, otherwise: present))])
  }

  /// Returns the property that holds the delegate of a controller.
  func controllerDelegate(of element: SceneElement) -> Expression {
    let isTabs = element.elementClass == .tabBarController
    let controller = Expression.token("viewController").restorationIdentifier
    let answers = element.controllerDelegateAnswers.map { answer -> ConditionalAnswer in
      guard isTabs, answer.others.text != "*" else { return (nil, Expression(answer.answer)) }
      let condition = Expression.infixOperator(
        controller.coalesced("").parenthesized, "==", Expression(answer.others.text))
      return (condition, Expression(answer.answer))
    }
    let question: ControllerDelegateQuestion =
      isTabs ? .shouldSelect : .presentationControllerShouldDismiss
    return declare(
      "Delegate", of: element,
      isTabs ? "UITabBarControllerDelegate" : "UIAdaptivePresentationControllerDelegate",
      [Function(question.signature, answering(answers, otherwise: true))])
  }

  /// Returns the property that holds the delegate of a text field or a search bar.
  func editingDelegate(of element: SceneElement) -> Expression {
    let methods = ControllerDelegateQuestion.allCases.compactMap { question in
      // As in a run, the first answer to a question applies.
      element.controllerDelegateAnswers.first { $0.question == question }.map {
        Function(question.signature, [.expression(Expression($0.answer))])
      }
    }
    let isBar = element.elementClass == .searchBar
    return declare(
      "Delegate", of: element, isBar ? "UISearchBarDelegate" : "UITextFieldDelegate", methods)
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

  /// An item of a drag.
  static let dragItem = token("UIDragItem")(itemProvider: token("NSItemProvider")())
}
