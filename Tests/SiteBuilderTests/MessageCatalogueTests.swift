import Foundation
import Reference
import SiteBuilder
import SourceDiagnostics
import Testing

/// Every message that the program can say has an entry, and every entry causes its message.
struct MessageCatalogueTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files with the extensions of `DiagnosticMessage` in them, and what else they hold.
  private static func sources() throws -> [(path: String, extensions: String, rest: String)] {
    let folder = root.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let blocks = text.matches(of: /(?ms)^extension DiagnosticMessage \{$.*?^\}$/)
      var rest = text
      for block in blocks.reversed() { rest.removeSubrange(block.range) }
      return (path, blocks.map { String($0.output) }.joined(), rest)
    }
  }

  /// The codes of the messages that extensions of `DiagnosticMessage` declare, in whatever file.
  private static func declaredCodes() throws -> [String] {
    try sources().flatMap { source in
      source.extensions.matches(
        of:
          /(?m)^  (?:package |fileprivate )?static (?:func|var) ([A-Za-z0-9]+)[^{]*?(?:-> Self|: Self) \{/
      ).map { DiagnosticMessage.error("", identifier: String($0.output.1)).code }
    }
  }

  @Test func `every message is declared once and explained, and nothing else is`() throws {
    let codes = try Self.declaredCodes().sorted()
    #expect(codes.count > 200)
    #expect(codes == DiagnosticCatalogue.program.entries.map(\.code).sorted())
  }

  /// A message that is made elsewhere would escape the test above.
  @Test func `a message is made in an extension of its type`() throws {
    let making = /DiagnosticMessage\(|DiagnosticMessage\.(error|warning)\(|ValidationError\("/
    for source in try Self.sources()
    where source.path != "SourceDiagnostics/Diagnostic.swift"
      && source.path != "TouchstoneCommands/ExplainCommand.swift"
    {
      #expect(!source.rest.contains(making), "\(source.path)")
    }
  }

  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `an example causes its message and no other`(code: String) async throws {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    switch entry.example {
    case .command, .none: return
    case .files, .long, .text: break
    }
    let diagnostics = await MessageExample(entry.example).diagnostics()
    #expect(Set(diagnostics.map { $0.message.code }) == [code], "\(diagnostics.listing())")
  }

  @Test func `the entries of a group are in alphabetical order, each once`() {
    for group in DiagnosticCatalogue.program.groups {
      #expect(group.entries.map(\.code) == group.entries.map(\.code).sorted())
    }
    #expect(
      Set(DiagnosticCatalogue.program.entries.map(\.code)).count
        == DiagnosticCatalogue.program.entries.count)
  }

  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `a title is a phrase and an explanation is made of sentences`(code: String) throws {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    #expect(!entry.title.hasSuffix("."))
    #expect(entry.explanation.hasSuffix("."))
  }

  /// Names of the outside world keep their capitals: UIKit's classes, HTML, Markdown.
  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `a message begins with a small letter and has no period at its end`(code: String)
    async throws
  {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    for diagnostic in await MessageExample(entry.example).diagnostics() {
      let text = diagnostic.message.text
      #expect(!text.hasSuffix("."))
      #expect(!text.contains(/^[A-Z]/) || text.contains(/^(UI|HTML|Markdown|[A-Z]\d)/), "\(text)")
      #expect(!text.contains(/\ba [aeio]|\ban [^aeiou]/), "\(text)")
      for note in diagnostic.notes { #expect(!note.message.hasSuffix(".")) }
    }
  }

  /// Code in single quotes; an apostrophe inside a word isn't a quote.
  private static func hasQuotedCode(_ text: String) -> Bool {
    text.contains(/(?:^|[ (])'[^'\n]+'(?:$|[ .,;:?)])/)
  }

  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `source in a message is in backticks`(code: String) async throws {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    #expect(!Self.hasQuotedCode(entry.title), "\(entry.title)")
    #expect(!Self.hasQuotedCode(entry.explanation), "\(entry.explanation)")
    for diagnostic in await MessageExample(entry.example).diagnostics() {
      let texts =
        [diagnostic.message.text] + diagnostic.notes.map(\.message)
        + diagnostic.fixIts.map(\.message)
      for text in texts { #expect(!Self.hasQuotedCode(text), "\(text)") }
    }
    if case .command(let command) = entry.example {
      #expect(!Self.hasQuotedCode(command.errors), "\(command.errors)")
    }
  }

  /// Most messages have other words than the example shows, so their declarations are read, too.
  @Test func `no message is declared with code in single quotes`() throws {
    for source in try Self.sources() {
      for line in source.extensions.split(separator: "\n") where !line.contains("//") {
        #expect(!line.contains(/(?:^|[ ("\[])'[^'\n]+'/), "\(source.path): \(line)")
      }
    }
  }

  // MARK: Places

  /// What an example of each group says, place and caret included, as a file of its own.
  ///
  /// With `TOUCHSTONE_RECORD=1` the files are written anew.
  @Test(arguments: DiagnosticCatalogue.program.groups.map(\.identifier))
  func `every message points at what it means`(group identifier: String) async throws {
    let group = try #require(
      DiagnosticCatalogue.program.groups.first { $0.identifier == identifier })
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

  @Test(arguments: DiagnosticCatalogue.program.entries.map(\.code))
  func `a message about a text has a place in it, unless it is about the file`(
    code: String
  ) async throws {
    let aboutFiles: Set = [
      "duplicate-address", "duplicate-file-number", "duplicate-template", "misleading-file-name",
      "missing-template", "unsuitable-file-name", "unused-template",
    ]
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
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
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    let diagnostics = await MessageExample(entry.example).diagnostics()
    #expect(diagnostics.allSatisfy { $0.message.text.contains("did you mean") })
    #expect(diagnostics.allSatisfy { $0.notes.contains { $0.range != nil } })
  }
}
