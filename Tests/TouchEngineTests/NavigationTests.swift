import Testing
import TouchEngine

/// Going back with a finger from the left edge (G234–G237).
@Suite struct NavigationTests {
  let world = World()
  let first = UIViewController()
  let second = UIViewController()
  let navigation: UINavigationController

  init() {
    first.traceName = "first"
    second.traceName = "second"
    first.view.traceName = "firstView"
    second.view.traceName = "secondView"
    navigation = UINavigationController(rootViewController: first)
    navigation.traceName = "navigation"
    navigation.interactivePopGestureRecognizer?.name = "pop"
    navigation.interactiveContentPopGestureRecognizer?.name = "contentPop"
    world.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    _ = world.trace
  }

  /// What the controller tells and what views hear.
  var story: [String] {
    let trace = world.trace
    return trace.events
      .filter { event in
        switch event.kind {
        case .touches: trace[event.to]?.kind == .view
        case .life: event.word.hasSuffix("Show")
        default: false
        }
      }
      .map { trace.phrase(for: $0) }
  }

  @Test func `the gesture is on the container and in every touch's list (G234)`() throws {
    let pop = try #require(navigation.interactivePopGestureRecognizer)
    #expect(pop.view === navigation.view)
    #expect(pop.view?.className == "UILayoutContainerView")
    #expect(pop.delaysTouchesBegan)
    world.touch(200, 400)
    #expect(world.phrases(.offer).contains("pop takes finger 1"))
  }

  @Test func `a touch away from the edge fails it at once and is not delayed (G235)`() {
    world.touch(200, 400)
    #expect(world.phrases(.state) == ["pop failed"])
    #expect(story == ["secondView touchesBegan"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a drag from the edge goes back, and the views hear nothing (G234)`() {
    world.drag(from: (5, 400), by: (50, 0), steps: 5)
    #expect(second.view.frame.minX == 240)
    #expect(first.view.isDescendant(of: navigation.view))
    world.wait(500)
    world.lift()
    #expect(story == ["navigation willShow first", "navigation didShow first"])
    #expect(navigation.topViewController === first)
    #expect(second.view.superview == nil)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a drag that is given up leaves everything as it was`() {
    world.drag(from: (5, 400), by: (10, 0), steps: 5)
    world.move(20, 400)
    world.wait(100)
    world.move(18, 400)
    world.lift()
    #expect(navigation.topViewController === second)
    #expect(second.view.frame == navigation.view.bounds)
    #expect(first.view.superview == nil)
    #expect(story == ["navigation willShow first"])
  }

  @Test func `a short fling goes back`() {
    world.drag(from: (5, 400), by: (15, 0), steps: 3)
    world.lift()
    #expect(navigation.topViewController === first)
  }

  @Test func `a touch at the edge that goes nowhere comes late`() {
    world.touch(5, 400)
    world.wait(300)
    #expect(story.isEmpty)
    world.lift()
    #expect(story == ["secondView touchesBegan", "secondView touchesEnded"])
    #expect(navigation.topViewController === second)
  }

  @Test func `there is no way back from the first controller`() {
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === first)
    world.drag(from: (5, 400), by: (30, 0), steps: 3)
    world.lift()
    #expect(world.phrases(.action).isEmpty)
    #expect(world.trace.reasons.contains { $0 == "there is nothing to go back to" })
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test(arguments: [false, true])
  func `a horizontal scroll view scrolls unless its pan requires the pop to fail (G236)`(
    requires: Bool
  ) throws {
    let scroll = world.scroll("scroll", 0, 0, 390, 844, content: (2_000, 844), in: second.view)
    let pop = try #require(navigation.interactivePopGestureRecognizer)
    pop.delegate = SaysYes()
    if requires { scroll.panGestureRecognizer.require(toFail: pop) }
    world.drag(from: (5, 400), by: (20, 0), steps: 3)
    #expect(scroll.isDragging == !requires)
    #expect((pop.state == .changed) == requires)
    world.lift()
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `with UIKit's delegate everything waits for a finger from the edge (G298)`() {
    let scroll = world.scroll("scroll", 0, 0, 390, 844, content: (2_000, 844), in: second.view)
    let tap = UITapGestureRecognizer()
    scroll.addGestureRecognizer(tap)
    world.drag(from: (5, 400), by: (20, 0), steps: 3)
    #expect(navigation.interactivePopGestureRecognizer?.state == .changed)
    #expect(!scroll.isDragging && tap.state == .failed)
    world.lift()
    #expect(navigation.topViewController === first)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `with another delegate no recognizer waits for the pop (G298)`() {
    let scroll = world.scroll("scroll", 0, 0, 390, 844, content: (2_000, 844), in: second.view)
    navigation.interactivePopGestureRecognizer?.delegate = SaysYes()
    world.drag(from: (5, 400), by: (20, 0), steps: 3)
    #expect(scroll.isDragging)
  }

  @Test(arguments: [18, 26])
  func `since iOS 26 a drag in the middle goes back (G299)`(version: Int) throws {
    let world = World()
    world.application.behavior.suspendRules(newerThan: version)
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    world.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    let contentPop = try #require(navigation.interactiveContentPopGestureRecognizer)
    #expect((contentPop.view === navigation.view) == (version == 26))
    world.touch(200, 400)
    world.move(229, 400)
    #expect(contentPop.state == .possible)
    world.move(230, 400)
    #expect((contentPop.state == .began) == (version == 26))
    world.drag(from: (230, 400), by: (40, 0), steps: 5)
    world.lift()
    #expect((navigation.topViewController === first) == (version == 26))
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [
    (0.0, 9.0, true), (0, 10, false), (10, 17, true), (10, 18, false), (20, 24, true),
    (20, 25, false), (-29, 0, true), (-30, 0, false),
  ])
  func `a drag from the middle that turns up or left doesn't go back (G299)`(
    x: Double, y: Double, isPossible: Bool
  ) {
    world.touch(200, 400)
    world.move(200 + x, 400 - y)
    #expect(world.phrases(.state).contains("contentPop failed") != isPossible)
  }

  @Test func `a scroll view or a pan wins over the drag from the middle (G300)`() {
    let scroll = world.scroll("scroll", 0, 0, 390, 400, content: (2_000, 400), in: second.view)
    world.drag(from: (200, 200), by: (20, 0), steps: 3)
    #expect(scroll.isDragging)
    world.lift()
    world.wait(2_000)
    let pan = UIPanGestureRecognizer()
    second.view.addGestureRecognizer(pan)
    world.drag(from: (200, 600), by: (20, 0), steps: 3)
    #expect(pan.state == .changed)
    #expect(world.phrases(.state).contains("contentPop failed"))
  }

  /// Rows that can be edited.
  final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `a row's swipe comes before the drag from the middle (G299)`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let rows = Rows()
    table.dataSource = rows
    table.reloadData()
    second.view.addSubview(table)
    world.drag(from: (300, 400), by: (-20, 0), steps: 5)
    world.lift()
    #expect(table.indexPathForSwipedRow != nil)
    world.drag(from: (200, 400), by: (20, 0), steps: 5)
    #expect(world.phrases(.state).contains("contentPop failed"))
    world.lift()
    #expect(navigation.topViewController === second)
  }

  @Test func `a list that moves up and down leaves a drag to the right to the page`() {
    let list = world.scroll("list", 0, 0, 390, 844, content: (390, 2_000), in: second.view)
    world.drag(from: (200, 400), by: (20, 2), steps: 3)
    #expect(!list.isDragging)
    #expect(navigation.interactiveContentPopGestureRecognizer?.state == .changed)
  }

  @Test(arguments: [false, true])
  func `a slider lets no drag go back (D285)`(onThumb: Bool) {
    let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 300, height: 40))
    slider.value = 0.5
    second.view.addSubview(slider)
    world.drag(from: (onThumb ? 190 : 60, 320), by: (20, 0), steps: 5)
    #expect(world.phrases(.state).contains("contentPop failed"))
    #expect((slider.value > 0.5) == onThumb)
  }

  @Test(arguments: [false, true])
  func `a slider keeps pans as the code of iOS 26 does if it is told to`(keeps: Bool) {
    world.application.behavior.slidersKeepPans = keeps
    let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 300, height: 40))
    slider.value = 0.5
    second.view.addSubview(slider)
    let pan = UIPanGestureRecognizer()
    second.view.addGestureRecognizer(pan)
    world.drag(from: (190, 320), by: (20, 0), steps: 5)
    #expect((pan.state == .changed) == !keeps)
    #expect((slider.value > 0.5) == keeps)
  }

  @Test func `elsewhere a scroll view that waits for the pop scrolls without delay (G236)`() throws
  {
    let scroll = world.scroll("scroll", 0, 0, 390, 844, content: (2_000, 844), in: second.view)
    let pop = try #require(navigation.interactivePopGestureRecognizer)
    scroll.panGestureRecognizer.require(toFail: pop)
    world.touch(300, 400)
    world.move(290, 400)
    #expect(scroll.isDragging)
    world.move(280, 400)
    #expect(scroll.contentOffset.x == 10)
  }

  /// The moments at which an app may switch the gesture off.
  enum Moment: CaseIterable {
    case viewWillDisappear, viewWillAppear, willShow, later
  }

  /// A controller that does something when it is to come into sight, or to go.
  final class Page: UIViewController {
    var onAppearing: () -> Void = {}
    var onDisappearing: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) { onAppearing() }
    override func viewWillDisappear(_ animated: Bool) { onDisappearing() }
  }

  final class SwitchesOff: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      navigationController.interactivePopGestureRecognizer?.isEnabled = false
    }
  }

  @Test(arguments: Moment.allCases)
  func `a pop that is switched off while it is set up never ends (G237)`(_ moment: Moment) throws {
    let world = World()
    let first = Page()
    let second = Page()
    let navigation = UINavigationController(rootViewController: first)
    let pop = try #require(navigation.interactivePopGestureRecognizer)
    pop.name = "pop"
    world.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    world.wait(100)
    _ = world.trace
    switch moment {
    case .viewWillDisappear: second.onDisappearing = { pop.isEnabled = false }
    case .viewWillAppear: first.onAppearing = { pop.isEnabled = false }
    case .willShow: navigation.delegate = SwitchesOff()
    case .later: break
    }
    world.drag(from: (5, 400), by: (30, 0), steps: 8)
    if moment == .later { pop.isEnabled = false }
    world.lift()
    world.wait(1_000)
    let isFrozen = moment != .later
    #expect(world.phrases(.state).contains("pop cancelled"))
    #expect(navigation.topViewController === second)
    #expect((first.view.superview != nil) == isFrozen)
    #expect((second.view.frame == navigation.view.bounds) != isFrozen)
    #expect(!world.phrases(.life).contains { $0.contains("didShow") })
    #expect((world.window.hitTest(CGPoint(x: 200, y: 400), with: nil) !== second.view) == isFrozen)
    pop.isEnabled = true
    world.drag(from: (5, 400), by: (50, 0), steps: 8)
    world.lift()
    #expect((navigation.topViewController === second) == isFrozen)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `while a finger goes back, no other finger hits a page (G237)`() {
    world.drag(from: (5, 400), by: (30, 0), steps: 3)
    #expect(
      world.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.className == "UIDropShadowView")
    world.wait(500)
    world.move(20, 400)
    world.wait(200)
    world.move(18, 400)
    world.lift()
    #expect(world.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === second.view)
  }

  /// A delegate that lets every recognizer begin.
  final class SaysYes: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  @Test(arguments: [false, true])
  func `G295 a pop on the first page never ends`(isDelegateReplaced: Bool) {
    let world = World()
    let first = Page()
    let second = Page()
    let navigation = UINavigationController(rootViewController: first)
    world.window.rootViewController = navigation
    if isDelegateReplaced { navigation.interactivePopGestureRecognizer?.delegate = SaysYes() }
    world.wait(100)
    world.drag(from: (5, 400), by: (200, 0), steps: 8)
    world.lift()
    world.wait(1_000)
    navigation.pushViewController(second, animated: false)
    world.wait(1_000)
    #expect((navigation.topViewController === first) == isDelegateReplaced)
    let hit = world.window.hitTest(CGPoint(x: 200, y: 400), with: nil)
    #expect((hit === second.view) != isDelegateReplaced)
    #expect(hit !== first.view)
    #expect(world.application.invariantViolations().isEmpty)
  }
}
