import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

/// The behavior of an element's class in the methods that it overrides, which replaces the behavior
/// of UIKit's class.
final class ResponderRules: UIResponderSwizzling, UIGestureRecognizerSwizzling {
  /// The objects of the setup, which are found by their names.
  unowned(unsafe) let scene: LiveScene

  private var overrides: [OverrideRule]

  /// Whether the element is currently answering a question, to detect two elements that ask each
  /// other endlessly.
  private var isAnswering = false

  /// Creates the rules of an element.
  init(_ element: SceneElement, in scene: LiveScene) {
    self.scene = scene
    overrides = element.overrides
  }

  /// Adds rules from another part of the text; the first rule that matches applies.
  func add(_ overrides: [OverrideRule]) {
    self.overrides += overrides
  }

  // MARK: Hit testing

  /// Returns the view that an overridden `hitTest(_:with:)` returns, or the superclass's result.
  func hitTest(
    _ view: UIView, _ point: CGPoint, with event: UIEvent?, original: () -> UIView?
  ) -> UIView? {
    for override in overrides {
      guard case .hitTest(let answer, let wantedPass) = override.rule,
        wantedPass == nil || wantedPass == scene.application.hitTestPass
      else { continue }
      switch answer {
      case .inherited:
        return original()
      case .inheritedUnlessItself:
        let found = original()
        guard found === view else { return found }
        explain(override)
        return nil
      case .inheritedUnless(let other):
        let found = original()
        guard let found, found === scene.view(named: other.text) else { return found }
        explain(override)
        return nil
      case .itself:
        explain(override)
        return view
      case .nothing:
        explain(override)
        return nil
      case .presentation:
        explain(override)
        guard view.ask(pointInside: point, with: event) else { return nil }
        // Without a window, there's no presentation.
        return view.subviews.last { ($0.layer.presentation() ?? $0.layer).frame.contains(point) }
          ?? view
      case .view(let other):
        explain(override)
        return scene.views[other.text]
      }
    }
    return original()
  }

  /// Returns the result of an overridden `point(inside:with:)`, or the superclass's result.
  func point(
    inside point: CGPoint, of view: UIView, with event: UIEvent?, original: () -> Bool
  ) -> Bool {
    let inherited = original()
    for override in overrides {
      guard case .pointInside(let condition) = override.rule else { continue }
      guard !isAnswering else {
        scene.report(.endlessQuestion(view.traceName), at: override.range)
        return inherited
      }
      isAnswering = true
      let answer = evaluate(condition, view, point, event, inherited: inherited)
      isAnswering = false
      explain(override)
      return answer
    }
    return inherited
  }

  private func evaluate(
    _ condition: PointCondition, _ view: UIView, _ point: CGPoint, _ event: UIEvent?,
    inherited: Bool
  ) -> Bool {
    switch condition {
    case .and(let left, let right):
      return evaluate(left, view, point, event, inherited: inherited)
        && evaluate(right, view, point, event, inherited: inherited)
    case .or(let left, let right):
      return evaluate(left, view, point, event, inherited: inherited)
        || evaluate(right, view, point, event, inherited: inherited)
    case .not(let condition):
      return !evaluate(condition, view, point, event, inherited: inherited)
    case .constant(let answer):
      return answer
    case .inherited:
      return inherited
    case .boundsInset(let inset):
      return view.bounds.insetBy(dx: inset.x, dy: inset.y).contains(point)
    case .inside(let name):
      guard let other = scene.views[name.text] else { return false }
      return other.ask(pointInside: view.convert(point, to: other), with: event)
    case .comparison(let axis, let relation, let number):
      return relation.holds(axis == .x ? point.x : point.y, number)
    }
  }

  // MARK: Events

  func touches(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, of responder: UIResponder,
    with event: UIEvent?, original: () -> Void
  ) {
    // The superclass passes touches on, unless it is a scroll view (G258).
    let isKeeping =
      responder is UIScrollView && scene.application.behavior.follows(.scrollViewsPassNothingOn)
    handle(ResponderMethod(phase), responder, original) {
      original()
      if isKeeping { responder.passOn(phase, touches, with: event) }
    }
  }

  func presses(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, of responder: UIResponder,
    with event: UIPressesEvent?, original: () -> Void
  ) {
    handle(ResponderMethod(ofPresses: phase), responder, original, forward: original)
  }

  func motion(
    _ phase: UIPress.Phase, of responder: UIResponder, with event: UIEvent?,
    original: () -> Void
  ) {
    handle(ResponderMethod(ofMotion: phase), responder, original, forward: original)
  }

  /// Performs an overridden method, which handles the event, passes it on like the superclass, or
  /// both; `forward` calls the next responder's method.
  private func handle(
    _ method: ResponderMethod, _ responder: UIResponder, _ original: () -> Void,
    forward: () -> Void
  ) {
    for override in overrides {
      guard case .event(method, let handling) = override.rule else { continue }
      switch handling {
      case .forwards:
        forward()
      case .handles:
        scene.recordHandling(of: method, by: responder)
      case .handlesAndForwards:
        scene.recordHandling(of: method, by: responder)
        forward()
      }
      return
    }
    original()
  }

  // MARK: Answers

  func answer(
    _ method: AnsweredMethod, of responder: UIResponder, for asker: UIGestureRecognizer?,
    about other: AnyObject?, original: () -> Bool
  ) -> Bool {
    let recognizer = other as? UIGestureRecognizer
    let asked = AnswerContext(
      touch: other as? UITouch, recognizer: asker ?? recognizer,
      other: asker == nil ? nil : recognizer, view: other as? UIView,
      space: responder as? UIView)
    let name = (other as? UIResponder)?.traceName ?? recognizer?.name ?? ""
    guard let override = first(method, about: name, asked) else { return original() }
    explain(override.rule)
    return override.answer
  }

  /// A recognizer records the answers of its class itself.
  func answer(
    _ method: AnsweredMethod, of recognizer: UIGestureRecognizer,
    about other: UIGestureRecognizer?, original: () -> Bool
  ) -> Bool {
    let asked = AnswerContext(recognizer: recognizer, other: other, space: recognizer.view)
    return first(method, about: other?.name ?? "", asked)?.answer ?? original()
  }

  /// Returns the answer of the first line that's about an object and whose condition holds.
  private func first(
    _ method: AnsweredMethod, about name: String, _ asked: AnswerContext
  ) -> (rule: OverrideRule, answer: Bool)? {
    for override in overrides {
      guard case .answer(method, let others, let answer) = override.rule, others.matches(name),
        override.condition?.holds(for: asked, in: scene) ?? true
      else { continue }
      return (override, answer)
    }
    return nil
  }

  private func explain(_ override: OverrideRule) {
    scene.recorder?.explain(Reason(.override, [scene.source[override.range]]))
  }
}

extension ResponderMethod {
  /// Creates the method for a phase of touches.
  fileprivate init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    // No view receives a hovering pointer.
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    }
  }

  /// Creates the method for a phase of presses.
  fileprivate init(ofPresses phase: UIPress.Phase) {
    switch phase {
    case .began: self = .pressesBegan
    case .changed, .stationary: self = .pressesChanged
    case .ended: self = .pressesEnded
    case .cancelled: self = .pressesCancelled
    }
  }

  /// Creates the method for a phase of a shake.
  fileprivate init(ofMotion phase: UIPress.Phase) {
    switch phase {
    case .began, .changed, .stationary: self = .motionBegan
    case .ended: self = .motionEnded
    case .cancelled: self = .motionCancelled
    }
  }
}
