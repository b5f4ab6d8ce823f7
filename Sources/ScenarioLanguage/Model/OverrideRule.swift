package import TouchEngine
package import TraceModel

/// An `override METHOD: …` line, which determines what the element's class does in a method.
package struct OverrideRule: Sendable {
  /// The method and what it does.
  package var rule: Override

  /// The condition under which the rule applies, or `nil` if it always does.
  package var condition: AnswerCondition?

  /// The range of the rule.
  package var range: Range<Int>
}

/// A method that a class overrides, and what its implementation does.
package enum Override: Sendable {
  /// The value that a method returns about other objects, or about nothing.
  case answer(AnsweredMethod, about: NamePattern, Bool)
  /// The value that a recognizer returns when asked whether others can prevent it.
  case canBePrevented(by: NamePattern, Bool)
  /// The value that a recognizer returns when asked whether it can prevent others.
  case canPrevent(NamePattern, Bool)
  /// The result of a view's hit-testing, optionally only in one pass; in the other, the superclass
  /// decides.
  case hitTest(HitTestAnswer, pass: Int?)
  /// The result of a view's `point(inside:with:)`.
  case pointInside(PointCondition)
  /// The way that a responder handles touches, presses, or motion.
  case event(ResponderMethod, EventHandling)
}

/// The result of an overridden `hitTest(_:with:)`.
package enum HitTestAnswer: Equatable, Sendable {
  /// The view itself, without asking any other view.
  case itself
  /// The superclass's result.
  case inherited
  /// The superclass's result, but `nil` instead of a given view.
  case inheritedUnless(NameReference)
  /// The superclass's result, but `nil` instead of the view itself.
  case inheritedUnlessItself
  /// Nothing.
  case nothing
  /// The frontmost subview that the screen shows at the point, or the view itself.
  case presentation
  /// Another view, without asking any view.
  case view(NameReference)
}

/// A computation from the point in an overridden `point(inside:with:)`, in the view's coordinates.
package indirect enum PointCondition: Equatable, Sendable {
  /// Both conditions hold.
  case and(PointCondition, PointCondition)
  /// The point is in the bounds with the edges moved inward by these distances.
  case boundsInset(CGPoint)
  /// A coordinate is less or greater than a number.
  case comparison(Axis, Relation, Double)
  /// A constant.
  case constant(Bool)
  /// The point is inside another view, in that view's coordinates.
  case inside(NameReference)
  /// The superclass's result.
  case inherited
  /// The condition doesn't hold.
  case not(PointCondition)
  /// At least one of the conditions holds.
  case or(PointCondition, PointCondition)

  /// A coordinate.
  package enum Axis: UInt8, Sendable {
    /// The horizontal coordinate, increasing to the right.
    case x
    /// The vertical coordinate, increasing downward.
    case y
  }

  /// The relation between a coordinate and a number.
  package enum Relation: UInt8, Sendable {
    /// The coordinate is greater.
    case greater
    /// The coordinate is greater or equal.
    case greaterOrEqual
    /// The coordinate is less.
    case less
    /// The coordinate is less or equal.
    case lessOrEqual
  }
}

/// The way that an overridden method handles an event.
package enum EventHandling: UInt8, CaseIterable, Sendable {
  /// The method calls the superclass, which passes the event to the next responder; if the
  /// superclass doesn't, as in a scroll view, the method calls the next responder itself.
  case forwards
  /// The method handles the event, and the next responder doesn't receive it.
  case handles
  /// The method handles the event and then calls the superclass.
  case handlesAndForwards
}

/// An answer of a recognizer's delegate, such as `delegate shouldBegin: false`.
package struct DelegateAnswer: Equatable, Sendable {
  /// The question.
  package var question: DelegateQuestion

  /// The other recognizers that the question is about, or any when it isn't about others.
  package var others: NamePattern

  /// The answer.
  package var answer: Bool

  /// The condition under which the answer is given, or `nil` if it always is.
  package var condition: AnswerCondition?

  /// The range of the answer.
  package var range: Range<Int>
}

/// A question that a recognizer asks its delegate.
package enum DelegateQuestion: UInt8, CaseIterable, Sendable {
  /// Whether the recognizer must fail before another one can recognize.
  case shouldBeRequiredToFail
  /// Whether the recognizer can leave the possible state.
  case shouldBegin
  /// Whether the recognizer receives a touch.
  case shouldReceive
  /// Whether the recognizer receives an event's touches.
  case shouldReceiveEvent
  /// Whether the recognizer receives a press.
  case shouldReceivePress
  /// Whether the recognizer can recognize at the same time as another one.
  case shouldRecognizeSimultaneously
  /// Whether the recognizer must wait for another one to fail.
  case shouldRequireFailure
  /// Whether a context menu interaction gets a menu.
  case configurationForMenu
  /// Whether a drag interaction gets items.
  case itemsForBeginning

  /// The words in a scenario.
  package var name: String {
    switch self {
    case .shouldBeRequiredToFail: "shouldBeRequiredToFailBy"
    case .shouldBegin: "shouldBegin"
    // In UIKit, the argument labels tell these apart.
    case .shouldReceive, .shouldReceiveEvent, .shouldReceivePress: "shouldReceive"
    case .shouldRecognizeSimultaneously: "shouldRecognizeSimultaneouslyWith"
    case .shouldRequireFailure: "shouldRequireFailureOf"
    case .configurationForMenu: "configurationForMenuAtLocation"
    case .itemsForBeginning: "itemsForBeginning"
    }
  }

  /// Whether objects of a class ask the question.
  package func isAsked(by elementClass: ClassDescription) -> Bool {
    switch self {
    case .configurationForMenu: elementClass == .contextMenuInteraction
    case .itemsForBeginning: elementClass == .dragInteraction
    case .shouldBeRequiredToFail, .shouldBegin, .shouldReceive, .shouldReceiveEvent,
      .shouldReceivePress, .shouldRecognizeSimultaneously, .shouldRequireFailure:
      !elementClass.isInteraction
    }
  }

  /// Whether the question is about another recognizer.
  package var isAboutAnother: Bool {
    switch self {
    case .shouldBegin, .shouldReceive, .shouldReceiveEvent, .shouldReceivePress,
      .configurationForMenu, .itemsForBeginning:
      false
    case .shouldBeRequiredToFail, .shouldRecognizeSimultaneously, .shouldRequireFailure: true
    }
  }
}
