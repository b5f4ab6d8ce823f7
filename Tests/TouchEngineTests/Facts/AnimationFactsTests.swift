import Testing
import TouchEngine

/// Facts D175 to D188: animations, and controllers that are presented.
@Suite struct AnimationFactsTests {
  let world = World()
  let log = Log()

  func animate(
    _ duration: Double = 1, _ options: UIView.AnimationOptions = [], _ changes: () -> Void
  ) {
    UIView.animate(
      in: world.application, withDuration: duration, options: options, animations: changes)
  }

  @Test func `D175 D178 a view that is animated swallows touches in its area`() {
    let behind = world.witness("S", log)
    let toast = world.witness("T", log)
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    animate { toast.alpha = 0 }
    world.wait(500)
    world.tap(50, 50)
    #expect(log.lines.isEmpty)
    #expect(behind.traceName == "S")
    world.wait(500)
    world.tap(50, 50)
    #expect(log.lines.first == "S began")
  }

  @Test func `D178 what cannot be seen any more lets touches through`() {
    _ = world.witness("S", log)
    let toast = world.witness("T", log)
    animate { toast.alpha = 0 }
    world.wait(985)
    world.touch(50, 50)
    #expect(log.lines.isEmpty)
    world.lift()
    world.wait(8)
    world.touch(50, 50)
    #expect(log.lines == ["S began"])
    toast.isHidden = true
  }

  @Test func `D178 a hidden view does not swallow`() {
    _ = world.witness("S", log)
    let toast = world.witness("T", log)
    animate { toast.alpha = 0.5 }
    toast.isHidden = true
    world.touch(50, 50)
    #expect(log.lines == ["S began"])
  }

  @Test func `D175 D178 with the option the view is touched as usual`() {
    let toast = world.witness("T", log)
    animate(1, .allowUserInteraction) { toast.alpha = 0.5 }
    world.tap(50, 50)
    #expect(log.lines == ["T began", "T ended"])
  }

  @Test func `D175 views in one that is animated are closed too`() {
    let toast = world.witness("T", log)
    toast.add("B", 0, 0, 100, 100, as: Witness("B", log))
    animate { toast.alpha = 0.5 }
    world.tap(50, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `D175 D182 a touch that is down stays with its view`() {
    let view = world.witness("B", log)
    world.touch(50, 50)
    animate { view.alpha = 0.5 }
    world.move(60, 50)
    world.lift()
    #expect(log.lines == ["B began", "B moved", "B ended"])
  }

  @Test func `D179 what is seen counts, not the opacity at the end`() {
    _ = world.witness("S", log)
    let toast = world.witness("T", log)
    animate { toast.alpha = 0 }
    world.touch(50, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `D180 a button that fades without the option loses quick taps`() {
    for options in [[], UIView.AnimationOptions.allowUserInteraction] {
      let world = World()
      let log = Log()
      let button = world.witness("B", log)
      button.onBegan = { [unowned world, unowned button] in
        button.alpha = 0.5
        UIView.animate(
          in: world.application, withDuration: 0.4, options: options,
          animations: { button.alpha = 1 })
      }
      for _ in 1...3 {
        world.tap(50, 50)
        world.wait(100)
      }
      #expect(log.lines(about: "began").count == (options.isEmpty ? 1 : 3))
    }
  }

  @Test func `D181 a view that is moved is hit where it will be`() {
    let view = world.witness("B", log)
    animate(1, .allowUserInteraction) {
      view.frame = CGRect(x: 180, y: 600, width: 200, height: 200)
    }
    world.tap(50, 50)
    #expect(log.lines.isEmpty)
    world.tap(250, 650)
    #expect(log.lines == ["B began", "B ended"])
  }

  @Test func `D240 a presentation layer is where the screen shows its view`() throws {
    let view = world.witness("B", log)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.layer.presentation()?.frame == view.frame)
    #expect(other.layer.presentation() == nil)
    animate(1) {
      view.frame = CGRect(x: 200, y: 600, width: 200, height: 300)
      view.alpha = 0.5
    }
    world.wait(250)
    let presentation = try #require(view.layer.presentation())
    #expect(view.layer.frame == CGRect(x: 200, y: 600, width: 200, height: 300))
    #expect(presentation.frame == CGRect(x: 50, y: 150, width: 200, height: 225))
    #expect(presentation.position == CGPoint(x: 150, y: 262.5))
    #expect(presentation.opacity == 0.875)
    #expect(presentation.model() == view.layer)
    #expect(presentation.presentation() == presentation)
    #expect(presentation != view.layer)
    // Another animation starts where the screen is.
    animate(1) { view.frame = CGRect(x: 50, y: 150, width: 125, height: 150) }
    world.wait(500)
    let midway = CGRect(x: 50, y: 150, width: 162.5, height: 187.5)
    #expect(view.layer.presentation()?.frame == midway)
    world.wait(500)
    #expect(view.layer.presentation()?.frame == view.frame)
  }

  @Test func `D240 a presentation layer grows with its view`() throws {
    let view = world.witness("B", log)
    animate(1) { view.transform = CGAffineTransform(scaleX: 3, y: 1) }
    world.wait(500)
    #expect(view.layer.presentation()?.frame == CGRect(x: -100, y: 0, width: 400, height: 200))
    world.wait(500)
    #expect(view.layer.presentation()?.frame == CGRect(x: -200, y: 0, width: 600, height: 200))
  }

  @Test func `D241 a presentation layer is hit-tested where the screen shows it`() throws {
    let view = world.witness("B", log)
    let badge = view.add("badge", 80, 80, 20, 20, as: Witness("badge", log))
    let root: UIView = world.controller.view
    animate(1) { view.center = CGPoint(x: 250, y: 650) }
    world.wait(500)
    let presentation = try #require(root.layer.presentation())
    #expect(presentation.hitTest(CGPoint(x: 100, y: 300))?.delegate === view)
    #expect(presentation.hitTest(CGPoint(x: 160, y: 360))?.delegate === badge)
    #expect(presentation.hitTest(CGPoint(x: 300, y: 700))?.delegate === root)
    #expect(presentation.hitTest(CGPoint(x: -1, y: 0)) == nil)
    #expect(root.layer.hitTest(CGPoint(x: 300, y: 700))?.delegate === view)
    badge.isHidden = true
    #expect(presentation.hitTest(CGPoint(x: 160, y: 360))?.delegate === view)
  }

  @Test func `D177 an animator leaves its views open, unless it is told otherwise`() {
    for isOpen in [true, false] {
      let world = World()
      let log = Log()
      let view = world.witness("B", log)
      let animator = UIViewPropertyAnimator(duration: 1) { view.alpha = 0.5 }
      #expect(animator.isUserInteractionEnabled)
      animator.isUserInteractionEnabled = isOpen
      animator.addCompletion { log.add("done") }
      animator.startAnimation(in: world.application)
      #expect(animator.isRunning)
      world.tap(50, 50)
      world.wait(1_000)
      #expect(log.lines == (isOpen ? ["B began", "B ended"] : []) + ["done"])
      #expect(!animator.isRunning)
    }
  }

  @Test func `an animation is over on time, and one without changes at once`() {
    let view = world.witness("B", log)
    var finished: [Double] = []
    UIView.animate(
      in: world.application, withDuration: 0.25, delay: 0.25, animations: { view.alpha = 0.5 },
      completion: { _ in finished.append(world.now) })
    UIView.animate(
      in: world.application, withDuration: 1, animations: {},
      completion: { _ in finished.append(world.now) })
    world.wait(1_000)
    #expect(finished == [0, 500])
    world.tap(50, 50)
    #expect(log.lines == ["B began", "B ended"])
  }

  @Test func `D185 a pan goes on under a controller that is presented, new touches go to its view`()
  {
    let view = world.witness("V", log)
    view.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.touch(50, 50)
    world.move(70, 50)
    let sheet = UIViewController()
    sheet.view = Witness("P", log)
    sheet.modalPresentationStyle = .overFullScreen
    world.controller.present(sheet, animated: false)
    world.move(80, 50)
    world.touch(100, 100, finger: 2)
    world.lift()
    #expect(
      log.lines(about: "fires", "P ") == [
        "pan fires began", "pan fires changed", "P began", "pan fires ended",
      ])
  }

  @Test func `D188 what a presented controller does not handle reaches its presenter`() {
    final class Handles: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let presenter = Handles()
    world.window.rootViewController = presenter
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    presenter.present(presented, animated: false)
    world.touch(50, 50)
    #expect(presenter.count == 1)
  }

  @Test func `a controller presents one at a time, and dismissing takes the whole stack`() {
    let first = UIViewController()
    let second = UIViewController()
    world.controller.present(first, animated: false)
    world.controller.present(second, animated: false)
    #expect(second.presentingViewController == nil)
    first.present(second, animated: false)
    world.controller.dismiss(animated: false)
    #expect(first.view.window == nil)
    #expect(second.view.window == nil)
    #expect(world.application.invariantViolations().isEmpty)
  }
}
