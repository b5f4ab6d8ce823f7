import TouchEngine
import TraceModel

extension Benchmark {
  /// Fingers on the glass, from the digitizer's report to the methods of views and recognizers.
  static var touches: [Benchmark] { [tap, drag] }

  /// A tap on the innermost of six views, whose touches go up to the root by default forwarding.
  private static var tap: Benchmark {
    Benchmark(name: "touch event, a tap 6 views deep", repetitions: 5_000, steps: 2) { traced in
      let world = World(traced: traced) { _ = chain(of: 6, in: $0) }
      let place = CGPoint(x: 195, y: 422)
      return Run(
        repeatOnce: { _ in
          world.report(.touch, at: place)
          world.application.clock.advance(by: VirtualTime(milliseconds: 50))
          world.report(.lift, at: place)
          world.application.clock.advance(by: VirtualTime(milliseconds: 950))
        },
        isRight: { world.root.touches == 2 * $0 })
    }
  }

  /// A finger that lands, moves thirty times and lifts, over a view with one recognizer.
  private static var drag: Benchmark {
    Benchmark(
      name: "touch event, a drag of 32 with a recognizer", repetitions: 500, steps: 32
    ) { traced in
      let recognizer = DragCounter()
      let world = World(traced: traced) { $0.addGestureRecognizer(recognizer) }
      return Run(
        repeatOnce: { _ in
          world.report(.touch, at: CGPoint(x: 100, y: 100))
          for step in 1...30 {
            world.application.clock.advance(by: VirtualTime(microseconds: 16_667))
            world.report(.move, at: CGPoint(x: 100, y: 100 + Double(step) * 4))
          }
          world.report(.lift, at: CGPoint(x: 100, y: 220))
          world.application.clock.advance(by: VirtualTime(milliseconds: 950))
        },
        // The view hears of the landing, and that its touch was cancelled by the first move.
        isRight: { recognizer.touches == 32 * $0 && world.root.touches == 2 * $0 })
    }
  }
}
