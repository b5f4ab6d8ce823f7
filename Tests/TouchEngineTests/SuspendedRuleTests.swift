import Testing
import TouchEngine

/// The rules of UIKit that a behavior follows.
struct SuspendedRuleTests {
  @Test func `all rules are followed unless they are suspended`() {
    let usual = UIKitBehavior()
    for rule in UIKitRule.allCases { #expect(usual.follows(rule), "\(rule)") }
  }

  @Test func `a suspended rule leaves the others alone`() {
    for rule in UIKitRule.allCases {
      let behavior = UIKitBehavior(without: rule)
      #expect(UIKitRule.allCases.filter { !behavior.follows($0) } == [rule])
    }
  }

  @Test func `several rules can be suspended`() {
    var behavior = UIKitBehavior(without: .hiddenViewsAreNotHit, .panThreshold)
    #expect(behavior.panThreshold > UIKitBehavior().panThreshold)
    #expect(!behavior.follows(.hiddenViewsAreNotHit))
    behavior.suspend(.changesAct)
    #expect(UIKitRule.allCases.count { !behavior.follows($0) } == 3)
  }

  @Test func `a view that is hidden is hit without the rule`() {
    let world = World()
    world.application.behavior = UIKitBehavior(without: .hiddenViewsAreNotHit)
    let view = world.root.add("B", 100, 100, 100, 100)
    view.isHidden = true
    #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    world.application.behavior = UIKitBehavior()
    #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === world.root)
  }

  @Test func `a pinch and a rotation end when they act at once`() {
    let world = World()
    world.application.behavior = UIKitBehavior(without: .actionsWaitForAll)
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    let rotation = world.root.attach(
      UIRotationGestureRecognizer(), "rotation", firing: world.controller)
    world.touch(100, 100)
    world.touch(200, 200, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(pinch.state == .possible)
    #expect(rotation.state == .possible)
  }

  @Test func `an application that goes without a rule leaves the others alone`() {
    let usual = World()
    let unusual = World()
    unusual.application.behavior = UIKitBehavior(without: .hiddenViewsAreNotHit)
    for world in [usual, unusual] { world.root.add("B", 100, 100, 100, 100).isHidden = true }
    let point = CGPoint(x: 150, y: 150)
    #expect(usual.window.hitTest(point, with: nil) === usual.root)
    #expect(unusual.window.hitTest(point, with: nil)?.traceName == "B")
  }

  @Test func `a window follows the rules of the application that it is moved to`() {
    let world = World()
    let view = world.root.add("B", 100, 100, 100, 100)
    view.isHidden = true
    let unusual = UIApplication()
    unusual.behavior = UIKitBehavior(without: .hiddenViewsAreNotHit)
    unusual.connect(world.scene)
    #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    world.application.connect(world.scene)
    #expect(world.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === world.root)
  }

  @Test func `a view follows the rules of the window that it is added to`() {
    let unusual = World()
    unusual.application.behavior = UIKitBehavior(without: .hiddenViewsAreNotHit)
    let panel = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let view = panel.add("B", 0, 0, 100, 100)
    view.isHidden = true
    unusual.root.addSubview(panel)
    #expect(unusual.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === view)
    World().root.addSubview(panel)
    #expect(panel.hitTest(CGPoint(x: 50, y: 50), with: nil) === panel)
  }
}
