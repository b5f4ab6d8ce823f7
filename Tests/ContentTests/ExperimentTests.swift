import Foundation
import Testing

/// The experiments that the course is to show, against the pages of `Content` that name them.
struct ExperimentTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content")

  /// How many experiments there are: E01, E02 and so on.
  private static let count = 75

  /// The numbers in the front matter of all pages.
  private static func named() throws -> Set<String> {
    var numbers: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for list in text.matches(of: /(?m)^experiments: \[(.*)\]$/) {
        numbers.formUnion(list.output.1.matches(of: /E[0-9]{2}/).map { String($0.output) })
      }
    }
    return numbers
  }

  @Test func `every experiment is shown on a page, and there are no others`() throws {
    let all = (1...Self.count).map { $0 < 10 ? "E0\($0)" : "E\($0)" }
    #expect(try Self.named().sorted() == all)
  }
}
