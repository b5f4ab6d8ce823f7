import Testing

@testable import TouchEngine

/// Force, and the samples between two frames.
@Suite struct SampleFactsTests {
  let world = World()

  /// A view that looks at its touches while they are told.
  final class Observer: UIView {
    var onMoved: (UITouch, UIEvent) -> Void = { _, _ in }
    var moves = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      moves += 1
      guard let touch = touches.first, let event else { return }
      onMoved(touch, event)
    }
  }

  func observer() -> Observer {
    let view = Observer()
    world.root.add("B", 0, 0, 390, 844, as: view)
    return view
  }

  func report(
    _ change: HIDEvent.Finger.Change, _ x: Double, _ y: Double, force: Double = 0,
    roll: Double = 0, type: UITouch.TouchType = .direct
  ) {
    let place = CGPoint(x: x, y: y)
    world.application.handle(
      HIDEvent([.init(1, change, at: place, type: type, force: force, rollAngle: roll)]))
  }

  @Test func `D044 force and roll move a touch that stays where it is`() {
    let view = observer()
    var told: [String] = []
    view.onMoved = { touch, _ in
      told.append(
        "\(touch.phase) \(touch.force) \(touch.rollAngle) \(touch.location(in: nil).text)")
    }
    report(.touch, 50, 50, force: 1)
    report(.move, 50, 50, force: 1)
    #expect(told.isEmpty)
    report(.move, 50, 50, force: 2.5)
    report(.move, 50, 50, force: 2.5, roll: 0.5)
    report(.move, 50, 50, force: 2.5, roll: 0.5)
    #expect(told == ["moved 2.5 0.0 (50, 50)", "moved 2.5 0.5 (50, 50)"])
    report(.move, 50.25, 50, force: 2.5, roll: 0.5)
    #expect(told.count == 3)
  }

  @Test func `D044 a force that is no number or too great is brought into its limits`() throws {
    let view = observer()
    report(.touch, 50, 50, force: 1)
    report(.move, 50, 50, force: .nan, roll: .infinity)
    report(.move, 50, 50, force: .nan, roll: .infinity)
    #expect(view.moves == 0)
    report(.move, 50, 50, force: 100)
    let touch = try #require(world.application.event.touches.first)
    #expect(touch.force == touch.maximumPossibleForce)
    #expect(touch.preciseLocation(in: nil) == touch.location(in: nil))
  }

  @Test func `D062 moves between two frames are told as one, with the last place`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    let view = observer()
    var places: [String] = []
    var times: [Double] = []
    view.onMoved = { touch, event in
      places.append("\(touch.previousLocation(in: nil).text) → \(touch.location(in: nil).text)")
      times.append((touch.timestamp * 10_000).rounded() / 10)
    }
    report(.touch, 0, 50)
    for sample in 1...12 {
      world.wait(4.1)
      report(.move, Double(sample), 50)
    }
    world.wait(20)
    #expect(view.moves == 3)
    #expect(places == ["(0, 50) → (4, 50)", "(4, 50) → (8, 50)", "(8, 50) → (12, 50)"])
    // The time is that of the last sample, not that of the delivery.
    #expect(times == [16.4, 32.8, 49.2])
  }

  @Test func `D062 landing and lifting are never folded away`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    _ = observer()
    _ = world.trace
    world.wait(1)
    report(.touch, 0, 50)
    world.wait(1)
    report(.move, 5, 50)
    world.wait(1)
    report(.move, 10, 50)
    report(.lift, 10, 50)
    #expect(world.phrases(.touches).isEmpty)
    world.wait(20)
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesMoved", "B touchesEnded"])
    #expect(Set(world.trace.events.filter { $0.kind == .touches }.map { $0.turn }).count == 1)
    #expect(world.phrases(.transport) == ["application folds 2 reports"])
  }

  @Test func `D062 without folding each report is told`() {
    let view = observer()
    report(.touch, 0, 50)
    for sample in 1...12 { report(.move, Double(sample), 50) }
    #expect(view.moves == 12)
  }

  @Test func `D062 a cancellation does not wait for the frame`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    _ = observer()
    _ = world.trace
    world.wait(1)
    report(.touch, 0, 50)
    world.application.cancelTouches()
    world.wait(20)
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesCancelled"])
  }

  @Test func `D063 the samples are listed oldest first with a copy of the touch at the end`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    let view = observer()
    var lists: [[String]] = []
    var isCopy = false
    view.onMoved = { touch, event in
      let samples = event.coalescedTouches(for: touch) ?? []
      lists.append(
        samples.map {
          "\($0.previousLocation(in: nil).x) → \($0.location(in: nil).x), \($0.force)"
        })
      isCopy = samples.last !== touch && samples.last?.timestamp == touch.timestamp
    }
    report(.touch, 0, 50)
    world.wait(1)
    for sample in 1...3 {
      report(.move, Double(sample), 50, force: Double(sample))
      world.wait(4)
    }
    world.wait(20)
    #expect(lists == [["0.0 → 1.0, 1.0", "1.0 → 2.0, 2.0", "2.0 → 3.0, 3.0"]])
    #expect(isCopy)
  }

  @Test func `D063 a touch that is not in the event has no samples`() throws {
    _ = observer()
    report(.touch, 0, 50)
    let touch = try #require(world.application.event.touches.first)
    #expect(world.application.event.coalescedTouches(for: touch)?.count == 1)
    report(.lift, 0, 50)
    #expect(world.application.event.coalescedTouches(for: touch) == nil)
    #expect(world.application.event.predictedTouches(for: touch) == nil)
  }

  @Test func `D063 two fingers have samples of their own`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    let view = observer()
    view.isMultipleTouchEnabled = true
    var counts: [Int: [Double]] = [:]
    view.onMoved = { _, event in
      for touch in event.allTouches ?? [] {
        let samples = event.coalescedTouches(for: touch) ?? []
        counts[touch.finger] = samples.map { $0.location(in: nil).x }
      }
    }
    world.touch(0, 50)
    world.touch(100, 50, finger: 2)
    world.wait(1)
    world.move(1, 50)
    world.move(101, 50, finger: 2)
    world.move(2, 50)
    world.wait(20)
    #expect(counts == [1: [1, 2], 2: [101]])
    #expect(view.moves == 1)
  }

  @Test func `D064 the estimates go on in order, without the touch itself`() {
    world.application.behavior.foldsReportsBetweenFrames = true
    let view = observer()
    var estimates: [String] = []
    view.onMoved = { touch, event in
      estimates = (event.predictedTouches(for: touch) ?? [])
        .map { "\($0.location(in: nil).x) at \(($0.timestamp * 1_000).text(decimals: 0))" }
    }
    report(.touch, 0, 50)
    for sample in 1...4 {
      world.wait(4)
      report(.move, Double(sample) * 3, 50)
    }
    world.wait(20)
    #expect(
      estimates == ["15.0 at 20", "18.0 at 24", "21.0 at 28", "24.0 at 32"])
  }

  @Test func `D065 estimates are made anew for each event, for fingers and pencils only`() {
    let view = observer()
    var estimates: [[Double]] = []
    view.onMoved = { touch, event in
      estimates.append((event.predictedTouches(for: touch) ?? []).map { $0.location(in: nil).x })
    }
    report(.touch, 0, 50)
    world.wait(20)
    report(.move, 10, 50)
    world.wait(20)
    report(.move, 15, 50)
    report(.lift, 15, 50)
    #expect(estimates == [[20], [20]])
    for type in [UITouch.TouchType.indirect, .indirectPointer, .pencil] {
      estimates.removeAll()
      report(.touch, 0, 50, type: type)
      world.wait(20)
      report(.move, 10, 50, type: type)
      report(.lift, 10, 50, type: type)
      #expect(estimates == (type == .pencil ? [[20]] : [[]]))
    }
  }
}
