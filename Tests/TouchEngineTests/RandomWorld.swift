import TouchEngine

/// A generator of numbers that gives the same ones for the same seed everywhere.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns a whole number below a limit.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// Returns one of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns yes once in so many times.
  mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
}

/// A delegate that answers by chance, whoever asks.
final class Dice: UIGestureRecognizerDelegate, UIScrollViewDelegate, UITableViewDelegate,
  UITableViewDataSource
{
  var numbers: SeededNumbers

  /// What is zoomed, and what is done when a scroll view moves.
  weak var zoomed: UIView?
  var whenScrolling: () -> Void = {}

  init(_ seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !numbers.chance(6)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { !numbers.chance(10) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !numbers.chance(6) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { numbers.chance(3) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { numbers.chance(8) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { numbers.chance(8) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolling() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  var tableViewDelegate: (any UITableViewDelegate)? { self }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.below(8)
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { !numbers.chance(5) }
}

/// A larger world with all that there can be in it, made and driven by chance.
final class RandomWorld {
  let world = World()
  var numbers: SeededNumbers
  let dice: Dice
  let otherWindow: UIWindow
  let navigation: UINavigationController
  private(set) var views: [UIView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var controllers: [UIViewController] = []

  /// Whether every recognizer decides by itself: none of an app's own that never do, and no states
  /// that the program sets.
  let isTame: Bool

  var application: UIApplication { world.application }

  init(seed: UInt64, isTame: Bool = false) {
    self.isTame = isTame
    numbers = SeededNumbers(seed: seed)
    dice = Dice(seed &+ 1)
    otherWindow = UIWindow(windowScene: world.scene)
    otherWindow.traceName = "other"
    navigation = UINavigationController(rootViewController: UIViewController())
    addOtherWindow()
    views = [world.root, navigation.view]
    controllers = [world.controller, navigation] + navigation.viewControllers
    for index in 0..<(6 + numbers.below(14)) { addView(index) }
    dice.zoomed = numbers.pick(views)
    for index in 0..<(3 + numbers.below(10)) { addRecognizer(index) }
    for recognizer in recognizers where numbers.chance(3) {
      recognizer.require(toFail: numbers.pick(recognizers))
    }
    dice.whenScrolling = { [unowned self] in if numbers.chance(20) { change() } }
  }

  /// A window in front that covers the lower half of the screen, with a navigation controller.
  private func addOtherWindow() {
    otherWindow.frame = CGRect(x: 0, y: 420, width: 390, height: 424)
    otherWindow.rootViewController = navigation
    otherWindow.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: false)
  }

  // MARK: Making

  private func makeView() -> UIView {
    switch numbers.below(14) {
    case 0: UIButton()
    case 1: UISwitch()
    case 2: UISlider()
    case 3: UIStepper()
    case 4: UISegmentedControl()
    case 5: UIPageControl()
    case 6, 7: UIScrollView()
    case 8: UITableView()
    case 9: UILabel()
    default: UIView()
    }
  }

  private func addView(_ index: Int) {
    let view = makeView()
    numbers.pick(views).add(
      "v\(index)", Double(numbers.below(120)), Double(numbers.below(220)),
      Double(60 + numbers.below(300)), Double(60 + numbers.below(400)), as: view)
    if numbers.chance(2) { view.isMultipleTouchEnabled = true }
    view.isExclusiveTouch = numbers.chance(10)
    if let scroll = view as? UIScrollView { prepare(scroll) }
    if let control = view as? UIControl {
      control.addTarget(
        nil, action: Selector("use") { [unowned self] _ in if numbers.chance(10) { change() } },
        for: .allEvents)
    }
    views.append(view)
  }

  private func prepare(_ scroll: UIScrollView) {
    scroll.contentSize = CGSize(
      width: Double(numbers.below(1_000)), height: Double(numbers.below(2_000)))
    scroll.delegate = dice
    scroll.isPagingEnabled = numbers.chance(4)
    scroll.delaysContentTouches = !numbers.chance(4)
    scroll.canCancelContentTouches = !numbers.chance(4)
    scroll.isDirectionalLockEnabled = numbers.chance(4)
    scroll.alwaysBounceHorizontal = numbers.chance(3)
    if numbers.chance(3) {
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 3
    }
    if let table = scroll as? UITableView {
      table.dataSource = dice
      table.reloadData()
    }
    recognizers.append(scroll.panGestureRecognizer)
  }

  private func addRecognizer(_ index: Int) {
    let recognizer: UIGestureRecognizer
    switch numbers.below(11) {
    case 0: recognizer = UITapGestureRecognizer()
    case 1: recognizer = world.tapRecognizer("", taps: 2)
    case 2: recognizer = UILongPressGestureRecognizer()
    case 3: recognizer = UIPanGestureRecognizer()
    case 4: recognizer = UIPinchGestureRecognizer()
    case 5: recognizer = UIRotationGestureRecognizer()
    case 6: recognizer = UISwipeGestureRecognizer()
    case 7:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      recognizer = edge
    case 8: recognizer = UIHoverGestureRecognizer()
    default: recognizer = isTame ? UITapGestureRecognizer() : Probe("", Log())
    }
    recognizer.name = "r\(index)"
    recognizer.cancelsTouchesInView = !numbers.chance(3)
    recognizer.delaysTouchesBegan = numbers.chance(4)
    recognizer.delaysTouchesEnded = !numbers.chance(3)
    if numbers.chance(8) { recognizer.allowedTouchTypes = [.direct] }
    if numbers.chance(2) { recognizer.delegate = dice }
    recognizer.addTarget(nil, action: Selector("act") { [unowned self] in react(to: $0) })
    numbers.pick(views).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  // MARK: What happens

  /// Now and then an action changes the world while it is called.
  private func react(to recognizer: UIGestureRecognizer) {
    guard numbers.chance(6) else { return }
    switch numbers.below(6) {
    case 0: recognizer.isEnabled = false
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2: remove(numbers.pick(views))
    case 3: numbers.pick(recognizers).isEnabled = false
    case 4: change()
    default: setState()
    }
  }

  private func setState() {
    if isTame { return }
    numbers.pick(recognizers).state = numbers.pick(UIGestureRecognizer.State.allCases)
  }

  private func remove(_ view: UIView) {
    if view !== world.root { view.removeFromSuperview() }
  }

  /// Does one thing: mostly with a finger, else to the views, the recognizers or the system.
  func step() {
    let x = Double(numbers.below(390))
    let y = Double(numbers.below(844))
    let finger = 1 + numbers.below(numbers.chance(10) ? 7 : 3)
    switch numbers.below(24) {
    case 0...3: world.touch(x, y, finger: finger)
    case 4...7: world.move(x, y, finger: finger)
    case 8, 9: drag(finger, to: (x, y))
    case 10...12: world.lift(finger: finger)
    case 13, 14: world.wait(Double(numbers.below(500)))
    case 15: remove(numbers.pick(views))
    case 16:
      let view = numbers.pick(views)
      if view !== world.root { numbers.pick(views).addSubview(view) }
    case 17: numbers.pick(recognizers).isEnabled.toggle()
    case 18: numbers.pick(views).addGestureRecognizer(numbers.pick(recognizers))
    case 19: several()
    case 20...22: change()
    default: setState()
    }
    // What was changed outside of an event is settled before the run loop waits (G016).
    world.wait(0)
  }

  /// A finger that goes somewhere in small steps, so that more than taps and jumps come about.
  private func drag(_ finger: Int, to place: (Double, Double)) {
    let start = (Double(numbers.below(390)), Double(numbers.below(844)))
    world.touch(start.0, start.1, finger: finger)
    for step in 1...5 {
      world.wait(16)
      let part = Double(step) / 5
      world.move(
        start.0 + (place.0 - start.0) * part, start.1 + (place.1 - start.1) * part, finger: finger)
    }
    if numbers.chance(2) { world.lift(finger: finger) }
  }

  /// One report about several fingers, or a pencil.
  private func several() {
    let changes: [HIDEvent.Finger.Change] = [.touch, .move, .lift, .cancel]
    let fingers = (1...4).map { number in
      HIDEvent.Finger(
        number, numbers.pick(changes),
        at: CGPoint(x: Double(numbers.below(390)), y: Double(numbers.below(844))),
        type: numbers.chance(6) ? .pencil : .direct)
    }
    application.handle(HIDEvent(fingers))
  }

  /// Changes something about a view, a window, a controller or the system.
  private func change() {
    let view = numbers.pick(views)
    switch numbers.below(17) {
    case 0: application.cancelTouches()
    case 1: application.beginIgnoringInteractionEvents()
    case 2, 3: application.endIgnoringInteractionEvents()
    case 4, 5:
      let alpha = numbers.chance(3) ? 0.0 : 1
      UIView.animate(
        in: application, withDuration: 0.3,
        options: numbers.chance(2) ? .allowUserInteraction : [], animations: { view.alpha = alpha })
    case 6: view.isHidden.toggle()
    case 7: view.isUserInteractionEnabled.toggle()
    case 8: (view as? UIControl)?.isEnabled.toggle()
    case 9: changeScrolling()
    case 10: present()
    case 11: numbers.pick(controllers).dismiss(animated: numbers.chance(2))
    case 12: navigate()
    case 13: changeWindow()
    case 14: view.transform = CGAffineTransform(scaleX: numbers.chance(4) ? 0 : 1.5, y: 0.5)
    case 15: view.becomeFirstResponder()
    default: view.bringSubviewToFront(numbers.pick(views))
    }
  }

  private func changeScrolling() {
    guard
      let scroll = numbers.pick(views.filter { $0 is UIScrollView } + [UIScrollView()])
        as? UIScrollView
    else { return }
    switch numbers.below(6) {
    case 0: scroll.isScrollEnabled.toggle()
    case 1: scroll.contentOffset = CGPoint(x: 0, y: Double(numbers.below(500)))
    case 2: scroll.setContentOffset(.zero, animated: numbers.chance(2))
    case 3: scroll.contentSize = CGSize(width: 0, height: Double(numbers.below(500)))
    case 4: scroll.zoomScale = Double(numbers.below(4))
    default: (scroll as? UITableView)?.reloadData()
    }
  }

  private func present() {
    let controller = UIViewController()
    controller.traceName = "presented"
    controllers.append(controller)
    numbers.pick(controllers).present(controller, animated: numbers.chance(2))
  }

  private func navigate() {
    if numbers.chance(2) {
      navigation.pushViewController(UIViewController(), animated: numbers.chance(2))
    } else {
      navigation.popViewController(animated: numbers.chance(2))
    }
  }

  private func changeWindow() {
    switch numbers.below(4) {
    case 0: otherWindow.isHidden.toggle()
    case 1: otherWindow.windowLevel = numbers.chance(2) ? .alert : .normal
    case 2: world.scene.detach(otherWindow)
    default: world.scene.attach(otherWindow)
    }
  }
}
