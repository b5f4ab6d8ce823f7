import Testing
import TouchEngine

/// The bar at the bottom, its buttons, and what hangs over its edge.
@Suite struct TabBarFactsTests {
  let world = World()
  let first = UIViewController()
  let second = UIViewController()
  let log = Log()

  init() {
    first.traceName = "first"
    first.view.traceName = "firstView"
    second.traceName = "second"
    second.view.traceName = "secondView"
  }

  func controller(_ bar: UITabBar = UITabBar()) -> UITabBarController {
    let controller = UITabBarController(tabBar: bar)
    controller.traceName = "tabs"
    controller.viewControllers = [first, second]
    world.window.rootViewController = controller
    _ = world.trace
    return controller
  }

  @Test func `D038 a button of a tab bar is touched within a rectangle of its own`() {
    let controller = controller()
    let button = controller.tabBar.subviews[1]
    #expect(button.frame == CGRect(x: 197, y: 2, width: 191, height: 79))
    #expect(button.point(inside: CGPoint(x: -2, y: -2), with: nil))
    #expect(!button.point(inside: CGPoint(x: -2.5, y: 5), with: nil))
    // In the gap beside the button, at the lower edge of the screen.
    world.touch(195, 843)
    #expect(world.phrases(.hit) == ["hit second"])
  }

  @Test(arguments: [(14.0, "touchUpInside"), (16.0, "touchUpOutside")])
  func `D124 a finger may leave a button of a tab bar by 15 points`(
    way: Double, event: String
  ) {
    let controller = controller()
    let button = controller.tabBar.subviews[0]
    button.frame = CGRect(x: 100, y: 0, width: 60, height: 49)
    world.touch(130, 780)
    world.move(130, 761 - way)
    world.lift()
    #expect(world.phrases(.controlEvent).contains("first \(event)"))
    #expect(world.phrases(.controlEvent).contains("first touchDragOutside") == (way > 15))
  }

  @Test func `a finger on the bar shows another controller, which hears of it`() {
    let controller = controller()
    world.tap(300, 800)
    #expect(controller.selectedIndex == 1)
    #expect(controller.tabBar.selectedItem === second.tabBarItem)
    #expect(first.view.window == nil)
    #expect(second.view.frame == world.window.bounds)
    let told = world.phrases(.life).filter { $0.contains("elect") || $0.contains("ppear") }
    #expect(
      told == [
        "tabs shouldSelect second true", "first viewWillDisappear", "second viewWillAppear",
        "second viewIsAppearing", "tabs didSelect second", "first viewDidDisappear",
        "second viewDidAppear",
      ])
    controller.selectedIndex = 7
    controller.selectedViewController = UIViewController()
    #expect(controller.selectedViewController === second)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `the delegate of the controller may refuse`() {
    final class Refuses: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let controller = controller()
    controller.delegate = Refuses()
    world.tap(300, 800)
    #expect(controller.selectedIndex == 0)
    #expect(world.phrases(.life).contains("tabs shouldSelect second false"))
    second.tabBarItem.isEnabled = false
    world.tap(300, 800)
    #expect(world.phrases(.hit).last == "hit UITabBar")
  }

  @Test func `a bar without a controller tells its delegate`() {
    final class Listens: UITabBarDelegate {
      var chosen: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
    }
    let listener = Listens()
    let bar = UITabBar()
    bar.delegate = listener
    world.root.add("bar", 0, 761, 390, 83, as: bar)
    bar.items = [UITabBarItem(title: "A", tag: 4), UITabBarItem(title: "B", tag: 5)]
    world.tap(300, 800)
    world.tap(30, 800)
    #expect(listener.chosen == [5, 4])
    #expect(bar.selectedItem === bar.items[0])
  }

  /// A bar with a round button in the middle that hangs over its edge by 30 points.
  final class RoundBar: UITabBar {
    let button = UIButton()
    var reachesOut = false

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      button.traceName = "round"
      addSubview(button)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      button.frame = CGRect(x: bounds.midX - 30, y: -30, width: 60, height: 60)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) || reachesOut && button.frame.contains(point)
    }
  }

  @Test func `D009 D010 E18 a button that hangs over the bar is asked once the bar reaches it`() {
    let bar = RoundBar()
    _ = controller(bar)
    world.tap(195, 740)
    #expect(world.phrases(.hit) == ["hit firstView"])
    #expect(!world.phrases(.hitTest).contains { $0.hasPrefix("round") })
    bar.reachesOut = true
    world.tap(195, 740)
    #expect(world.phrases(.hit).last == "hit round")
    #expect(world.phrases(.controlEvent).suffix(2).contains("round touchUpInside"))
  }
}
