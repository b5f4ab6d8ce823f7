import FileSystem
import LessonRunner
import LessonTesting
import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import TraceModel
import UIKitCode

/// The tests of many scenarios for one test target, with the list of what became of each.
struct ConformanceTests {
  /// What plays the tests.
  let form: ScenarioExport.Form

  /// The dialect of the tests.
  let dialect: Dialects

  /// The tests' files so far.
  private var tests: [SiteFile] = []
  /// What became of each scenario, as JSON.
  private(set) var list: [JSONValue] = []
  private var classNames: Set<String> = []

  /// Creates a list without tests, which will be in a form and a dialect.
  init(as form: ScenarioExport.Form, in dialect: Dialects) {
    (self.form, self.dialect) = (form, dialect)
  }

  /// All files.
  var files: [SiteFile] {
    let lines = list.map { "    " + $0.text }.joined(separator: ",\n")
    let text = "{\n  \"format\": 1,\n  \"scenarios\": [\n\(lines)\n  ]\n}\n"
    return tests + [SiteFile(path: "scenarios.json", text: text)]
  }

  /// Adds the tests of a scenario and its variants.
  mutating func add(_ entry: SuiteEntry) {
    let parsed = ParsedScenario(
      entry.scenario.source, resolver: entry.scenario.library.resolver())
    let lesson = ContentPath.name(ofLesson: entry.path)
    let name = "\(lesson)#\(entry.scenario.name)"
    guard !parsed.diagnostics.hasErrors else {
      return leaveOut(name, nil, because: "it has errors")
    }
    for scenario in parsed.scenarios {
      let variant = scenario.variant?.text
      if let reason = entry.scenario.skipReason {
        leaveOut(name, variant, because: "its lesson skips it: \(reason)")
      } else if entry.scenario.mustFail {
        leaveOut(name, variant, because: "its expectations are meant to fail")
      } else {
        let words = [lesson, entry.scenario.name, variant].compactMap(\.self)
        add(scenario, named: words.joined(separator: "-"), name, variant)
      }
    }
  }

  private mutating func add(
    _ scenario: Scenario, named exportName: String, _ name: String, _ variant: String?
  ) {
    // If the code itself leaves something out, it's another scenario; the test of a scenario that
    // was exported whole may still compare only some of its expectations.
    let test = ScenarioExport(scenario, named: exportName, as: form, in: dialect)
    let refusal = test.isRefused ? test.diagnostics.first : test.leftOut.first
    if let reason = refusal?.message.text { return leaveOut(name, variant, because: reason) }
    guard classNames.insert(test.className).inserted else {
      return leaveOut(name, variant, because: "another scenario's test has the same name")
    }
    tests.append(SiteFile(path: "\(test.className)Tests.swift", text: test.text))
    list.append(
      .members([
        "scenario": .string(name), "variant": variant.map { .string($0) },
        "test": .string("\(test.className)Tests"), "partial": .boolean(!test.diagnostics.isEmpty),
      ]))
  }

  private mutating func leaveOut(_ name: String, _ variant: String?, because reason: String) {
    list.append(
      .members([
        "scenario": .string(name), "variant": variant.map { .string($0) },
        "reason": .string(reason),
      ]))
  }
}
