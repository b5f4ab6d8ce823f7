import Testing
import TouchEngine

/// Controllers that come and go in all ways at random, while fingers do, too.
@Suite struct RandomContainerTests {
  /// A controller that keeps account of what it is told.
  final class Account: UIViewController {
    enum Sight { case out, coming, there, going }

    var sight = Sight.out
    var complaints: [String] = []
    var appearances = 0

    init(_ number: Int) {
      super.init()
      traceName = "c\(number)"
    }

    private func step(from allowed: [Sight], to next: Sight, _ method: String) {
      if !allowed.contains(sight) { complaints.append("\(traceName) \(method) after \(sight)") }
      sight = next
    }

    override func viewWillAppear(_ animated: Bool) {
      step(from: [.out, .going], to: .coming, "viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      step(from: [.coming], to: .there, "viewDidAppear")
      appearances += 1
    }
    override func viewWillDisappear(_ animated: Bool) {
      step(from: [.there, .coming], to: .going, "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      step(from: [.going], to: .out, "viewDidDisappear")
    }
  }

  /// An app with a navigation controller in a tab bar controller, whose parts are changed.
  final class App {
    let world = World()
    let tabs = UITabBarController()
    let navigation: UINavigationController
    var controllers: [Account] = []
    private var numbers: SeededNumbers

    init(seed: UInt64) {
      numbers = SeededNumbers(seed: seed)
      let first = Account(0)
      let second = Account(1)
      controllers = [first, second]
      navigation = UINavigationController(rootViewController: first)
      tabs.viewControllers = [navigation, second]
      world.window.rootViewController = tabs
      _ = world.trace
    }

    func number(_ limit: Int) -> Int { numbers.below(limit) }

    func newController() -> Account {
      let controller = Account(controllers.count)
      let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen]
      controller.modalPresentationStyle = styles[number(3)]
      if number(3) == 0 {
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      }
      controllers.append(controller)
      return controller
    }

    /// The controller that is presented and presents none.
    var front: UIViewController {
      var controller: UIViewController = tabs
      while let presented = controller.presentedViewController { controller = presented }
      return controller
    }

    func step() {
      switch number(14) {
      case 0: navigation.pushViewController(newController(), animated: number(2) == 0)
      case 1: navigation.popViewController(animated: number(2) == 0)
      case 2: tabs.selectedIndex = number(2)
      case 3: front.present(newController(), animated: number(2) == 0)
      case 4: front.dismiss(animated: number(2) == 0)
      case 5: tabs.dismiss(animated: number(2) == 0)
      case 6: world.touch(number(2) == 0 ? 5 : Double(number(390)), Double(number(844)))
      case 7, 8: world.move(Double(number(390)), Double(number(844)))
      case 9: world.lift()
      case 10:
        navigation.interactivePopGestureRecognizer?.isEnabled.toggle()
      case 11: world.tap(Double(number(390)), number(2) == 0 ? 70 : 800)
      default: world.wait(Double(number(300)))
      }
    }

    /// Lets everything come to its end.
    func settle() {
      world.lift()
      world.wait(5_000)
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `controllers hear of their appearance in turn, whatever happens`(part: UInt64) {
    var appearances = 0
    for seed in part * 100..<(part + 1) * 100 {
      let app = App(seed: seed)
      for index in 0..<60 {
        app.step()
        let violations = app.world.application.invariantViolations()
        #expect(violations.isEmpty, "seed \(seed), step \(index): \(violations)")
        if !violations.isEmpty { return }
      }
      app.settle()
      for controller in app.controllers {
        appearances += controller.appearances
        #expect(controller.complaints.isEmpty, "seed \(seed): \(controller.complaints)")
        let isInWindow = controller.viewIfLoaded?.window != nil
        #expect(
          controller.sight == (isInWindow ? .there : .out),
          "seed \(seed): \(controller.traceName) is \(controller.sight)")
        if controller.sight != (isInWindow ? .there : .out) { return }
      }
    }
    // Many come into sight, or this shows nothing.
    #expect(appearances > 500)
  }
}

/// What is left when parts of an app outlive others.
@Suite struct OutlivingTests {
  @Test func `a navigation controller may outlive its application in the middle of a change`() {
    var world: World? = World()
    let navigation = UINavigationController(rootViewController: UIViewController())
    world?.window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: true)
    world = nil
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `what is presented, and a bar, may be outlived by what a finger is on`() {
    let world = World()
    weak var gone: UIViewController?
    let presentation: UIPresentationController
    do {
      let presenter = UIViewController()
      world.window.rootViewController = presenter
      let sheet = UIViewController()
      gone = sheet
      presentation = sheet.presentationController
      presenter.present(sheet, animated: false)
      world.touch(200, 300)
      world.wait(0)
    }
    world.window.rootViewController = nil
    #expect(gone == nil)
    world.drag(from: (200, 300), by: (0, 40), steps: 5, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(presentation.containerView != nil)
    var bar: UITabBar? = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 83))
    bar?.items = [UITabBarItem(title: "A")]
    let button = bar?.subviews.first
    bar = nil
    (button as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(button?.superview == nil)
  }

  @Test func `an application goes away, whatever is under way`() {
    weak var gone: UIApplication?
    weak var controller: UIViewController?
    do {
      let world = World()
      let navigation = UINavigationController(rootViewController: UIViewController())
      world.window.rootViewController = navigation
      navigation.pushViewController(UIViewController(), animated: true)
      let presented = UIViewController()
      navigation.present(presented, animated: true)
      gone = world.application
      controller = presented
    }
    #expect(gone == nil)
    #expect(controller == nil)
  }
}
