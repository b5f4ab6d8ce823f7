import Testing
import TouchEngine

/// Scrolling with a trackpad or a wheel (G302, G303).
@Suite struct ScrollEventTests {
  let world = World()

  /// Scrolls by equal steps, 16 ms each.
  func scroll(
    at place: (Double, Double), by step: (Double, Double), steps: Int,
    _ kind: UIScrollTypeMask = .continuous, ends: Bool = true
  ) {
    let point = CGPoint(x: place.0, y: place.1)
    for index in 0..<steps {
      world.wait(16)
      world.application.scroll(
        by: CGPoint(x: step.0, y: step.1), at: point, index == 0 ? .began : .changed, kind)
    }
    if ends { world.application.scroll(by: .zero, at: point, .ended, kind) }
  }

  func pan(_ mask: UIScrollTypeMask) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pan.allowedScrollTypesMask = mask
    world.root.addGestureRecognizer(pan)
    _ = world.trace
    return pan
  }

  @Test(arguments: [
    (UIScrollTypeMask([]), false, false), (.continuous, true, false), (.discrete, false, true),
    (.all, true, true),
  ])
  func `a pan follows a trackpad only if it is allowed to (G302)`(
    mask: UIScrollTypeMask, trackpad: Bool, wheel: Bool
  ) {
    _ = pan(mask)
    scroll(at: (100, 100), by: (0, 20), steps: 3)
    #expect(world.phrases(.state).contains("pan began") == trackpad)
    _ = world.trace
    scroll(at: (100, 100), by: (0, 1), steps: 1, .discrete)
    #expect(
      world.phrases(.state).filter { $0 == "pan began" }.count == (trackpad ? 1 : 0)
        + (wheel ? 1 : 0))
    #expect(world.phrases(.touches).isEmpty)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a pan that follows scrolling has no touches, and a location (G303)`() {
    let pan = pan(.all)
    scroll(at: (100, 100), by: (0, 20), steps: 2, ends: false)
    #expect(pan.state == .changed)
    #expect(pan.numberOfTouches == 0)
    #expect(pan.location(in: world.root) == CGPoint(x: 100, y: 140))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    world.application.scroll(by: .zero, at: .zero, .ended)
    #expect(pan.state == .possible)
    #expect(pan.location(in: world.root) == .zero)
  }

  @Test func `a trackpad moves the inner scroll view, and a way that is too short fails`() {
    let outer = world.scroll("outer", 0, 0, 390, 800)
    let inner = world.scroll("inner", 0, 100, 390, 300, content: (390, 900), in: outer)
    scroll(at: (100, 200), by: (0, -20), steps: 3)
    world.wait(3_000)
    #expect(inner.contentOffset.y >= 50)
    #expect(outer.contentOffset.y == 0)
    _ = world.trace
    scroll(at: (100, 200), by: (0, -4), steps: 2)
    #expect(world.phrases(.state).contains("innerPan failed"))
    #expect(world.application.invariantViolations().isEmpty)
  }

  final class Declines: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { event.type != .scroll }
  }

  @Test func `a delegate is asked about the event, and one that is disabled gets nothing`() {
    let pan = pan(.all)
    let delegate = Declines()
    pan.delegate = delegate
    scroll(at: (100, 100), by: (0, 20), steps: 3)
    pan.delegate = nil
    pan.isEnabled = false
    scroll(at: (100, 100), by: (0, 20), steps: 3)
    #expect(world.phrases(.state).isEmpty)
    world.drag(from: (100, 100), by: (0, 20), steps: 3)
    #expect(world.phrases(.state).isEmpty)
  }
}
