import Testing
import TouchEngine

/// A view that lets a test do something when its superview is about to change.
private final class RestlessView: UIView {
  var whenLeaving: () -> Void = {}

  override func willMove(toSuperview newSuperview: UIView?) {
    if newSuperview == nil { whenLeaving() }
  }
}

struct MisuseTests {
  @Test(arguments: [true, false])
  func `an action of a timer may let go of the application`(isTraced: Bool) {
    var world: World? = World()
    if isTraced { world?.application.startTracing(includingSystem: true) }
    let clock = world?.application.clock
    var fired = 0
    let hold = UILongPressGestureRecognizer(
      target: nil,
      action: Selector("held") { _ in
        world = nil
        fired += 1
      })
    world?.root.addGestureRecognizer(hold)
    world?.touch(50, 50)
    clock?.advance(by: VirtualTime(milliseconds: 1_000))
    #expect(fired == 1)
    #expect(world == nil)
  }

  @Test func `an action from outside an event may let go of the application`() {
    var world: World? = World()
    let clock = world?.application.clock
    var fired = 0
    let own = UIGestureRecognizer(
      target: nil,
      action: Selector("own") { _ in
        world = nil
        fired += 1
      })
    world?.root.addGestureRecognizer(own)
    world?.touch(50, 50)
    own.state = .began
    clock?.advance(by: VirtualTime(milliseconds: 1))
    #expect(fired == 1)
    #expect(world == nil)
  }

  @Test func `a control may go while it is still highlighted`() {
    let world = World()
    weak var gone: UIControl?
    do {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      world.root.addSubview(control)
      // A control that is dark when the finger lifts is lit for a moment.
      world.touch(20, 20)
      control.isHighlighted = false
      world.lift()
      #expect(control.isHighlighted)
      control.removeFromSuperview()
      gone = control
    }
    world.wait(1_000)
    #expect(gone == nil)
  }

  @Test func `a view that is put elsewhere while it leaves stays there`() {
    let world = World()
    let view = RestlessView()
    let other = world.root.add("other", 0, 0, 50, 50)
    world.root.addSubview(view)
    view.whenLeaving = {
      view.whenLeaving = {}
      other.addSubview(view)
    }
    view.removeFromSuperview()
    #expect(view.superview === other)
    #expect(view.window === world.window)
    #expect(other.subviews.count == 1)
    #expect(world.root.subviews.count == 1)
  }

  @Test func `a scene is in one application at a time`() {
    let first = World()
    let second = UIApplication()
    let hold = first.root.attach(
      UILongPressGestureRecognizer(), "hold", firing: first.delegate)
    first.touch(50, 50)
    second.connect(first.scene)
    #expect(first.application.connectedScenes.isEmpty)
    #expect(first.scene.application === second)
    #expect(hold.state == .possible)
    second.handle(HIDEvent([.init(1, .touch, at: CGPoint(x: 50, y: 50))]))
    first.wait(1_000)
    #expect(hold.state == .possible)
    second.clock.advance(by: VirtualTime(milliseconds: 1_000))
    #expect(hold.state == .began)
  }

  @Test func `a controller is no child of itself or of its children`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    child.addChild(parent)
    parent.addChild(parent)
    #expect(parent.parent == nil)
    #expect(child.parent === parent)
    #expect(child.children.isEmpty)
  }

  @Test func `a clock stands still at the end of time`() {
    let clock = VirtualClock()
    clock.advance(to: VirtualTime(microseconds: .max))
    clock.advance(by: VirtualTime(milliseconds: 5))
    #expect(clock.now.microseconds == .max)
  }

  @Test func `a page control bears any number of its page`() {
    let world = World()
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.numberOfPages = 3
    world.root.addSubview(control)
    control.currentPage = .max
    world.tap(10, 10)
    #expect(control.currentPage == 1)
    control.currentPage = .min
    world.tap(40, 10)
    #expect(control.currentPage == 1)
  }

  @Test func `a segmented control may be as thin as a hair`() {
    let world = World()
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 1e-300, height: 50))
    world.root.addSubview(control)
    world.touch(0, 10)
    world.move(5, 10)
    world.lift()
    #expect(control.selectedSegmentIndex == 1)
  }
}
