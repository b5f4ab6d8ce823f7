import Testing
import TouchEngine

/// Every small world, driven through every short story, with the whole state checked after each
/// step.
@Suite struct SmallWorldTests {
  /// What can happen between a touch and its end.
  enum Step: CaseIterable {
    case touch, touchSecond, move, moveFar, wait, lift, liftSecond, cancel, remove, restore, disable

    func perform(
      in world: World, on view: UIView, parent: UIView, _ recognizer: UIGestureRecognizer
    ) {
      switch self {
      case .touch: world.touch(50, 50)
      case .touchSecond: world.touch(60, 60, finger: 2)
      case .move: world.move(55, 50)
      case .moveFar: world.move(120, 50)
      case .wait: world.wait(400)
      case .lift: world.lift()
      case .liftSecond: world.lift(finger: 2)
      case .cancel: world.application.cancelTouches()
      case .remove: view.removeFromSuperview()
      case .restore: parent.addSubview(view)
      case .disable: recognizer.isEnabled.toggle()
      }
    }
  }

  /// A recognizer under test: what it is, and how it treats the touches of its view.
  enum Kind: CaseIterable {
    case tap, doubleTap, press, delayingTap

    func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .press: return UILongPressGestureRecognizer()
      case .delayingTap:
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        return tap
      }
    }
  }

  /// A view that counts what it is told, and does not pass it on.
  final class Counter: UIView {
    var began = 0
    var finished = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += touches.count
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      finished += touches.count
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      finished += touches.count
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `every story of four steps leaves the world in order`(first: Kind, second: Kind) {
    for story in stories(of: 4) {
      for requires in [false, true] {
        let world = World()
        let parent = world.root.add("A", 0, 0, 300, 300)
        let view = Counter()
        view.isMultipleTouchEnabled = true
        parent.add("B", 0, 0, 200, 200, as: view)
        let one = view.attach(first.make(), "one", firing: world.controller)
        let two = parent.attach(second.make(), "two", firing: world.controller)
        if requires { two.require(toFail: one) }
        for step in story {
          step.perform(in: world, on: view, parent: parent, one)
          let violations = world.application.invariantViolations()
          #expect(violations.isEmpty, "\(story) \(violations)")
          if !violations.isEmpty { return }
        }
        world.lift()
        world.lift(finger: 2)
        world.wait(2_000)
        // Every beginning has exactly one end; a double tap also takes back what was held (G074).
        let isBalanced =
          first == .doubleTap || second == .doubleTap
          ? view.finished >= view.began : view.finished == view.began
        #expect(isBalanced, "\(story), requires: \(requires)")
        if !isBalanced { return }
      }
    }
  }

  /// All stories of a length that begin with a finger coming down.
  private func stories(of length: Int) -> [[Step]] {
    var stories: [[Step]] = [[.touch]]
    for _ in 1..<length {
      stories = stories.flatMap { story in Step.allCases.map { story + [$0] } }
    }
    return stories
  }
}
