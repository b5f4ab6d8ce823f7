package import ScenarioLanguage
package import TraceModel

// What apps and the engine write in different ways: the engine has no Objective-C, so a closure
// takes the place of a method that UIKit calls by its selector.

/// The kind of object that calls a target.
package enum ActionSender: Sendable {
  case control, recognizer

  /// The parameters of the closure with which the engine calls a method.
  fileprivate var parameters: String {
    switch self {
    case .control: "(sender: UIControl, _: UIEvent?)"
    case .recognizer: "(sender: UIGestureRecognizer)"
    }
  }
}

extension Expression {
  /// The setup as a target, whose actions belong to no responder in the engine's traces.
  package static let setup = dialects(uikit: .itself, engine: token("defaultTarget"))

  /// The selector of a method of a class, or of the setup's class, with the name of the action in a
  /// scenario and in the engine's traces.
  package static func selector(
    _ method: String, of className: String? = nil, named action: String
  ) -> Expression {
    let owner = className.map { $0 + "." } ?? ""
    return dialects(
      uikit: token("#selector")(token("\(owner)\(method)(_:)")),
      engine: token("Selector")(Expression(action))
        .trailing(Closure("(_: UIControl, _: UIEvent?)", [], isOnOneLine: true)))
  }

  /// The target and the selector for the setup's own method, with the name of the action in a
  /// scenario if it has one.
  package static func setupAction(
    _ method: String, named action: String?, from sender: ActionSender
  ) -> (target: Expression, selector: Expression) {
    let isNameless = action == nil && sender == .recognizer
    let closure = Closure("[unowned self] \(sender.parameters)", token(method)(token("sender")))
    return (
      dialects(uikit: .itself, engine: isNameless ? .nil : token("defaultTarget")),
      dialects(
        uikit: token("#selector")(token("\(method)(_:)")),
        engine: token("Selector")(Expression(action ?? "target")).trailing(closure))
    )
  }

  /// A timer, whose name the engine's traces show.
  package func named(_ name: String) -> Expression {
    .dialects(uikit: self, engine: .token("named")(self, Expression(name)))
  }

  /// The kind of a touch or a press, as UIKit's lists of allowed kinds have it.
  package static func allowedKind(_ kind: Expression) -> Expression {
    dialects(uikit: token("NSNumber")(value: kind.rawValue), engine: kind)
  }

  /// A number with six decimals at most.
  package init(_ number: Double) { self = .token(number.text(decimals: 6)) }

  /// A point.
  package init(_ point: CGPoint) {
    self = .token("CGPoint")(x: Expression(point.x), y: Expression(point.y))
  }
}

extension Statement {
  /// A statement that only the engine's dialect has.
  package static func inEngine(_ statement: Statement) -> Statement {
    .dialects(uikit: [], engine: [statement])
  }

  /// The statement that passes an event's touches to the next responder.
  package static func passOn(_ method: ResponderMethod) -> Statement {
    let phase: String =
      switch method {
      case .touchesBegan: "began"
      case .touchesMoved: "moved"
      case .touchesCancelled: "cancelled"
      default: "ended"
      }
    let next = Expression.optional(.token("next"))
    return .dialects(
      uikit: [.expression(method.signature(ofRecognizer: false).call(on: next))],
      engine: [
        .expression(
          .token("passOn")(.implicitMember(phase), .token("touches"), with: .token("event")))
      ])
  }
}
