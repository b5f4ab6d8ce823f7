import Testing
import TouchEngine

/// What a stepper does while a finger rests on one of its halves.
@Suite struct StepperTests {
  let world = World()

  /// A minus from 100 to 150 and a plus from 150 to 200.
  private func add() -> UIStepper {
    let control = UIStepper()
    world.root.add("control", 100, 300, 100, 40, as: control)
    _ = world.trace
    return control
  }

  private var changes: Int { world.phrases(.controlEvent).count { $0 == "control valueChanged" } }

  @Test(arguments: [
    (400.0, 1.0), (550, 1), (1_050, 2), (1_550, 3), (2_050, 4), (2_550, 5), (2_650, 6), (2_750, 7),
  ])
  func `a resting finger changes the value five times every 500 ms, and then faster`(
    rest: Double, value: Double
  ) {
    let control = add()
    world.touch(180, 320)
    world.wait(rest)
    world.lift()
    #expect(control.value == value)
    #expect(changes == Int(value))
  }

  @Test func `the half under the finger counts, and no half outside`() {
    let control = add()
    control.value = 10
    world.touch(180, 320)
    world.wait(550)
    #expect(control.value == 11)
    world.move(120, 320)
    world.wait(500)
    #expect(control.value == 10)
    world.move(120, 600)
    world.wait(2_000)
    #expect(control.value == 10)
    world.lift()
    #expect(control.value == 10)
  }

  @Test func `a finger that comes back repeats slowly again`() {
    let control = add()
    world.touch(180, 320)
    world.wait(2_850)
    #expect(control.value == 8)
    world.move(180, 600)
    world.wait(1_000)
    world.move(180, 320)
    world.wait(1_000)
    #expect(control.value == 10)
  }

  @Test func `a target that takes a stepper away ends the repetition`() {
    let control = add()
    control.addTarget(
      world.controller,
      action: Selector("changed") { control, _ in control.removeFromSuperview() },
      for: .valueChanged)
    world.touch(180, 320)
    world.wait(3_000)
    #expect(changes == 1)
    #expect(world.application.clock.nextDeadline == nil)
  }

  @Test func `without autorepeat, the value changes once`() {
    let control = add()
    control.autorepeat = false
    world.touch(180, 320)
    world.wait(3_000)
    #expect(control.value == 0)
    world.lift()
    #expect(control.value == 1)
  }

  @Test func `a stepper that is not continuous tells its value at the end`() {
    let control = add()
    control.isContinuous = false
    world.touch(180, 320)
    world.wait(1_600)
    #expect(control.value == 3)
    #expect(changes == 0)
    world.lift()
    #expect(changes == 1)
  }

  @Test(arguments: [(true, 0.0), (false, 2)])
  func `a stepper that wraps continues from the other limit`(wraps: Bool, value: Double) {
    let control = add()
    control.maximumValue = 2
    control.value = 2
    control.wraps = wraps
    world.tap(180, 320)
    #expect(control.value == value)
    #expect(changes == (wraps ? 1 : 0))
  }

  @Test func `a canceled touch ends the repetition and changes nothing`() {
    let control = add()
    world.touch(180, 320)
    world.wait(300)
    control.removeFromSuperview()
    world.wait(3_000)
    #expect(control.value == 0)
  }

  @Test func `a stepper may go away while a finger rests on it`() {
    var control: UIStepper? = add()
    world.touch(180, 320)
    control?.removeFromSuperview()
    control = nil
    world.wait(3_000)
    world.lift()
    #expect(changes == 0)
  }
}
