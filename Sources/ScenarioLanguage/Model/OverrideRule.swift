package import TraceModel

/// The line `override METHOD: …`: what the element's own class does in a method.
package struct OverrideRule: Sendable {
  /// The method and what it does.
  package var rule: Override

  /// When it is followed; always for none.
  package var condition: AnswerCondition?

  /// Where it stands.
  package var range: Range<Int>
}

/// A method that a class overrides, and what it does there.
package enum Override: Sendable {
  /// The answer of a method, about some others or about nothing.
  case answer(AnsweredMethod, about: NamePattern, Bool)
  /// A recognizer's answer to whether it may be prevented by some others.
  case canBePrevented(by: NamePattern, Bool)
  /// A recognizer's answer to whether it may prevent some others.
  case canPrevent(NamePattern, Bool)
  /// A view's answer to a hit test; with a pass only there, else as the superclass does.
  case hitTest(HitTestAnswer, pass: Int?)
  /// A view's answer to whether a point is inside.
  case pointInside(PointCondition)
  /// What a responder does with touches, presses or motion.
  case event(ResponderMethod, EventHandling)
}

/// What an overridden `hitTest(_:with:)` returns.
package enum HitTestAnswer: Equatable, Sendable {
  /// The view itself, without asking anybody.
  case itself
  /// What the superclass returns.
  case inherited
  /// What the superclass returns, but `nil` instead of some view.
  case inheritedUnless(NameReference)
  /// What the superclass returns, but `nil` instead of the view itself.
  case inheritedUnlessItself
  /// Nothing.
  case nothing
  /// Some other view, without asking anybody.
  case view(NameReference)
}

/// What an overridden `point(inside:with:)` computes from the point, in the view's coordinates.
package indirect enum PointCondition: Equatable, Sendable {
  /// Whether both hold.
  case and(PointCondition, PointCondition)
  /// Whether the point is in the bounds with the edges moved inwards by these distances.
  case boundsInset(CGPoint)
  /// Whether a coordinate is less or greater than a number.
  case comparison(Axis, Relation, Double)
  /// Always the same.
  case constant(Bool)
  /// Whether another view says that the point is inside, in its own coordinates.
  case inside(NameReference)
  /// What the superclass says.
  case inherited
  /// Whether it does not hold.
  case not(PointCondition)
  /// Whether one of them holds.
  case or(PointCondition, PointCondition)

  /// A coordinate.
  package enum Axis: UInt8, Sendable {
    /// To the right.
    case x
    /// Downwards.
    case y
  }

  /// How a coordinate and a number compare.
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

/// What an overridden method that tells of an event does.
package enum EventHandling: UInt8, CaseIterable, Sendable {
  /// It calls the superclass, which tells the next responder; where a superclass keeps touches to
  /// itself, as a scroll view does, it tells the next responder itself.
  case forwards
  /// It does something of its own, and the next responder hears nothing.
  case handles
  /// It does something of its own and then calls the superclass.
  case handlesAndForwards
}

/// An answer of a recognizer's delegate, such as `delegate shouldBegin: false`.
package struct DelegateAnswer: Equatable, Sendable {
  /// What is asked.
  package var question: DelegateQuestion

  /// The other recognizers that the question is about; every one when it is about none.
  package var others: NamePattern

  /// The answer.
  package var answer: Bool

  /// When it is given; always for none.
  package var condition: AnswerCondition?

  /// Where it stands.
  package var range: Range<Int>
}

/// What a recognizer asks its delegate.
package enum DelegateQuestion: UInt8, CaseIterable, Sendable {
  /// Whether it must fail before another one may succeed.
  case shouldBeRequiredToFail
  /// Whether it may leave the state possible.
  case shouldBegin
  /// Whether it may take a touch.
  case shouldReceive
  /// Whether it wants the touches of an event.
  case shouldReceiveEvent
  /// Whether it may take a press.
  case shouldReceivePress
  /// Whether it may succeed together with another one.
  case shouldRecognizeSimultaneously
  /// Whether it must wait until another one has failed.
  case shouldRequireFailure

  /// The words in a scenario.
  package var name: String {
    switch self {
    case .shouldBeRequiredToFail: "shouldBeRequiredToFailBy"
    case .shouldBegin: "shouldBegin"
    // UIKit tells them apart by the argument label.
    case .shouldReceive, .shouldReceiveEvent, .shouldReceivePress: "shouldReceive"
    case .shouldRecognizeSimultaneously: "shouldRecognizeSimultaneouslyWith"
    case .shouldRequireFailure: "shouldRequireFailureOf"
    }
  }

  /// Whether the question is about another recognizer.
  package var isAboutAnother: Bool {
    switch self {
    case .shouldBegin, .shouldReceive, .shouldReceiveEvent, .shouldReceivePress: false
    case .shouldBeRequiredToFail, .shouldRecognizeSimultaneously, .shouldRequireFailure: true
    }
  }
}
