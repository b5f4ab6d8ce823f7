import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

// The program's steps as methods.
extension SceneCodeWriter {
  /// Writes a method for each step of the program, and one that performs a step by its number.
  func writeProgram(into code: inout SwiftCode) {
    guard !programSteps.isEmpty else { return }
    var captured: [String] = []
    for (_, action) in programSteps {
      if case .capture(let name, let reference) = action, !captured.contains(name.text) {
        captured.append(name.text)
        code.line("var \(identifier(name.text)): \(Self.type(of: reference))?")
      }
    }
    for (index, step) in programSteps.enumerated() {
      code.line()
      code.line("/// `\(source(step.range))`")
      code.line("func step\(index + 1)() {")
      code.lines(statements(step.action, step.range, touches: false).map { "  " + $0 })
      code.line("}")
    }
    code.line()
    code.line("/// Performs a step of the program by its number, counted from one.")
    code.line("func perform(_ step: Int) {")
    code.line("  switch step {")
    for index in programSteps.indices { code.line("  case \(index + 1): step\(index + 1)()") }
    code.line("  default: break")
    code.line("  }")
    code.line("}")
  }

  /// Writes a method for each reaction of the program.
  func writeReactions(into code: inout SwiftCode) {
    let all = reactions.values.flatMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for reaction in all {
      let isOfTouches = ResponderMethod(rawValue: reaction.pattern.word.text)?.family == .touches
      let element = elements[reaction.pattern.subject.text]
      let takesTouches = element.map { reaction.isOverride(of: $0) } ?? true
      code.line()
      code.line("/// `\(source(reaction.range))`")
      let parameter = takesTouches && ResponderMethod(rawValue: reaction.pattern.word.text) != nil
      code.line("func \(reaction.method)(\(parameter ? "_ touches: Set<UITouch>" : "")) {")
      code.lines(
        statements(reaction.action, reaction.range, touches: isOfTouches).map { "  " + $0 })
      code.line("}")
      if element == nil || !made.contains(reaction.pattern.subject.text) {
        leaveOut(
          "this reaction", because: "it isn't about an object that the file creates",
          at: reaction.range)
      }
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
  private func log(_ object: String, _ what: String, _ detail: String = "") -> String {
    let text = "program → \(object): \(what)" + (detail.isEmpty ? "" : " " + detail)
    return "TouchTrace.log(\(text.swiftLiteral))"
  }

  // MARK: Statements

  /// Returns the statements for an action.
  func statements(_ action: ProgramAction, _ range: Range<Int>, touches: Bool) -> [String] {
    switch action {
    case .animate(let inner, let animation): return animate(inner, animation, range)
    case .call(let call): return statements(call, range)
    case .capture(let name, let reference):
      guard let value = expression(reference, range) else { return [] }
      return ["\(identifier(name.text)) = \(value)"]
    case .chain(let name):
      return [
        "var chain: [String] = []",
        "var responder: UIResponder? = \(reference(name.text).text)",
        "while let present = responder {",
        "  chain.append(String(describing: type(of: present)))",
        "  responder = present.next",
        "}",
        "TouchTrace.log(\"chain of \(name.text): \" + chain.joined(separator: \", \"))",
      ]
    case .compute(let assignment): return compute(assignment, range, touches: touches)
    case .perform(let inner, let modes):
      let words = modes.map { $0.name }
      let list = words.map { $0 == "tracking" ? "RunLoop.Mode.tracking" : ".\($0)" }
      return [
        log("runLoop", "perform", "inModes " + words.joined(separator: " ")),
        "RunLoop.main.perform(inModes: [\(list.joined(separator: ", "))]) { [unowned self] in",
        "  MainActor.assumeIsolated {",
      ] + statements(inner, range, touches: false).map { "    " + $0 } + ["  }", "}"]
    case .set(let name, let setting):
      let object = reference(name.text)
      var lines = [log(name.text, setting.property.name, "= " + setting.valueText)]
      guard let element = elements[name.text] else {
        return lines + [object.member("\(setting.property.name) = \(expression(setting) ?? "")")]
      }
      if case .captured = setting.value {
        lines = ["let value = \(expression(setting) ?? "")"]
        lines.append(
          "TouchTrace.log(\"program → \(name.text): \(setting.property.name) = \\(value)\")")
        return lines + [object.member("\(setting.property.name) = value")]
      }
      return lines + statements(setting, of: object, element)
    }
  }

  private func animate(
    _ inner: ProgramAction, _ animation: ScenarioAnimation, _ range: Range<Int>
  ) -> [String] {
    let seconds = Self.literal(animation.duration.seconds)
    var words = "for " + animation.duration.text
    if let delay = animation.delay { words += " after " + delay.text }
    if animation.allowsUserInteraction { words += " allowUserInteraction" }
    if animation.usesPropertyAnimator { words += " propertyAnimator" }
    var lines = [log(scenario.scene.application.name.text, "animate", words)]
    let body = statements(inner, range, touches: false).map { "  " + $0 }
    if animation.usesPropertyAnimator {
      lines.append(
        "let animator = UIViewPropertyAnimator(duration: \(seconds), curve: .linear) { [self] in")
      return lines + body + ["}", "animator.startAnimation()"]
    }
    let delay = animation.delay.map { Self.literal($0.seconds) } ?? "0"
    let options = animation.allowsUserInteraction ? ".allowUserInteraction" : "[]"
    lines.append("UIView.animate(")
    lines.append("  withDuration: \(seconds), delay: \(delay), options: \(options)")
    return lines + [") { [self] in"] + body + ["}"]
  }

  private func compute(
    _ assignment: PropertyAssignment, _ range: Range<Int>, touches: Bool
  ) -> [String] {
    let object = reference(assignment.object.text)
    let name = assignment.object.text
    var lines: [String] = []
    if touches, assignment.terms.contains(where: { $0.isOfFinger }) {
      lines.append("guard let touch = touches.first else { return }")
    }
    let property = assignment.property.name
    var terms: [(text: String, isSubtracted: Bool)] = []
    var isPoint = false
    for (index, term) in assignment.terms.enumerated() {
      switch term.value {
      case .literal(let value):
        if case .numbers(let numbers) = value, numbers.isEmpty {
          return [log(name, property, "= empty"), object.member("\(property) = []")]
        }
        if case .point(let point) = value {
          isPoint = true
          terms.append((Self.expression(point), term.isSubtracted))
        } else if case .numbers(let numbers) = value, numbers.count == 2 {
          isPoint = true
          terms.append(
            (Self.expression(CGPoint(x: numbers[0], y: numbers[1])), term.isSubtracted))
        } else if case .number(let number) = value {
          terms.append((Self.literal(number), term.isSubtracted))
        } else if case .time(let time) = value {
          terms.append((Self.literal(time.seconds), term.isSubtracted))
        } else if case .count(let count) = value {
          terms.append(("\(count)", term.isSubtracted))
        }
      case .property(let reference):
        guard let value = expression(reference, range) else { return lines }
        lines.append("let term\(index + 1) = \(value)")
        isPoint = isPoint || (reference.component == nil && reference.property.kind == .point)
        terms.append(("term\(index + 1)", term.isSubtracted))
      }
    }
    func sum(_ component: String) -> String {
      var text = ""
      for (index, term) in terms.enumerated() {
        let sign = term.isSubtracted ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
        text += sign + term.text + component
      }
      return text
    }
    switch assignment.operation {
    case .rotate, .scale, .translate:
      lines += transform(assignment, object, isPoint ? [sum(".x"), sum(".y")] : [sum("")])
    case .add, .replace, .subtract:
      let sign = assignment.operation == .subtract ? "-" : "+"
      let keeps = assignment.operation != .replace
      if property == "path" {
        lines.append("let point = CGPoint(x: \(sum(".x")), y: \(sum(".y")))")
        lines.append(
          keeps ? "let path = \(object.text).path + [point]" : "let path = [point]")
        lines.append("let list = path.map { \"\\($0.x) \\($0.y)\" }.joined(separator: \" \")")
        lines.append("TouchTrace.log(\"program → \(name): path = \" + list)")
        lines.append(object.member("path = path"))
      } else if isPoint {
        let own = object.member(property)
        let (x, y) =
          keeps
          ? ("\(own).x \(sign) (\(sum(".x")))", "\(own).y \(sign) (\(sum(".y")))")
          : (sum(".x"), sum(".y"))
        lines.append("let value = CGPoint(x: \(x), y: \(y))")
        lines.append("TouchTrace.log(\"program → \(name): \(property) = \\(value.x) \\(value.y)\")")
        lines.append(object.member("\(property) = value"))
      } else {
        let own = object.member(property)
        lines.append("let value = " + (keeps ? "\(own) \(sign) (\(sum("")))" : sum("")))
        lines.append("TouchTrace.log(\"program → \(name): \(property) = \\(value)\")")
        lines.append(object.member("\(property) = value"))
      }
    }
    return lines
  }

  private func transform(
    _ assignment: PropertyAssignment, _ object: Reference, _ values: [String]
  ) -> [String] {
    let name = assignment.object.text
    var lines: [String] = []
    for (index, value) in values.enumerated() { lines.append("let value\(index + 1) = \(value)") }
    let change: String
    let word: String
    switch assignment.operation {
    case .rotate: (change, word) = ("rotationAngle: value1", "rotatedBy")
    case .scale: (change, word) = ("scaleX: value1, y: value1", "scaledBy")
    default:
      (change, word) = ("translationX: value1, y: value\(values.count)", "translatedBy")
    }
    let shown = values.indices.map { "\\(value\($0 + 1))" }.joined(separator: " ")
    lines.append("TouchTrace.log(\"program → \(name): transform \(word) \(shown)\")")
    let view = object.text
    lines.append(
      "\(view).transform = CGAffineTransform(\(change)).concatenating(\(view).transform)")
    return lines
  }

  /// Returns the current value of a property as an expression.
  private func expression(_ reference: PropertyReference, _ range: Range<Int>) -> String? {
    let subject = reference.subject.text
    let property = reference.property.name
    let isFinger = elements[subject] == nil && subject.hasPrefix("finger")
    let object = isFinger ? Reference(text: "touch") : self.reference(subject)
    var text = object.member(property)
    if let point = reference.point {
      let space = reference.space.map { self.reference($0.text).text } ?? "nil"
      text = object.member("convert(\(Self.expression(point)), to: \(space))")
    } else if reference.property.traits.contains(.inCoordinates) {
      let usual = isFinger ? "nil" : object.member("view")
      let space = reference.space.map {
        $0.text == PropertyReference.windowSpace ? "nil" : self.reference($0.text).text
      }
      text = object.member("\(property)(in: \(space ?? usual))")
    }
    if let component = reference.component {
      guard component != .count else { return text + ".count" }
      text += "." + component.name
    }
    return text
  }

  // MARK: Calls

  private func statements(_ call: ProgramCall, _ range: Range<Int>) -> [String] {
    let name = call.object.text
    let object = reference(name)
    let method = call.method.rawValue
    switch call.arguments {
    case .none(let animated):
      let detail = animated ? "animated" : ""
      if [.beginIgnoringInteractionEvents, .endIgnoringInteractionEvents].contains(call.method) {
        leaveOut("'\(method)'", because: "it's deprecated since iOS 13", at: range)
      }
      let takesAnimated = [.dismiss, .popViewController].contains(call.method)
      let arguments =
        call.method == .endEditing ? "true" : takesAnimated ? "animated: \(animated)" : ""
      return [log(name, method, detail), object.member("\(method)(\(arguments))")]
    case .number(let number, let animated):
      return [
        log(name, method, number.text() + (animated ? " animated" : "")),
        object.member("\(method)(\(Self.literal(number)), animated: \(animated))"),
      ]
    case .timer(let timer, let mode):
      return [
        log(name, method, timer.text + " forMode " + mode.name),
        "RunLoop.main.add(\(reference(timer.text).text), forMode: .\(mode.name))",
      ]
    case .object(let other, let animated): return statements(call, with: other.text, animated)
    case .action(let action):
      return [
        log(name, method, scenario.source[action.range]),
        object.member("sendAction(" + actionArguments(action) + ", for: nil)"),
      ]
    case .events(let events):
      let list =
        events.count == 1
        ? ".\(events[0])" : "[" + events.map { ".\($0)" }.joined(separator: ", ") + "]"
      return [
        log(name, method, events.joined(separator: " ")),
        object.member("sendActions(for: \(list))"),
      ]
    case .finger(let number):
      leaveOut(
        "'ignore finger'", because: "UIKit doesn't number the fingers", at: range)
      return [log(name, method, number == 1 ? "finger" : "finger \(number)")]
    case .point(let point, _) where call.method == .hitTest:
      return [
        log(name, "hitTest", "\(Self.literal(point.x)) \(Self.literal(point.y))"),
        "_ = " + object.member("hitTest(\(Self.expression(point)), with: nil)"),
      ]
    case .point(let point, _) where call.method == .pointInside:
      return [
        log(name, "point(inside:)", "\(Self.literal(point.x)) \(Self.literal(point.y))"),
        "_ = " + object.member("point(inside: \(Self.expression(point)), with: nil)"),
      ]
    case .point(let point, let animated):
      let argument =
        call.method == .setTranslation ? "in: \(object.member("view"))" : "animated: \(animated)"
      return [
        log(name, method, point.text),
        object.member("\(method)(\(Self.expression(point)), \(argument))"),
      ]
    case .cell(let cell):
      let place = cell.map { Self.expression($0) } ?? "nil"
      let position = call.method == .selectRow ? "scrollPosition: .none" : "scrollPosition: []"
      return [
        log(name, method, cell?.text ?? "nil"),
        object.member("\(method)(at: \(place), animated: false, \(position))"),
      ]
    case .sibling(let child, let place): return insert(child.text, into: name, place)
    case .target(let target):
      guard let element = elements[name] else { return [] }
      var arguments = self.arguments(target, of: element)
      if call.method == .removeTarget {
        let object = target.target == nil ? "nil" : String(arguments.prefix { $0 != "," })
        let selector =
          target.action == nil ? "nil" : "#selector(\(actionMethod(of: element, target))(_:))"
        arguments = "\(object), action: \(selector)"
        if element.elementClass.isControl {
          arguments +=
            ", for: " + (target.events.isEmpty ? ".allEvents" : events(target.events, of: element))
        }
      }
      return [
        log(name, method, scenario.source[target.range]),
        object.member("\(method)(\(arguments))"),
      ]
    }
  }

  private func actionArguments(_ action: TargetAction) -> String {
    let method = action.action ?? "target"
    switch action.target {
    case .responder(let name):
      let type = elements[name.text].map { subclassName(of: $0) } ?? ""
      return "#selector(\(type).\(method)(_:)), to: \(reference(name.text).text)"
    default:
      let key = "@objc \(method)"
      if members[key] == nil {
        members[key] = ["@objc func \(method)(_ sender: Any?) {", "}"]
        actionMethods.append(key)
      }
      let object = action.target == .object ? "self" : "nil"
      return "#selector(\(method)(_:)), to: \(object)"
    }
  }

  private func statements(
    _ call: ProgramCall, with other: String, _ animated: Bool
  ) -> [String] {
    let name = call.object.text
    let object = reference(name)
    let argument = reference(other)
    let method = call.method.rawValue
    let head = log(name, method, other + (animated ? " animated" : ""))
    var lines = [head]
    var value = argument.text
    if argument.isOptional {
      lines.append("guard let argument = \(value) else { return }")
      value = "argument"
    }
    switch call.method {
    case .present:
      if let element = elements[other], !element.controllerDelegateAnswers.isEmpty {
        let delegate = controllerDelegate(of: element)
        lines.append("\(value).presentationController?.delegate = \(delegate)")
      }
      lines.append(object.member("present(\(value), animated: \(animated))"))
    case .pushViewController:
      lines.append(object.member("pushViewController(\(value), animated: \(animated))"))
    case .addGestureRecognizer where isInteraction(other):
      lines.append(object.member("addInteraction(\(value))"))
    case .removeGestureRecognizer where isInteraction(other):
      lines.append(object.member("removeInteraction(\(value))"))
    default:
      let label = ""
      lines.append(object.member("\(method)(\(label)\(value))"))
    }
    return lines
  }

  private func insert(_ child: String, into parent: String, _ place: InsertionPlace) -> [String] {
    let object = reference(parent)
    let view = reference(child).text
    let detail: String
    let argument: String
    switch place {
    case .at(let index): (detail, argument) = (" at \(index)", "at: \(index)")
    case .above(let name):
      (detail, argument) = (
        " aboveSubview \(name.text)", "aboveSubview: \(reference(name.text).text)"
      )
    case .below(let name):
      (detail, argument) = (
        " belowSubview \(name.text)", "belowSubview: \(reference(name.text).text)"
      )
    }
    return [
      log(parent, "insertSubview", child + detail),
      object.member("insertSubview(\(view), \(argument))"),
    ]
  }
}

extension PropertyAssignment.Term {
  /// Whether the term is a property of a finger.
  fileprivate var isOfFinger: Bool {
    if case .property(let reference) = value {
      reference.subject.text.hasPrefix("finger")
    } else {
      false
    }
  }
}
