package import TouchEngine
package import TraceModel

/// What the program does.
package indirect enum ProgramAction: Sendable {
  /// A change is made that takes time to show.
  case animate(ProgramAction, ScenarioAnimation)
  /// A method is called.
  case call(ProgramCall)
  /// What a property is now gets a name.
  case capture(NameReference, of: PropertyReference)
  /// The responder chain is walked.
  case chain(of: NameReference)
  /// A property gets a value that is worked out then.
  case compute(PropertyAssignment)
  /// Something is done in the next round of the run loop in one of some modes.
  case perform(ProgramAction, modes: [RunLoop.Mode])
  /// A property gets a value.
  case set(NameReference, PropertySetting)
}

/// How a change is animated, with the words of `UIView.animate`.
package struct ScenarioAnimation: Equatable, Sendable {
  /// How long it takes to show.
  package var duration: VirtualTime

  /// How long it waits before that.
  package var delay: VirtualTime?

  /// Whether the views can be touched meanwhile.
  package var allowsUserInteraction = false

  /// Whether a property animator makes it, whose views can be touched anyhow.
  package var usesPropertyAnimator = false
}

/// One call of a method by the program.
package struct ProgramCall: Sendable {
  /// Whose method is called.
  package var object: NameReference

  /// The method.
  package var method: ProgramMethod

  /// What it is called with.
  package var arguments: ProgramArguments
}

/// What a method is called with.
package enum ProgramArguments: Equatable, Sendable {
  /// An action with whom it is sent to.
  case action(TargetAction)
  /// Some events of a control.
  case events([String])
  /// The touch of a finger.
  case finger(Int)
  /// A number.
  case number(Double, animated: Bool)
  /// Nothing, or nothing but whether the change is animated.
  case none(animated: Bool)
  /// Some other object.
  case object(NameReference, animated: Bool)
  /// A point.
  case point(CGPoint, animated: Bool)
  /// A row of a table or an item of a collection view, or none.
  case cell(CellPlace?)
  /// A view with its place among its siblings.
  case sibling(NameReference, InsertionPlace)
  /// A target with its action.
  case target(TargetAction)
  /// A timer with the mode in which it fires.
  case timer(NameReference, RunLoop.Mode)
}

/// Where a view is inserted among its siblings.
package enum InsertionPlace: Equatable, Sendable {
  /// In front of another one.
  case above(NameReference)
  /// At a number, counted from the back.
  case at(Int)
  /// Behind another one.
  case below(NameReference)
}

/// A target with its action, as `addTarget` is given it.
package struct TargetAction: Equatable, Sendable {
  /// Who is called.
  package enum Target: Equatable, Sendable {
    /// Whoever implements the action, which is looked for along the responder chain.
    case anybody
    /// An object that is no responder.
    case object
    /// Somebody of the scene.
    case responder(NameReference)
  }

  /// Who is called; `nil` for all when targets are removed.
  package var target: Target?

  /// The name of the method; `nil` for all when targets are removed.
  package var action: String?

  /// The events of a control; all when there are none.
  package var events: [String] = []

  /// Where it stands.
  package var range: Range<Int>
}
