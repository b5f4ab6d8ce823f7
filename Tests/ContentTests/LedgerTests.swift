import FileSystem
import Foundation
import LessonTesting
import Testing

/// The ledger of `Content` against the engine's source and tests.
struct LedgerTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files of some folders as one text.
  private static func source(of folders: String...) throws -> String {
    var text = ""
    for folder in folders {
      let url = root.appendingPathComponent(folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      where name.hasSuffix(".swift") {
        text += try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return text
  }

  private static func report() async -> (report: FactReport, problems: SourceProblems) {
    await FactReport.read(from: root.appendingPathComponent("Content").path)
  }

  @Test func `the ledger is right, and has every fact`() async {
    let (report, problems) = await Self.report()
    #expect(!problems.areFatal, "\n\(problems.listing())")
    let numbers = Set(report.rows.map(\.number))
    for (letter, last) in [("D", 188), ("G", 261)] {
      for number in 1...last {
        let name = letter + String(repeating: "0", count: 3 - "\(number)".count) + "\(number)"
        #expect(numbers.contains(name), "\(name)")
      }
    }
    for letter in ["a", "b", "c", "d", "e", "f"] { #expect(numbers.contains("D138" + letter)) }
  }

  @Test func `every number that the engine can give as a reason is in the ledger`() async throws {
    let numbers = Set(await Self.report().report.rows.map(\.number))
    let source = try Self.source(of: "Sources/TouchEngine", "Sources/ScenarioRunner")
    let given = source.matches(of: /"([A-Z][0-9]{3}[a-z]?)"/).map { String($0.output.1) }
    #expect(given.count > 50)
    for number in Set(given).sorted() { #expect(numbers.contains(number), "\(number)") }
  }

  @Test func `every test that the ledger names is there`() async throws {
    let source = try Self.source(of: "Tests/TouchEngineTests")
    let rows = await Self.report().report.rows
    let named = rows.flatMap { row in row.tests.map { (row.number, $0) } }
    #expect(named.count > 100)
    for (number, test) in named {
      #expect(source.contains("func `\(test)`("), "\(number): \(test)")
    }
  }
}
