import Testing
import TouchEngine

@Suite struct StateMachineTests {
  /// A recognizer that sets one state at each phase of a touch, as the test says.
  final class Scripted: UIGestureRecognizer {
    var onBegan: [State] = []
    var onMoved: [State] = []
    var onEnded: [State] = []
    var resets: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { set(onBegan) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { set(onMoved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { set(onEnded) }
    override func reset() { resets.append(state.word) }

    private func set(_ states: [State]) {
      for state in states { self.state = state }
    }
  }

  let world = World()
  let scripted = Scripted()

  func run(_ began: [UIGestureRecognizer.State], _ ended: [UIGestureRecognizer.State])
    -> [String]
  {
    scripted.onBegan = began
    scripted.onEnded = ended
    world.root.attach(scripted, "custom", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    return world.phrases(.action).map { String($0.dropLast(" → controller".count)) }
  }

  @Test func `changed from possible counts as began`() {
    #expect(run([.changed], []) == ["custom fires began"])
  }

  @Test func `cancelled from possible counts as failed and sends nothing`() {
    #expect(run([.cancelled], []) == [])
    #expect(world.phrases(.state) == ["custom failed"])
  }

  @Test func `failed after began counts as cancelled`() {
    #expect(run([.began], [.failed]) == ["custom fires began", "custom fires cancelled"])
  }

  @Test func `a gesture that began cannot become possible again`() {
    #expect(run([.began, .possible], [.ended]) == ["custom fires began", "custom fires ended"])
  }

  @Test func `nothing counts after the end until the reset`() {
    #expect(run([.ended, .began, .failed], []) == ["custom fires ended"])
    #expect(scripted.resets == ["ended"])
    #expect(scripted.state == .possible)
  }

  @Test func `a beginning that is left alone goes on to changed`() {
    scripted.onBegan = [.began]
    world.root.attach(scripted, "custom", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.move(60, 50)
    #expect(
      world.phrases(.action) == [
        "custom fires began → controller", "custom fires changed → controller",
      ])
  }

  @Test func `every state and every wish leads to a state that the machine has`() {
    for state in UIGestureRecognizer.State.allCases {
      for wish in UIGestureRecognizer.State.allCases {
        let world = World()
        let scripted = Scripted()
        scripted.onBegan = path(to: state) + [wish]
        world.root.addGestureRecognizer(scripted)
        world.tap(50, 50)
        #expect(UIGestureRecognizer.State.allCases.contains(scripted.state))
      }
    }
  }

  private func path(to state: UIGestureRecognizer.State) -> [UIGestureRecognizer.State] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended: [.ended]
    case .cancelled: [.began, .cancelled]
    case .failed: [.failed]
    }
  }

  final class Refuses: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test func `a delegate that says no makes it fail at once`() {
    scripted.delegate = Refuses()
    #expect(run([.began], []) == [])
    #expect(world.phrases(.state) == ["custom failed"])
  }

  /// A view that lets no recognizer begin.
  final class Protective: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  @Test(arguments: [true, false])
  func `the view is asked only when its touches are at stake`(cancels: Bool) {
    world.root.add("B", 0, 0, 100, 100, as: Protective())
    scripted.cancelsTouchesInView = cancels
    #expect(run([.ended], []) == (cancels ? [] : ["custom fires ended"]))
  }
}
