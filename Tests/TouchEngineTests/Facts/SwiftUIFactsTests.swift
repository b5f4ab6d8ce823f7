import Testing
import TouchEngine

/// Facts D291, G307 to G311, and G313: the gestures of SwiftUI's views in a hosting view.
@Suite struct SwiftUIFactsTests {
  let world = World()
  let log = Log()
  let host = UIHostingView()

  init() {
    world.root.add("host", 0, 0, 300, 600, as: host)
  }

  private func view(_ frame: CGRect, in parent: UIView) -> SwiftUIView {
    let view = SwiftUIView()
    view.frame = frame
    parent.addSubview(view)
    return view
  }

  private func attach<Gesture: SwiftUIGestureRecognizer>(
    _ gesture: Gesture, _ name: String, to view: UIView, _ modifier: GestureModifier = .gesture
  ) -> Gesture {
    gesture.modifier = modifier
    return view.attach(gesture, name, telling: log)
  }

  @Test
  func `D291 UIKit hits the hosting view, and the gesture of what SwiftUI finds gets the touch`() {
    let left = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: host)
    let right = view(CGRect(x: 100, y: 0, width: 100, height: 100), in: host)
    _ = attach(SwiftUITapGesture(), "left", to: left)
    _ = attach(SwiftUITapGesture(), "right", to: right)
    #expect(world.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === host)
    world.tap(150, 50)
    world.wait(1_000)
    world.tap(250, 50)
    #expect(log.lines == ["right fires ended"])
  }

  @Test func `D291 what SwiftUI may not hit has no gesture there`() {
    let back = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: host)
    let front = view(CGRect(x: 0, y: 0, width: 100, height: 100), in: host)
    _ = attach(SwiftUITapGesture(), "back", to: back)
    _ = attach(SwiftUITapGesture(), "front", to: front)
    world.tap(50, 50)
    world.wait(1_000)
    front.allowsHitTesting = false
    world.tap(50, 50)
    #expect(log.lines == ["front fires ended", "back fires ended"])
  }

  @Test(arguments: [
    (GestureModifier.gesture, GestureModifier.gesture, ["inner fires ended"]),
    (.highPriorityGesture, .gesture, ["outer fires ended"]),
    (.highPriorityGesture, .highPriorityGesture, ["outer fires ended"]),
    (.gesture, .highPriorityGesture, ["inner fires ended"]),
    (.simultaneousGesture, .gesture, ["inner fires ended", "outer fires ended"]),
    (.gesture, .simultaneousGesture, ["inner fires ended", "outer fires ended"]),
  ])
  func `G307 the modifier decides which tap comes first`(
    outer: GestureModifier, inner: GestureModifier, lines: [String]
  ) {
    let card = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: host)
    let row = view(CGRect(x: 0, y: 0, width: 300, height: 100), in: card)
    _ = attach(SwiftUITapGesture(), "outer", to: card, outer)
    _ = attach(SwiftUITapGesture(), "inner", to: row, inner)
    world.tap(50, 50)
    #expect(log.lines == lines)
  }

  @Test func `G307 a single tap waits for a double tap on the same view`() {
    let card = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: host)
    _ = attach(SwiftUITapGesture(), "once", to: card)
    attach(SwiftUITapGesture(), "twice", to: card).count = 2
    world.tap(50, 50)
    #expect(log.lines == [])
    world.wait(1_000)
    #expect(log.lines == ["once fires ended"])
    world.tap(50, 50)
    world.wait(50)
    world.tap(50, 50)
    #expect(log.lines == ["once fires ended", "twice fires ended"])
  }

  @Test func `G308 a gesture of SwiftUI doesn't delay the end of a touch`() {
    #expect(!SwiftUITapGesture().delaysTouchesEnded)
    #expect(!SwiftUIDragGesture().delaysTouchesEnded)
  }

  private func scroll(_ modifier: GestureModifier, distance: CGFloat, version: Int) -> Bool {
    world.application.behavior.suspendRules(newerThan: version)
    let feed = UIScrollView()
    host.add("feed", 0, 0, 300, 600, as: feed)
    feed.contentSize = CGSize(width: 300, height: 2_000)
    let tile = view(CGRect(x: 0, y: 0, width: 300, height: 600), in: feed)
    attach(SwiftUIDragGesture(), "drag", to: tile, modifier).minimumDistance = distance
    world.touch(100, 500)
    for step in 1...10 {
      world.wait(17)
      world.move(100, 500 - 20 * Double(step))
    }
    world.lift()
    return feed.contentOffset.y > 0
  }

  @Test(arguments: [(17, 10.0, true), (17, 0, false), (18, 10, false), (26, 10, false)])
  func `G309 since iOS 18 a drag gesture keeps its scroll view from scrolling`(
    version: Int, distance: CGFloat, scrolls: Bool
  ) {
    #expect(scroll(.gesture, distance: distance, version: version) == scrolls)
    #expect(log.lines.isEmpty == scrolls)
  }

  @Test func `G309 a simultaneous or a longer drag gesture lets the content scroll`() {
    #expect(SwiftUIFactsTests().scroll(.simultaneousGesture, distance: 10, version: 26))
    #expect(SwiftUIFactsTests().scroll(.gesture, distance: 25, version: 26))
  }

  @Test func `G310 a drag gesture that's canceled says nothing`() {
    let card = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: host)
    let drag = attach(SwiftUIDragGesture(), "drag", to: card)
    world.touch(50, 50)
    world.move(50, 80)
    world.application.cancelTouches()
    #expect(log.lines == ["drag fires began"])
    #expect(drag.state == .possible)
  }

  @Test func `G311 a long press gesture ends while the finger is down`() {
    let card = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: host)
    _ = attach(SwiftUILongPressGesture(), "hold", to: card)
    world.touch(50, 50)
    world.wait(499)
    #expect(log.lines == [])
    world.wait(1)
    #expect(log.lines == ["hold fires ended"])
    world.lift()
    world.wait(1_000)
    world.touch(50, 50)
    world.move(50, 60)
    world.wait(1_000)
    #expect(log.lines == ["hold fires ended"])
  }

  @Test(arguments: [(17, false), (18, true), (26, true)])
  func `G313 until iOS 17 a long press gesture keeps its scroll view from scrolling`(
    version: Int, scrolls: Bool
  ) {
    world.application.behavior.suspendRules(newerThan: version)
    let feed = world.scroll("feed", 0, 0, 300, 600, content: (300, 2_000), in: host)
    let tile = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: feed)
    _ = attach(SwiftUILongPressGesture(), "hold", to: tile)
    world.drag(from: (50, 200), by: (0, -20), steps: 5)
    #expect((feed.contentOffset.y > 0) == scrolls)
    #expect(log.lines == (scrolls ? [] : ["hold fires began"]))
    world.lift()
    world.wait(1_000)
    #expect(log.lines == (scrolls ? [] : ["hold fires began"]))
  }

  @Test func `G311 a drag gesture begins after its distance in any direction`() {
    let card = view(CGRect(x: 0, y: 0, width: 300, height: 300), in: host)
    _ = attach(SwiftUIDragGesture(), "drag", to: card)
    world.touch(50, 50)
    world.move(57, 57)
    #expect(log.lines == [])
    world.move(58, 58)
    #expect(log.lines == ["drag fires began"])
    world.move(58, 60)
    world.lift()
    #expect(log.lines == ["drag fires began", "drag fires changed", "drag fires ended"])
  }
}
