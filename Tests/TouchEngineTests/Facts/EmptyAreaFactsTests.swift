import Testing
import TouchEngine

/// Facts D194 to D196, D220, D221, and G280: views that hold others, and what their empty areas do with touches.
@Suite struct EmptyAreaFactsTests {
  let world = World()
  let log = Log()

  @Test func `D194 a stack view takes the touches between its subviews`() {
    let behind = world.witness("S", log)
    let stack = UIStackView()
    world.root.add("stack", 0, 0, 200, 200, as: stack)
    stack.add("A", 0, 0, 200, 80, as: Witness("A", log))
    stack.add("B", 0, 120, 200, 80, as: Witness("B", log))
    #expect(world.root.hitTest(CGPoint(x: 50, y: 100), with: nil) === stack)
    world.tap(50, 100)
    #expect(log.lines.isEmpty)
    world.tap(50, 150)
    #expect(log.lines == ["B began", "B ended"])
    stack.removeFromSuperview()
    #expect(world.root.hitTest(CGPoint(x: 50, y: 100), with: nil) === behind)
  }

  @Test func `D195 the content view of an effect view fills it at every size`() {
    let blur = UIVisualEffectView()
    #expect(blur.contentView.superview === blur)
    blur.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(blur.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    blur.frame = CGRect(x: 10, y: 10, width: 30, height: 80)
    #expect(blur.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 80))
  }

  @Test func `D196 an effect view keeps touches from what it blurs`() {
    _ = world.witness("S", log)
    let blur = UIVisualEffectView()
    world.root.add("blur", 0, 0, 200, 200, as: blur)
    blur.contentView.add("A", 0, 0, 50, 50, as: Witness("A", log))
    #expect(world.root.hitTest(CGPoint(x: 100, y: 50), with: nil) === blur.contentView)
    world.tap(80, 80)
    #expect(log.lines.isEmpty)
    world.tap(20, 20)
    #expect(log.lines == ["A began", "A ended"])
  }

  @Test func `D196 with interaction off, touches go through an effect view`() {
    _ = world.witness("S", log)
    let blur = UIVisualEffectView()
    world.root.add("blur", 0, 0, 200, 200, as: blur)
    blur.isUserInteractionEnabled = false
    world.tap(50, 50)
    #expect(log.lines == ["S began", "S ended"])
  }

  @Test func `D294 the system keeps the touches of the window controls`() {
    let button = UIButton()
    world.root.add("back", 0, 0, 100, 44, as: button)
    _ = world.trace
    world.scene.windowControls = CGRect(x: 10, y: 10, width: 60, height: 24)
    world.tap(20, 20)
    world.tap(90, 20)
    let trace = world.trace
    let hits = trace.events.filter { $0.kind == .hit }
    #expect(hits.map { trace.phrase(for: $0) } == ["hit nothing", "hit back"])
    // The reason belongs to the one event, and to no later answer.
    let explained = trace.events.filter { $0.reason == Reason(.windowControls) }
    #expect(explained.map(\.index) == [hits[0].index])
    #expect(hits[0].fact == "D294")
    #expect(world.application.hitView(at: CGPoint(x: 20, y: 20)) == nil)
    #expect(world.application.hitView(at: CGPoint(x: 90, y: 20)) === button)
  }

  @Test func `D220 a hosting view takes the touches of its whole area`() {
    _ = world.witness("S", log)
    let hosting = UIHostingView()
    world.root.add("hosting", 0, 0, 200, 200, as: hosting)
    #expect(world.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === hosting)
    world.tap(50, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `D221 a UIKit view in a hosting view is hit before it`() {
    let hosting = UIHostingView()
    world.root.add("hosting", 0, 0, 200, 200, as: hosting)
    hosting.add("A", 0, 0, 50, 50, as: Witness("A", log))
    world.tap(20, 20)
    #expect(log.lines == ["A began", "A ended"])
    #expect(world.root.hitTest(CGPoint(x: 100, y: 50), with: nil) === hosting)
  }

  @Test func `G280 a hosting view keeps no tap from a recognizer around it, a button does`() {
    for inner in [UIHostingView(), UIButton()] {
      let world = World()
      let log = Log()
      world.root.add("inner", 0, 0, 200, 200, as: inner)
      world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
      world.tap(50, 50)
      #expect(log.lines == (inner is UIButton ? [] : ["tap fires ended"]))
    }
  }
}
