import Testing
import TouchEngine

/// What a recognizer does when it is interrupted by the code that it calls.
struct InterruptionTests {
  private let world = World()
  private let log = Log()

  /// A delegate that does something when it is asked whether a recognizer may begin.
  private final class Saboteur: UIGestureRecognizerDelegate {
    var act: () -> Void = {}

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      act()
      return true
    }
  }

  @Test func `a delegate that takes the view away when it is asked ends the attempt`() {
    let view = world.root.add("A", 0, 0, 100, 100)
    let tap = view.attach(UITapGestureRecognizer(), "tap", telling: log)
    let saboteur = Saboteur()
    saboteur.act = { view.removeFromSuperview() }
    tap.delegate = saboteur
    world.tap(50, 50)
    #expect(log.lines == [])
    #expect(tap.state == .possible)
    #expect(world.application.invariantViolations() == [])
  }

  @Test func `a delegate that switches the recognizer off when it is asked ends the attempt`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let saboteur = Saboteur()
    saboteur.act = { [unowned pan] in pan.isEnabled = false }
    pan.delegate = saboteur
    world.touch(50, 50)
    world.move(80, 50)
    world.move(90, 50)
    world.lift()
    #expect(log.lines == [])
    #expect(world.application.invariantViolations() == [])
  }

  @Test(arguments: [
    (UIGestureRecognizer.State.ended, "ended"), (.failed, "cancelled"), (.cancelled, "cancelled"),
  ])
  func `a recognizer that is ended in its first action is told of its end`(
    state: UIGestureRecognizer.State, word: String
  ) {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    pan.addTarget(
      nil,
      action: Selector("end") { recognizer in
        if recognizer.state == .began { recognizer.state = state }
      })
    world.touch(50, 50)
    world.move(80, 50)
    world.move(90, 50)
    world.lift()
    #expect(log.lines == ["pan fires began", "pan fires \(word)"])
    #expect(pan.state == .possible)
  }

  @Test func `a state that was set outside of a window is forgotten in one`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let own = Probe("own", log)
    view.addGestureRecognizer(own)
    own.state = .ended
    #expect(own.state == .ended)
    world.root.addSubview(view)
    #expect(own.state == .possible)
    own.onEnded = { own, _, _ in own.state = .ended }
    world.tap(50, 50)
    #expect(log.lines(about: "fires") == ["own fires ended"])
  }

  @Test func `a hover recognizer wants no touches and holds none back`() {
    let view = world.witness("A", log)
    view.addGestureRecognizer(UIHoverGestureRecognizer())
    world.tap(50, 50)
    #expect(log.lines == ["A began", "A ended"])
  }
}
