import Testing
import TouchEngine

/// One thing that no app should do.
private struct Misuse: Sendable, CustomTestStringConvertible {
  let name: String
  let commit: @Sendable (Bench) -> Void

  init(_ name: String, _ commit: @escaping @Sendable (Bench) -> Void) {
    self.name = name
    self.commit = commit
  }

  var testDescription: String { name }
}

/// A world with something of everything to be misused.
private final class Bench {
  let world = World()
  let log = Log()
  let view: UIView
  let inner: UIView
  let scroll = UIScrollView()
  let table = UITableView()
  let tap = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  init() {
    view = world.root.add("A", 0, 0, 200, 200)
    inner = view.add("B", 0, 0, 100, 100)
    world.root.add("scroll", 0, 300, 200, 200, as: scroll)
    world.root.add("table", 200, 300, 190, 200, as: table)
    double.numberOfTapsRequired = 2
    for (recognizer, name) in [
      (tap as UIGestureRecognizer, "tap"), (double, "double"), (press, "press"), (pan, "pan"),
    ] {
      inner.attach(recognizer, name, telling: log)
    }
  }

  var application: UIApplication { world.application }

  /// A report about one finger.
  func report(_ finger: Int, _ change: HIDEvent.Finger.Change, _ x: Double, _ y: Double) {
    application.handle(HIDEvent([.init(finger, change, at: CGPoint(x: x, y: y))]))
  }
}

private let extremes: [Double] = [
  .nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude,
]

private let misuses: [Misuse] = [
  Misuse("a recognizer on two views") {
    $0.world.root.addGestureRecognizer($0.tap)
    #expect($0.tap.view === $0.world.root)
    #expect($0.inner.gestureRecognizers?.contains { [tap = $0.tap] in $0 === tap } == false)
  },
  Misuse("a recognizer twice on its view") {
    $0.inner.addGestureRecognizer($0.tap)
    #expect($0.inner.gestureRecognizers?.count == 4)
  },
  Misuse("a recognizer taken from a view that is not its own") {
    $0.world.root.removeGestureRecognizer($0.tap)
    #expect($0.tap.view === $0.inner)
  },
  Misuse("a requirement of itself, of one elsewhere, and twice the same") {
    $0.tap.require(toFail: $0.tap)
    $0.tap.require(toFail: UIPinchGestureRecognizer())
    $0.tap.require(toFail: $0.double)
    $0.tap.require(toFail: $0.double)
  },
  Misuse("a circle of two requirements") {
    $0.tap.require(toFail: $0.press)
    $0.press.require(toFail: $0.tap)
  },
  Misuse("a circle of all requirements") {
    $0.tap.require(toFail: $0.double)
    $0.double.require(toFail: $0.press)
    $0.press.require(toFail: $0.pan)
    $0.pan.require(toFail: $0.tap)
  },
  Misuse("a view in itself, in its subview, and a window in a view") {
    $0.view.addSubview($0.view)
    $0.inner.addSubview($0.view)
    $0.inner.insertSubview($0.view, at: 0)
    $0.view.addSubview($0.world.window)
    #expect($0.view.superview === $0.world.root)
    #expect($0.inner.subviews.isEmpty)
    #expect($0.world.window.superview == nil)
  },
  Misuse("subviews at places that there are not") {
    $0.view.insertSubview($0.inner, at: -7)
    $0.view.insertSubview($0.inner, at: .max)
    $0.view.insertSubview($0.inner, aboveSubview: $0.inner)
    $0.view.insertSubview($0.inner, belowSubview: $0.scroll)
    $0.view.bringSubviewToFront($0.scroll)
    #expect($0.view.subviews.count == 1)
  },
  Misuse("a view removed twice, and one that is in none") {
    $0.inner.removeFromSuperview()
    $0.inner.removeFromSuperview()
    UIView().removeFromSuperview()
  },
  Misuse("frames, bounds, centres and maps that are no numbers") { bench in
    let frame = bench.view.frame
    for number in [Double.nan, .infinity, -.infinity] {
      bench.view.frame = CGRect(x: number, y: 0, width: 10, height: 10)
      bench.view.frame = CGRect(x: 0, y: 0, width: 10, height: number)
      bench.view.bounds = CGRect(x: 0, y: number, width: 10, height: 10)
      bench.view.center = CGPoint(x: number, y: number)
      bench.view.transform = CGAffineTransform(scaleX: number, y: 1)
      bench.view.alpha = number.isNaN ? number : bench.view.alpha
    }
    #expect(bench.view.frame == frame)
    #expect(bench.view.alpha == 1)
  },
  Misuse("frames that are negative, and maps that flatten or fling") { bench in
    for number in extremes where number.isFinite {
      bench.inner.frame = CGRect(x: number, y: number, width: number, height: number)
      bench.inner.transform = CGAffineTransform(scaleX: number, y: 0)
      bench.report(1, .touch, 50, 50)
      bench.report(1, .lift, 50, 50)
      _ = bench.inner.frame
      _ = bench.inner.convert(CGPoint(x: number, y: number), to: bench.scroll)
    }
  },
  Misuse("a scroll view with strange numbers") { bench in
    for number in extremes {
      bench.scroll.contentSize = CGSize(width: number, height: number)
      bench.scroll.contentOffset = CGPoint(x: number, y: number)
      bench.scroll.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 0)
      bench.scroll.maximumZoomScale = number
      bench.scroll.minimumZoomScale = number
      bench.scroll.zoomScale = number
      bench.world.drag(from: (50, 350), by: (0, 15), steps: 3)
      bench.world.lift()
      bench.world.wait(50)
    }
    #expect(bench.scroll.contentOffset.x.isFinite && bench.scroll.contentOffset.y.isFinite)
    bench.world.wait(20_000)
  },
  Misuse("time that stands still, goes back, or is no number") { bench in
    bench.world.wait(-100)
    bench.application.clock.advance(to: VirtualTime(milliseconds: -5))
    #expect(bench.world.now == 0)
    bench.world.wait(.nan)
    var fired = false
    bench.application.clock.schedule(after: VirtualTime(milliseconds: -5)) { fired = true }
    bench.world.wait(0)
    #expect(fired)
    for number in extremes {
      bench.press.minimumPressDuration = number
      UIView.animate(
        in: bench.application, withDuration: number, delay: number,
        animations: { bench.inner.alpha = 0.9 })
      bench.world.tap(50, 50)
    }
    bench.world.wait(1)
  },
  Misuse("fingers with strange numbers") { bench in
    for finger in [0, -1, .max, .min] {
      bench.report(finger, .touch, 50, 50)
      bench.report(finger, .move, 60, 60)
      bench.report(finger, .lift, 60, 60)
    }
  },
  Misuse("a finger that lifts, moves or is canceled without being down") { bench in
    for change in [HIDEvent.Finger.Change.lift, .move, .cancel] { bench.report(3, change, 50, 50) }
    bench.application.handle(HIDEvent([]))
    bench.application.cancelTouches()
    #expect(bench.log.lines == [])
  },
  Misuse("a finger that lands twice, also in one report") { bench in
    bench.report(1, .touch, 50, 50)
    bench.report(1, .touch, 90, 90)
    let finger = HIDEvent.Finger(2, .touch, at: CGPoint(x: 50, y: 50))
    bench.application.handle(HIDEvent([finger, finger, finger]))
  },
  Misuse("fingers at places that are none") { bench in
    for number in extremes {
      bench.report(1, .touch, number, 50)
      bench.report(1, .move, 50, number)
      bench.report(1, .lift, number, number)
    }
  },
  Misuse("recognizers with numbers that make no sense") { bench in
    for number in [0, -1, .max, .min] {
      bench.tap.numberOfTapsRequired = number
      bench.tap.numberOfTouchesRequired = number
      bench.press.numberOfTouchesRequired = number
      bench.press.numberOfTapsRequired = number
      bench.pan.minimumNumberOfTouches = number
      bench.pan.maximumNumberOfTouches = number
      bench.world.tap(50, 50)
      bench.world.drag(from: (50, 50), by: (5, 5), steps: 4)
      bench.world.lift()
    }
    for number in extremes { bench.press.allowableMovement = number }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = []
    swipe.numberOfTouchesRequired = 0
    bench.view.addGestureRecognizer(swipe)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = []
    bench.view.addGestureRecognizer(edge)
    bench.world.drag(from: (50, 50), by: (20, 0), steps: 4)
    bench.world.lift()
  },
  Misuse("touch methods called without touches or an event") { bench in
    bench.view.touchesBegan([], with: nil)
    bench.view.touchesEnded([], with: nil)
    for control in [UIControl(), UIButton(), UISwitch(), UISlider(), UIStepper()] {
      bench.world.root.addSubview(control)
      control.touchesBegan([], with: nil)
      control.touchesMoved([], with: nil)
      control.touchesEnded([], with: nil)
      control.touchesCancelled([], with: nil)
      control.sendActions(for: .allEvents)
    }
    bench.scroll.touchesBegan([], with: nil)
    bench.table.touchesEnded([], with: nil)
    _ = bench.view.hitTest(CGPoint(x: 5, y: 5), with: nil)
  },
  Misuse("targets that are not there") { bench in
    bench.tap.addTarget(nil, action: Selector("nobody"))
    bench.tap.removeTarget(bench.view, action: "other")
    bench.tap.removeTarget(nil, action: nil)
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    bench.world.root.addSubview(button)
    button.addTarget(nil, action: Selector("nobody"), for: [])
    button.removeTarget(nil, action: nil, for: .allEvents)
    bench.world.tap(20, 520)
  },
  Misuse("every state set from every state, from outside") { bench in
    for first in UIGestureRecognizer.State.allCases {
      for second in UIGestureRecognizer.State.allCases {
        bench.pan.state = first
        bench.pan.state = second
        bench.world.wait(0)
        bench.pan.isEnabled = false
        bench.pan.isEnabled = true
      }
    }
  },
  Misuse("a touch ignored that a recognizer does not have") { bench in
    let witness = Probe("own")
    witness.onBegan = { [unowned bench] own, touches, event in
      for touch in touches {
        own.ignore(touch, for: event)
        own.ignore(touch, for: event)
        bench.scroll.panGestureRecognizer.ignore(touch, for: event)
      }
      #expect(own.location(ofTouch: 99, in: nil) == .zero)
      #expect(own.location(ofTouch: -1, in: nil) == .zero)
    }
    bench.inner.addGestureRecognizer(witness)
    bench.report(1, .touch, 50, 50)
    bench.report(1, .lift, 50, 50)
    bench.inner.removeGestureRecognizer(witness)
  },
  Misuse("a report, and time that goes by, in the middle of an action") { bench in
    bench.press.addTarget(
      nil,
      action: Selector("again") { [unowned bench] press in
        guard press.state == .began else { return }
        bench.report(2, .touch, 60, 60)
        bench.world.wait(1_000)
        bench.report(2, .lift, 60, 60)
      })
    bench.report(1, .touch, 50, 50)
    bench.world.wait(600)
    bench.report(1, .lift, 50, 50)
  },
  Misuse("an end of ignoring that never began") { bench in
    bench.application.endIgnoringInteractionEvents()
    #expect(!bench.application.isIgnoringInteractionEvents)
  },
  Misuse("controllers presented on themselves and dismissed for nothing") { bench in
    let controller = bench.world.controller
    controller.present(controller, animated: true)
    controller.dismiss(animated: true)
    let other = UIViewController()
    controller.present(other, animated: true)
    controller.present(other, animated: true)
    other.present(controller, animated: true)
    other.dismiss(animated: false)
    controller.dismiss(animated: true)
    bench.world.wait(2_000)
    bench.world.window.rootViewController = controller
  },
  Misuse("a window that loses its root in the middle of a touch, and gets it back") { bench in
    bench.report(1, .touch, 50, 50)
    bench.world.window.rootViewController = nil
    bench.report(1, .move, 70, 70)
    bench.world.window.rootViewController = bench.world.controller
    bench.report(1, .lift, 70, 70)
  },
  Misuse("a window taken from its scene, twice, and shown in another one") { bench in
    bench.report(1, .touch, 50, 50)
    bench.world.scene.detach(bench.world.window)
    bench.world.scene.detach(bench.world.window)
    bench.report(1, .lift, 50, 50)
    let other = UIWindowScene()
    other.attach(bench.world.window)
    bench.world.scene.attach(bench.world.window)
    bench.world.scene.attach(bench.world.window)
    #expect(other.windows.isEmpty)
  },
  Misuse("a table with fewer than no rows, and rows of no height") { bench in
    final class Liar: UITableViewDataSource, UIScrollViewDelegate, UITableViewDelegate {
      let cell = UITableViewCell()
      var tableViewDelegate: (any UITableViewDelegate)? { self }
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section - 1
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { .nan }
    }
    let liar = Liar()
    bench.table.dataSource = liar
    bench.table.delegate = liar
    bench.table.reloadData()
    bench.world.tap(250, 320)
    bench.world.wait(500)
    bench.table.selectRow(at: IndexPath(row: 99, section: -1), animated: true)
    bench.table.rowHeight = .nan
    bench.table.reloadData()
  },
  Misuse("a slider, a stepper and a page control without room") { bench in
    let slider = UISlider(frame: CGRect(x: 0, y: 500, width: 0, height: 20))
    slider.minimumValue = 10
    slider.maximumValue = -10
    slider.value = .nan
    let stepper = UIStepper(frame: CGRect(x: 0, y: 550, width: 50, height: 20))
    stepper.stepValue = 0
    stepper.maximumValue = -.infinity
    let pages = UIPageControl(frame: CGRect(x: 0, y: 600, width: 50, height: 20))
    pages.numberOfPages = -3
    for control in [slider, stepper, pages] as [UIControl] {
      bench.world.root.addSubview(control)
      bench.world.tap(10, control.frame.midY)
      bench.world.tap(49, control.frame.midY)
    }
  },
  Misuse("a navigation controller that pushes itself and pops its last") { bench in
    let navigation = UINavigationController(rootViewController: UIViewController())
    bench.world.window.rootViewController = navigation
    navigation.pushViewController(navigation, animated: true)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
    bench.world.wait(1_000)
    bench.world.window.rootViewController = bench.world.controller
  },
]

/// Bad use does what UIKit does where that is known, else nothing; it never corrupts the state.
struct MisuseTableTests {
  @Test(arguments: misuses)
  fileprivate func `what no app should do leaves the world in order`(misuse: Misuse) {
    let bench = Bench()
    misuse.commit(bench)
    bench.world.wait(0)
    #expect(bench.application.invariantViolations() == [])

    // Whatever was done, a tap still finds a view in front and reaches it.
    bench.application.cancelTouches()
    bench.world.wait(1_000)
    let log = Log()
    let front = UIWindow(windowScene: bench.world.scene)
    front.windowLevel = .alert
    front.makeKeyAndVisible()
    front.add("new", 0, 0, 390, 844, as: Witness("new", log))
    bench.world.tap(50, 50)
    #expect(log.lines == ["new began", "new ended"])
    #expect(bench.application.invariantViolations() == [])
  }

  @Test(arguments: [false, true])
  func `a circle of requirements lets nobody act and is over with the touch`(isLong: Bool) {
    let world = World()
    let log = Log()
    let taps = (0..<(isLong ? 4 : 2)).map { index in
      world.root.attach(UITapGestureRecognizer(), "tap\(index)", telling: log)
    }
    for (index, tap) in taps.enumerated() { tap.require(toFail: taps[(index + 1) % taps.count]) }
    for _ in 1...3 {
      world.tap(50, 50)
      world.wait(1_000)
      #expect(taps.allSatisfy { $0.state == .possible })
      #expect(world.application.invariantViolations() == [])
    }
    #expect(log.lines == [])
  }
}
