import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import UIKitCode

// The methods that the program calls.
extension SceneCodeWriter {
  /// Returns the statements for a call: one that prints it, and the call itself.
  func statements(_ call: ProgramCall, _ range: Range<Int>) -> [Statement] {
    let name = call.object.text
    let object = reference(name)
    let method = call.method.rawValue
    func calling(_ detail: String, _ called: Expression) -> [Statement] {
      [log(name, method, detail), .expression(called)]
    }
    switch call.arguments {
    case .none(let animated):
      return calling(
        animated ? "animated" : "", plainCall(call.method, of: object, animated, range))
    case .number(let number, let animated):
      return calling(
        number.text() + (animated ? " animated" : ""),
        object[method].call([("", Expression(number)), ("animated", Expression(animated))]))
    case .timer(let timer, let mode):
      let named = reference(timer.text).named(timer.text)
      return calling(
        timer.text + " forMode " + mode.name,
        .token("RunLoop").main.add(named, forMode: .implicitMember(mode.name)))
    case .object(let other, let animated): return statements(call, with: other.text, animated)
    case .action(let action):
      let (target, selector) = sentAction(action)
      return calling(
        scenario.source[action.range], object.sendAction(selector, to: target, for: .nil))
    case .events(let events):
      return calling(
        events.joined(separator: " "), object.sendActions(for: .options(events)))
    case .finger(let number):
      leaveOut("`ignore finger`", because: "UIKit doesn't number the fingers", at: range)
      return [log(name, method, number == 1 ? "finger" : "finger \(number)")]
    case .point(let point, _) where [.hitTest, .pointInside].contains(call.method):
      let isHitTest = call.method == .hitTest
      let words = "\(point.x.text(decimals: 6)) \(point.y.text(decimals: 6))"
      return [
        log(name, isHitTest ? "hitTest" : "point(inside:)", words),
        .assignment(
          .token("_"),
          isHitTest
            ? object.hitTest(Expression(point), with: .nil)
            : object.point(inside: Expression(point), with: .nil)),
      ]
    case .point(let point, let animated):
      let second =
        call.method == .setTranslation
        ? ("in", object.view) : ("animated", Expression(animated))
      return calling(point.text, object[method].call([("", Expression(point)), second]))
    case .cell(let cell):
      let position: Expression = call.method == .selectRow ? .implicitMember("none") : []
      return calling(
        cell?.text ?? "nil",
        object[method](
          at: cell.map { Expression($0) } ?? .nil, animated: false, scrollPosition: position))
    case .sibling(let child, let place): return insert(child.text, into: name, place)
    case .target(let target):
      guard let element = elements[name] else { return [] }
      let called =
        call.method == .removeTarget
        ? removeTarget(target, of: element, from: object)
        : addTarget(target, of: element, to: object)
      return [log(name, method, scenario.source[target.range]), called]
    }
  }

  private func plainCall(
    _ method: ProgramMethod, of object: Expression, _ animated: Bool, _ range: Range<Int>
  ) -> Expression {
    let function = object[method.rawValue]
    switch method {
    case .beginIgnoringInteractionEvents, .endIgnoringInteractionEvents:
      leaveOut("`\(method.rawValue)`", because: "it's deprecated since iOS 13", at: range)
      return function()
    case .endEditing: return function(true)
    case .dismiss, .popViewController: return function(animated: Expression(animated))
    default: return function()
    }
  }

  private func statements(
    _ call: ProgramCall, with other: String, _ animated: Bool
  ) -> [Statement] {
    let object = reference(call.object.text)
    var value = reference(other)
    var statements = [
      log(call.object.text, call.method.rawValue, other + (animated ? " animated" : ""))
    ]
    if value.isOptional {
      statements.append(
        .guardElse([.optionalBinding("argument", value)], .expression(.token("return"))))
      value = .token("argument")
    }
    switch call.method {
    case .present:
      if let element = elements[other],
        answered(by: element).contains(.presentationControllerShouldDismiss)
      {
        let presentation = Expression.optional(value.presentationController)
        statements.append(.assignment(presentation.delegate, delegate(of: element)))
      }
      statements.append(.expression(object.present(value, animated: Expression(animated))))
    case .pushViewController:
      statements.append(
        .expression(object.pushViewController(value, animated: Expression(animated))))
    case .addGestureRecognizer, .removeGestureRecognizer:
      guard let element = elements[other], element.elementClass.isInteraction else { fallthrough }
      statements +=
        call.method == .addGestureRecognizer
        ? adding(element, to: object) : [.expression(object.removeInteraction(value))]
    default: statements.append(.expression(object[call.method.rawValue](value)))
    }
    return statements
  }

  private func insert(
    _ child: String, into parent: String, _ place: InsertionPlace
  ) -> [Statement] {
    let object = reference(parent)
    let view = reference(child)
    let (detail, inserting) =
      switch place {
      case .at(let index): ("at \(index)", object.insertSubview(view, at: Expression(index)))
      case .above(let name):
        (
          "aboveSubview \(name.text)",
          object.insertSubview(view, aboveSubview: reference(name.text))
        )
      case .below(let name):
        (
          "belowSubview \(name.text)",
          object.insertSubview(view, belowSubview: reference(name.text))
        )
      }
    return [log(parent, "insertSubview", "\(child) \(detail)"), .expression(inserting)]
  }
}
