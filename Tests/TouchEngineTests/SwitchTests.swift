import Testing
import TouchEngine

/// What a switch does with touches: a view inside it has them, with two recognizers of its own.
@Suite struct SwitchTests {
  let world = World()

  private func add(to parent: UIView? = nil) -> UISwitch {
    let control = UISwitch()
    (parent ?? world.root).add("control", 100, 300, 51, 31, as: control)
    _ = world.trace
    return control
  }

  /// The control events of the switch.
  private var events: [String] {
    world.phrases(.controlEvent).map { $0.replacing("control ", with: "") }
  }

  @Test func `a view inside a switch has its touches, and the switch sends no touch down`() {
    let control = add()
    world.touch(110, 315)
    #expect(world.phrases(.hit) == ["hit UISwitchModernVisualElement"])
    world.wait(50)
    #expect(!control.isTracking)
    world.lift()
    #expect(control.isOn)
    #expect(events == ["valueChanged", "primaryActionTriggered", "touchUpInside"])
  }

  @Test(arguments: ["UITapGestureRecognizer", "UIPanGestureRecognizer"], [true, false])
  func `the press of a switch prevents the recognizers around it`(
    className: String, isOnSwitch: Bool
  ) {
    let control = add()
    let isTap = className == "UITapGestureRecognizer"
    let recognizer = isTap ? UITapGestureRecognizer() : UIPanGestureRecognizer()
    (isOnSwitch ? control : world.root).attach(recognizer, "other", firing: world.controller)
    world.touch(140, 315)
    world.wait(20)
    if !isTap { world.move(140, 345) }
    world.lift()
    #expect(!world.phrases(.action).contains { $0.hasPrefix("other") })
    #expect(control.isOn)
  }

  @Test(arguments: [(0.0, true), (100, true), (160, false)])
  func `a scroll view around a switch scrolls until its delay is over`(
    rest: Double, scrolls: Bool
  ) {
    let scroll = world.scroll()
    let control = add(to: scroll)
    world.touch(110, 315)
    world.wait(rest)
    for step in 1...4 {
      world.wait(16)
      world.move(110, 315 - 10 * Double(step))
    }
    #expect(scroll.isDragging == scrolls)
    world.lift()
    #expect(control.isOn != scrolls)
  }

  @Test(arguments: [(0.0, 0.0), (0, 200), (-200, 0)])
  func `a press turns a switch over wherever the finger lifts`(way: (Double, Double)) {
    let control = add()
    world.touch(110, 315)
    world.wait(20)
    world.move(110 + way.0, 315 + way.1)
    world.lift()
    #expect(control.isOn)
    #expect(events.contains("touchUpInside"))
  }

  @Test func `a canceled press turns a switch over`() {
    let control = add()
    world.touch(110, 315)
    world.wait(20)
    world.application.cancelTouches()
    #expect(control.isOn)
    #expect(events == ["valueChanged", "primaryActionTriggered"])
  }

  @Test func `a switch tells its value once, when the finger has lifted`() {
    let control = add()
    world.touch(110, 315)
    world.wait(20)
    for x in [120.0, 136, 140] { world.move(x, 315) }
    #expect(!control.isOn)
    world.lift()
    #expect(control.isOn)
    #expect(events == ["valueChanged", "primaryActionTriggered"])
  }

  @Test func `a drag to the other side and back changes nothing`() {
    let control = add()
    world.touch(110, 315)
    world.wait(20)
    for x in [120.0, 140, 145, 110, 108] { world.move(x, 315) }
    world.lift()
    #expect(!control.isOn)
    #expect(events.isEmpty)
  }
}
