import Foundation
import Mutants
import Testing

/// A sample of what `make mutants` tries with the whole course.
struct MutantTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content")

  private static func lessons(_ names: String...) -> [String] {
    names.map { folder.appendingPathComponent($0).path }
  }

  @Test func `an update brings back a line that was made wrong, or leaves it and says why`() async {
    let paths = Self.lessons(
      "23-repairing-targets.md", "32-the-responder-chain.md", "44-long-press-and-cancelling.md",
      "82-recipes-for-gestures.md")
    let figures = await MutantRun([.update], share: 4).figures(of: paths)
    #expect(figures.updates["restored"] ?? 0 > 50)
    #expect(figures.updates["refused"] ?? 0 > 50)
    #expect(figures.wronglyUpdated == [])
  }

  @Test func `a line that was made wrong fails, or a rule says why it's still true`() async {
    let paths = Self.lessons("23-repairing-targets.md", "31-one-touch-one-view.md")
    let figures = await MutantRun([.check]).figures(of: paths)
    #expect(figures.mutants > 500)
    #expect(figures.failed > figures.mutants / 2)
    // A few lessons don't show that an event can happen, which explains that it never does, and a
    // list of only `never` lines is exact without a change.
    let holes = figures.unexplained.filter {
      !$0.contains("`never ") && !$0.contains("[\(Mutation.exactly.rawValue)]")
    }
    #expect(holes == [])
  }

  @Test func `the same seed makes the same mutants`() async {
    let paths = Self.lessons("32-the-responder-chain.md")
    let first = await MutantRun([.check], share: 2).figures(of: paths)
    let second = await MutantRun([.check], share: 2).figures(of: paths)
    #expect(first.mutants == second.mutants)
    #expect(first.survivors == second.survivors)
  }

  @Test func `the figures have each class with its reason`() async throws {
    let paths = Self.lessons("25-points-and-coordinate-systems.md")
    let figures = await MutantRun([.check, .never], share: 20).figures(of: paths)
    let text = String(decoding: try figures.json, as: UTF8.self)
    for kind in SurvivorClass.allCases { #expect(text.contains(kind.reason)) }
    #expect(figures.opposites > 0)
  }
}
