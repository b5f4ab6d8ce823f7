import Testing
import TouchEngine

@Suite struct DeliveryTests {
  let world = World()

  /// A view that handles touches without passing them on, as an app's view does.
  final class Handler: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  @Test func `an event goes from the application to the window to the view`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    #expect(
      world.phrases(.sendEvent, .touches) == [
        "application sendEvent", "window sendEvent", "B touchesBegan",
      ])
  }

  @Test func `touches are passed on along the whole chain by default`() {
    let a = world.root.add("A", 0, 0, 200, 200)
    a.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    #expect(
      world.phrases(.forward) == [
        "A touchesBegan ← B", "root touchesBegan ← A", "controller touchesBegan ← root",
        "window touchesBegan ← controller", "scene touchesBegan ← window",
        "application touchesBegan ← scene", "delegate touchesBegan ← application",
      ])
  }

  @Test func `the chain stops at the first that does not pass on`() {
    let a = Handler()
    world.root.add("A", 0, 0, 200, 200, as: a)
    a.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.forward) == ["A touchesBegan ← B", "A touchesEnded ← B"])
    #expect(a.heard == ["began", "ended"])
  }

  /// A view that swallows the beginning and nothing else.
  final class SwallowsBegan: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test func `later phases go only where the beginning went`() {
    let a = Handler()
    world.root.add("A", 0, 0, 200, 200, as: a)
    a.add("B", 0, 0, 100, 100, as: SwallowsBegan())
    _ = world.trace
    world.touch(50, 50)
    world.move(60, 60)
    world.lift()
    #expect(world.phrases(.forward).isEmpty)
    #expect(a.heard.isEmpty)
  }

  @Test func `a touch keeps its view wherever the finger goes`() throws {
    world.root.add("B", 0, 0, 100, 100)
    world.root.add("C", 200, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    world.move(250, 50)
    world.lift()
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesMoved", "B touchesEnded"])
  }

  @Test func `a view with multiple touch off hears of the first finger only`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    world.move(61, 61, finger: 2)
    world.lift(finger: 2)
    world.lift()
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `a view with multiple touch on hears of both`() {
    world.root.add("B", 0, 0, 100, 100).isMultipleTouchEnabled = true
    _ = world.trace
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    world.lift(finger: 2)
    world.lift()
    #expect(
      world.phrases(.touches) == [
        "B touchesBegan", "B touchesBegan", "B touchesEnded", "B touchesEnded",
      ])
  }

  @Test(arguments: [true, false])
  func `exclusive touch keeps other views out, whoever comes first`(exclusiveFirst: Bool) {
    world.root.add("P", 0, 0, 100, 100)
    world.root.add("E", 200, 0, 100, 100).isExclusiveTouch = true
    _ = world.trace
    let (first, second) = exclusiveFirst ? (250.0, 50.0) : (50.0, 250.0)
    world.touch(first, 50)
    world.touch(second, 50, finger: 2)
    #expect(world.phrases(.touches) == [exclusiveFirst ? "E touchesBegan" : "P touchesBegan"])
  }

  @Test func `an event in which nothing has changed is not sent`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    world.move(50, 50)
    #expect(world.phrases(.touches) == ["B touchesBegan"])
  }

  @Test func `the system cancels what is down`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    world.application.cancelTouches()
    world.lift()
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesCancelled"])
  }

  @Test func `a view that leaves the window loses its touch`() {
    let a = Handler()
    world.root.add("A", 0, 0, 200, 200, as: a)
    let b = a.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    b.removeFromSuperview()
    world.lift()
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesCancelled"])
    #expect(a.heard == ["began", "cancelled"])
  }

  final class TapCounter: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.first?.tapCount ?? 0)
    }
  }

  @Test(arguments: [
    (300.0, 20.0, [1, 2]), (400.0, 0.0, [1, 1]), (100.0, 44.0, [1, 2]), (100.0, 45.0, [1, 1]),
  ])
  func `taps are counted by time and distance`(gap: Double, distance: Double, counts: [Int]) {
    let view = TapCounter()
    world.root.add("B", 0, 0, 200, 200, as: view)
    world.tap(50, 50)
    world.wait(gap)
    world.tap(50 + distance, 50)
    #expect(view.counts == counts)
  }

  @Test func `taps on two views that lie close are counted together`() {
    let left = TapCounter()
    let right = TapCounter()
    world.root.add("L", 0, 0, 100, 100, as: left)
    world.root.add("R", 100, 0, 100, 100, as: right)
    world.tap(90, 50)
    world.wait(100)
    world.tap(110, 50)
    #expect(right.counts == [2])
  }

  final class Recorder: UIView {
    var places: [(CGPoint, CGPoint, CGPoint)] = []
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      places.append(
        (touch.location(in: self), touch.previousLocation(in: self), touch.location(in: nil)))
    }
  }

  @Test func `a touch knows where it is and where it was`() {
    let view = Recorder()
    world.window.frame = CGRect(x: 10, y: 20, width: 380, height: 824)
    world.root.add("B", 100, 200, 100, 100, as: view)
    world.touch(115, 225)
    world.move(120, 230)
    world.move(130, 250)
    #expect(view.places.count == 2)
    #expect(view.places.last?.0 == CGPoint(x: 20, y: 30))
    #expect(view.places.last?.1 == CGPoint(x: 10, y: 10))
    #expect(view.places.last?.2 == CGPoint(x: 120, y: 230))
  }

  @Test func `a set of touches is walked in the order of landing, whatever the seed`() {
    final class Order: UIView {
      var fingers: [Int] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        fingers = touches.map { $0.finger }
      }
    }
    let view = Order()
    view.isMultipleTouchEnabled = true
    world.root.add("B", 0, 0, 390, 400, as: view)
    for finger in 1...5 { world.touch(Double(finger) * 30, 50, finger: finger) }
    world.application.handle(
      HIDEvent((1...5).map { .init($0, .move, at: CGPoint(x: Double($0) * 30, y: 60)) }))
    #expect(view.fingers == [1, 2, 3, 4, 5])
  }

  @Test func `the chain follows the tree`() {
    let b = world.root.add("B", 0, 0, 100, 100)
    var names: [String] = []
    var responder: UIResponder? = b
    while let present = responder {
      names.append(present.traceName)
      responder = present.next
    }
    #expect(
      names == ["B", "root", "controller", "window", "scene", "application", "delegate"])
    b.removeFromSuperview()
    #expect(b.next === nil)
  }
}
