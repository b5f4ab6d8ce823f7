import ScenarioLanguage
import TouchEngine

// The classes that a scenario's controls and scroll views have: UIKit's own, with the overrides
// that are written in the scene.

/// A view that may have rules of its scenario.
protocol RuledView: UIView {
  /// What the element overrides.
  var rules: ResponderRules? { get set }
}

extension ScenarioView: RuledView {}

/// A button of a scenario.
final class ScenarioButton: UIButton, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A control without a look of its own of a scenario.
final class ScenarioControl: UIControl, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A page control of a scenario.
final class ScenarioPageControl: UIPageControl, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A segmented control of a scenario.
final class ScenarioSegmentedControl: UISegmentedControl, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A slider of a scenario.
final class ScenarioSlider: UISlider, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A stepper of a scenario.
final class ScenarioStepper: UIStepper, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A switch of a scenario.
final class ScenarioSwitch: UISwitch, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}

/// A scroll view of a scenario.
final class ScenarioScrollView: UIScrollView, RuledView {
  var rules: ResponderRules?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let rules else { return super.hitTest(point, with: event) }
    let pass = (window as? ScenarioWindow)?.pass ?? 1
    return rules.hitTest(self, pass: pass) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let inherited = super.point(inside: point, with: event)
    return rules?.pointInside(self, point, event, inherited: inherited) ?? inherited
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesBegan(touches, with: event) }
    rules.touches(.began, self) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesMoved(touches, with: event) }
    rules.touches(.moved, self) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesEnded(touches, with: event) }
    rules.touches(.ended, self) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let rules else { return super.touchesCancelled(touches, with: event) }
    rules.touches(.cancelled, self) { super.touchesCancelled(touches, with: event) }
  }
}
