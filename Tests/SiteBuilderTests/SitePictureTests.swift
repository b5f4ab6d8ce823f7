import FileSystem
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// The logo and the icon that a site file names.
struct SitePictureTests {
  private static func png(width: UInt8, height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  @Test(arguments: [
    ("<svg viewBox=\"0 0 64 32\"/>", 56, 28), ("<svg width=\"10\" height=\"20px\"/>", 14, 28),
    ("<?xml version=\"1.0\"?><!-- <a> --><svg viewBox=\"0,0,600,20\">", 168, 6), ("<svg>", 28, 28),
    ("<svg width=\"100%\" height=\"1em\">", 28, 28), ("<svg viewBox=\"0 0 0 0\">", 28, 28),
    ("<svg viewBox=\"0 0 nan 1\">", 28, 28), ("<svg viewBox=\"0 0 1e-9 1\">", 1, 28),
  ])
  func `a drawing has its size in the header`(text: String, width: Int, height: Int) throws {
    let picture = try #require(SitePicture(Array(text.utf8), named: "a.svg", at: "a.svg"))
    #expect(picture.format == .svg)
    #expect(picture.headerSize == (width, height))
  }

  @Test func `a PNG has its size in the header`() throws {
    let picture = try #require(
      SitePicture(Self.png(width: 90, height: 60), named: "A.PNG", at: "A.PNG"))
    #expect(picture.format == .png)
    #expect(picture.headerSize == (42, 28))
  }

  @Test(arguments: [
    ("a.png", png(width: 0, height: 1)), ("a.png", Array("<svg>".utf8)), ("a.png", []),
    ("a.svg", png(width: 1, height: 1)), ("a.svg", Array("<html><svg>".utf8)), ("a.svg", []),
    ("a.jpg", png(width: 1, height: 1)), ("a", Array("<svg>".utf8)),
  ])
  func `a file of another kind is no picture`(name: String, bytes: [UInt8]) {
    #expect(SitePicture(bytes, named: name, at: "a") == nil)
  }

  @Test func `every page shows the logo and names the icon with its kind`() async throws {
    let site = await BuiltSite.make(
      [
        "site.yaml": """
        address: https://example.org/
        logo: 01-pictures/logo.svg
        icon: icon.svg

        """, "01-pictures/logo.svg": "<svg viewBox=\"0 0 64 32\"/>", "icon.svg": "<svg/>",
        "1/a.md": MemoryFiles.lesson("A", "date: 2026-01-01\n"),
      ], templates: [:])
    let page = try #require(site.files["1/a.html"], "\(site.messages)")
    #expect(page.contains("<link rel=\"icon\" href=\"../icon.svg\" type=\"image/svg+xml\">"))
    #expect(
      page.contains(
        "<img class=\"mark\" src=\"../pictures/logo.svg\" alt=\"\" width=\"56\" height=\"28\">"))
    #expect(site.files["404.html"]?.contains("src=\"/pictures/logo.svg\"") == true)
    let feed = try #require(site.files["feed.xml"])
    #expect(feed.contains("<icon>https://example.org/icon.svg</icon>"))
    #expect(feed.contains("<logo>https://example.org/pictures/logo.svg</logo>"))
  }

  @Test func `the icon is the logo of a site without one`() async throws {
    let content = ["a.md": MemoryFiles.lesson("A"), "icon.svg": "<svg/>"]
    let own = await BuiltSite.make(
      content.merging(["site.yaml": "icon: icon.svg\n"]) { $1 }, templates: [:])
    #expect(
      own.files["a.html"]?.contains(
        "<img class=\"mark\" src=\"icon.svg\" alt=\"\" width=\"28\" height=\"28\">") == true)
    let plain = await BuiltSite.make(content, templates: [:])
    #expect(plain.files["a.html"]?.contains("<img class=\"mark\" src=\"theme/icon.") == true)
  }

  @Test(arguments: [
    ("logo: logo.svg", "1:7 missingPicture"), ("icon: ../icon.svg", "1:7 missingPicture"),
    ("logo: a.txt", "1:7 notAPicture"), ("icon: [a]", "1:7 wrongType"),
    ("favicon: a.svg", "1:1 unknownKey"),
  ])
  func `a picture that isn't there or isn't one is refused`(settings: String, message: String) async
  {
    let site = await BuiltSite.make([
      "site.yaml": settings + "\n", "a.md": MemoryFiles.lesson("A"), "a.txt": "a",
    ])
    #expect(site.messages == ["Content/site.yaml:" + message])
  }
}
