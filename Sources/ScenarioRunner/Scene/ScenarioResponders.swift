import ScenarioLanguage
import TouchEngine

// The classes that a scenario's elements have: UIKit's own, with the overrides that are written in
// the scene. They differ in their superclass only, which Swift has no way to leave open.

/// A view of a scenario.
final class ScenarioView: UIView {
  private let elementClass: ElementClass

  /// What the element overrides.
  var rules: ResponderRules?

  override var className: String { elementClass.name }

  /// Creates a view of a class, with the defaults of that class.
  init(_ elementClass: ElementClass) {
    self.elementClass = elementClass
    super.init(frame: .zero)
    if elementClass == .imageView {
      isUserInteractionEnabled = UIImageView().isUserInteractionEnabled
    } else if elementClass == .label {
      isUserInteractionEnabled = UILabel().isUserInteractionEnabled
    }
  }

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

/// A window of a scenario.
final class ScenarioWindow: UIWindow {
  /// What the element overrides.
  var rules: ResponderRules?

  /// The number of searches in this window since a finger came down, the present one among them.
  var pass = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    pass += 1
    guard let rules else { return super.hitTest(point, with: event) }
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

/// A view controller of a scenario.
final class ScenarioViewController: UIViewController {
  /// What the element overrides.
  var rules: ResponderRules?

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

/// The application of a scenario.
final class ScenarioApplication: UIApplication {
  /// What the element overrides.
  var rules: ResponderRules?

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

/// The window scene of a scenario.
final class ScenarioWindowScene: UIWindowScene {
  /// What the element overrides.
  var rules: ResponderRules?

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

/// The delegate of a scenario's application.
final class ScenarioApplicationDelegate: UIResponder {
  /// What the element overrides.
  var rules: ResponderRules?

  override var className: String { ElementClass.applicationDelegate.name }

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
