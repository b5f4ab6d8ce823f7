import TouchEngine
import TraceModel

extension Benchmark {
  /// Returns a benchmark of hit-testing from the window down, in the views that `fill` adds; `fill`
  /// returns points with the views that they must hit.
  static func hitTest(
    _ name: String, repetitions: Int, fill: @escaping (UIView) -> [(CGPoint, UIView)]
  ) -> Benchmark {
    Benchmark(name: name, repetitions: repetitions) { traced in
      var targets: [(point: CGPoint, view: UIView)] = []
      let world = World(traced: traced) { targets = fill($0) }
      // Only a touch provides the event, which holds the trace.
      world.report(.touch, at: targets[0].point)
      world.report(.lift, at: targets[0].point)
      let event = world.root.event
      var right = 0
      return Run(
        repeatOnce: { repetition in
          let target = targets[repetition % targets.count]
          if world.window.hitTest(target.point, with: event) === target.view { right += 1 }
        },
        isRight: { repetitions in
          let isTraced = world.application.recorder.map { $0.trace.events.count > repetitions }
          return right == repetitions && (isTraced ?? !traced)
        })
    }
  }

  /// Hit tests in view trees of several shapes.
  static var hitTests: [Benchmark] {
    [
      hitTest("hit test, a chain of 10 views", repetitions: 20_000) { root in
        let views = chain(of: 10, in: root)
        return [(CGPoint(x: 195, y: 422), views[9])]
      },
      hitTest("hit test, a 4-ary tree of 341 views", repetitions: 20_000) { root in
        tree(depth: 4, in: root)
      },
      hitTest("hit test, a 4-ary tree of 5,461 views", repetitions: 10_000) { root in
        tree(depth: 6, in: root)
      },
      hitTest("hit test, the last of 1,000 siblings", repetitions: 500) { root in
        siblings(1_000, in: root)
      },
    ]
  }

  /// Adds views of the same size, each nested in the previous one.
  static func chain(of count: Int, in root: UIView) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<count {
      let view = UIView(frame: root.bounds)
      (views.last ?? root).addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Adds a view that is divided into quarters, recursively, down to a depth; returns points all
  /// over the tree, with the leaves that they hit.
  private static func tree(depth: Int, in root: UIView) -> [(CGPoint, UIView)] {
    var leaves: [(CGPoint, UIView)] = []
    func grow(_ view: UIView, at origin: CGPoint, _ depth: Int) {
      let (width, height) = (view.bounds.width / 2, view.bounds.height / 2)
      if depth == 0 {
        leaves.append((CGPoint(x: origin.x + width, y: origin.y + height), view))
        return
      }
      for quarter in 0..<4 {
        let x = quarter % 2 == 0 ? 0 : width
        let y = quarter < 2 ? 0 : height
        let part = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.addSubview(part)
        grow(part, at: CGPoint(x: origin.x + x, y: origin.y + y), depth - 1)
      }
    }
    let top = UIView(frame: root.bounds)
    root.addSubview(top)
    grow(top, at: .zero, depth)
    // A stride that is coprime to the number of leaves covers every branch.
    return (0..<64).map { leaves[$0 * 37 % leaves.count] }
  }

  /// Adds sibling views; only the last one that's tested contains the point.
  private static func siblings(_ count: Int, in root: UIView) -> [(CGPoint, UIView)] {
    let width = root.bounds.width / CGFloat(count)
    let views = (0..<count).map { place in
      UIView(frame: CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 844))
    }
    for view in views { root.addSubview(view) }
    return [(CGPoint(x: width / 2, y: 10), views[0])]
  }
}
