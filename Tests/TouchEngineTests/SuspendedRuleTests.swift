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
}
