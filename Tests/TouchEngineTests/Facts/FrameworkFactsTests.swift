import Testing
import TouchEngine

/// Facts D265 and G285 to G289: hosting controllers, and views of other frameworks, as far as their
/// recognizers compete.
@Suite struct FrameworkFactsTests {
  let world = World()
  let log = Log()

  private func tap(_ name: String, taps: Int = 1, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(
      target: nil, action: Selector("act") { [log] in log.add("\(name) \($0.state.word)") })
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func `D265 the view of a hosting controller is a hosting view`() {
    #expect(UIHostingController().view.className == "_UIHostingView")
  }

  @Test
  func `G285 the recognizers of a map belong to a view in it, and its double tap delays nothing`()
    throws
  {
    let map = MKMapView()
    world.root.add("map", 0, 0, 300, 300, as: map)
    #expect(map.gestureRecognizers?.isEmpty ?? true)
    let list = try #require(map.subviews.first?.gestureRecognizers)
    #expect(list.count == 5)
    let double = try #require(
      list.compactMap { $0 as? UITapGestureRecognizer }.first { $0.numberOfTapsRequired == 2 })
    let own = tap("own", on: map)
    world.tap(100, 100)
    world.wait(100)
    world.tap(100, 100)
    #expect(log.lines.first == "own ended")
    world.wait(1_000)
    own.require(toFail: double)
    log.lines = []
    world.tap(100, 100)
    world.wait(100)
    world.tap(100, 100)
    #expect(log.lines == [])
    world.wait(1_000)
    world.tap(100, 100)
    world.wait(1_000)
    #expect(log.lines == ["own ended"])
  }

  @Test func `G286 a map's properties turn its gestures off`() throws {
    let map = MKMapView()
    let list = try #require(map.subviews.first?.gestureRecognizers)
    map.isScrollEnabled = false
    #expect(list.filter { !$0.isEnabled }.map(\.className) == ["UIPanGestureRecognizer"])
    map.isScrollEnabled = true
    map.isRotateEnabled = false
    #expect(list.filter { !$0.isEnabled }.map(\.className) == ["UIRotationGestureRecognizer"])
    map.isRotateEnabled = true
    map.isZoomEnabled = false
    #expect(
      list.filter { !$0.isEnabled }.map(\.className) == [
        "UIPinchGestureRecognizer", "UITapGestureRecognizer", "UITapGestureRecognizer",
      ])
  }

  @Test func `G287 a web view's own tap prevents one around it, unless both may recognize`() {
    let web = WKWebView()
    world.root.add("web", 0, 0, 300, 300, as: web)
    world.wait(20)
    #expect(web.scrollView.subviews.first?.className == "WKContentView")
    let own = tap("own", on: web)
    world.tap(100, 100)
    #expect(log.lines == [])
    world.wait(1_000)
    let judge = Judge()
    judge.allows = true
    own.delegate = judge
    world.tap(100, 100)
    #expect(log.lines == ["own ended"])
  }

  @Test(arguments: [
    (PKCanvasViewDrawingPolicy.anyInput, true), (.pencilOnly, false), (.default, false),
  ])
  func `G288 the policy of a canvas decides whether a finger draws or scrolls`(
    policy: PKCanvasViewDrawingPolicy, draws: Bool
  ) {
    let canvas = PKCanvasView()
    canvas.drawingPolicy = policy
    canvas.contentSize = CGSize(width: 300, height: 2_000)
    world.root.add("canvas", 0, 0, 300, 600, as: canvas)
    world.touch(100, 300)
    world.wait(20)
    world.move(100, 250)
    world.move(100, 240)
    #expect((canvas.drawingGestureRecognizer.state == .began) == draws)
    #expect(canvas.isDragging == !draws)
  }

  @Test func `G289 where fingers draw, two of them scroll`() {
    let canvas = PKCanvasView()
    canvas.drawingPolicy = .anyInput
    canvas.contentSize = CGSize(width: 300, height: 2_000)
    world.root.add("canvas", 0, 0, 300, 600, as: canvas)
    world.touch(100, 300)
    world.touch(150, 300, finger: 2)
    world.wait(20)
    world.move(100, 250)
    world.move(150, 250, finger: 2)
    #expect(canvas.isDragging)
    #expect(canvas.drawingGestureRecognizer.state != .began)
  }

  @Test(arguments: [false, true])
  func `G294 a canvas draws only if the pan around it waits`(waits: Bool) {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 2_000)
    world.root.add("scroll", 0, 0, 300, 600, as: scroll)
    let canvas = PKCanvasView()
    canvas.drawingPolicy = .anyInput
    scroll.add("canvas", 0, 0, 300, 300, as: canvas)
    if waits { scroll.panGestureRecognizer.require(toFail: canvas.drawingGestureRecognizer) }
    world.drag(from: (100, 200), by: (0, -100), steps: 10)
    #expect(scroll.isDragging != waits)
    #expect((canvas.drawingGestureRecognizer.state == .changed) == waits)
  }
}
