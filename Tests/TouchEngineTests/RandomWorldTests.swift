import Testing
import TouchEngine

/// Larger worlds that are made and driven by chance, with the whole state checked after each step:
/// two windows, scroll views, tables, controls, a navigation controller, controllers that are
/// presented, animation, ignored interaction, and program code in the middle of everything.
@Suite struct RandomWorldTests {
  @Test(arguments: 1...120)
  func `a random world stays in order whatever happens`(seed: Int) {
    let story = RandomWorld(seed: UInt64(seed))
    if seed.isMultiple(of: 4) { _ = story.world.trace }
    for step in 1...150 {
      story.step()
      let violations = story.application.invariantViolations()
      if violations.isEmpty { continue }
      Issue.record("seed \(seed), step \(step): \(violations)")
      return
    }
  }

  /// Without a rule, code runs at moments when it otherwise never does, for instance while a
  /// recognizer is told about a touch.
  @Test(arguments: UIKitRule.allCases)
  func `a random world comes to its end without a rule`(rule: UIKitRule) {
    for seed in UInt64(1)...3 {
      let story = RandomWorld(seed: seed &* 1_000 &+ UInt64(rule.rawValue))
      story.application.behavior = UIKitBehavior(without: rule)
      for _ in 1...80 { story.step() }
    }
  }

  @Test(arguments: 1...12)
  func `a random world goes the same way with the same seed, traced or not`(seed: Int) {
    let stories = [true, true, false].map { isTraced in
      let story = RandomWorld(seed: UInt64(seed))
      if isTraced { _ = story.world.trace }
      for _ in 1...200 { story.step() }
      return story
    }
    #expect(stories[0].world.trace == stories[1].world.trace)
    // Whoever watches changes nothing: the same numbers have been drawn.
    #expect(stories[0].numbers.below(1_000) == stories[2].numbers.below(1_000))
    #expect(stories[0].world.now == stories[2].world.now)
  }

  @Test func `a world comes to rest when all fingers are up and time goes by`() {
    for seed in UInt64(1)...40 {
      let story = RandomWorld(seed: seed, isTame: true)
      for _ in 1...100 { story.step() }
      while story.application.isIgnoringInteractionEvents {
        story.application.endIgnoringInteractionEvents()
      }
      story.application.cancelTouches()
      story.world.wait(20_000)
      #expect(story.application.clock.nextDeadline == nil, "seed \(seed): a timer waits")
      for recognizer in story.recognizers {
        #expect(
          recognizer.state == .possible, "seed \(seed): \(recognizer.name ?? "") is not at rest")
      }
      #expect(story.application.invariantViolations() == [])
    }
  }
}
