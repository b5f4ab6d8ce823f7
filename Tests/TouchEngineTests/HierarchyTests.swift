import Testing
import TouchEngine

@Suite struct HierarchyTests {
  let world = World()

  @Test func `removing tells the parent and the view in the observed order`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    let b = a.add("B", 0, 0, 50, 50)
    _ = world.trace
    b.removeFromSuperview()
    #expect(
      world.phrases(.life) == [
        "A willRemoveSubview B", "B willMove(toSuperview:) nil", "B willMove(toWindow:) nil",
        "B didMoveToWindow", "B didMoveToSuperview",
      ])
  }

  @Test func `adding to a view in a window tells of the window around the superview`() {
    let b = UIView()
    b.traceName = "B"
    _ = world.trace
    world.root.addSubview(b)
    #expect(
      world.phrases(.life) == [
        "B willMove(toWindow:) window", "B willMove(toSuperview:) root", "B didMoveToWindow",
        "B didMoveToSuperview", "root didAddSubview B",
      ])
  }

  @Test func `a view moves to its new superview and leaves the old one`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    let b = world.root.add("B", 0, 0, 100, 100)
    let child = a.add("child", 0, 0, 10, 10)
    b.addSubview(child)
    #expect(a.subviews.isEmpty)
    #expect(child.superview === b)
    #expect(child.window === world.window)
  }

  @Test func `a view is not put into itself or into its own subview`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    let b = a.add("B", 0, 0, 50, 50)
    a.addSubview(a)
    b.addSubview(a)
    #expect(a.superview === world.root)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `bringing to the front changes who is hit`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    world.root.add("B", 0, 0, 100, 100)
    #expect(world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.traceName == "B")
    world.root.bringSubviewToFront(a)
    #expect(world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.traceName == "A")
    world.root.sendSubviewToBack(a)
    #expect(world.window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.traceName == "B")
  }

  @Test func `a place beside a stranger is the front`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    let stranger = UIView()
    let b = UIView()
    world.root.insertSubview(b, belowSubview: stranger)
    #expect(world.root.subviews.last === b)
    world.root.insertSubview(b, belowSubview: a)
    #expect(world.root.subviews.first === b)
  }

  @Test func `points go from view to view and back, through transforms and windows`() {
    let a = world.root.add("A", 100, 100, 200, 200)
    a.transform = CGAffineTransform(rotationAngle: 0.7)
      .concatenating(CGAffineTransform(scaleX: 1.5, y: 0.8))
    let b = a.add("B", 20, 30, 50, 50)
    b.bounds.origin = CGPoint(x: 7, y: -3)
    let c = world.root.add("C", 10, 400, 80, 80)
    let other = UIWindow(windowScene: world.scene)
    other.frame = CGRect(x: 40, y: 60, width: 200, height: 200)
    let d = other.add("D", 5, 5, 50, 50)
    for (from, to) in [(b, c), (c, b), (a, b), (b, a), (b, d), (d, b)] {
      let there = from.convert(CGPoint(x: 12, y: 34), to: to)
      let back = to.convert(there, to: from)
      #expect(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9)
    }
    #expect(d.convert(CGPoint.zero, to: world.root) == CGPoint(x: 45, y: 65))
    #expect(world.root.convert(CGPoint(x: 45, y: 65), to: d) == .zero)
  }

  @Test func `the frame of a turned view is the rectangle around it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 40) < 1e-9 && abs(frame.minY + 40) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite leaves the geometry as it was`(number: Double) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame.origin.x = number
    view.bounds.size.width = number
    view.center.y = number
    view.transform.a = number
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
