import Testing
import TouchEngine

/// Facts G034 to G058: who receives a touch, and in what order.
@Suite struct ReceivingFactsTests {
  let world = World()
  let log = Log()

  @discardableResult
  func probe(_ name: String, on view: UIView? = nil, judge: Judge? = nil) -> Probe {
    let probe = Probe(name, log)
    probe.delegate = judge
    (view ?? world.root).addGestureRecognizer(probe)
    return probe
  }

  func touch(type: UITouch.TouchType, finger: Int = 1) {
    world.application.handle(
      HIDEvent([.init(finger, .touch, at: CGPoint(x: 50, y: 50), type: type)]))
  }

  @Test func `G034 G038 G106 a landing is searched, offered, sent, and told in this order`() {
    _ = world.witness("B", log)
    let one = probe("one", judge: Judge(log))
    probe("two")
    one.requires = { _ in false }
    _ = world.trace
    world.touch(50, 50)
    var kinds: [TraceEvent.Kind] = []
    for event in world.trace.events
    where [.hit, .offer, .sendEvent].contains(event.kind) && kinds.last != event.kind {
      kinds.append(event.kind)
    }
    #expect(kinds == [.hit, .offer, .sendEvent])
    let asked = log.lines.firstIndex { $0.hasPrefix("one shouldRequireFailure") } ?? -1
    let told = log.lines.firstIndex { $0 == "one began" } ?? -1
    let view = log.lines.firstIndex { $0 == "B began" } ?? -1
    let received = log.lines.firstIndex { $0.hasSuffix("shouldReceive touch") } ?? -1
    #expect(received >= 0 && received < asked && asked < told && told < view)
  }

  @Test func `G035 a lift is asked about, acted on, cancelled, then told to the next winner`() {
    let view = world.witness("B", log)
    view.add("C", 0, 0, 0, 0)
    let inner = view.attach(UITapGestureRecognizer(), "inner", telling: log)
    let judge = Judge(log)
    judge.allows = true
    inner.delegate = judge
    world.root.attach(UITapGestureRecognizer(), "outer", telling: log)
    world.tap(50, 50)
    #expect(
      log.lines(about: "delegate shouldBegin", "fires", "cancelled") == [
        "inner's delegate shouldBegin", "inner fires ended", "B cancelled", "outer fires ended",
      ])
  }

  final class Searcher: UIView {
    var touchCounts: [Int] = []
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      touchCounts.append(event?.allTouches?.count ?? 0)
      return super.hitTest(point, with: event)
    }
  }

  @Test func `G036 G037 a landing is searched twice, while the event has no touches`() {
    let view = Searcher()
    world.root.add("B", 0, 0, 100, 100, as: view)
    world.touch(50, 50)
    #expect(view.touchCounts == [0, 0])
  }

  @Test func `G037 G041 D070 D071 the list of a touch starts with its view's recognizers`() {
    let view = world.witness("B", log)
    probe("first", on: view)
    probe("second", on: view)
    probe("root")
    probe("window", on: world.window)
    var names: [String?] = []
    let reader = probe("reader", on: view)
    reader.onBegan = { _, touches, _ in
      names = touches.first?.gestureRecognizers?.map(\.name) ?? []
    }
    world.touch(50, 50)
    #expect(names == ["first", "second", "reader", "root", "window"])
  }

  @Test func `G039 G040 a touch goes to the recognizers of its view and of those around it`() {
    let behind = world.root.add("A", 0, 0, 200, 200)
    let view = world.witness("B", log)
    probe("sibling", on: behind)
    probe("own", on: view)
    probe("root")
    probe("window", on: world.window)
    world.touch(50, 50)
    #expect(
      Set(log.lines(about: " began")) == ["own began", "root began", "window began", "B began"])
  }

  @Test func `G042 G043 recognizers are offered a touch from the leaf to the root, once a touch`() {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    let judge = Judge(log)
    probe("root", judge: judge)
    probe("leaf", on: view, judge: judge)
    world.touch(50, 50)
    #expect(
      log.lines(about: "shouldReceive touch") == [
        "leaf's delegate shouldReceive touch", "root's delegate shouldReceive touch",
      ])
    world.touch(60, 60, finger: 2)
    world.move(70, 50)
    #expect(log.lines(about: "shouldReceive touch").count == 4)
  }

  @Test func `D072 with the list begun at the root the root is asked before the hit view`() {
    world.application.behavior = UIKitBehavior(without: .listBeginsAtTheHitView)
    let view = world.witness("B", log)
    let judge = Judge(log)
    probe("root", judge: judge)
    probe("leaf", on: view, judge: judge)
    world.touch(50, 50)
    #expect(
      log.lines(about: "shouldReceive touch", " began") == [
        "root's delegate shouldReceive touch", "leaf's delegate shouldReceive touch",
        "root began", "leaf began", "B began",
      ])
  }

  @Test func `G043 a refused touch is never heard of`() {
    let judge = Judge(log)
    judge.receives = { $0.finger != 1 }
    let probe = probe("probe", judge: judge)
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    world.move(51, 50)
    #expect(log.lines(about: "probe began", "moved") == ["probe began"])
    #expect(probe.numberOfTouches == 1)
  }

  @Test func `G044 the event is asked about once a sequence, before the touch`() {
    let judge = Judge(log)
    probe("probe", judge: judge)
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    #expect(
      log.lines(about: "shouldReceive") == [
        "probe shouldReceive event", "probe's delegate shouldReceive event",
        "probe's delegate shouldReceive touch", "probe's delegate shouldReceive touch",
      ])
    world.lift()
    world.lift(finger: 2)
    log.lines.removeAll()
    world.touch(50, 50)
    #expect(log.lines(about: "shouldReceive event").count == 2)
  }

  @Test(arguments: [true, false])
  func `G044 a no to the event holds for all its touches`(byClass: Bool) {
    let judge = Judge(log)
    let probe = probe("probe", judge: judge)
    if byClass { probe.wantsEvent = false } else { judge.receivesEvent = false }
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    #expect(log.lines(about: "touch").isEmpty)
    #expect(log.lines(about: " began").isEmpty)
    #expect(log.lines(about: "delegate shouldReceive event").count == (byClass ? 0 : 1))
  }

  /// What makes a recognizer refuse a touch, in the order of the checks.
  @Test func `G045 the checks before the delegate come in their order`() {
    let view = world.witness("B", log)
    view.isExclusiveTouch = true
    let sibling = world.root.add("C", 300, 300, 50, 50)
    let probe = probe("probe", on: sibling, judge: Judge(log))
    _ = world.trace
    world.touch(50, 50)
    func refusal(_ type: UITouch.TouchType = .direct) -> String {
      world.application.handle(
        HIDEvent([.init(2, .touch, at: CGPoint(x: 310, y: 310), type: type)]))
      let last = world.trace.events.last { $0.kind == .offer }
      world.lift(finger: 2)
      return last?.fact ?? ""
    }
    probe.allowedTouchTypes = [.pencil]
    probe.isEnabled = false
    #expect(refusal() == "G053")
    probe.allowedTouchTypes = [.direct]
    #expect(refusal() == "G029")
    probe.isEnabled = true
    #expect(refusal() == "G051")
    #expect(log.lines(about: "probe").isEmpty)
    view.isExclusiveTouch = false
    #expect(refusal() == "G039")
    #expect(log.lines.prefix(4).contains("probe's delegate shouldReceive touch"))
  }

  @Test func `G046 G253 a recognizer that is added later does not join a touch`() {
    _ = world.witness("B", log)
    world.touch(50, 50)
    probe("late")
    world.move(60, 50)
    world.lift()
    #expect(log.lines(about: "late").isEmpty)
  }

  @Test func `G048 G092 recognizers are updated from the deepest view outwards`() {
    let view = world.witness("B", log)
    for (name, owner) in [("root", world.root), ("leaf", view)] as [(String, UIView)] {
      let probe = probe(name, on: owner)
      probe.onBegan = { one, _, _ in one.state = .began }
      probe.prevents = { _ in false }
    }
    world.touch(50, 50)
    #expect(log.lines(about: "fires") == ["leaf fires began", "root fires began"])
  }

  @Test func `G049 an ancestor with a recognizer does not hear the touch itself`() {
    let outer = world.witness("A", log)
    let inner = Witness("B", log)
    outer.add("B", 0, 0, 100, 100, as: inner)
    probe("outer", on: outer)
    world.touch(50, 50)
    #expect(log.lines(about: "A ", "B ") == ["B began"])
  }

  @Test func `G050 D055 a single-touch view hears one finger, its recognizer both`() {
    let view = world.witness("B", log)
    let two = view.attach(UITapGestureRecognizer(), "two", telling: log)
    two.numberOfTouchesRequired = 2
    world.touch(50, 50)
    world.touch(60, 60, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(
      log.lines.filter { !$0.contains("should") } == ["B began", "two fires ended", "B cancelled"])
  }

  @Test func `G051 only recognizers around an exclusive view that has a touch get new ones`() {
    let view = world.witness("E", log)
    view.isExclusiveTouch = true
    let other = world.root.add("C", 200, 0, 100, 100)
    probe("own", on: view)
    probe("root")
    probe("other", on: other)
    world.touch(50, 50)
    log.lines.removeAll()
    world.touch(250, 50, finger: 2)
    #expect(log.lines(about: " began") == ["root began"])
  }

  @Test func `D060 with that rule off recognizers do not care about an exclusive view`() {
    world.application.behavior = UIKitBehavior(without: .exclusiveViewsShutOutRecognizers)
    let view = world.witness("E", log)
    view.isExclusiveTouch = true
    let other = world.root.add("C", 200, 0, 100, 100)
    probe("other", on: other)
    world.touch(50, 50)
    world.touch(250, 50, finger: 2)
    #expect(log.lines(about: " began") == ["E began", "other began"])
  }

  @Test(arguments: [true, false])
  func `G052 touches of another kind than the first are refused until the reset`(
    requires: Bool
  ) {
    let probe = probe("probe")
    probe.requiresExclusiveTouchType = requires
    touch(type: .pencil)
    touch(type: .direct, finger: 2)
    #expect(log.lines(about: " began").count == (requires ? 1 : 2))
    probe.state = .failed
    world.wait(0)
    world.lift()
    world.lift(finger: 2)
    log.lines.removeAll()
    touch(type: .direct)
    #expect(log.lines(about: " began").count == 1)
  }

  @Test(arguments: UITouch.TouchType.allCases)
  func `G053 all kinds of touches are allowed by default, and only those that are listed`(
    type: UITouch.TouchType
  ) {
    probe("all")
    probe("pencil").allowedTouchTypes = [.pencil]
    touch(type: type)
    #expect(
      Set(log.lines(about: " began"))
        == (type == .pencil ? ["all began", "pencil began"] : ["all began"]))
  }

  @Test(arguments: [
    (UIEvent.ButtonMask.primary, UIKeyModifierFlags(), "primary"),
    (.secondary, UIKeyModifierFlags(), "secondary"),
    (.primary, UIKeyModifierFlags.control, "secondary"),
  ])
  func `G054 a tap asks for a button, and a control-click is a secondary one`(
    mask: UIEvent.ButtonMask, keys: UIKeyModifierFlags, fires: String
  ) {
    world.root.attach(UITapGestureRecognizer(), "primary", telling: log)
    let secondary = world.root.attach(UITapGestureRecognizer(), "secondary", telling: log)
    secondary.buttonMaskRequired = .secondary
    secondary.buttonMaskRequired = []
    #expect(secondary.buttonMaskRequired == .secondary)
    for change in [HIDEvent.Finger.Change.touch, .lift] {
      world.application.handle(
        HIDEvent(
          [.init(1, change, at: CGPoint(x: 50, y: 50), type: .indirectPointer)], buttonMask: mask,
          modifierFlags: keys))
    }
    #expect(log.lines(about: "fires") == ["\(fires) fires ended"])
  }

  @Test func `G055 G056 the location is the middle of the touches`() {
    let probe = probe("probe")
    #expect(probe.location(in: nil) == .zero)
    world.touch(50, 50)
    world.touch(150, 90, finger: 2)
    #expect(probe.location(in: nil) == CGPoint(x: 100, y: 70))
    #expect(probe.numberOfTouches == 2)
    #expect(probe.location(ofTouch: 1, in: nil) == CGPoint(x: 150, y: 90))
    #expect(probe.location(ofTouch: 2, in: nil) == .zero)
  }

  @Test func `G057 G059 the defaults are cancelling and delaying the end`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
  }

  @Test func `G058 a view that cannot be touched is passed by with its subviews`() {
    let view = world.root.add("A", 0, 0, 200, 200)
    view.add("B", 0, 0, 100, 100, as: Witness("B", log))
    for change in [
      { view.isHidden = true }, { view.alpha = 0.005 }, { view.isUserInteractionEnabled = false },
    ] {
      view.isHidden = false
      view.alpha = 1
      change()
      world.tap(50, 50)
    }
    #expect(log.lines.isEmpty)
  }
}
