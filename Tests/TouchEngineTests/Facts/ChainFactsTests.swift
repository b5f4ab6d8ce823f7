import Testing
import TouchEngine

/// Facts D082 to D108: the responder chain.
@Suite struct ChainFactsTests {
  let world = World()
  let log = Log()

  func chain(from responder: UIResponder?) -> [String] {
    var names: [String] = []
    var present = responder
    while let next = present {
      names.append(next.traceName)
      present = next.next
    }
    return names
  }

  @Test func `D082 D083 D088 D090 the chain is computed from the tree, up to the delegate`() {
    let leaf = world.root.add("B", 0, 0, 100, 100)
    #expect(UIResponder().next == nil)
    #expect(
      chain(from: leaf) == [
        "B", "root", "controller", "window", "scene", "application", "delegate",
      ])
  }

  @Test func `D084 a child controller answers its view's superview`() {
    let child = UIViewController()
    world.controller.addChild(child)
    world.root.addSubview(child.view)
    #expect(child.view.next === child)
    #expect(child.next === world.root)
  }

  @Test func `D085 the root controller answers the window, or its view's superview as before`() {
    #expect(world.controller.next === world.window)
    let container = UIView()
    world.window.addSubview(container)
    container.addSubview(world.root)
    #expect(world.controller.next === world.window)
    world.application.behavior.rootViewControllerAnswersWindow = false
    #expect(world.controller.next === container)
  }

  @Test func `D086 a presented controller answers its presenter until it is dismissed`() {
    let presented = UIViewController()
    presented.traceName = "presented"
    presented.view.traceName = "sheet"
    world.controller.present(presented, animated: true)
    #expect(presented.isBeingPresented)
    world.wait(1_000)
    #expect(!presented.isBeingPresented)
    #expect(world.controller.presentedViewController === presented)
    #expect(
      chain(from: presented.view).prefix(4) == ["sheet", "presented", "controller", "window"])
    presented.dismiss(animated: true)
    #expect(presented.isBeingDismissed)
    #expect(presented.next === presented.view.superview)
    world.wait(1_000)
    #expect(presented.view.window == nil)
    #expect(presented.presentingViewController == nil)
    #expect(world.controller.presentedViewController == nil)
  }

  @Test func `D087 a child whose view is in no window answers its parent`() {
    let child = UIViewController()
    world.controller.addChild(child)
    _ = child.view
    #expect(child.next === world.controller)
  }

  @Test func `D089 a delegate that is in the chain already is not its end`() {
    #expect(world.application.next === world.delegate)
    world.application.delegate = world.controller
    #expect(world.application.next == nil)
  }

  @Test func `D091 the first that does not pass on ends the chain, and the touch keeps its view`() {
    let parent = world.witness("A", log)
    let leaf = parent.add("B", 0, 0, 100, 100)
    leaf.add("C", 0, 0, 50, 50)
    _ = world.trace
    world.touch(20, 20)
    #expect(log.lines == ["A began"])
    #expect(world.phrases(.forward) == ["B touchesBegan ← C", "A touchesBegan ← B"])
  }

  final class Swallows: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test(arguments: [true, false])
  func `D092 D093 D095 later phases follow the beginning, unless as before iOS 5`(
    byRecord: Bool
  ) {
    world.application.behavior.forwardsByRecord = byRecord
    let parent = world.witness("A", log)
    parent.add("B", 0, 0, 100, 100, as: Swallows())
    world.touch(20, 20)
    world.move(30, 20)
    world.lift()
    #expect(log.lines == (byRecord ? [] : ["A moved", "A ended"]))
  }

  final class PassesFirst: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let passed = touches.filter { $0.finger == 1 }
      if !passed.isEmpty { super.touchesBegan(passed, with: event) }
    }
  }

  @Test func `D092 the record is kept for each touch`() {
    let parent = world.witness("A", log)
    let view = PassesFirst()
    view.isMultipleTouchEnabled = true
    parent.add("B", 0, 0, 200, 200, as: view)
    world.touch(20, 20)
    world.touch(90, 90, finger: 2)
    world.application.handle(
      HIDEvent([
        .init(1, .move, at: CGPoint(x: 25, y: 20)), .init(2, .move, at: CGPoint(x: 95, y: 90)),
      ]))
    #expect(log.lines == ["A began", "A moved"])
  }

  @Test func `D094 a recipient that is now reached from elsewhere still hears`() {
    let top = world.witness("A", log)
    let middle = top.add("M", 0, 0, 200, 200)
    let leaf = middle.add("B", 0, 0, 100, 100)
    final class Moves: UIViewController {}
    world.touch(20, 20)
    let controller = Moves()
    controller.view = leaf
    #expect(leaf.next === controller)
    world.move(30, 20)
    // The controller was not told of the beginning, so the way ends at the leaf.
    #expect(log.lines == ["A began"])
  }

  final class Bypass: UIView {
    var target: UIResponder?
    override var next: UIResponder? { target ?? super.next }
  }

  @Test func `D094 a shorter way to the same recipient is taken`() {
    let top = world.witness("A", log)
    let middle = top.add("M", 0, 0, 200, 200)
    let leaf = Bypass()
    middle.add("B", 0, 0, 100, 100, as: leaf)
    world.touch(20, 20)
    leaf.target = top
    world.move(30, 20)
    #expect(log.lines == ["A began", "A moved"])
  }

  @Test func `D096 a responder that is its own next does not pass on for ever`() {
    final class Loop: UIView {
      override var next: UIResponder? { self }
    }
    world.root.add("B", 0, 0, 100, 100, as: Loop())
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.forward).isEmpty)
  }

  @Test func `D097 D098 nothing above a control hears its touches`() {
    let view = world.witness("V", log)
    view.add("button", 0, 0, 100, 100, as: UIButton())
    world.touch(50, 50)
    world.move(190, 190)
    world.lift()
    #expect(log.lines.isEmpty)
  }

  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `D104 the present first responder is asked to resign`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let plain = world.root.add("P", 0, 0, 10, 10)
    #expect(!plain.becomeFirstResponder())
    let field = world.root.add("F", 0, 0, 10, 10, as: Field())
    #expect(field.becomeFirstResponder())
    let stubborn = world.root.add("S", 0, 0, 10, 10, as: Stubborn())
    #expect(stubborn.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
  }

  @Test func `D105 a first responder that is removed resigns, though it comes back`() {
    let outer = world.root.add("A", 0, 0, 100, 100)
    let field = outer.add("F", 0, 0, 10, 10, as: Field())
    field.becomeFirstResponder()
    outer.removeFromSuperview()
    world.root.addSubview(outer)
    #expect(!field.isFirstResponder)
    #expect(world.application.firstResponder == nil)
  }

  @Test func `D106 a view that asks too early becomes first responder when it has a window`() {
    let field = Field()
    #expect(!field.becomeFirstResponder())
    world.root.addSubview(field)
    #expect(field.isFirstResponder)
    let plain = UIView()
    plain.becomeFirstResponder()
    world.root.addSubview(plain)
    #expect(field.isFirstResponder)
  }
}
