import Testing
import TouchEngine

/// How content moves, and what the delegate is told of it (G205–G214, G221, G222).
@Suite struct ScrollMotionTests {
  let world = World()

  final class Delegate: UIScrollViewDelegate {
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    var wish: CGPoint?
    var onScroll: (UIScrollView) -> Void = { _ in }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      self.velocity = velocity
      target = targetContentOffset.pointee
      if let wish { targetContentOffset.pointee = wish }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(scrollView) }
  }

  /// A scroll view and its delegate; what happens is written down from now on.
  func scroll(content: (Double, Double) = (390, 20_000)) -> (UIScrollView, Delegate) {
    let scroll = world.scroll(content: content)
    let delegate = Delegate()
    scroll.delegate = delegate
    _ = world.trace
    return (scroll, delegate)
  }

  /// Drags upwards with 1,250 points per second and lifts.
  func flick(steps: Int = 8) {
    world.drag(from: (200, 380), by: (0, -20), steps: steps)
    world.lift()
  }

  @Test func `a flick is told from the drag to the rest (G205)`() {
    let (scroll, _) = scroll()
    flick()
    #expect(scroll.isDecelerating)
    #expect(!scroll.isDragging)
    world.wait(5_000)
    #expect(!scroll.isDecelerating)
    #expect(
      world.scrollCalls == [
        "scroll WillBeginDragging", "scroll DidScroll", "scroll WillEndDragging",
        "scroll DidEndDragging true", "scroll WillBeginDecelerating", "scroll DidScroll",
        "scroll DidEndDecelerating",
      ])
    #expect(world.application.clock.nextDeadline == nil)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a slow drag ends where the finger lifts (G206)`() {
    let (scroll, _) = scroll()
    world.drag(from: (200, 380), by: (0, -20), steps: 5)
    world.wait(200)
    world.lift()
    world.wait(1_000)
    #expect(scroll.contentOffset.y == 90)
    #expect(
      world.scrollCalls == [
        "scroll WillBeginDragging", "scroll DidScroll", "scroll WillEndDragging",
        "scroll DidEndDragging false",
      ])
  }

  @Test(arguments: [(25.0, false), (51.0, false), (99.0, false), (101.0, true)])
  func `a drag that ends slowly does not glide, and a faster one does (G257)`(
    speed: Double, glides: Bool
  ) {
    let (scroll, delegate) = scroll()
    world.drag(from: (200, 380), by: (0, -speed * 0.016), steps: 60)
    let place = scroll.contentOffset
    world.lift()
    #expect(abs(delegate.velocity.y - speed / 1_000) < 1e-9)
    #expect(scroll.isDecelerating == glides)
    #expect((delegate.target == place) != glides)
    world.wait(5_000)
    #expect((scroll.contentOffset == place) != glides)
    #expect(world.scrollCalls.contains("scroll DidEndDragging \(glides)"))
  }

  @Test func `the speed at which a glide stops decides neither its start nor the end of a bounce`()
  {
    func rest(stopping speed: Double) -> (isGliding: Bool, bounce: Double?) {
      let world = World()
      world.application.behavior.decelerationStopSpeed = speed
      let scroll = world.scroll()
      world.drag(from: (200, 380), by: (0, -0.8), steps: 40)
      world.lift()
      let isGliding = scroll.isDecelerating
      world.wait(5_000)
      scroll.setContentOffset(.zero, animated: false)
      _ = world.trace
      world.touch(200, 100)
      world.move(200, 210)
      world.wait(200)
      world.lift()
      world.wait(5_000)
      let end = world.trace.events.last { $0.word == "scrollViewDidEndDecelerating" }
      return (isGliding, end?.time.milliseconds)
    }
    let usual = rest(stopping: 10)
    let early = rest(stopping: 0.001)
    #expect(!usual.isGliding && !early.isGliding)
    #expect(usual.bounce != nil && usual.bounce == early.bounce)
  }

  @Test func `the delegate may move the goal (G207), and the speed is told by the ms (G208)`() {
    let (scroll, delegate) = scroll()
    delegate.wish = CGPoint(x: 0, y: 400)
    flick()
    #expect(abs(delegate.velocity.y - 1.25) < 1e-9)
    #expect(abs(delegate.target.y - (150 + 1_250 * 0.499)) < 1e-9)
    world.wait(5_000)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `content without a wish comes to rest at the goal that was told (G222)`() {
    let (scroll, delegate) = scroll()
    flick()
    world.wait(5_000)
    #expect(scroll.contentOffset == delegate.target)
  }

  @Test func `each millisecond leaves 0.998 of the speed (G222)`() throws {
    let (scroll, delegate) = scroll()
    var places: [Double] = []
    delegate.onScroll = { if $0.isDecelerating { places.append($0.contentOffset.y) } }
    flick()
    world.wait(2_000)
    var kept = 1.0
    for _ in 0..<50 { kept *= 0.998 }
    // Three frames are 50 ms.
    try #require(places.count >= 60)
    for index in 6..<60 {
      let before = places[index - 3] - places[index - 6]
      let after = places[index] - places[index - 3]
      #expect(abs(after / before - kept) < 1e-4)
    }
    #expect(scroll.contentOffset.y > 700)
  }

  @Test func `content that is dragged beyond its edge follows less and comes back (G222)`() {
    let (scroll, _) = scroll()
    world.touch(200, 100)
    world.move(200, 210)
    #expect(abs(scroll.contentOffset.y + 400 * (1 - 1 / (100 * 0.55 / 400 + 1))) < 1e-9)
    world.wait(200)
    world.lift()
    #expect(scroll.isDecelerating)
    world.wait(100)
    #expect(scroll.contentOffset.y < 0)
    world.wait(2_000)
    #expect(scroll.contentOffset.y == 0)
    #expect(world.scrollCalls.last == "scroll DidEndDecelerating")
  }

  @Test(arguments: [true, false])
  func `gliding into the edge bounces, or stops dead when nothing bounces (G222)`(bounces: Bool) {
    let (scroll, delegate) = scroll(content: (390, 900))
    scroll.bounces = bounces
    var farthest = 0.0
    delegate.onScroll = { farthest = max(farthest, $0.contentOffset.y) }
    flick()
    world.wait(5_000)
    #expect(scroll.contentOffset.y == 500)
    #expect((farthest > 510) == bounces)
    #expect(world.scrollCalls.last == "scroll DidEndDecelerating")
  }

  @Test func `without bouncing a drag ends at the edge`() {
    let (scroll, _) = scroll()
    scroll.bounces = false
    world.touch(200, 100)
    world.move(200, 210)
    #expect(scroll.contentOffset == .zero)
  }

  @Test
  func `a finger catches gliding content at touch-down, and content is none the wiser (G209)`() {
    let (scroll, _) = scroll()
    let content = scroll.add("B", 0, 0, 390, 20_000)
    content.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    flick()
    world.wait(100)
    #expect(scroll.isDecelerating)
    #expect(scroll.panGestureRecognizer.delaysTouchesBegan)
    world.touch(200, 200)
    let place = scroll.contentOffset
    #expect(scroll.isDragging)
    #expect(!scroll.isDecelerating)
    #expect(!scroll.panGestureRecognizer.delaysTouchesBegan)
    world.wait(200)
    world.lift()
    #expect(scroll.contentOffset == place)
    #expect(world.contentStory.filter { $0.hasPrefix("B") || $0.hasPrefix("tap") } == [])
    #expect(
      world.scrollCalls.suffix(4) == [
        "scroll DidEndDecelerating", "scroll WillBeginDragging", "scroll WillEndDragging",
        "scroll DidEndDragging false",
      ])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a finger that has caught the content drags it without a threshold (G209)`() {
    let (scroll, _) = scroll()
    flick()
    world.wait(100)
    world.touch(200, 200)
    let place = scroll.contentOffset.y
    world.move(200, 197)
    #expect(scroll.contentOffset.y == place + 3)
  }

  @Test func `content that is caught beyond its edge stays under the finger`() {
    let (scroll, _) = scroll()
    world.touch(200, 100)
    world.move(200, 300)
    world.lift()
    world.wait(20)
    let place = scroll.contentOffset.y
    #expect(place < -10)
    world.touch(200, 100)
    #expect(abs(scroll.contentOffset.y - place) < 1e-9)
    world.move(200, 101)
    #expect(scroll.contentOffset.y < place)
    #expect(scroll.contentOffset.y > place - 1)
  }

  @Test func `the scroll view is its pan's delegate and target for good (G210, G211, G212)`() {
    let (scroll, _) = scroll()
    final class Other: UIGestureRecognizerDelegate {}
    let pan = scroll.panGestureRecognizer
    pan.delegate = Other()
    #expect(pan.delegate as AnyObject? === scroll)
    pan.removeTarget(nil, action: nil)
    #expect(pan.maximumNumberOfTouches == Int.max)
    let other = world.root.attach(UIPanGestureRecognizer(), "other", firing: world.controller)
    other.require(toFail: pan)
    world.drag(from: (200, 380), by: (0, -20), steps: 3)
    #expect(scroll.contentOffset.y == 50)
    #expect(world.phrases(.action).allSatisfy { $0.hasPrefix("scrollPan") })
    world.lift()
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [
    (3.0, 10.0, 0.0, 20.0), (10.0, 3.0, 20.0, 0.0), (8.0, 10.0, 24.0, 20.0),
  ])
  func `a drag near an axis is locked to it (G213)`(
    x: Double, y: Double, right: Double, down: Double
  ) {
    let (scroll, _) = scroll(content: (2_000, 2_000))
    scroll.isDirectionalLockEnabled = true
    world.drag(from: (200, 300), by: (-x, -y), steps: 3)
    #expect(scroll.contentOffset == CGPoint(x: right, y: down))
  }

  @Test(arguments: [(599.0, 0.0), (600.0, 30.0)])
  func `after a pause the direction is judged again (G213)`(pause: Double, right: Double) {
    let (scroll, _) = scroll(content: (2_000, 2_000))
    scroll.isDirectionalLockEnabled = true
    world.drag(from: (200, 300), by: (0, -10), steps: 3)
    world.wait(pause)
    world.move(170, 270)
    #expect(scroll.contentOffset == CGPoint(x: right, y: 20))
  }

  @Test(arguments: [
    (-30.0, 3, 0.0, 390.0), (-30.0, 3, 300.0, 0.0), (-50.0, 5, 300.0, 390.0),
    (-75.0, 5, 0.0, 390.0), (30.0, 3, 0.0, 0.0),
  ])
  func `a fling or more than half a page turns one page (G214)`(
    step: Double, steps: Int, rest: Double, page: Double
  ) {
    let (scroll, _) = scroll(content: (390 * 5, 400))
    scroll.isPagingEnabled = true
    world.drag(from: (step < 0 ? 385 : 10, 200), by: (step, 0), steps: steps)
    world.wait(rest)
    world.lift()
    world.wait(5_000)
    #expect(scroll.contentOffset.x == page)
    #expect(world.scrollCalls.last == "scroll DidEndDecelerating")
  }

  @Test(arguments: [true, false])
  func `whether pages ask for a goal is an option (G207)`(asks: Bool) {
    let (scroll, _) = scroll(content: (390 * 5, 400))
    world.application.behavior.pagingCallsWillEndDragging = asks
    scroll.isPagingEnabled = true
    world.drag(from: (385, 200), by: (-30, 0), steps: 3)
    world.lift()
    #expect(world.scrollCalls.contains("scroll WillEndDragging") == asks)
  }

  @Test func `a drag whose touches are cancelled ends without gliding (G221)`() {
    let (scroll, _) = scroll()
    world.drag(from: (200, 380), by: (0, -20), steps: 8)
    world.application.cancelTouches()
    let place = scroll.contentOffset
    world.wait(1_000)
    #expect(scroll.contentOffset == place)
    #expect(world.scrollCalls.suffix(2) == ["scroll DidScroll", "scroll DidEndDragging false"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `content that fits moves only when it always bounces`() {
    let (scroll, _) = scroll(content: (390, 300))
    world.drag(from: (200, 380), by: (0, -20), steps: 3)
    world.lift()
    #expect(world.scrollCalls.isEmpty)
    scroll.alwaysBounceVertical = true
    world.drag(from: (200, 380), by: (0, -20), steps: 3)
    #expect(scroll.contentOffset.y > 0)
    world.lift()
    world.wait(2_000)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `insets are places to rest`() {
    let (scroll, _) = scroll()
    scroll.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    world.touch(200, 100)
    world.move(200, 140)
    world.wait(200)
    world.lift()
    #expect(scroll.contentOffset.y == -30)
    #expect(!scroll.isDecelerating)
  }

  @Test func `the program may move gliding content and stop it`() {
    let (scroll, delegate) = scroll()
    flick()
    world.wait(100)
    scroll.contentOffset.y += 5_000
    #expect(scroll.isDecelerating)
    world.wait(5_000)
    #expect(abs(scroll.contentOffset.y - delegate.target.y - 5_000) < 1e-6)
    scroll.setContentOffset(.zero, animated: false)
    flick()
    scroll.setContentOffset(.zero, animated: false)
    #expect(!scroll.isDecelerating)
    world.wait(1_000)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a scroll view may be removed by its delegate while it glides`() {
    let (scroll, delegate) = scroll()
    flick()
    delegate.onScroll = { $0.removeFromSuperview() }
    world.wait(1_000)
    #expect(!scroll.isDecelerating)
    #expect(world.application.clock.nextDeadline == nil)
  }

  @Test func `a scroll view that is gone has left no timer`() {
    do {
      let (scroll, _) = scroll()
      flick()
      scroll.removeFromSuperview()
      scroll.delegate = nil
    }
    world.wait(1_000)
    #expect(world.application.clock.nextDeadline == nil)
  }

  final class Zooming: UIScrollViewDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test func `two fingers change the scale within its limits (G212)`() {
    let scroll = world.scroll(content: (390, 400))
    let view = scroll.add("B", 0, 0, 390, 400)
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    scroll.bouncesZoom = false
    scroll.delegate = Zooming(view)
    #expect(scroll.pinchGestureRecognizer != nil)
    _ = world.trace
    world.touch(145, 200)
    world.touch(245, 200, finger: 2)
    world.move(255, 200, finger: 2)
    #expect(abs(scroll.zoomScale - 110.0 / 108.0) < 1e-9)
    world.move(390, 200, finger: 2)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentSize == CGSize(width: 780, height: 800))
    #expect(scroll.isZooming)
    world.lift()
    world.lift(finger: 2)
    #expect(!scroll.isZooming)
    #expect(
      world.scrollCalls.filter { $0.hasSuffix("Zooming") }
        == ["scroll WillBeginZooming", "scroll DidEndZooming"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `beyond its limits the scale follows less and goes back when the fingers lift`() {
    let scroll = world.scroll(content: (390, 400))
    let view = scroll.add("B", 0, 0, 390, 400)
    scroll.maximumZoomScale = 2
    scroll.delegate = Zooming(view)
    _ = world.trace
    world.touch(187, 200)
    world.touch(203, 200, finger: 2)
    world.move(213, 200, finger: 2)
    world.move(331, 200, finger: 2)
    // The fingers ask for 26 / 24 and then for 144 / 26 of that, six in all.
    #expect(abs(scroll.zoomScale - 2 * 3.0.squareRoot()) < 1e-9)
    world.lift()
    world.lift(finger: 2)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.isZoomBouncing)
    #expect(!world.scrollCalls.contains("scroll DidEndZooming"))
    world.wait(300)
    #expect(!scroll.isZoomBouncing)
    #expect(world.scrollCalls.last == "scroll DidEndZooming")
    scroll.setZoomScale(1, animated: true)
    #expect(scroll.zoomScale == 1)
    #expect(!scroll.isZoomBouncing)
    world.wait(300)
    #expect(world.scrollCalls.filter { $0 == "scroll DidEndZooming" }.count == 2)
    #expect(world.application.clock.nextDeadline == nil)
  }

  @Test func `an animated offset goes there frame by frame and tells of its end`() {
    let scroll = world.scroll()
    _ = world.trace
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.isScrollAnimating)
    #expect(!scroll.isDecelerating)
    world.wait(150)
    #expect(abs(scroll.contentOffset.y - 300) < 1)
    world.wait(200)
    #expect(scroll.contentOffset.y == 600)
    #expect(!scroll.isScrollAnimating)
    #expect(world.scrollCalls == ["scroll DidScroll", "scroll DidEndScrollingAnimation"])
    #expect(world.trace.events.filter { $0.word == "scrollViewDidScroll" }.count == 18)
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(world.application.clock.nextDeadline == nil)
  }

  @Test func `a finger that drags stops an animated offset`() {
    let scroll = world.scroll()
    _ = world.trace
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    world.wait(100)
    world.drag(from: (100, 300), by: (0, -6), steps: 3)
    #expect(scroll.isDragging)
    #expect(!scroll.isScrollAnimating)
    #expect(world.scrollCalls.contains("scroll DidEndScrollingAnimation"))
    world.wait(200)
    world.lift()
    world.wait(2_000)
    #expect(scroll.contentOffset.y < 300)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `an offset that is set without animation stops one with it`() {
    let scroll = world.scroll()
    scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    world.wait(100)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    world.wait(1_000)
    #expect(scroll.contentOffset.y == 10)
    scroll.removeFromSuperview()
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(scroll.contentOffset.y == 20)
  }
}
