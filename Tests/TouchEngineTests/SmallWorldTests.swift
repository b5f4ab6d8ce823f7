import Testing
import TouchEngine

/// Every small world, with the whole state checked after each step.
///
/// A world has up to three views, two recognizers, two fingers that come down, move and lift, and at
/// most one disturbance. Not everything is crossed with everything: each test says which choices it
/// takes in all combinations, and counts them, so that none gets lost.
@Suite struct SmallWorldTests {
  typealias Kind = SmallWorld.Kind

  /// Runs the world of a plan and reports what is wrong with it.
  ///
  /// - Returns: whether all is well.
  private func isWell(_ plan: SmallWorld) -> Bool {
    let run = SmallWorldRun(plan)
    run.run()
    guard let problem = run.problems.first else { return true }
    Issue.record("\(problem), in \(plan)")
    return false
  }

  @Test func `there are eight trees of up to three views and twenty orders of two fingers`() {
    #expect(SmallWorld.trees.count == 1 + 2 + 5)
    #expect(SmallWorld.places.count == 1 * 1 + 2 * 4 + 5 * 9)
    #expect(SmallWorld.orders.count == 20)
    #expect(Kind.allCases.count == 9)
    #expect(SmallWorld.Relation.allCases.count == 11)
    #expect(SmallWorld.Disturbance.allCases.count == 14)
  }

  @Test(arguments: Kind.allCases)
  func `all trees, with a recognizer on any view and any other on any view`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    for (tree, one, two) in SmallWorld.places {
      plan.tree = tree
      plan.places = (one, two)
      for other in Kind.allCases {
        plan.kinds = (kind, other)
        plan.manner = kind.manner
        count += 1
        guard isWell(plan) else { return }
      }
    }
    #expect(count == 54 * 9)
  }

  @Test(arguments: Kind.allCases)
  func `all pairs of relations between a recognizer and any other around it`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    for other in Kind.allCases {
      plan.kinds = (kind, other)
      for relation in SmallWorld.Relation.allCases {
        for back in SmallWorld.Relation.allCases {
          plan.relations = (relation, back)
          // Fingers one after the other for taps, else two at once.
          plan.order = kind.isTap ? [1, 1, 1, 2, 2, 2] : [1, 2, 1, 2, 1, 2]
          plan.manner = kind.manner
          count += 1
          guard isWell(plan) else { return }
        }
      }
    }
    #expect(count == 9 * 11 * 11)
  }

  @Test(arguments: Kind.allCases)
  func `all orders of two fingers, with any two recognizers and any relation`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    plan.manner = kind.manner
    for order in SmallWorld.orders {
      plan.order = order
      for other in Kind.allCases {
        plan.kinds = (kind, other)
        for relation in SmallWorld.Relation.allCases {
          plan.relations = (relation, .none)
          count += 1
          guard isWell(plan) else { return }
        }
      }
    }
    #expect(count == 20 * 9 * 11)
  }

  @Test(arguments: Kind.allCases)
  func `all disturbances before each step, in all orders`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    for disturbance in SmallWorld.Disturbance.allCases {
      for step in 0...6 {
        plan.disturbance = (disturbance, .before(step: step))
        for order in SmallWorld.orders {
          plan.order = order
          plan.kinds = (kind, .pan)
          plan.manner = kind.manner
          count += 1
          guard isWell(plan) else { return }
        }
      }
    }
    #expect(count == 14 * 7 * 20)
  }

  @Test(arguments: Kind.allCases)
  func `all disturbances before each step, in all trees`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    for disturbance in SmallWorld.Disturbance.allCases {
      for step in 0...6 {
        plan.disturbance = (disturbance, .before(step: step))
        // The second recognizer is on the first view, which may be the same one.
        for (tree, one, two) in SmallWorld.places where two == 0 {
          plan.tree = tree
          plan.places = (one, two)
          plan.kinds = (kind, .tap)
          plan.manner = kind.manner
          count += 1
          guard isWell(plan) else { return }
        }
      }
    }
    #expect(count == 14 * 7 * 20)
  }

  @Test(arguments: Kind.allCases)
  func `all disturbances in each call, with any relation to a tap around it`(kind: Kind) {
    var count = 0
    var plan = SmallWorld()
    for disturbance in SmallWorld.Disturbance.allCases {
      for moment in SmallWorld.Moment.inCalls {
        plan.disturbance = (disturbance, moment)
        for relation in SmallWorld.Relation.allCases {
          plan.relations = (relation, .none)
          for order in [[1, 2, 1, 2, 1, 2], [1, 1, 1, 2, 2, 2]] {
            plan.order = order
            plan.manner = kind.manner
            plan.kinds = (kind, .tap)
            count += 1
            guard isWell(plan) else { return }
          }
        }
      }
    }
    #expect(count == 14 * 4 * 11 * 2)
  }

  @Test(arguments: Kind.allCases)
  func `the same world twice is the same, and with a trace as without`(kind: Kind) {
    var plan = SmallWorld()
    for other in Kind.allCases {
      plan.kinds = (kind, other)
      for relation in SmallWorld.Relation.allCases {
        plan.relations = (relation, .none)
        let runs = [false, true, true].map { SmallWorldRun(plan, traced: $0) }
        for run in runs { run.run() }
        #expect(runs[0].log == runs[1].log, "\(plan)")
        #expect(runs[1].world.trace == runs[2].world.trace, "\(plan)")
      }
    }
  }
}
