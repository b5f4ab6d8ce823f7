import Foundation
import Testing
import TraceModel

@testable import LessonMarkdown
@testable import LessonRunner
@testable import SiteBuilder

/// The published schemas against the types; `Tests/Gates/reports.py` holds them against output.
struct SchemaTests {
  private static func schema(_ name: String) throws -> [String: Any] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: folder.appendingPathComponent("Content/schemas/\(name).schema.json"))
    let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(value?["$defs"] as? [String: Any])
  }

  private static func words(_ schema: [String: Any], _ type: String, _ name: String) throws
    -> [String]
  {
    let properties = (schema[type] as? [String: Any])?["properties"] as? [String: Any]
    return try #require((properties?[name] as? [String: Any])?["enum"] as? [String])
  }

  @Test func `the schema of traces has every kind of participant and every state`() throws {
    let schema = try Self.schema("trace")
    #expect(
      try Self.words(schema, "event", "state") == TraceEvent.State.allCases.map(\.rawValue))
    #expect(
      try Self.words(schema, "participant", "kind") == Participant.Kind.allCases.map(\.word))
  }

  @Test func `the schema of conformance reports has every environment and every result`() throws {
    let schema = try Self.schema("conformance-report")
    #expect(
      try Self.words(schema, "report", "environment")
        == ConformanceReport.Environment.allCases.map(\.rawValue))
    #expect(
      try Self.words(schema, "result", "result")
        == ConformanceReport.Outcome.allCases.map(\.rawValue))
  }

  @Test func `the schema of reports has every status`() throws {
    let statuses = ScenarioOutcome.Status.allCases.map(\.rawValue)
    #expect(try Self.words(try Self.schema("test-report"), "scenario", "status") == statuses)
  }
}
