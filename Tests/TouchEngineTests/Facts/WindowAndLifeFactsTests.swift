import Testing
import TouchEngine

/// What hit testing, windows and the life of views do, fact by fact, where the suites of whole
/// stories do not show it.
@Suite struct WindowAndLifeFactsTests {
  let world = World()

  @Test func `D007 a visible child of a hidden parent is out of reach`() {
    let parent = world.root.add("P", 0, 0, 100, 100)
    let child = parent.add("C", 0, 0, 100, 100)
    parent.isHidden = true
    #expect(!child.isHidden)
    #expect(world.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === world.root)
  }

  final class Answers: UIView {
    var answer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  @Test func `D020 an override may answer a view that does not contain the point`() {
    let far = world.root.add("far", 300, 700, 50, 50)
    let near = Answers()
    near.answer = far
    world.root.add("near", 0, 0, 100, 100, as: near)
    _ = world.trace
    world.touch(50, 50)
    #expect(world.phrases(.touches) == ["far touchesBegan"])
  }

  final class LooksAtEvent: UIView {
    var seen: [(time: Double, touches: Int)] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      if let event { seen.append((event.timestamp, event.allTouches?.count ?? 0)) }
      return super.hitTest(point, with: event)
    }
  }

  @Test func `D025 during the search the event has its time but no touches`() {
    let view = LooksAtEvent()
    world.root.add("B", 0, 0, 100, 100, as: view)
    world.wait(70)
    world.touch(50, 50)
    #expect(view.seen.map(\.time) == [0.07, 0.07])
    #expect(view.seen.map(\.touches) == [0, 0])
  }

  @Test func `D030 D032 of two windows the one shown last is touched, whichever is key`() {
    let front = UIWindow(windowScene: world.scene)
    front.traceName = "front"
    front.isHidden = false
    _ = world.trace
    world.touch(50, 50)
    world.lift()
    world.window.makeKeyAndVisible()
    world.touch(50, 50)
    world.lift()
    front.windowLevel = .alert
    world.touch(50, 50)
    #expect(world.phrases(.hit) == ["hit front", "hit root", "hit front"])
  }

  @Test func `D033 windows have levels, and 0 is the usual one`() {
    let front = UIWindow(windowScene: world.scene)
    front.windowLevel = UIWindow.Level(rawValue: 1)
    let late = UIWindow(windowScene: world.scene)
    let order = world.scene.windowsFrontToBack.map(ObjectIdentifier.init)
    #expect(order == [front, late, world.window].map(ObjectIdentifier.init))
    #expect(UIWindow().windowLevel == .normal)
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1_000)
    #expect(UIWindow.Level.alert.rawValue == 2_000)
  }

  /// A view that writes down what it is told about its life.
  final class Diary: UIView {
    var log: ((String) -> Void)?

    override func didAddSubview(_ subview: UIView) { log?("\(traceName) didAddSubview") }
    override func willMove(toSuperview newSuperview: UIView?) {
      log?("\(traceName) willMove(toSuperview)")
    }
    override func didMoveToSuperview() {
      let place = superview?.subviews.firstIndex { $0 === self }
      log?("\(traceName) didMoveToSuperview at \(place.map { "\($0)" } ?? "none")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      log?("\(traceName) willMove(toWindow)")
    }
    override func didMoveToWindow() { log?("\(traceName) didMoveToWindow") }
  }

  final class Log {
    var lines: [String] = []
  }

  func diary(_ name: String, _ log: Log) -> Diary {
    let view = Diary()
    view.traceName = name
    view.log = { log.lines.append($0) }
    return view
  }

  @Test func `D140 D146 D148 without a window the superview alone is told`() {
    let log = Log()
    let parent = diary("P", log)
    let child = diary("C", log)
    parent.addSubview(child)
    #expect(
      log.lines == ["C willMove(toSuperview)", "C didMoveToSuperview at 0", "P didAddSubview"])
    log.lines.removeAll()
    world.root.addSubview(parent)
    #expect(log.lines.filter { $0.contains("Window") && $0.hasPrefix("C") }.count == 2)
    #expect(!log.lines.contains { $0.hasPrefix("C") && $0.contains("Superview") })
  }

  @Test func `D143 the window's calls go through the whole subtree`() {
    let log = Log()
    let parent = diary("P", log)
    parent.addSubview(diary("C", log))
    log.lines.removeAll()
    world.root.addSubview(parent)
    #expect(
      log.lines == [
        "P willMove(toWindow)", "C willMove(toWindow)", "P willMove(toSuperview)",
        "P didMoveToWindow", "C didMoveToWindow", "P didMoveToSuperview at 0",
      ])
  }

  @Test func `D150 a root controller's view is added like any other`() {
    let log = Log()
    let window = UIWindow(windowScene: world.scene)
    let controller = UIViewController()
    controller.view = diary("V", log)
    window.rootViewController = controller
    #expect(
      log.lines == [
        "V willMove(toWindow)", "V willMove(toSuperview)", "V didMoveToWindow",
        "V didMoveToSuperview at 0",
      ])
  }

  @Test func `D173 a recognizer takes part once its view is in a window`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.action).isEmpty)
    world.root.addSubview(view)
    world.tap(50, 50)
    #expect(world.phrases(.action).count == 1)
  }

  @Test func `G172 drift within the allowance is forgiven`() {
    world.root.attach(UISwipeGestureRecognizer(), "swipe", firing: world.controller)
    _ = world.trace
    world.touch(100, 400)
    world.move(100, 420)
    world.move(200, 420)
    #expect(world.phrases(.action) == ["swipe fires ended → controller"])
  }

  @Test func `D140 the trace tells of a view that has left its window, at the time of the clock`() {
    let outer = world.root.add("outer", 0, 0, 100, 100)
    let inner = world.root.add("inner", 0, 0, 50, 50)
    _ = world.trace
    outer.removeFromSuperview()
    inner.removeFromSuperview()
    world.wait(1_000)
    outer.addSubview(inner)
    let late = world.trace.events.filter { $0.time == VirtualTime(milliseconds: 1_000) }
    #expect(
      late.map { world.trace.phrase(for: $0) } == [
        "inner willMove(toSuperview:) outer", "inner didMoveToSuperview",
        "outer didAddSubview inner",
      ])
  }
}
