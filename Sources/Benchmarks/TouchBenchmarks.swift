import TouchEngine
import TraceModel

extension Benchmark {
  /// Touches, from the digitizer's report to the methods of views and recognizers.
  static var touches: [Benchmark] {
    [
      tap,
      drag("touch event, a drag of 32 with a pan") { [UIPanGestureRecognizer()] },
      drag("touch event, the same with two pans and a tap") {
        [UIPanGestureRecognizer(), UIPanGestureRecognizer(), UITapGestureRecognizer()]
      },
      move,
    ]
  }

  /// One move during a drag that a pan has recognized, without touching down or lifting, to measure
  /// only the cost of each additional report.
  private static var move: Benchmark {
    Benchmark(name: "touch event, a move in a drag with a pan", repetitions: 15_000) { traced in
      let pan = UIPanGestureRecognizer()
      let actions = Counter()
      pan.addTarget(nil, action: Selector("dragged") { _ in actions.count += 1 })
      let world = World(traced: traced) { $0.addGestureRecognizer(pan) }
      world.report(.touch, at: CGPoint(x: 100, y: 100))
      world.report(.move, at: CGPoint(x: 100, y: 200))
      return Run(
        repeatOnce: { repetition in
          world.application.clock.advance(by: VirtualTime(microseconds: 16_667))
          world.report(.move, at: CGPoint(x: 100, y: repetition % 2 == 0 ? 204 : 200))
        },
        // One action was sent before.
        isRight: { actions.count == $0 + 1 })
    }
  }

  /// A tap on the innermost of six views, whose touches are forwarded up to the root by default.
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

  /// A finger that touches down, moves thirty times, and lifts, over a view with recognizers, one
  /// of which is a pan that recognizes the drag.
  private static func drag(
    _ name: String, recognizers: @escaping () -> [UIGestureRecognizer]
  ) -> Benchmark {
    Benchmark(name: name, repetitions: 500, steps: 32) { traced in
      let recognizers = recognizers()
      let actions = Counter()
      for recognizer in recognizers {
        recognizer.addTarget(nil, action: Selector("dragged") { _ in actions.count += 1 })
      }
      let world = World(traced: traced) { root in
        for recognizer in recognizers { root.addGestureRecognizer(recognizer) }
      }
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
        // The pan begins with the third move, and its view doesn't receive the fourth.
        isRight: { actions.count == 29 * $0 && world.root.touches == 4 * $0 })
    }
  }
}
