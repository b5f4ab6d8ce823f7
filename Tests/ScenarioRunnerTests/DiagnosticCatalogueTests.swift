import Foundation
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

struct DiagnosticCatalogueTests {
  @Test(arguments: DiagnosticCatalogue.entries.map(\.code))
  func `an example causes its message and no other`(code: String) throws {
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    let diagnostics = DiagnosticCatalogue.diagnostics(of: entry.example)
    if case .none = entry.example { return }
    #expect(
      Set(diagnostics.map { $0.message.code }) == [code], "\(diagnostics.listing())")
  }

  /// The members of the extensions in which the modules list their messages are the messages.
  @Test func `every message of the language and of runs is explained`() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    var codes: Set<String> = []
    for file in [
      "ScenarioLanguage/Reading/ScenarioMessages.swift",
      "ScenarioRunner/Checking/ExpectationMessages.swift",
      "ScenarioRunner/Running/RunMessages.swift",
    ] {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /(?m)^  static (?:func|var) ([A-Za-z]+)/) {
        codes.insert(DiagnosticMessage.error("", identifier: String(match.output.1)).code)
      }
    }
    #expect(codes == Set(DiagnosticCatalogue.entries.map(\.code)))
    #expect(codes.count > 100)
  }

  @Test func `the entries of a group are in alphabetical order, each once`() {
    for group in DiagnosticCatalogue.groups {
      #expect(group.entries.map(\.code) == group.entries.map(\.code).sorted())
    }
    #expect(Set(DiagnosticCatalogue.entries.map(\.code)).count == DiagnosticCatalogue.entries.count)
  }

  @Test(arguments: DiagnosticCatalogue.entries.map(\.code))
  func `a title is a phrase and an explanation is made of sentences`(code: String) throws {
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    #expect(!entry.title.hasSuffix("."))
    #expect(entry.explanation.hasSuffix("."))
  }
}
