import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel
import UIKitCode

// The program's steps as methods.
extension SceneCodeWriter {
  /// Returns a method for each step of the program, one that performs a step by its number, and the
  /// properties that hold what steps capture.
  func programMembers() -> (captured: [Variable], methods: [Function]) {
    guard !programSteps.isEmpty else { return ([], []) }
    var captured: [Variable] = []
    for (_, action) in programSteps {
      if case .capture(let name, let reference) = action {
        let property = identifier(name.text)
        if !captured.contains(where: { $0.name == property }) {
          captured.append(Variable("var", property, Self.type(of: reference) + "?"))
        }
      }
    }
    var methods: [Function] = []
    var cases: [Statement.Case] = []
    for (index, step) in programSteps.enumerated() {
      let name = "step\(index + 1)"
      methods.append(
        Function(
          Signature(name), documentation: ["`\(source(step.range))`"],
          [.nothing] + statements(step.action, step.range, touches: false)))
      cases.append(.init(Expression(index + 1), .expression(.token(name)())))
    }
    methods.append(
      Function(
        Signature("perform", ["_ step": "Int"]),
        documentation: ["Performs a step of the program by its number, counted from one."],
        [.choice(.token("step"), cases)]))
    return (captured, methods)
  }

  /// Returns a method for each reaction of the program.
  func reactionMembers() -> [Function] {
    let all = reactions.values.flatMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return all.map { reaction in
      let method = ResponderMethod(rawValue: reaction.pattern.word.text)
      let element = elements[reaction.pattern.subject.text]
      let isOverride = element.map { reaction.isOverride(of: $0) } ?? true
      let function = Function(
        Signature(
          reaction.method, isOverride && method != nil ? ["_ touches": "Set<UITouch>"] : [:]),
        documentation: ["`\(source(reaction.range))`"],
        [.nothing]
          + statements(reaction.action, reaction.range, touches: method?.family == .touches))
      if element == nil || !made.contains(reaction.pattern.subject.text) {
        leaveOut(
          "this reaction", because: "it isn't about an object that the file creates",
          at: reaction.range)
      }
      return function
    }
  }

  private static func type(of reference: PropertyReference) -> String {
    if reference.component != nil { return "CGFloat" }
    return switch reference.property.kind {
    case .boolean: "Bool"
    case .cell: "IndexPath"
    case .count: "Int"
    case .insets: "UIEdgeInsets"
    case .angle, .number, .time, .windowLevel: "CGFloat"
    case .object: "AnyObject"
    case .objects: "[AnyObject]"
    case .point: "CGPoint"
    case .points: "[CGPoint]"
    case .rectangle: "CGRect"
    case .size: "CGSize"
    case .text, .words: "String"
    case .transform: "CGAffineTransform"
    }
  }

  /// Returns the statement that prints what the program does.
  func log(_ object: String, _ what: String, _ detail: String = "") -> Statement {
    let words = detail.isEmpty ? "" : " " + detail
    return .log("program → \(object): \(what)\(words)")
  }

  // MARK: Actions

  /// Returns the statements for an action.
  func statements(_ action: ProgramAction, _ range: Range<Int>, touches: Bool) -> [Statement] {
    switch action {
    case .animate(let inner, let animation): animate(inner, animation, range)
    case .call(let call): statements(call, range)
    case .capture(let name, let reference):
      [.assignment(.token(identifier(name.text)), value(of: reference))]
    case .chain(let name): chain(of: name.text)
    case .compute(let assignment): compute(assignment, touches: touches)
    case .perform(let inner, let modes): perform(inner, in: modes.map { $0.name }, range)
    case .set(let name, let setting): set(setting, of: name.text)
    }
  }

  private func chain(of name: String) -> [Statement] {
    let chain = Expression.token("chain")
    return [
      .variable(Variable("var", "chain", "[String]", value: [])),
      .variable(Variable("var", "responder", "UIResponder?", value: reference(name))),
      .verbatim(
        """
        while let present = responder {
          chain.append(String(describing: type(of: present)))
          responder = present.next
        }
        """),
      .log(
        .infixOperator("chain of \(name): ", "+", chain.joined(separator: ", "))),
    ]
  }

  private func perform(
    _ inner: ProgramAction, in modes: [String], _ range: Range<Int>
  ) -> [Statement] {
    let runLoop = Expression.token("RunLoop")
    let list = modes.map { $0 == "tracking" ? runLoop.Mode.tracking : .implicitMember($0) }
    let body = Statement.onMainActor(
      statements(inner, range, touches: false), isOnOneLine: false)
    return [
      log("runLoop", "perform", "inModes " + modes.joined(separator: " ")),
      .expression(
        runLoop.main.perform(inModes: .array(list)).trailing(Closure("[unowned self]", [body]))),
    ]
  }

  private func set(_ setting: PropertySetting, of name: String) -> [Statement] {
    let object = reference(name)
    let property = setting.property.name
    let log = log(name, property, "= " + setting.valueText)
    guard let element = elements[name] else {
      return [log, .assignment(object[property], expression(setting))]
    }
    guard case .captured = setting.value else { return [log] + set(setting, of: object, element) }
    let value = Expression.token("value")
    return [
      .constant("value", expression(setting)),
      .log("program → \(name): \(property) = \(value)"),
      .assignment(object[property], value),
    ]
  }

  private func animate(
    _ inner: ProgramAction, _ animation: ScenarioAnimation, _ range: Range<Int>
  ) -> [Statement] {
    let seconds = Expression(animation.duration.seconds)
    var words = "for " + animation.duration.text
    if let delay = animation.delay { words += " after " + delay.text }
    if animation.allowsUserInteraction { words += " allowUserInteraction" }
    if animation.usesPropertyAnimator { words += " propertyAnimator" }
    let log = log(scenario.scene.application.name.text, "animate", words)
    let changes = Closure("[self]", statements(inner, range, touches: false))
    if animation.usesPropertyAnimator {
      let animator = Expression.token("UIViewPropertyAnimator")(
        duration: seconds, curve: .implicitMember("linear"))
      return [
        log, .constant("animator", animator.trailing(changes)),
        .expression(.token("animator").startAnimation()),
      ]
    }
    let animate = Expression.token("UIView").animate(
      withDuration: seconds, delay: animation.delay.map { Expression($0.seconds) } ?? 0,
      options: animation.allowsUserInteraction ? .implicitMember("allowUserInteraction") : [])
    return [log, .expression(animate.wrappingArguments.trailing(changes))]
  }
}

extension Statement {
  /// The statement that prints a line for `TouchTrace`.
  static func log(_ text: Expression) -> Statement {
    .expression(.token("TouchTrace").log(text))
  }
}
