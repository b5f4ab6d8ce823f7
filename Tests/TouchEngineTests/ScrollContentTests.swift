import Testing
import TouchEngine

/// Who gets the touches in a scroll view: its content or its pan (G196–G204, G219, G220).
@Suite struct ScrollContentTests {
  let world = World()

  /// A scroll view that answers as it is told.
  final class Asked: UIScrollView {
    var begins = true

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { begins }
  }

  func scroll(as view: UIScrollView = UIScrollView(), content: UIView = UIView()) -> UIScrollView {
    let scroll = world.scroll(as: view)
    scroll.add("B", 0, 0, 200, 200, as: content)
    _ = world.trace
    return scroll
  }

  @Test func `content receives a touch after 150 ms (G196)`() {
    _ = scroll()
    world.touch(50, 50)
    world.wait(149)
    #expect(world.contentStory.isEmpty)
    world.wait(1)
    #expect(world.contentStory == ["scroll touchesShouldBegin B true", "B touchesBegan"])
    world.lift()
    #expect(world.contentStory.last == "B touchesEnded")
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `without the delay content hears of a touch in the same event (G197)`() {
    scroll().delaysContentTouches = false
    world.touch(50, 50)
    #expect(world.contentStory == ["scroll touchesShouldBegin B true", "B touchesBegan"])
  }

  @Test func `content hears of a short tap at the lift (G198)`() {
    _ = scroll()
    world.tap(50, 50)
    #expect(
      world.contentStory == [
        "scroll touchesShouldBegin B true", "B touchesBegan", "B touchesEnded",
      ])
    world.wait(1_000)
    #expect(world.contentStory.count == 3)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a drag within the delay leaves content without a touch (G199)`() {
    let scroll = scroll()
    world.drag(from: (50, 150), by: (0, -5), steps: 4)
    world.wait(500)
    world.lift()
    #expect(world.contentStory == ["scroll scrollViewWillBeginDragging"])
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 10))
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `content that may not have a touch never hears of it (G200)`() {
    let view = Asked()
    view.begins = false
    _ = scroll(as: view)
    world.touch(50, 50)
    world.wait(200)
    world.move(55, 50)
    world.lift()
    #expect(world.contentStory == ["scroll touchesShouldBegin B false"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a drag takes the touch from content that tracks it, after it has begun (G201, G204)`()
  {
    let scroll = scroll()
    world.touch(50, 150)
    world.wait(200)
    world.move(50, 145)
    world.move(50, 135)
    world.move(50, 130)
    #expect(
      world.contentStory == [
        "scroll touchesShouldBegin B true", "B touchesBegan", "B touchesMoved",
        "scroll touchesShouldCancel B true", "scroll scrollViewWillBeginDragging",
        "B touchesCancelled",
      ])
    #expect(scroll.contentOffset.y == 10)
  }

  @Test func `a control keeps its touch, and nothing is dragged (G201, G202)`() {
    let scroll = scroll(content: UIControl())
    world.touch(50, 150)
    world.wait(300)
    world.move(50, 100)
    world.move(50, 50)
    world.lift()
    #expect(
      world.contentStory == [
        "scroll touchesShouldBegin B true", "B touchesBegan", "scroll touchesShouldCancel B false",
        "B touchesMoved", "B touchesMoved", "B touchesEnded",
      ])
    #expect(scroll.contentOffset == .zero)
    #expect(world.scrollCalls.isEmpty)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a control that is touched for less than the delay is dragged away (G199)`() {
    let scroll = scroll(content: UIControl())
    world.drag(from: (50, 150), by: (0, -20), steps: 2)
    #expect(scroll.contentOffset.y == 30)
    #expect(world.contentStory == ["scroll scrollViewWillBeginDragging"])
  }

  @Test func `content whose touches cannot be cancelled keeps them without being asked (G203)`() {
    let scroll = scroll()
    scroll.canCancelContentTouches = false
    world.touch(50, 150)
    world.wait(200)
    world.move(50, 50)
    #expect(
      world.contentStory == [
        "scroll touchesShouldBegin B true", "B touchesBegan", "B touchesMoved",
      ])
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a scroll view that is switched off leaves touches alone`() {
    let scroll = scroll()
    scroll.isScrollEnabled = false
    world.touch(50, 150)
    world.move(50, 50)
    #expect(world.contentStory == ["B touchesBegan", "B touchesMoved"])
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `switching the scroll view off frees what it holds`() {
    let scroll = scroll()
    world.touch(50, 150)
    scroll.isScrollEnabled = false
    #expect(world.contentStory == ["scroll touchesShouldBegin B true", "B touchesBegan"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a tap recognizer on the content does not wait for the delay (G220)`() {
    let scroll = scroll()
    scroll.subviews.first?.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    world.touch(50, 50)
    #expect(world.story.contains("tap touchesBegan"))
    world.wait(50)
    world.lift()
    #expect(world.contentStory == ["tap fires ended → controller"])
  }

  /// A scroll view that leaves its touches to the next responder as well.
  final class Forwarding: UIScrollView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      next?.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      next?.touchesEnded(touches, with: event)
    }
  }

  @Test(arguments: [true, false])
  func `a scroll view keeps its content's touches from what is around it (G258)`(
    isTouchedItself: Bool
  ) {
    for (view, passesOn) in [
      (UIScrollView(), false), (UITableView(), false), (UICollectionView(), false),
      (Forwarding(), true),
    ] {
      let around = Witness("around")
      world.root.add("around", 0, 0, 390, 400, as: around)
      let scroll = world.scroll(in: around, as: view)
      if !isTouchedItself { scroll.add("B", 0, 0, 200, 200) }
      world.touch(100, 100)
      world.wait(200)
      world.move(100, 104)
      world.lift()
      world.touch(100, 100)
      world.wait(200)
      world.application.cancelTouches()
      #expect(
        around.log.lines == (passesOn ? ["around began", "around ended", "around began"] : []))
      #expect(world.application.invariantViolations().isEmpty)
      around.removeFromSuperview()
    }
  }

  @Test func `a swipe loses to the pan unless the pan requires it to fail (G219)`() {
    let scroll = scroll()
    let swipe = scroll.attach(UISwipeGestureRecognizer(), "swipe", firing: world.controller)
    swipe.direction = .up
    world.drag(from: (50, 350), by: (0, -30), steps: 5)
    world.lift()
    #expect(scroll.contentOffset.y > 0)
    #expect(!world.contentStory.contains("swipe fires ended → controller"))
    scroll.setContentOffset(.zero, animated: false)
    scroll.panGestureRecognizer.require(toFail: swipe)
    world.wait(5_000)
    world.drag(from: (50, 350), by: (0, -30), steps: 5)
    world.lift()
    #expect(scroll.contentOffset.y == 0)
    #expect(world.contentStory.last == "swipe fires ended → controller")
  }

  @Test func `a view of the content that goes while its touch is held receives nothing`() {
    let scroll = scroll()
    world.touch(50, 50)
    scroll.subviews.first?.removeFromSuperview()
    world.wait(500)
    world.lift()
    #expect(world.contentStory.isEmpty)
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a scroll view that leaves the window in the middle of a drag lets go`() {
    let scroll = scroll()
    world.drag(from: (50, 350), by: (0, -30), steps: 3)
    scroll.removeFromSuperview()
    #expect(!scroll.isDragging)
    world.lift()
    world.root.addSubview(scroll)
    world.drag(from: (50, 350), by: (0, -30), steps: 3)
    #expect(scroll.isDragging)
    #expect(world.application.invariantViolations().isEmpty)
  }
}
