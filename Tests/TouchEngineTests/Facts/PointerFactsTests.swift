import Testing

@testable import TouchEngine

/// A pointer that hovers, and what becomes of it when its button goes down.
@Suite struct PointerFactsTests {
  let world = World()
  let log = Log()

  func report(_ change: HIDEvent.Finger.Change, _ x: Double, _ y: Double) {
    let place = CGPoint(x: x, y: y)
    world.application.handle(HIDEvent([.init(1, change, at: place, type: .indirectPointer)]))
  }

  /// What was told, without what was asked.
  var told: [String] { log.lines.filter { !$0.contains("shouldBegin") } }

  @discardableResult
  func hover(on view: UIView, _ name: String) -> UIHoverGestureRecognizer {
    view.attach(UIHoverGestureRecognizer(), name, telling: log)
  }

  @Test func `D042 the phases of a pointer have the numbers 5, 6 and 7`() {
    let phases: [UITouch.Phase] = [.regionEntered, .regionMoved, .regionExited]
    #expect(phases.map { $0.rawValue } == [5, 6, 7])
  }

  @Test func `D042 a pointer enters, moves in and leaves a view, which itself receives nothing`() {
    let view = world.witness("B", log)
    let inner = world.witness("C", log)
    view.add("C", 0, 0, 50, 50, as: inner)
    hover(on: view, "outer")
    hover(on: inner, "inner")
    report(.hover, 300, 300)
    #expect(told.isEmpty)
    report(.hover, 100, 100)
    report(.hover, 20, 20)
    report(.hover, 100, 100)
    report(.hover, 300, 300)
    report(.leave, 300, 300)
    #expect(
      told == [
        "outer fires began", "inner fires began", "outer fires changed", "inner fires ended",
        "outer fires changed", "outer fires ended",
      ])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `D042 the recognizer knows where the pointer is, and its phase`() {
    let view = world.witness("B", log)
    let recognizer = hover(on: view, "hover")
    _ = world.trace
    report(.hover, 100, 100)
    #expect(recognizer.location(in: nil) == CGPoint(x: 100, y: 100))
    #expect(world.application.pointer?.phase == .regionEntered)
    report(.hover, 110, 100)
    #expect(recognizer.location(in: view) == CGPoint(x: 110, y: 100))
    #expect(world.application.pointer?.phase == .regionMoved)
    report(.leave, 110, 100)
    #expect(recognizer.state == .possible)
    #expect(
      world.phrases(.touches) == [
        "hover hoverEntered", "hover hoverMoved", "hover hoverExited",
      ])
  }

  @Test func `D052 a pointer's touch becomes an ordinary one when the button goes down`() {
    let view = world.witness("B", log)
    hover(on: view, "hover")
    report(.hover, 100, 100)
    let touch = world.application.pointer
    report(.touch, 100, 100)
    #expect(world.application.event.touches.first === touch)
    #expect(touch?.phase == .began && touch?.view === view && touch?.tapCount == 1)
    report(.move, 120, 100)
    report(.lift, 120, 100)
    #expect(
      told == ["hover fires began", "hover fires ended", "B began", "B moved", "B ended"])
    report(.hover, 120, 100)
    #expect(world.application.pointer !== touch)
  }

  @Test func `D042 hovering prevents no tap`() {
    let view = world.witness("B", log)
    hover(on: view, "hover")
    view.attach(UITapGestureRecognizer(), "tap", telling: log)
    report(.hover, 100, 100)
    world.touch(50, 50, finger: 2)
    report(.hover, 110, 100)
    world.lift(finger: 2)
    #expect(
      log.lines(about: "fires") == [
        "hover fires began", "hover fires changed", "tap fires ended",
      ])
  }

  @Test func `D042 a recognizer that is switched off or removed hears no more`() {
    let view = world.witness("B", log)
    let one = hover(on: view, "one")
    hover(on: view, "two")
    report(.hover, 100, 100)
    one.isEnabled = false
    report(.hover, 110, 100)
    view.removeFromSuperview()
    report(.hover, 120, 100)
    #expect(
      log.lines(about: "fires") == [
        "two fires began", "one fires began", "one fires cancelled", "two fires changed",
        "two fires cancelled",
      ])
    #expect(world.application.invariantViolations().isEmpty)
  }
}
