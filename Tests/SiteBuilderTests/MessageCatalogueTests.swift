import Foundation
import MessageCatalogue
import SiteBuilder
import SourceDiagnostics
import Testing

/// Every message that the program can say has an entry, and every entry causes its message.
struct MessageCatalogueTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The members of the extensions in which the modules list their messages, by their codes.
  private static func listedCodes() throws -> [String] {
    let sources = root.appendingPathComponent("Sources")
    var codes: [String] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    for path in paths where path.hasSuffix("Messages.swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(
        of:
          /(?m)^  (?:package )?static (?:func|var) ([A-Za-z0-9]+)[^{]*-> Self|^  (?:package )?static var ([A-Za-z0-9]+): Self/
      ) {
        let name = match.output.1 ?? match.output.2 ?? ""
        codes.append(DiagnosticMessage.error("", identifier: String(name)).code)
      }
    }
    return codes
  }

  @Test func `every message is explained, and nothing else is`() throws {
    let codes = try Self.listedCodes()
    #expect(codes.count > 200)
    #expect(Set(codes).count == codes.count, "two messages have one code")
    #expect(Set(codes) == Set(DiagnosticCatalogue.entries.map(\.code)))
  }

  /// A message that is made elsewhere would escape the test above.
  @Test func `messages are made only where they are listed`() throws {
    let sources = Self.root.appendingPathComponent("Sources")
    let making = /DiagnosticMessage\(|DiagnosticMessage\.(error|warning)\(|ValidationError\("/
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !path.hasSuffix("Messages.swift")
      && path != "SourceDiagnostics/Diagnostic.swift"
      && path != "TouchstoneCommands/ExplainCommand.swift"
    {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      #expect(!text.contains(making), "\(path)")
    }
  }

  @Test(arguments: DiagnosticCatalogue.entries.map(\.code))
  func `an example causes its message and no other`(code: String) async throws {
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    switch entry.example {
    case .command, .none: return
    case .files, .long, .text: break
    }
    let diagnostics = await MessageExample(entry.example).diagnostics()
    #expect(Set(diagnostics.map { $0.message.code }) == [code], "\(diagnostics.listing())")
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

  /// Names of the outside world keep their capitals: UIKit's classes, HTML, Markdown.
  @Test(arguments: DiagnosticCatalogue.entries.map(\.code))
  func `a message begins with a small letter and has no period at its end`(code: String)
    async throws
  {
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    for diagnostic in await MessageExample(entry.example).diagnostics() {
      let text = diagnostic.message.text
      #expect(!text.hasSuffix("."))
      #expect(!text.contains(/^[A-Z]/) || text.contains(/^(UI|HTML|Markdown|[A-Z]\d)/), "\(text)")
      #expect(!text.contains(/\ba [aeio]|\ban [^aeiou]/), "\(text)")
      for note in diagnostic.notes { #expect(!note.message.hasSuffix(".")) }
    }
  }

  // MARK: Places

  /// What an example of each group says, place and caret included, as a file of its own.
  ///
  /// With `TOUCHSTONE_RECORD=1` the files are written anew.
  @Test(arguments: DiagnosticCatalogue.groups.map(\.identifier))
  func `every message points at what it means`(group identifier: String) async throws {
    let group = try #require(DiagnosticCatalogue.groups.first { $0.identifier == identifier })
    var text = ""
    for entry in group.entries {
      text += "== \(entry.code)\n"
      let example = MessageExample(entry.example)
      if case .none(let reason) = entry.example { text += "(\(reason))\n" }
      if let shown = example.text { text += shown.hasSuffix("\n") ? shown : shown + "\n" }
      text += "--\n" + (await example.output()) + "\n"
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/messages-\(identifier).txt")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == text)
  }

  @Test(arguments: DiagnosticCatalogue.entries.map(\.code))
  func `a message about a text has a place in it, unless it is about the file`(
    code: String
  ) async throws {
    let aboutFiles: Set = [
      "duplicate-address", "duplicate-template", "misleading-file-name", "missing-template",
      "unsuitable-file-name",
    ]
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    for diagnostic in await MessageExample(entry.example).diagnostics() {
      #expect((diagnostic.range == nil) == aboutFiles.contains(code))
    }
  }

  /// What is meant by a misspelt name of the same text has a place, and is shown there.
  @Test(arguments: [
    "broken-anchor", "broken-own-anchor", "unknown-block", "unknown-capture", "unknown-fact",
    "unknown-name", "unknown-proof", "unknown-scene",
  ])
  func `a suggested name is shown where it is declared`(code: String) async throws {
    let entry = try #require(DiagnosticCatalogue.entries.first { $0.code == code })
    let diagnostics = await MessageExample(entry.example).diagnostics()
    #expect(diagnostics.allSatisfy { $0.message.text.contains("did you mean") })
    #expect(diagnostics.allSatisfy { $0.notes.contains { $0.range != nil } })
  }
}
