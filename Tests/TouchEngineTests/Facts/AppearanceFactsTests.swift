import Testing
import TouchEngine

/// What controllers hear when their views come into sight and go, and what lays views out.
@Suite struct AppearanceFactsTests {
  let world = World()
  let log = Log()

  /// A controller that writes down what it is told.
  final class Diarist: UIViewController {
    let log: Log
    var name: String { traceName }

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init()
      traceName = name
    }

    override func loadView() {
      log.add("\(name) loadView")
      view = Leaf(name + "View", log)
      view.addSubview(Leaf(name + "Leaf", log))
    }
    override func viewDidLoad() { log.add("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("\(name) viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) viewDidDisappear") }
    override func viewWillLayoutSubviews() { log.add("\(name) viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.add("\(name) viewDidLayoutSubviews") }
  }

  /// A view that writes down what it is told.
  final class Leaf: UIView {
    let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(frame: .zero)
      traceName = name
    }

    override func willMove(toWindow newWindow: UIWindow?) { log.add("\(traceName) willMove") }
    override func didMoveToWindow() { log.add("\(traceName) didMove") }
    override func layoutSubviews() { log.add("\(traceName) layoutSubviews") }
  }

  /// What controllers were told, without what views were.
  var appearances: [String] {
    log.lines.filter { $0.contains("ppear") }
  }

  @Test func `D144 D149 views hear of the window before the controller, and layout comes later`() {
    world.window.rootViewController = Diarist("c", log)
    #expect(
      log.lines == [
        "c loadView", "c viewDidLoad", "c viewWillAppear", "cView willMove", "cLeaf willMove",
        "cView didMove", "cLeaf didMove", "c viewIsAppearing",
      ])
    log.lines.removeAll()
    world.wait(0)
    #expect(
      log.lines == [
        "c viewWillLayoutSubviews", "cView layoutSubviews", "c viewDidLayoutSubviews",
        "cLeaf layoutSubviews", "c viewDidAppear",
      ])
    log.lines.removeAll()
    world.window.rootViewController = nil
    #expect(
      log.lines == [
        "c viewWillDisappear", "cView willMove", "cLeaf willMove", "cView didMove", "cLeaf didMove",
        "c viewDidDisappear",
      ])
  }

  @Test func `D144 a child's view hears before the parent, and the child is in sight before it`() {
    let parent = Diarist("p", log)
    let child = Diarist("k", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    log.lines.removeAll()
    world.window.rootViewController = parent
    world.wait(0)
    #expect(
      appearances == [
        "p viewWillAppear", "k viewWillAppear", "k viewIsAppearing", "p viewIsAppearing",
        "k viewDidAppear", "p viewDidAppear",
      ])
    let told = log.lines.firstIndex(of: "kView didMove") ?? .max
    #expect(told < log.lines.firstIndex(of: "p viewIsAppearing") ?? 0)
  }

  @Test func `D144 the calls are in the trace, and only those of the time that is traced`() {
    world.window.rootViewController = Diarist("a", log)
    #expect(world.phrases(.life).isEmpty)
    world.window.rootViewController = Diarist("b", log)
    world.wait(0)
    #expect(
      world.phrases(.life).filter { $0.contains("ppear") } == [
        "a viewWillDisappear", "a viewDidDisappear", "b viewWillAppear", "b viewIsAppearing",
        "b viewDidAppear",
      ])
    #expect(world.trace.events.contains { $0.word == "viewIsAppearing" && $0.fact == "D144" })
  }

  @Test func `D164 D169 what asks for layout after the commit gets one more`() {
    final class Asks: UIViewController {
      override func viewDidAppear(_ animated: Bool) { view.setNeedsLayout() }
    }
    let controller = Asks()
    controller.view = Leaf("v", log)
    world.window.rootViewController = controller
    world.wait(0)
    #expect(log.lines.filter { $0 == "v layoutSubviews" }.count == 2)
  }

  @Test func `D149 views are laid out once a turn, outer ones first, or at once when asked`() {
    let outer = Leaf("outer", log)
    let inner = Leaf("inner", log)
    outer.addSubview(inner)
    world.root.addSubview(outer)
    world.wait(0)
    log.lines.removeAll()
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(log.lines.isEmpty)
    world.wait(0)
    #expect(log.lines == ["outer layoutSubviews", "inner layoutSubviews"])
    log.lines.removeAll()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    world.wait(0)
    #expect(log.lines == ["inner layoutSubviews"])
    log.lines.removeAll()
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.bounds = CGRect(x: 3, y: 3, width: 0, height: 0)
    world.wait(0)
    #expect(log.lines == ["inner layoutSubviews"])
  }

  @Test func `D149 a change within a turn is laid out in that turn, after the delivery`() throws {
    final class Adds: UIView {
      let child: UIView
      init(_ child: UIView) {
        self.child = child
        super.init(frame: .zero)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        addSubview(child)
      }
    }
    let view = Adds(Leaf("child", log))
    world.root.add("B", 0, 0, 100, 100, as: view)
    _ = world.trace
    world.touch(50, 50)
    let laidOut = world.trace.events.filter { $0.word == "layoutSubviews" }
    #expect(log.lines == ["child willMove", "child didMove", "child layoutSubviews"])
    #expect(laidOut.map(\.turn) == [1, 1])
    #expect(laidOut.allSatisfy { $0.reason == nil && $0.fact == "D149" })
    let delivered = world.trace.events.last { $0.kind == .touches }
    #expect((delivered?.index ?? .max) < (try #require(laidOut.first)).index)
  }

  @Test func `a view that never stops asking for layout does not stop the turn`() {
    final class Asks: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let view = Asks()
    world.root.addSubview(view)
    world.wait(0)
    #expect(view.count > 1)
    #expect(view.count < 1_000)
    world.tap(50, 50)
    #expect(world.application.invariantViolations().isEmpty)
  }

  func navigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Diarist("a", log))
    world.window.rootViewController = navigation
    _ = world.trace
    log.lines.removeAll()
    return navigation
  }

  @Test func `D144 a push and a pop tell the one that goes, then the one that comes`() {
    let navigation = navigation()
    navigation.pushViewController(Diarist("b", log), animated: false)
    world.wait(0)
    #expect(
      appearances == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear",
      ])
    log.lines.removeAll()
    navigation.popViewController(animated: false)
    world.wait(0)
    #expect(
      appearances == [
        "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "b viewDidDisappear",
        "a viewDidAppear",
      ])
  }

  @Test func `D144 a drag back that is given up tells all of it, there and back`() {
    let navigation = navigation()
    navigation.pushViewController(Diarist("b", log), animated: false)
    world.wait(0)
    log.lines.removeAll()
    world.drag(from: (5, 400), by: (10, 0), steps: 5)
    #expect(appearances == ["b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing"])
    world.move(20, 400)
    world.wait(100)
    world.move(18, 400)
    world.lift()
    #expect(
      appearances.suffix(4) == [
        "a viewWillDisappear", "a viewDidDisappear", "b viewWillAppear", "b viewDidAppear",
      ])
    _ = navigation
  }
}
