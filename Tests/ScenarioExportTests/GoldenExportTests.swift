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

  @Test(arguments: names, ScenarioExport.Form.allCases)
  func `a scenario becomes the stored code`(name: String, form: ScenarioExport.Form) throws {
    let file = Self.folder.appendingPathComponent(name + ".scenario")
    let source = SourceText(
      name: name + ".scenario", text: try String(contentsOf: file, encoding: .utf8))
    let parsed = ParsedScenario(source)
    #expect(parsed.diagnostics.listing() == "")
    let export = ScenarioExport(parsed.scenario, named: name, as: form)
    // A test compares touches and recognizers, but not the events of controls.
    let leftOut = export.diagnostics.map { $0.message.text }
    #expect(leftOut.count == (name == "controls" && form == .xctest ? 1 : 0), "\(leftOut)")
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
    let forms = ScenarioExport.Form.allCases
    #expect(stored == Set(Self.names.flatMap { name in forms.map { "\(name).\($0).txt" } }))
    #expect(Self.names.count >= 4)
  }
}
