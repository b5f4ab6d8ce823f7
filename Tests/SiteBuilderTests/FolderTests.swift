import Foundation
import Testing

/// Folders of a module stand on one another as modules do: no two use each other's types.
struct FolderTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The pairs of folders that use each other's types, given files by their folders.
  private static func mutualPairs(of files: [(folder: String, text: String)]) -> [String] {
    let codes = files.map { file in
      let code = file.text.replacing(/"""(?s:.*?)"""/, with: "").replacing(/\/\/.*/, with: "")
      return (folder: file.folder, code: code.replacing(/"(?:\\.|[^"\\\n])*"/, with: ""))
    }
    var owners: [String: String] = [:]
    for (folder, code) in codes {
      let declaration =
        /(?m)^(?:package )?(?:final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
      for match in code.matches(of: declaration) { owners[String(match.output.1)] = folder }
    }
    var uses: Set<[String]> = []
    for (folder, code) in codes {
      for match in code.matches(of: /\b[A-Z]\w+/) {
        if let owner = owners[String(match.output)], owner != folder {
          uses.insert([folder, owner])
        }
      }
    }
    return uses.filter { $0[0] < $0[1] && uses.contains([$0[1], $0[0]]) }
      .map { "\($0[0]) and \($0[1])" }.sorted()
  }

  @Test(arguments: ["LessonRunner", "LessonTesting", "SiteBuilder"])
  func `no two folders of a module use each other's types`(module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let files = try paths.map { path in
      (
        folder: path.contains("/") ? String(path.prefix { $0 != "/" }) : "",
        text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      )
    }
    #expect(Set(files.map(\.folder)).count > 3)
    #expect(Self.mutualPairs(of: files) == [])
  }

  @Test func `folders that use each other's types are found`() {
    let files = [
      (folder: "A", text: "struct One { var two: Two }"),
      (folder: "B", text: "package final class Two { /* */ let one = One() }"),
      (folder: "C", text: "enum Three { static let one = \"Four\" } // Four\nlet one: One"),
      (folder: "D", text: "struct Four { let three: Three }"),
    ]
    #expect(Self.mutualPairs(of: files) == ["A and B"])
  }
}
