import Testing
import TouchEngine

/// Taps on the status bar (D286, D287).
@Suite struct ScrollToTopTests {
  let world = World()

  func scroll(_ name: String = "scroll", _ y: Double = 0) -> UIScrollView {
    let scroll = world.scroll(name, 0, y)
    scroll.contentOffset.y = 700
    _ = world.trace
    return scroll
  }

  /// Taps the status bar, and waits until everything rests.
  func tap() {
    world.application.handleStatusBarTap()
    world.wait(1_000)
  }

  @Test func `a tap on the status bar scrolls the only scroll view that wants it (D286)`() {
    let (one, other) = (scroll("one"), scroll("other", 400))
    tap()
    #expect(one.contentOffset.y == 700 && other.contentOffset.y == 700)
    #expect(world.trace.reasons.contains { $0.hasSuffix("on: one, other") })
    other.scrollsToTop = false
    tap()
    #expect(one.contentOffset.y == 0 && other.contentOffset.y == 700)
    #expect(
      world.scrollCalls.suffix(3)
        == ["one ShouldScrollToTop", "one DidScroll", "one DidScrollToTop"])
    #expect(world.phrases(.touches).isEmpty)
    #expect(world.application.invariantViolations().isEmpty)
  }

  enum Obstacle: CaseIterable {
    case isHidden, isTransparent, isSwitchedOff, doesNotWant, isAtTop
  }

  @Test(arguments: Obstacle.allCases)
  func `what isn't visible, can't scroll, or is at its top stays`(_ obstacle: Obstacle) {
    let scroll = scroll()
    switch obstacle {
    case .isHidden: scroll.superview?.isHidden = true
    case .isTransparent: scroll.alpha = 0
    case .isSwitchedOff: scroll.isScrollEnabled = false
    case .doesNotWant: scroll.scrollsToTop = false
    case .isAtTop: scroll.contentOffset.y = 0
    }
    let before = scroll.contentOffset
    tap()
    #expect(scroll.contentOffset == before)
    // Nobody is asked, either.
    #expect(!world.scrollCalls.contains { $0.contains("ToTop") })
    let reason = "the content of scroll is at its top"
    #expect(obstacle != .isAtTop || world.trace.reasons.contains(reason))
  }

  final class Delegate: UIScrollViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  @Test func `a delegate can keep the content from its top (D287)`() {
    let scroll = scroll()
    scroll.delegate = Delegate()
    tap()
    #expect(scroll.contentOffset.y == 700)
  }

  @Test func `the top is above the content by its inset, and a finger stops the way there`() {
    let scroll = scroll()
    scroll.contentInset.top = 50
    world.application.handleStatusBarTap()
    world.wait(100)
    world.drag(from: (200, 200), by: (0, 10), steps: 3)
    world.lift()
    #expect(scroll.contentOffset.y > 0)
    #expect(!world.scrollCalls.contains("scroll DidScrollToTop"))
    world.wait(3_000)
    tap()
    #expect(scroll.contentOffset.y == -50)
  }
}
