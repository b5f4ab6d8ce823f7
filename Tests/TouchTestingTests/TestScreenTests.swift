import Testing
import TouchTesting

/// A view of an app, whose class doesn't override anything.
private final class Pad: UIView {}

/// A recognizer of an app that counts its touches.
private final class Counter: UIGestureRecognizer {
  var began = 0
  var moved = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    began += touches.count
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved += 1 }
}

@MainActor @Suite struct TestScreenTests {
  let screen = TestScreen()

  @Test("Objects without a name are named after their classes, and numbered")
  func names() throws {
    let (first, second) = (Pad(), Pad())
    first.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    second.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
    screen.show(first)
    screen.show(second)
    let counter = Counter()
    first.addGestureRecognizer(counter)
    try screen.tap(first)
    try screen.tap(second)
    #expect(screen.events(of: first).contains("Pad touchesBegan"))
    #expect(screen.events(of: second).contains("Pad 2 touchesEnded"))
    #expect(screen.events(of: counter).contains("Counter touchesBegan"))
    #expect(!screen.events(of: counter).contains { $0.hasPrefix("Pad") })
  }

  @Test("Objects that join later have names, too")
  func laterNames() throws {
    screen.tap(at: CGPoint(x: 10, y: 10))
    let pad = Pad()
    screen.show(pad)
    try screen.tap(pad)
    #expect(pad.frame == screen.view.bounds)
    #expect(screen.events(of: pad).contains("Pad touchesEnded"))
  }

  @Test("A view that can't be touched says why")
  func errors() throws {
    let pad = Pad()
    pad.accessibilityIdentifier = "pad"
    #expect(throws: TestScreenError.hasNoWindow("pad")) { try screen.tap(pad) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    pad.frame = CGRect(x: 400, y: 0, width: 100, height: 100)
    window.rootViewController?.view.addSubview(pad)
    #expect(throws: TestScreenError.windowIsElsewhere("pad")) { try screen.tap(pad) }
    screen.show(window)
    #expect(throws: TestScreenError.isNotVisible("pad")) { try screen.tap(pad) }
    pad.frame.origin.x = 300
    try screen.tap(pad)
    #expect(screen.events(of: pad).contains("pad touchesEnded"))
    window.isHidden = true
    #expect(throws: TestScreenError.windowIsHidden("pad")) { try screen.tap(pad) }
    #expect(
      TestScreenError.windowIsElsewhere("pad").description.contains("call `show(_:)` with it"))
  }

  @Test("Each gesture is recognized by UIKit's own recognizer for it")
  func gestures() throws {
    let pad = Pad()
    pad.isMultipleTouchEnabled = true
    screen.show(pad)
    var fired: [String] = []
    func recognize(_ recognizer: UIGestureRecognizer, _ name: String) {
      recognizer.addTarget(
        nil,
        action: Selector("act") {
          if $0.state == .began || $0.state == .ended { fired.append("\(name) \($0.state)") }
        })
      pad.addGestureRecognizer(recognizer)
    }
    func fires(_ recognizer: UIGestureRecognizer, for gesture: () throws -> Void) rethrows -> Bool {
      fired = []
      recognize(recognizer, "it")
      try gesture()
      pad.removeGestureRecognizer(recognizer)
      return fired.last == "it ended"
    }
    let taps = UITapGestureRecognizer()
    taps.numberOfTapsRequired = 2
    #expect(try fires(taps) { try screen.tap(pad, count: 2) })
    #expect(try fires(UILongPressGestureRecognizer()) { try screen.press(pad, for: 0.6) })
    #expect(try fires(UIPanGestureRecognizer()) { try screen.drag(pad, byX: 50, y: 0) })
    let corner = [CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 100)]
    #expect(try fires(UIPanGestureRecognizer()) { try screen.drag(pad, along: corner) })
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .up
    #expect(try fires(swipe) { try screen.swipe(.up, on: pad) })
    let pinch = UIPinchGestureRecognizer()
    #expect(try fires(pinch) { try screen.pinch(pad, scale: 2) })
    let rotation = UIRotationGestureRecognizer()
    #expect(try fires(rotation) { try screen.rotate(pad, angle: .pi / 2) })
  }

  @Test("A drag along points goes through all of them, at constant speed")
  func dragAlongPoints() {
    let hand = Hand()
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)]
    let gesture = hand.drag(along: points)
    #expect(gesture.location(ofFinger: 0, at: 0) == points[0])
    #expect(gesture.location(ofFinger: 0, at: 0.5) == CGPoint(x: 20, y: 0))
    #expect(gesture.location(ofFinger: 0, at: 0.75) == points[1])
    #expect(gesture.location(ofFinger: 0, at: 1) == points[2])
    #expect(hand.drag(along: [points[1]]).location(ofFinger: 0, at: 0.5) == points[1])
  }

  @Test("A second hand uses the fingers that are up")
  func freeFingers() {
    let counter = Counter()
    screen.view.isMultipleTouchEnabled = true
    screen.view.addGestureRecognizer(counter)
    screen.touch(at: CGPoint(x: 100, y: 100))
    screen.tap(at: CGPoint(x: 200, y: 200))
    #expect(counter.began == 2)
    screen.move(to: CGPoint(x: 110, y: 100))
    #expect(counter.moved == 1)
    screen.lift()
    #expect(screen.events.contains("finger 2 lifts (200, 200)"))
  }

  @Test("Settling waits for everything that's scheduled")
  func settling() throws {
    let scroll = UIScrollView()
    screen.show(scroll)
    scroll.contentSize = CGSize(width: 390, height: 5_000)
    try screen.swipe(.up, on: scroll)
    let offset = scroll.contentOffset.y
    screen.settle()
    #expect(scroll.contentOffset.y > offset)
    #expect(!scroll.isDecelerating)
  }

  @Test("Views and recognizers can be in sets")
  func sets() {
    let (pad, tap) = (Pad(), UITapGestureRecognizer())
    #expect(Set([pad, Pad(), pad]).count == 2)
    #expect(Set<UIGestureRecognizer>([tap, Counter(), tap]).count == 2)
    #expect(tap != UITapGestureRecognizer())
  }
}
