import Foundation
import StandardTemplates
import Testing

/// The templates that the program has with it.
struct StandardTemplatesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates")

  @Test func `they are the files of the folder, all of them`() throws {
    let enumerator = try #require(FileManager.default.enumerator(atPath: Self.folder.path))
    let paths = enumerator.compactMap { $0 as? String }
      .filter { !Self.folder.appendingPathComponent($0).hasDirectoryPath }.sorted()
    #expect(StandardTemplates.files.map(\.path) == paths)
    for file in StandardTemplates.files {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(file.path))
      #expect(Array(data) == file.bytes, "\(file.path)")
    }
  }

  @Test func `a site without templates has these, and one template can be replaced alone`() async {
    let content = ["a.md": MemoryFiles.lesson("A")]
    let plain = await BuiltSite.make(content, templates: [:])
    #expect(plain.files["a.html"]?.contains("<h1>A</h1>") == true)
    let own = await BuiltSite.make(
      content, templates: ["Templates/mark.mustache": "<b>My own mark</b>"])
    #expect(own.files["index.html"]?.contains("<b>My own mark</b>") == true)
    #expect(own.files["index.html"]?.contains("<!doctype html>") == true)
  }
}
