import Foundation
import SiteBuilder
import Testing

/// What `touchstone serve` takes for a change.
final class SourceWatchTests {
  private let folder: TemporaryFolder
  private var watch: SourceWatch

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Content", "Content/drafts", "Templates", "Elsewhere"] {
      try folder.makeFolder(name)
    }
    try folder.write("one", to: "Content/one.md")
    try folder.write("two", to: "Content/drafts/two.md")
    try folder.write("page", to: "Templates/page.mustache")
    try folder.link("Content/linked", to: folder("Elsewhere"))
    try folder.write("three", to: "Elsewhere/three.md")
    // Back to a folder that it lies in.
    try folder.link("Content/drafts/loop", to: folder("Content"))
    watch = SourceWatch(SiteRequest(content: folder("Content"), templates: folder("Templates")))
    let first = watch.hasChanged()
    let second = watch.hasChanged()
    try #require(first && !second)
  }

  private func hasChanged() -> Bool { watch.hasChanged() }

  enum Edit: String, CaseIterable {
    case aFileIsWrittenAgain = "Content/one.md"
    case aFileInAFolder = "Content/drafts/two.md"
    case aFileThroughALink = "Elsewhere/three.md"
    case aTemplate = "Templates/page.mustache"
    case aFileIsNew = "Content/drafts/new.md"
  }

  @Test(arguments: Edit.allCases)
  func `what is written is a change, though its length stays`(_ edit: Edit) throws {
    try folder.write("xyz", to: edit.rawValue)
    #expect(hasChanged())
    #expect(!hasChanged())
  }

  @Test func `a file that comes, goes or is renamed is a change`() throws {
    let files = FileManager.default
    try files.moveItem(atPath: folder("Content/one.md"), toPath: folder("Content/eno.md"))
    #expect(hasChanged())
    try files.moveItem(atPath: folder("Content/eno.md"), toPath: folder("Content/drafts/eno.md"))
    #expect(hasChanged())
    try files.removeItem(atPath: folder("Content/drafts/eno.md"))
    #expect(hasChanged())
    try folder.makeFolder("Content/empty")
    #expect(hasChanged())
    #expect(!hasChanged())
  }

  @Test func `two files that change their names with each other are a change`() throws {
    let files = FileManager.default
    try folder.write("owt", to: "Content/two.md")
    #expect(hasChanged())
    try files.moveItem(atPath: folder("Content/one.md"), toPath: folder("kept"))
    try files.moveItem(atPath: folder("Content/two.md"), toPath: folder("Content/one.md"))
    try files.moveItem(atPath: folder("kept"), toPath: folder("Content/two.md"))
    #expect(hasChanged())
  }

  @Test(arguments: [".one.md.swp", "one.md~", ".git"])
  func `files of tools are no change`(_ name: String) throws {
    try folder.write("anything", to: "Content/" + name)
    #expect(!hasChanged())
  }

  @Test func `files that an editor has emptied are counted`() throws {
    #expect(watch.emptyFileCount == 0)
    try folder.write("", to: "Content/one.md")
    #expect(hasChanged())
    #expect(watch.emptyFileCount == 1)
  }

  @Test func `a folder that is gone has no files`() throws {
    try FileManager.default.removeItem(atPath: folder("Templates"))
    #expect(hasChanged())
    #expect(!hasChanged())
  }
}
