import TouchEngine

/// The description of a small world and of all that happens in it: up to three views, two
/// recognizers with what they have to do with each other, two fingers, and one disturbance.
struct SmallWorld {
  /// What a recognizer is; a tap comes in two forms.
  enum Kind: CaseIterable {
    case tap, doubleTap, longPress, pan, pinch, rotation, swipe, edge, hover

    /// Whether it acts once, when it has recognized.
    var isDiscrete: Bool { self == .tap || self == .doubleTap || self == .swipe }

    /// Whether fingers come down for it one after the other.
    var isTap: Bool { self == .tap || self == .doubleTap }

    /// How fingers have to move for it.
    var manner: Manner {
      switch self {
      case .tap, .doubleTap: .quickAndNear
      case .longPress: .slowAndNear
      case .pan, .pinch, .rotation, .swipe, .edge, .hover: .quickAndFar
      }
    }
  }

  /// What one recognizer has to do with the other, or how it treats touches.
  enum Relation: CaseIterable {
    case none, requires, requiresByDelegate, isRequiredByDelegate, allows, doesNotPrevent
    case isNotPrevented, mayNotBegin, receivesNothing, delaysBegan, delaysNothing
  }

  /// How quickly and how far fingers move: 60 ms and 3 pt, 60 ms and 60 pt, or 300 ms and 3 pt.
  enum Manner: CaseIterable {
    case quickAndNear, quickAndFar, slowAndNear

    var milliseconds: Double { self == .slowAndNear ? 300 : 60 }
    var distance: Double { self == .quickAndFar ? 60 : 3 }
  }

  /// Something that the program or the system does in the middle of it all.
  enum Disturbance: CaseIterable {
    case removeView, hideView, closeView, moveToOtherWindow, putBack, coverView
    case removeRecognizer, moveRecognizer, disableRecognizer, setFailed, setEnded, require
    case ignoreInteraction, cancelTouches
  }

  /// When the disturbance comes: before a step of the fingers, or while the first recognizer acts,
  /// its delegate is asked, or its view hears of a touch.
  enum Moment: Equatable {
    case before(step: Int)
    case inAction, inQuestion, inBegan, inCancelled

    /// The moments inside of calls.
    static let inCalls: [Moment] = [.inAction, .inQuestion, .inBegan, .inCancelled]
  }

  /// For each view the one that it is in, or `nil` for the root.
  var tree: [Int?] = [nil, 0]

  /// The views of the two recognizers.
  var places = (1, 0)

  var kinds = (Kind.tap, Kind.tap)

  /// What the first recognizer has to do with the second, and the second with the first.
  var relations = (Relation.none, Relation.none)

  /// Whose turn it is, step by step; a finger comes down, moves and lifts.
  var order = [1, 2, 1, 2, 1, 2]

  var manner = Manner.quickAndFar

  var disturbance: (what: Disturbance, when: Moment)?

  /// All trees of one to three views, each in the order in which a walk from the back meets them.
  static var trees: [[Int?]] {
    var trees: [[Int?]] = []
    var grown: [[Int?]] = [[nil]]
    for _ in 1...3 {
      trees += grown
      grown = grown.flatMap { tree in
        // The next view is put into the last one, or into one around that, or into the root.
        var parents: [Int?] = [tree.count - 1]
        while let last = parents.last, let index = last { parents.append(tree[index]) }
        return parents.map { tree + [$0] }
      }
    }
    return trees
  }

  /// All trees with all views for each of two recognizers.
  static var places: [(tree: [Int?], one: Int, two: Int)] {
    trees.flatMap { tree in
      tree.indices.flatMap { one in tree.indices.map { two in (tree, one, two) } }
    }
  }

  /// All orders in which two fingers can come down, move and lift.
  static var orders: [[Int]] {
    var orders: [[Int]] = [[]]
    for _ in 1...6 {
      orders = orders.flatMap { order in
        [1, 2].filter { finger in order.count { $0 == finger } < 3 }.map { order + [$0] }
      }
    }
    return orders
  }
}

/// A small world while it runs.
final class SmallWorldRun {
  /// A view that counts what it hears of each touch and passes nothing on.
  final class Counter: UIView {
    var heard: [(touch: UITouch, began: Int, ended: Int, cancelled: Int)] = []
    var whenBegan: () -> Void = {}
    var whenCancelled: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { heard[index(of: touch)].began += 1 }
      whenBegan()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { heard[index(of: touch)].ended += 1 }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { heard[index(of: touch)].cancelled += 1 }
      whenCancelled()
    }

    private func index(of touch: UITouch) -> Int {
      if let index = heard.firstIndex(where: { $0.touch === touch }) { return index }
      heard.append((touch, 0, 0, 0))
      return heard.count - 1
    }
  }

  let plan: SmallWorld
  let world = World()
  private(set) var problems: [String] = []

  /// Every action, in order.
  private(set) var log: [String] = []

  private var views: [Counter] = []
  private var recognizers: [UIGestureRecognizer] = []
  private var acting: [Int] = []
  private var steps = [0, 0, 0]
  private var isDisturbed = false

  init(_ plan: SmallWorld, traced: Bool = false) {
    self.plan = plan
    for (index, parent) in plan.tree.enumerated() {
      let view = Counter()
      view.isMultipleTouchEnabled = true
      let superview = parent.map { views[$0] } ?? world.root
      // A sibling is a little to the right, so that the second finger may land on another view.
      let left = superview.subviews.isEmpty ? 0.0 : 30
      superview.add("v\(index)", left, 0, 200, 200, as: view)
      views.append(view)
    }
    let one = attach(0, plan.kinds.0, to: plan.places.0)
    let two = attach(1, plan.kinds.1, to: plan.places.1)
    relate(one, plan.relations.0, to: two.0)
    relate(two, plan.relations.1, to: one.0)
    prepareDisturbance(one.2)
    if traced { world.application.startTracing() }
  }

  /// Lets everything happen, and checks the whole state after each step.
  func run() {
    for (place, finger) in plan.order.enumerated() {
      if let (_, when) = plan.disturbance, when == .before(step: place) { disturb() }
      step(finger)
      check("step \(place)")
    }
    if let (_, when) = plan.disturbance, when == .before(step: plan.order.count) { disturb() }
    world.application.endIgnoringInteractionEvents()
    world.lift()
    world.lift(finger: 2)
    world.wait(2_000)
    check("the end")
    checkEnd()
  }

  // MARK: Making

  private typealias Member = (UIGestureRecognizer, SmallWorldRules, SmallWorldDelegate)

  private func attach(_ index: Int, _ kind: SmallWorld.Kind, to place: Int) -> Member {
    let (recognizer, rules) = kind.make()
    recognizer.name = index == 0 ? "one" : "two"
    let delegate = SmallWorldDelegate()
    recognizer.delegate = delegate
    recognizer.addTarget(
      nil,
      action: Selector("act") { [unowned self] in noteAction(of: index, $0.state) })
    views[place].addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    return (recognizer, rules, delegate)
  }

  private func relate(
    _ member: Member, _ relation: SmallWorld.Relation, to other: UIGestureRecognizer
  ) {
    let (recognizer, rules, delegate) = member
    switch relation {
    case .none: break
    case .requires: recognizer.require(toFail: other)
    case .requiresByDelegate: delegate.requires = true
    case .isRequiredByDelegate: delegate.isRequired = true
    case .allows: delegate.allows = true
    case .doesNotPrevent: rules.prevents = false
    case .isNotPrevented: rules.isPrevented = false
    case .mayNotBegin: delegate.begins = false
    case .receivesNothing: delegate.receives = false
    case .delaysBegan: recognizer.delaysTouchesBegan = true
    case .delaysNothing:
      recognizer.delaysTouchesEnded = false
      recognizer.cancelsTouchesInView = false
    }
  }

  private func prepareDisturbance(_ delegate: SmallWorldDelegate) {
    guard let when = plan.disturbance?.when else { return }
    let view = views[plan.places.0]
    if when == .inQuestion { delegate.whenAsked = { [unowned self] in disturb() } }
    if when == .inBegan { view.whenBegan = { [unowned self] in disturb() } }
    if when == .inCancelled { view.whenCancelled = { [unowned self] in disturb() } }
  }

  // MARK: Running

  private func step(_ finger: Int) {
    world.wait(plan.manner.milliseconds)
    let far = plan.manner.distance
    switch (finger, steps[finger]) {
    case (1, 0): world.touch(6, 50)
    case (1, 1): world.move(6 + far, 50 + far / 6)
    case (2, 0): world.touch(40, 50, finger: 2)
    case (2, 1): world.move(40, 50 - far * 0.75, finger: 2)
    default: world.lift(finger: finger)
    }
    steps[finger] += 1
  }

  /// Does what disturbs, once.
  private func disturb() {
    guard !isDisturbed, let what = plan.disturbance?.what else { return }
    isDisturbed = true
    let recognizer = recognizers[0]
    let view = views[plan.places.0]
    let parent = view.superview
    switch what {
    case .removeView: view.removeFromSuperview()
    case .hideView: view.isHidden = true
    case .closeView: view.isUserInteractionEnabled = false
    case .moveToOtherWindow:
      let window = UIWindow(windowScene: world.scene)
      window.makeKeyAndVisible()
      window.addSubview(view)
    case .putBack:
      view.removeFromSuperview()
      parent?.addSubview(view)
    case .coverView: view.add("cover", 0, 0, 100, 100)
    case .removeRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    case .moveRecognizer: world.root.addGestureRecognizer(recognizer)
    case .disableRecognizer: recognizer.isEnabled = false
    case .setFailed: recognizer.state = .failed
    case .setEnded: recognizer.state = .ended
    case .require: recognizer.require(toFail: recognizers[1])
    case .ignoreInteraction: world.application.beginIgnoringInteractionEvents()
    case .cancelTouches: world.application.cancelTouches()
    }
    // Outside of a call, what was set is settled before the run loop waits (G016).
    if case .before = plan.disturbance?.when { world.wait(0) }
  }

  // MARK: Checking

  private func check(_ when: String) {
    for violation in world.application.invariantViolations() {
      problems.append("\(when): \(violation)")
    }
  }

  /// Notes an action, and that it may come now.
  private func noteAction(of index: Int, _ state: UIGestureRecognizer.State) {
    let name = recognizers[index].name ?? ""
    log.append("\(name) \(state.word) at \(world.now) ms")
    let kind = index == 0 ? plan.kinds.0 : plan.kinds.1
    let isActing = acting.contains(index)
    switch state {
    case .began:
      if isActing || kind.isDiscrete { problems.append("\(name) begins to act again") }
      acting.append(index)
      if acting.count > 1, excludeEachOther { problems.append("\(name) acts beside the other") }
    case .changed:
      if !isActing { problems.append("\(name) goes on without having begun to act") }
    case .ended:
      if !isActing && !kind.isDiscrete && plan.disturbance?.what != .setEnded {
        problems.append("\(name) ends without having begun to act")
      }
      acting.removeAll { $0 == index }
    case .cancelled:
      if !isActing { problems.append("\(name) is canceled without having begun to act") }
      acting.removeAll { $0 == index }
    case .possible, .failed:
      problems.append("\(name) acts with the state \(state.word)")
    }
    if plan.disturbance?.when == .inAction, index == 0 { disturb() }
  }

  /// Whether the recognizers may never act at once: one of their views is in the other's, and
  /// nobody has said a word for it.
  private var excludeEachOther: Bool {
    let (one, two) = (views[plan.places.0], views[plan.places.1])
    let words: [SmallWorld.Relation] = [.allows, .doesNotPrevent, .isNotPrevented]
    return (one.isDescendant(of: two) || two.isDescendant(of: one)) && plan.disturbance == nil
      && !words.contains(plan.relations.0) && !words.contains(plan.relations.1)
  }

  private func checkEnd() {
    for index in acting { problems.append("\(recognizers[index].name ?? "") never ends") }
    for recognizer in recognizers where recognizer.state != .possible {
      problems.append("\(recognizer.name ?? "") is \(recognizer.state.word) in the end")
    }
    for view in views {
      for (_, began, ended, cancelled) in view.heard {
        // Every beginning has one end. A touch that was held back is canceled along with one that
        // was not (G074), but has no other end.
        let isBalanced = began == 1 ? ended + cancelled == 1 : ended == 0 && cancelled <= 1
        guard began > 1 || !isBalanced else { continue }
        problems.append(
          "\(view.traceName) heard of \(began) beginnings, \(ended) ends and \(cancelled) cancellations"
        )
      }
    }
  }
}
