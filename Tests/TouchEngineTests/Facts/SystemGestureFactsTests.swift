import Testing

@testable import TouchEngine

/// The gates of the system on each window, and the edges of the screen.
@Suite struct SystemGestureFactsTests {
  let world = World()
  let log = Log()

  /// A controller that wants fingers at some edges before the system.
  final class Deferring: UIViewController {
    let edges: UIRectEdge

    init(_ edges: UIRectEdge) { self.edges = edges }

    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  }

  /// A controller that lets its child decide.
  final class Container: UIViewController {
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  }

  func useGates() { world.application.behavior.hasSystemGestureGates = true }

  /// A view over the whole screen, in a root controller of one's own.
  func screenView(of controller: UIViewController? = nil) -> UIView {
    if let controller { world.window.rootViewController = controller }
    let root = (controller ?? world.controller).view
    return root.add("B", 0, 0, 390, 844)
  }

  @Test func `G239 a window has two gates, of which one delays beginnings`() throws {
    #expect(world.window.gestureRecognizers == nil)
    useGates()
    let gates = try #require(world.window.gestureRecognizers)
    #expect(
      gates.map { $0.className }
        == Array(repeating: "_UISystemGestureGateGestureRecognizer", count: 2))
    #expect(gates.map { $0.delaysTouchesBegan } == [false, true])
    #expect(gates.map { $0.delaysTouchesEnded } == [false, true])
    let other = UIWindow(windowScene: world.scene)
    #expect(other.gestureRecognizers?.count == 2)
    world.application.behavior.hasSystemGestureGates = false
    #expect(world.window.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func `D071 G239 the gates are the last in the list of every touch`() {
    useGates()
    let view = screenView()
    view.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = world.trace
    world.touch(200, 400)
    let names = world.application.event.touches.first?.gestureRecognizers?.map { $0.name ?? "" }
    #expect(names == ["tap", "systemGate", "edgeGate"])
  }

  @Test func `G240 away from the edges a gate changes nothing`() {
    useGates()
    _ = screenView()
    _ = world.trace
    world.touch(200, 400)
    world.wait(100)
    world.lift()
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
    #expect(world.phrases(.hold).isEmpty)
    #expect(
      world.trace.reasons(where: { $0.word == "failed" }).first
        == "the finger didn't touch down within 20 pt of an edge")
  }

  @Test(arguments: [(200.0, 843.0), (200, 824), (0, 400), (389, 400), (200, 5)])
  func `G240 near an edge beginning and end come together`(x: Double, y: Double) {
    useGates()
    let view = screenView()
    let witness = Stamps()
    view.add("C", 0, 0, 390, 844, as: witness)
    world.touch(x, y)
    world.wait(100)
    #expect(witness.lines.isEmpty)
    world.lift()
    // They are told at the same moment, and tell when the finger did what.
    #expect(witness.lines == ["began at 0 told at 100", "ended at 100 told at 100"])
  }

  /// A view that writes down when something happened and when it was told.
  final class Stamps: UIView {
    var lines: [String] = []

    private func add(_ word: String, _ touches: Set<UITouch>) {
      let told = window?.application?.clock.now.milliseconds.text() ?? ""
      for touch in touches {
        lines.append("\(word) at \((touch.timestamp * 1_000).text()) told at \(told)")
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("began", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      add("ended", touches)
    }
  }

  @Test func `G240 one point further in nothing is held`() {
    useGates()
    _ = screenView()
    _ = world.trace
    world.touch(200, 823)
    #expect(world.outcome == ["B touchesBegan"])
  }

  @Test func `G240 a recognizer does not wait for a gate`() {
    useGates()
    screenView().attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
    _ = world.trace
    world.touch(200, 843)
    world.wait(600)
    #expect(world.outcome == ["hold fires began → controller"])
  }

  @Test func `G240 an app that switches the delay off hears at once`() {
    useGates()
    _ = screenView()
    for gate in world.window.gestureRecognizers ?? [] { gate.delaysTouchesBegan = false }
    _ = world.trace
    world.touch(200, 843)
    #expect(world.outcome == ["B touchesBegan"])
  }

  @Test func `G241 a gate lets go after a second`() {
    useGates()
    _ = screenView()
    _ = world.trace
    world.touch(200, 843)
    world.wait(999)
    #expect(world.outcome.isEmpty)
    world.wait(1)
    #expect(world.outcome == ["B touchesBegan"])
  }

  @Test func `G241 edges that the root controller wants for itself have no lag`() {
    useGates()
    _ = screenView(of: Deferring([.bottom]))
    _ = world.trace
    world.touch(200, 843)
    #expect(world.outcome == ["B touchesBegan"])
    world.lift()
    world.touch(0, 400)
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `G241 a container may let its child speak`() {
    useGates()
    let container = Container()
    let child = Deferring(.all)
    container.addChild(child)
    _ = screenView(of: container)
    _ = world.trace
    world.touch(0, 843)
    #expect(world.outcome == ["B touchesBegan"])
  }

  @Test
  func `D081 the keyboard looks at an event before it is sent, and what is over leaves it after`()
    throws
  {
    _ = screenView()
    _ = world.application.startTracing(includingSystem: true)
    world.touch(200, 400)
    world.lift()
    let trace = world.trace
    let turn = world.application.turn
    let order = trace.events.filter { $0.turn == turn }
      .filter { $0.kind != .forward }
      .filter { ["peeks", "sendEvent", "touchesEnded", "removes"].contains($0.word) }
      .map { trace.phrase(for: $0) }
    #expect(
      order == [
        "keyboard peeks at the event → application", "application sendEvent", "window sendEvent",
        "B touchesEnded", "application removes the finished touches",
      ])
    #expect(world.application.event.touches.isEmpty)
  }

  @Test func `D061 fingers outside the safe area do not count when a view takes one more`() {
    let view = world.root.add("B", 0, 0, 390, 844)
    world.window.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    _ = world.trace
    world.touch(100, 100)
    world.touch(200, 200, finger: 2)
    // The view takes one finger; the second one has none.
    #expect(world.outcome == ["B touchesBegan"])
    world.touch(100, 49, finger: 3)
    #expect(world.outcome == ["B touchesBegan", "B touchesBegan"])
    #expect(view.window != nil)
  }

  @Test func `D061 a finger outside the safe area keeps nobody out`() {
    world.root.add("B", 0, 0, 390, 400).isExclusiveTouch = true
    world.root.add("C", 0, 400, 390, 444)
    _ = world.trace
    world.touch(100, 49)
    world.touch(100, 500, finger: 2)
    #expect(world.outcome == ["B touchesBegan"])
    world.lift()
    world.lift(finger: 2)
    world.window.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    world.touch(100, 49)
    world.touch(100, 500, finger: 2)
    #expect(
      world.outcome == [
        "B touchesBegan", "B touchesEnded", "B touchesBegan", "C touchesBegan",
      ])
  }
}
