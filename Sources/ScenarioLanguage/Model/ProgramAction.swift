package import TouchEngine
package import TraceModel

/// An action of the program.
package indirect enum ProgramAction: Sendable {
  /// The program animates a change.
  case animate(ProgramAction, ScenarioAnimation)
  /// The program calls a method.
  case call(ProgramCall)
  /// The program keeps the current value of a property under a name.
  case capture(NameReference, of: PropertyReference)
  /// The program walks the responder chain.
  case chain(of: NameReference)
  /// The program sets a property to a value that it computes at that time.
  case compute(PropertyAssignment)
  /// The program schedules an action for the next turn of the run loop in one of some modes.
  case perform(ProgramAction, modes: [RunLoop.Mode])
  /// The program sets a property.
  case set(NameReference, PropertySetting)
}

/// The parameters of an animation, named as in `UIView.animate`.
package struct ScenarioAnimation: Equatable, Sendable {
  /// The duration of the animation.
  package var duration: VirtualTime

  /// The delay before the animation begins.
  package var delay: VirtualTime?

  /// Whether the views can be touched during the animation.
  package var allowsUserInteraction = false

  /// Whether a property animator performs the animation, in which case the views can always be
  /// touched.
  package var usesPropertyAnimator = false
}

/// A method call that the program makes.
package struct ProgramCall: Sendable {
  /// The object whose method the program calls.
  package var object: NameReference

  /// The method.
  package var method: ProgramMethod

  /// The arguments of the call.
  package var arguments: ProgramArguments
}

/// The arguments of a method call.
package enum ProgramArguments: Equatable, Sendable {
  /// An action and the object that it's sent to.
  case action(TargetAction)
  /// Some events of a control.
  case events([String])
  /// The touch of a finger.
  case finger(Int)
  /// A number.
  case number(Double, animated: Bool)
  /// No argument, except for whether the change is animated.
  case none(animated: Bool)
  /// Another object.
  case object(NameReference, animated: Bool)
  /// A point.
  case point(CGPoint, animated: Bool)
  /// A row of a table or an item of a collection view, or none.
  case cell(CellPlace?)
  /// A view and its position among its siblings.
  case sibling(NameReference, InsertionPlace)
  /// A target and its action.
  case target(TargetAction)
  /// A timer and the mode in which it fires.
  case timer(NameReference, RunLoop.Mode)
}

/// The position at which a view is inserted among its siblings.
package enum InsertionPlace: Equatable, Sendable {
  /// Directly above another view.
  case above(NameReference)
  /// At an index, counted from the back.
  case at(Int)
  /// Directly below another view.
  case below(NameReference)
}

/// A target and its action, as passed to `addTarget`.
package struct TargetAction: Equatable, Sendable {
  /// The object that's called.
  package enum Target: Equatable, Sendable {
    /// The first object in the responder chain that implements the action.
    case anybody
    /// An object that isn't a responder.
    case object
    /// An element of the setup.
    case responder(NameReference)
  }

  /// The object that's called, or `nil` for any when removing targets.
  package var target: Target?

  /// The name of the method, or `nil` for any when removing targets.
  package var action: String?

  /// The events of a control, or an empty list for all of them.
  package var events: [String] = []

  /// The range of the target.
  package var range: Range<Int>
}
