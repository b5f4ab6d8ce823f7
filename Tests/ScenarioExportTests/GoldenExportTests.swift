import Foundation
import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// Scenarios in files, with the code of each beside it, in each form.
///
/// With `TOUCHSTONE_RECORD=1` in the environment the code is written anew; look at it before it's
/// committed.
struct GoldenExportTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(9)) }.sorted()
  }()

  /// Why there's no test of a scenario.
  private static let refusals = [
    "conditions": "no test is written, because no log of a device shows what this scenario expects"
  ]

  @Test(arguments: names, ScenarioExport.Form.allCases)
  func `a scenario becomes the stored code`(name: String, form: ScenarioExport.Form) throws {
    let file = Self.folder.appendingPathComponent(name + ".scenario")
    let source = SourceText(
      name: name + ".scenario", text: try String(contentsOf: file, encoding: .utf8))
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: name, as: form)
    let refusal = form == .swift ? nil : Self.refusals[name]
    #expect(export.diagnostics.map { $0.message.text } == (refusal.map { [$0] } ?? []))
    if refusal != nil { return }
    let stored = Self.folder.appendingPathComponent("\(name).\(form.rawValue).txt")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(export.text.utf8).write(to: stored)
    } else {
      let text = try? String(contentsOf: stored, encoding: .utf8)
      #expect(text == export.text, "Golden/\(stored.lastPathComponent) differs")
    }
  }

  @Test func `all stored code belongs to a scenario`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let stored = Set(files.filter { $0.hasSuffix(".txt") })
    let expected = Self.names.flatMap { name in
      ScenarioExport.Form.allCases.filter { $0 == .swift || Self.refusals[name] == nil }
        .map { "\(name).\($0).txt" }
    }
    #expect(stored == Set(expected))
    #expect(Self.names.count >= 4)
  }
}
