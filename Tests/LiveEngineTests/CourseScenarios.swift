import Foundation
import LessonRunner
import LessonTesting

@testable import SiteBuilder

/// The scenarios of `Content`.
enum CourseScenarios {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content").path

  /// All of them that are run, without quizzes and challenges.
  static let all = ScenarioSuite.find(in: [folder]).suite.entries.filter {
    $0.kind == nil && $0.scenario.skipReason == nil
  }

  /// The facts of `Content`.
  static let ledger = FactLedger.read(from: folder).ledger

  /// All challenges, with the scenarios that they begin with.
  static let challenges = ScenarioSuite.find(in: [folder], withExercises: true).suite.entries
    .compactMap { entry in
      (entry.exercise as? LessonChallenge).map { (name: entry.name, challenge: $0, entry.scenario) }
    }
}
