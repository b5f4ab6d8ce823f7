import Testing
import TouchEngine

/// Scroll views in scroll views: who scrolls (G215–G218).
@Suite struct NestedScrollTests {
  let world = World()

  /// A page that scrolls up and down, with a scroll view in it.
  func nest(
    inner content: (Double, Double) = (390, 900),
    outer outerContent: (Double, Double) = (390, 2_000)
  ) -> (UIScrollView, UIScrollView) {
    let outer = world.scroll("outer", 0, 0, 390, 800, content: outerContent)
    let inner = world.scroll("inner", 0, 300, 390, 300, content: content, in: outer)
    _ = world.trace
    return (outer, inner)
  }

  @Test func `on one axis the inner scroll view begins and excludes the outer (G215)`() {
    let (outer, inner) = nest()
    world.drag(from: (200, 500), by: (0, -20), steps: 3)
    #expect(inner.contentOffset.y == 50)
    #expect(outer.contentOffset.y == 0)
    #expect(world.phrases(.prevent).contains("innerPan prevents outerPan"))
    world.lift()
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `an inner one at its limit leaves the drag to an outer one that can scroll (G216)`() {
    let (outer, inner) = nest()
    outer.contentOffset.y = 100
    world.drag(from: (200, 300), by: (0, 20), steps: 3)
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y == 50)
    #expect(
      world.scrollCalls.filter { $0.hasSuffix("Dragging") } == ["outer WillBeginDragging"])
    let reasons = world.trace.reasons(where: { $0.fact == "G216" })
    #expect(reasons == ["it is at its limit, and outer can scroll that way"])
  }

  @Test(arguments: [true, false])
  func `an inner one that transfers nothing keeps the drag at its limit (G297)`(
    isVertical: Bool
  ) {
    let (outer, inner) = nest(inner: (1_500, 900), outer: (2_000, 2_000))
    outer.contentOffset = CGPoint(x: 100, y: 100)
    inner.transfersVerticalScrollingToParent = !isVertical
    inner.transfersHorizontalScrollingToParent = isVertical
    world.drag(from: (200, 300), by: isVertical ? (0, 20) : (20, 0), steps: 3)
    #expect((isVertical ? inner.contentOffset.y : inner.contentOffset.x) < 0)
    #expect(outer.contentOffset == CGPoint(x: 100, y: 100))
  }

  @Test func `before iOS 17 an inner one transfers what it can't scroll in any case (G297)`() {
    let (outer, inner) = nest()
    world.application.behavior.suspendRules(newerThan: 16)
    outer.contentOffset.y = 100
    inner.transfersVerticalScrollingToParent = false
    world.drag(from: (200, 300), by: (0, 20), steps: 3)
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y == 50)
  }

  @Test func `when neither can scroll that way the inner one bounces`() {
    let (outer, inner) = nest()
    world.drag(from: (200, 400), by: (0, 20), steps: 3)
    #expect(inner.contentOffset.y < 0)
    #expect(outer.contentOffset.y == 0)
  }

  @Test func `a limit that is reached in the middle does not pass the drag on (G217)`() {
    let (outer, inner) = nest()
    inner.contentOffset.y = 590
    world.drag(from: (200, 500), by: (0, -20), steps: 6)
    #expect(inner.contentOffset.y > 600)
    #expect(outer.contentOffset.y == 0)
    world.wait(200)
    world.lift()
    world.wait(2_000)
    #expect(inner.contentOffset.y == 600)
    world.drag(from: (200, 500), by: (0, -20), steps: 6)
    #expect(inner.contentOffset.y == 600)
    #expect(outer.contentOffset.y == 110)
  }

  @Test(arguments: [(0.0, -20.0, 0.0, 50.0), (-20.0, 0.0, 50.0, 0.0), (-20.0, -19.0, 50.0, 0.0)])
  func `across axes the drag's direction decides (G218)`(
    x: Double, y: Double, right: Double, down: Double
  ) {
    let (outer, inner) = nest(inner: (1_500, 300))
    world.drag(from: (300, 500), by: (x, y), steps: 3)
    #expect(inner.contentOffset == CGPoint(x: right, y: 0))
    #expect(outer.contentOffset == CGPoint(x: 0, y: down))
  }

  @Test func `one that cannot move along a drag declines it, wherever the outer one is (G218)`() {
    let (outer, inner) = nest(inner: (1_500, 300))
    world.drag(from: (300, 500), by: (0, 60), steps: 3)
    #expect(!inner.isDragging)
    #expect(outer.isDragging)
  }

  @Test(arguments: [
    ([(10.0, 0.0), (0.0, -9.0)], nil), ([(10.0, 0.0), (0.0, -10.0)], 0.0),
    ([(10.0, 0.0), (60.0, 0.0), (0.0, -6.0), (0.0, -6.0), (0.0, -30.0)], 32.0),
    ([(10.0, 3.0), (10.0, 3.0), (10.0, 3.0), (10.0, 3.0)], nil),
  ])
  func `a drag that goes to the side first scrolls when it turns (G259)`(
    steps: [(Double, Double)], offset: Double?
  ) {
    let scroll = world.scroll()
    _ = world.trace
    var place = (100.0, 300.0)
    world.touch(place.0, place.1)
    for step in steps {
      place = (place.0 + step.0, place.1 + step.1)
      world.move(place.0, place.1)
    }
    #expect(scroll.isDragging == (offset != nil))
    #expect(scroll.contentOffset.y == offset ?? 0)
    #expect(scroll.contentOffset.x == 0)
    world.lift()
    let reasons = world.trace.events.filter { $0.word == "failed" && $0.fact == "G259" }
    #expect(reasons.isEmpty == (offset != nil))
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a drag that goes to the side does not come back from another recognizer (G259)`() {
    let scroll = world.scroll()
    _ = world.trace
    world.root.attach(UIPanGestureRecognizer(), "drawer", firing: world.controller)
    world.drag(from: (100, 300), by: (20, 0), steps: 1)
    world.move(120, 200)
    #expect(!scroll.isDragging)
    #expect(scroll.contentOffset == .zero)
    #expect(
      world.phrases(.action) == [
        "drawer fires began → controller", "drawer fires changed → controller",
      ])
  }

  @Test func `content in two scroll views hears of a touch when both let go`() {
    let (_, inner) = nest()
    inner.add("B", 0, 0, 390, 200)
    world.touch(200, 400)
    world.wait(150)
    #expect(
      world.contentStory == [
        "inner touchesShouldBegin B true", "outer touchesShouldBegin B true", "B touchesBegan",
      ])
  }
}
