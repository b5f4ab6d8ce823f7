import Testing
import TouchEngine

@Suite struct HitTestingTests {
  let world = World()

  /// The tree of experiment E12: A(A1(A1a), A2(A2a, A2b)), B(B1(B1a, B1b)), C(C1, C2(C2a)).
  func buildTree() {
    let a = world.root.add("A", 20, 100, 350, 200)
    let a1 = a.add("A1", 10, 10, 150, 180)
    a1.add("A1a", 10, 10, 100, 60)
    let a2 = a.add("A2", 180, 10, 160, 180)
    a2.add("A2a", 10, 10, 140, 70)
    a2.add("A2b", 10, 100, 140, 70)
    let b = world.root.add("B", 20, 320, 350, 150)
    let b1 = b.add("B1", 10, 10, 330, 130)
    b1.add("B1a", 10, 10, 100, 100)
    b1.add("B1b", 120, 10, 100, 100)
    let c = world.root.add("C", 20, 490, 350, 150)
    c.add("C1", 10, 10, 150, 130)
    let c2 = c.add("C2", 180, 10, 160, 130)
    c2.add("C2a", 10, 10, 100, 100)
  }

  @Test func `the search asks the front sibling first and runs twice`() {
    buildTree()
    _ = world.trace
    world.touch(250, 250)
    let pass = [
      "window", "root", "C", "B", "A", "A2", "A2b",
    ].map { "\($0) hitTest" }
    let asked = world.phrases(.hitTest).map { $0.split(separator: " (")[0] }.map(String.init)
    #expect(asked == pass + pass)
    #expect(world.phrases(.hit) == ["hit A2b"])
  }

  @Test(arguments: [
    ("hidden", "isHidden is true"), ("disabled", "isUserInteractionEnabled is false"),
    ("faint", "alpha 0.009 is less than 0.01"), ("exactly", "alpha 0.01 is less than 0.01"),
  ])
  func `a view that ignores touches is asked but never for its point`(
    how: String, reason: String
  ) throws {
    world.root.add("Y", 0, 0, 100, 100)
    let x = world.root.add("X", 0, 0, 100, 100)
    switch how {
    case "hidden": x.isHidden = true
    case "disabled": x.isUserInteractionEnabled = false
    case "faint": x.alpha = 0.009
    default: x.alpha = 0.01
    }
    _ = world.trace
    world.touch(50, 50)
    #expect(world.phrases(.hit) == ["hit Y"])
    #expect(!world.phrases(.pointInside).contains { $0.hasPrefix("X ") })
    let trace = world.trace
    let answer = try #require(
      trace.events.first { $0.kind == .hitTestResult && trace.name(of: $0.from) == "X" })
    #expect(answer.payload == .hitTestResult(nil))
    #expect(trace.reason(of: answer) == reason)
  }

  @Test func `only the view's own opacity counts`() {
    let outer = world.root.add("outer", 0, 0, 100, 100)
    outer.alpha = 0.05
    outer.add("inner", 0, 0, 100, 100).alpha = 0.1
    _ = world.trace
    world.touch(50, 50)
    #expect(world.phrases(.hit) == ["hit inner"])
  }

  @Test(arguments: [
    (99.0, 99.0, "hit V"), (100.0, 99.0, "hit root"), (99.0, 100.0, "hit root"),
    (0.0, 0.0, "hit V"),
  ])
  func `the least edges are inside and the greatest are not`(x: Double, y: Double, hit: String) {
    world.root.add("V", 0, 0, 100, 100)
    _ = world.trace
    world.touch(x, y)
    #expect(world.phrases(.hit) == [hit])
  }

  @Test func `point inside works in bounds coordinates`() {
    let view = world.root.add("V", 0, 0, 100, 100)
    view.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!view.point(inside: CGPoint(x: 50, y: 50), with: nil))
    #expect(view.point(inside: CGPoint(x: 10_050, y: 10_050), with: nil))
    _ = world.trace
    world.touch(50, 50)
    #expect(world.phrases(.hit) == ["hit V"])
    #expect(world.phrases(.hitTest).contains("V hitTest (10050, 10050)"))
  }

  @Test func `a scaled view answers up to its own far corner`() {
    let view = world.root.add("V", 0, 0, 200, 200)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    _ = world.trace
    world.touch(149.75, 149.75)
    #expect(world.phrases(.hit) == ["hit V"])
    #expect(world.phrases(.hitTest).contains("V hitTest (199.5, 199.5)"))
  }

  @Test func `a turned view is hit where it is drawn`() {
    let view = world.root.add("V", 100, 100, 200, 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    _ = world.trace
    world.touch(200, 30)
    #expect(world.phrases(.hit) == ["hit V"])
    world.lift()
    world.touch(110, 110)
    #expect(world.phrases(.hit) == ["hit V", "hit root"])
  }

  @Test func `a point outside the parent never reaches a child that is drawn there`() throws {
    let bar = world.root.add("bar", 0, 700, 390, 83)
    bar.add("button", 160, -20, 70, 70)
    _ = world.trace
    world.touch(195, 690)
    #expect(world.phrases(.hit) == ["hit root"])
    #expect(!world.phrases(.hitTest).contains { $0.hasPrefix("button") })
    let trace = world.trace
    let answer = try #require(
      trace.events.first { $0.kind == .pointInside && trace.name(of: $0.to) == "bar" })
    #expect(trace.reason(of: answer) == "outside: 10 pt above")
  }

  final class RepairedBar: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        || subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    }
  }

  @Test func `the child is reachable once its parent takes the point`() {
    let bar = world.root.add("bar", 0, 700, 390, 83, as: RepairedBar())
    bar.add("button", 160, -20, 70, 70)
    _ = world.trace
    world.touch(195, 690)
    #expect(world.phrases(.hit) == ["hit button"])
  }

  final class NilInPass: UIView {
    var pass = 0
    var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      calls += 1
      return calls == pass ? nil : super.hitTest(point, with: event)
    }
  }

  @Test(arguments: [(1, "hit V"), (2, "hit root")])
  func `only the second pass decides`(pass: Int, hit: String) {
    let view = NilInPass()
    view.pass = pass
    world.root.add("V", 0, 0, 100, 100, as: view)
    _ = world.trace
    world.touch(50, 50)
    #expect(world.phrases(.hit) == [hit])
  }

  @Test func `moves and lifts ask no view`() {
    world.root.add("V", 0, 0, 100, 100)
    _ = world.trace
    world.touch(50, 50)
    let asked = world.phrases(.hitTest).count
    world.move(300, 300)
    world.lift()
    #expect(world.phrases(.hitTest).count == asked)
    #expect(world.phrases(.touches) == ["V touchesBegan", "V touchesMoved", "V touchesEnded"])
  }

  @Test func `the front window takes the touch, and one that declines lets it through`() {
    let front = UIWindow(windowScene: world.scene)
    front.traceName = "front"
    front.windowLevel = .alert
    front.makeKeyAndVisible()
    let late = UIWindow(windowScene: world.scene)
    late.traceName = "late"
    late.makeKeyAndVisible()
    late.isUserInteractionEnabled = false
    _ = world.trace
    world.touch(10, 10)
    #expect(world.phrases(.hit) == ["hit front"])
    #expect(!world.phrases(.hitTest).contains { $0.hasPrefix("late") })
    #expect(!world.phrases(.hitTest).contains { $0.hasPrefix("window") })
    world.lift()
    front.isUserInteractionEnabled = false
    world.touch(10, 10)
    #expect(world.phrases(.hit) == ["hit front", "hit root"])
  }

  @Test func `tracing does not change what is found`() {
    buildTree()
    let silent = World()
    #expect(silent.application.recorder == nil)
    for x in stride(from: 5.0, to: 390, by: 31) {
      for y in stride(from: 5.0, to: 844, by: 37) {
        let point = CGPoint(x: x, y: y)
        let without = world.window.hitTest(point, with: nil)
        world.application.startTracing()
        world.touch(x, y)
        #expect(world.phrases(.hit).last == "hit \(without?.traceName ?? "nothing")")
        world.lift()
      }
    }
  }
}
