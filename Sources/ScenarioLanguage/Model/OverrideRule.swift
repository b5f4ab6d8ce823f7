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
