import Testing
import TouchEngine

/// Overrides of `hitTest` that return a view outside every window.
@Suite struct DetachedHitTests {
  let world = World()
  let log = Log()
  let stray: Witness
  let tap = UITapGestureRecognizer()

  init() {
    stray = Witness("stray", log)
    stray.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stray.addGestureRecognizer(tap)
    tap.name = "tap"
    world.root.add("front", 0, 0, 100, 100, as: Redirector(to: stray))
    _ = world.trace
  }

  private var violations: [String] { world.application.invariantViolations() }

  @Test func `a view that was never in a window receives the touch`() {
    world.touch(50, 50)
    #expect(violations == [])
    world.lift()
    #expect(log.lines == ["stray began", "stray ended"])
    #expect(violations == [])
  }

  @Test func `a view that has left its window receives the touch`() {
    world.root.addSubview(stray)
    stray.removeFromSuperview()
    world.touch(50, 50)
    world.move(60, 50)
    #expect(violations == [])
    world.lift()
    #expect(log.lines == ["stray began", "stray moved", "stray ended"])
  }

  @Test func `its recognizers take part in no window's gestures`() {
    world.touch(50, 50)
    #expect(violations == [])
    world.lift()
    #expect(!world.story.contains { $0.hasPrefix("tap ") }, "\(world.story)")
  }

  @Test func `once the view is in a window, its recognizers take part`() {
    world.tap(50, 50)
    world.root.insertSubview(stray, at: 0)
    world.tap(50, 50)
    #expect(world.story.contains("tap ended"), "\(world.story)")
    #expect(violations == [])
  }

  @Test func `leaving the window that the view has entered meanwhile cancels the touch`() {
    world.touch(50, 50)
    world.root.insertSubview(stray, at: 0)
    stray.removeFromSuperview()
    #expect(log.lines == ["stray began", "stray cancelled"])
    #expect(violations == [])
  }

  @Test func `a pointer over it reaches no hover recognizer`() {
    var states: [UIGestureRecognizer.State] = []
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(nil, action: Selector("note") { _ in states.append(hover.state) })
    stray.addGestureRecognizer(hover)
    for x in [50.0, 60, 300] {
      world.application.handle(
        HIDEvent([.init(1, .hover, at: CGPoint(x: x, y: 50), type: .indirectPointer)]))
      #expect(violations == [])
    }
    #expect(states == [])
  }
}

/// A view that returns another one from `hitTest`.
private final class Redirector: UIView {
  private let other: UIView

  init(to other: UIView) {
    self.other = other
    super.init(frame: .zero)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : other
  }
}
