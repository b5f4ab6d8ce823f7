import Testing
import TouchEngine

/// A generator of numbers that gives the same ones for the same seed everywhere.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns a whole number below a limit.
  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// Returns one of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Returns yes once in so many times.
  mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
}

/// Larger worlds that are made and driven by chance, with the whole state checked after each step.
@Suite struct RandomWorldTests {
  /// A delegate that answers by chance.
  final class Dice: UIGestureRecognizerDelegate {
    var numbers: SeededNumbers
    init(_ seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !numbers.chance(6)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { !numbers.chance(10) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !numbers.chance(6) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.chance(3) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.chance(8) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { numbers.chance(8) }
  }

  /// One world with all that can happen in it.
  final class Story {
    let world = World()
    var numbers: SeededNumbers
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    let dice: Dice

    init(seed: UInt64) {
      numbers = SeededNumbers(seed: seed)
      dice = Dice(seed &+ 1)
      views = [world.root]
      for index in 0..<(4 + numbers.below(12)) { addView(index) }
      for index in 0..<(3 + numbers.below(10)) { addRecognizer(index) }
      for recognizer in recognizers where numbers.chance(3) {
        recognizer.require(toFail: numbers.pick(recognizers))
      }
    }

    private func addView(_ index: Int) {
      let view = UIView()
      numbers.pick(views).add(
        "v\(index)", Double(numbers.below(120)), Double(numbers.below(120)),
        Double(60 + numbers.below(300)), Double(60 + numbers.below(300)), as: view)
      view.isMultipleTouchEnabled = numbers.chance(2)
      view.isExclusiveTouch = numbers.chance(10)
      views.append(view)
    }

    private func addRecognizer(_ index: Int) {
      let recognizer: UIGestureRecognizer
      switch numbers.below(8) {
      case 0: recognizer = UITapGestureRecognizer()
      case 1: recognizer = world.tapRecognizer("", taps: 2)
      case 2: recognizer = UILongPressGestureRecognizer()
      case 3: recognizer = UIPanGestureRecognizer()
      case 4: recognizer = UIPinchGestureRecognizer()
      case 5: recognizer = UIRotationGestureRecognizer()
      case 6: recognizer = UISwipeGestureRecognizer()
      default: recognizer = Probe("", Log())
      }
      recognizer.name = "r\(index)"
      recognizer.cancelsTouchesInView = !numbers.chance(3)
      recognizer.delaysTouchesBegan = numbers.chance(4)
      recognizer.delaysTouchesEnded = !numbers.chance(3)
      if numbers.chance(2) { recognizer.delegate = dice }
      recognizer.addTarget(nil, action: Selector("act") { [unowned self] in react(to: $0) })
      numbers.pick(views).addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    /// Now and then an action changes the world while it is called.
    private func react(to recognizer: UIGestureRecognizer) {
      guard numbers.chance(8) else { return }
      switch numbers.below(5) {
      case 0: recognizer.isEnabled = false
      case 1: recognizer.view?.removeGestureRecognizer(recognizer)
      case 2: remove(numbers.pick(views))
      case 3: numbers.pick(recognizers).isEnabled = false
      default: numbers.pick(recognizers).state = numbers.pick(UIGestureRecognizer.State.allCases)
      }
    }

    private func remove(_ view: UIView) {
      if view !== world.root { view.removeFromSuperview() }
    }

    func step() {
      let x = Double(numbers.below(390))
      let y = Double(numbers.below(600))
      let finger = 1 + numbers.below(numbers.chance(10) ? 7 : 3)
      switch numbers.below(20) {
      case 0...3: world.touch(x, y, finger: finger)
      case 4...8: world.move(x, y, finger: finger)
      case 9...11: world.lift(finger: finger)
      case 12, 13: world.wait(Double(numbers.below(500)))
      case 14: remove(numbers.pick(views))
      case 15:
        let view = numbers.pick(views)
        if view !== world.root { numbers.pick(views).addSubview(view) }
      case 16: numbers.pick(recognizers).isEnabled.toggle()
      case 17: numbers.pick(views).addGestureRecognizer(numbers.pick(recognizers))
      case 18: change()
      default: numbers.pick(recognizers).state = numbers.pick(UIGestureRecognizer.State.allCases)
      }
      // What was changed outside of an event is settled before the run loop waits (G016).
      world.wait(0)
    }

    private func change() {
      let application = world.application
      switch numbers.below(7) {
      case 0: application.cancelTouches()
      case 1: application.beginIgnoringInteractionEvents()
      case 2, 3: application.endIgnoringInteractionEvents()
      case 4:
        let view = numbers.pick(views)
        UIView.animate(
          in: application, withDuration: 0.3,
          animations: { view.alpha = numbers.chance(3) ? 0 : 1 })
      case 5: numbers.pick(views).isHidden.toggle()
      default: numbers.pick(views).isUserInteractionEnabled.toggle()
      }
    }
  }

  @Test(arguments: 1...60)
  func `a random world stays in order whatever happens`(seed: Int) {
    let story = Story(seed: UInt64(seed))
    if seed.isMultiple(of: 4) { _ = story.world.trace }
    for step in 1...150 {
      story.step()
      let violations = story.world.application.invariantViolations()
      #expect(violations.isEmpty, "seed \(seed), step \(step): \(violations)")
      if !violations.isEmpty { return }
    }
  }

  @Test func `a random world goes the same way with the same seed, traced or not`() {
    for seed in UInt64(1)...8 {
      let stories = [Story(seed: seed), Story(seed: seed)]
      for story in stories {
        _ = story.world.trace
        for _ in 1...200 { story.step() }
      }
      #expect(stories[0].world.trace.text == stories[1].world.trace.text)
    }
  }
}
