import Testing
import TouchEngine

/// UIKit's own views around the views of controllers, and its bars.
@Suite struct ContainerFactsTests {
  let world = World()
  let first = UIViewController()
  let leaf: UIView

  init() {
    first.traceName = "first"
    first.view.traceName = "view"
    leaf = first.view.add("leaf", 0, 200, 100, 100)
  }

  func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    navigation.traceName = "navigation"
    world.window.rootViewController = navigation
    return navigation
  }

  /// The chain of responders from one on.
  func chain(from responder: UIResponder) -> [String] {
    var names: [String] = []
    var present: UIResponder? = responder
    while let one = present {
      names.append(one.traceName.isEmpty ? one.className : one.traceName)
      present = one.next
    }
    return names
  }

  @Test func `D034 E24 each pass goes through the containers of a navigation controller`() {
    _ = navigation()
    _ = world.trace
    world.touch(50, 250)
    let asked = world.phrases(.hitTest).map { $0.split(separator: " ")[0] }
    let pass: [Substring] = [
      "window", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
      "UINavigationBar", "UINavigationTransitionView", "UIViewControllerWrapperView", "view",
      "leaf",
    ]
    #expect(asked == pass + pass)
    #expect(world.phrases(.hit) == ["hit leaf"])
  }

  @Test func `D034 E36 next of each container is its superview, but for the controllers' views`() {
    let navigation = navigation()
    let inside = [
      "leaf", "view", "first", "UIViewControllerWrapperView", "UINavigationTransitionView",
      "UILayoutContainerView", "navigation",
    ]
    let outside = ["window", "scene", "application", "delegate"]
    #expect(chain(from: leaf) == inside + outside)
    world.application.behavior.rootViewControllerAnswersWindow = false
    #expect(chain(from: leaf) == inside + ["UIDropShadowView", "UITransitionView"] + outside)
    #expect(navigation.view.superview?.className == "UIDropShadowView")
  }

  @Test(arguments: [false, true])
  func `D034 other root controllers have the outer containers only when the choice is made`(
    wraps: Bool
  ) {
    world.application.behavior.wrapsEveryRootView = wraps
    world.window.rootViewController = first
    #expect(first.view.superview?.className == (wraps ? "UIDropShadowView" : "UIWindow"))
    #expect(first.next === world.window)
    #expect(first.view.frame == world.window.bounds)
    world.window.rootViewController = world.controller
    #expect(world.window.subviews.count == 1)
    #expect(first.view.window == nil)
  }

  @Test func `the containers follow the size of the window`() {
    let navigation = navigation()
    world.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 844, height: 44))
  }

  func pushed() -> (UINavigationController, UIViewController) {
    let navigation = navigation()
    navigation.interactivePopGestureRecognizer?.name = "pop"
    let second = UIViewController()
    second.traceName = "second"
    second.view.traceName = "secondView"
    navigation.pushViewController(second, animated: false)
    _ = world.trace
    return (navigation, second)
  }

  @Test func `D274 a navigation controller can't be pushed`() {
    let navigation = navigation()
    let other = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.exception(pushing: other)?.name == "NSInvalidArgumentException")
    #expect(navigation.exception(pushing: navigation)?.fact == "D274")
    navigation.pushViewController(other, animated: false)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `D275 a controller can be in the stack only once`() {
    let (navigation, second) = pushed()
    for controller in [first, second] {
      #expect(navigation.exception(pushing: controller)?.fact == "D275")
    }
    navigation.popViewController(animated: false)
    #expect(navigation.exception(pushing: second) == nil)
  }

  @Test func `D276 a controller with a parent, or a window's root, can't be presented`() {
    let navigation = navigation()
    #expect(first.exception(presenting: navigation)?.fact == "D276")
    #expect(navigation.exception(presenting: first)?.fact == "D276")
    let other = UIViewController()
    #expect(first.exception(presenting: other) == nil)
    first.addChild(other)
    #expect(first.exception(presenting: other)?.fact == "D276")
  }

  @Test(arguments: [(99.0, true), (101.0, false)])
  func `the button that goes back is touched beside itself, too`(x: Double, goesBack: Bool) {
    let (navigation, second) = pushed()
    world.tap(x, 60)
    #expect((navigation.topViewController === first) == goesBack)
    #expect((second.view.window == nil) == goesBack)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: ["nothing", "left", "both", "hidden", "no bar", "own delegate"])
  func `G238 with another button in the place of the one that goes back no finger does`(
    change: String
  ) {
    let (navigation, second) = pushed()
    let item = UIBarButtonItem(title: "Menu")
    switch change {
    case "left": second.navigationItem.leftBarButtonItem = item
    case "both":
      second.navigationItem.leftBarButtonItem = item
      second.navigationItem.leftItemsSupplementBackButton = true
    case "hidden": second.navigationItem.hidesBackButton = true
    case "no bar": navigation.isNavigationBarHidden = true
    case "own delegate":
      second.navigationItem.leftBarButtonItem = item
      navigation.interactivePopGestureRecognizer?.delegate = Judge()
      navigation.interactiveContentPopGestureRecognizer?.delegate = Judge()
    default: break
    }
    world.drag(from: (5, 400), by: (50, 0), steps: 5)
    world.wait(500)
    world.lift()
    let pops = ["nothing", "both", "own delegate"].contains(change)
    #expect((navigation.topViewController === first) == pops)
    #expect(world.trace.events.contains { $0.fact == "G238" } == !pops)
  }

  @Test func `items of the bar are buttons that do what they are made for`() {
    let (navigation, second) = pushed()
    var done: [String] = []
    let menu = UIBarButtonItem(
      title: "Menu", target: second, action: Selector("menu") { _, _ in done.append("menu") })
    let edit = UIBarButtonItem(
      title: "Edit", target: second, action: Selector("edit") { _, _ in done.append("edit") })
    second.navigationItem.leftBarButtonItem = menu
    second.navigationItem.rightBarButtonItem = edit
    world.tap(30, 60)
    world.tap(360, 60)
    edit.isEnabled = false
    world.tap(360, 60)
    #expect(done == ["menu", "edit"])
    navigation.popViewController(animated: false)
    world.tap(30, 60)
    #expect(done.count == 2)
  }

  @Test(arguments: [(838.0, 200.0, true), (384.0, 200.0, false)])
  func `G179 the edges are those of the interface as it stands now`(
    x: Double, y: Double, begins: Bool
  ) {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .right
    world.root.attach(pan, "pan", firing: world.controller)
    _ = world.trace
    world.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    world.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    world.drag(from: (x, y), by: (-20, 0), steps: 2)
    #expect(world.phrases(.action).isEmpty == !begins)
  }
}
