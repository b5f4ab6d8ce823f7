import FileSystem
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// The colors that an author sets, on their grounds.
struct ContrastTests {
  private static let standard = """
    :root { --ground: #ffffff; --raised: #ffffff; --sunken: #ffffff; --ink: #000000; --gold: #767676; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #000000; --raised: #000000; --sunken: #000000; --ink: #ffffff; }
    }
    """

  private static func warnings(_ custom: String, standard: String = standard) -> [String] {
    ContrastCheck.diagnostics(of: [
      (SourceText(name: "site.css", text: standard), false),
      (SourceText(name: "custom.css", text: custom), true),
    ]).map { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? ""
      return "\(diagnostic.source.name):\(place) \(diagnostic.message.text)"
    }
  }

  /// The contrasts are those of another program with the guidelines' formula, rounded down.
  @Test(arguments: [
    ("#777", "4.47"), ("#777777", "4.47"), ("#1f8fff", "3.26"), ("#1F8FFF", "3.26"),
    ("#f00", "3.99"), ("#f00 /* alarm */", "3.99"),
  ])
  func `a color in hexadecimal digits is computed`(value: String, contrast: String) throws {
    let warnings = Self.warnings(
      "@media (prefers-color-scheme: light) {\n:root {\n  --ink: \(value);\n} }")
    let warning = try #require(warnings.first)
    #expect(warnings.count == 1)
    #expect(warning.hasPrefix("custom.css:3:10 `--ink` ("))
    #expect(
      warning.hasSuffix(
        "on `--ground` (#ffffff) has a contrast of \(contrast):1 on a light page, and text needs 4.5:1"
      ))
  }

  @Test(arguments: [
    "rgb(119 119 119)", "rgba(119, 119, 119, 1)", "rgb(46.67% 46.67% 46.67% / 100%)",
    "hsl(0 0% 46.667%)", "hsl(-90deg, 0%, 46.667%)", "#777f", "#777777FF", "var(--between)",
    "var(--nothing, #777)", "light-dark(#777, #777)", "#777 !important",
  ])
  func `a color in another form is the same color`(value: String) {
    let warnings = Self.warnings(
      "@media (prefers-color-scheme: light) { :root { --between: #777; --ink: \(value); } }")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("a contrast of 4.47:1") == true)
  }

  /// The contrasts with white are those of a browser's developer tools.
  @Test(arguments: [("red", "3.99"), ("Tomato", "2.94"), ("hsl(120 100% 30%)", "3.77")])
  func `a name and a hue are read`(value: String, contrast: String) {
    let warnings = Self.warnings(
      "@media (prefers-color-scheme: light) { :root { --ink: \(value); } }")
    #expect(warnings.first?.contains("a contrast of \(contrast):1") == true, "\(warnings)")
  }

  @Test(arguments: [
    "oklch(62% 0.2 29)", "color-mix(in srgb, red, white)", "#f008", "#12", "#ggg", "initial",
    "var(--ink)", "rgb(1 2)", "rgb(0 0 0 / 50%)", "rgb(nan 0 0)", "hsl(inf 0% 46%)", "chair",
  ])
  func `a color that isn't read is said to be unchecked`(value: String) {
    #expect(
      Self.warnings(":root { --ink: \(value); }") == [
        "custom.css:1:16 the contrast of `--ink` isn't checked, because `\(value)` isn't read as a "
          + "color; write it as `#rrggbb`, a name, `rgb()`, or `hsl()`"
      ])
  }

  @Test func `a value for both schemes is checked in both`() {
    #expect(
      Self.warnings(":root {\n  --ink: #222;\n}") == [
        "custom.css:2:10 `--ink` (#222) on `--ground` (#000000) has a contrast of 1.31:1 on a dark "
          + "page, and text needs 4.5:1"
      ])
  }

  @Test func `the end of a style sheet closes its rules`() {
    #expect(Self.warnings("@media (prefers-color-scheme: dark) { :root { --ink: #222").count == 1)
  }

  @Test(arguments: [
    "@media print { :root { --ink: #fff; } }", ".note { --ink: #fff; }",
    "/* :root { --ink: #fff; } */",
    "@media (min-width: 20rem) { :root { --ink: #777; } }",
    ":root { content: \"{ --ink: #777; }\"; }",
    ":root { --rule: #fff; }", "@media (prefers-color-scheme: dark) { :root { --ink: #eee } }",
    ":root { --ink: #222; --ink: #767676 }", "",
  ])
  func `rules for other cases and sufficient contrasts have no warning`(sheet: String) {
    #expect(Self.warnings(sheet) == [])
  }

  @Test func `a ground is warned about once in each scheme, with the worst pair`() {
    let standard = Self.standard.replacing("--ink: #000000;", with: "--ink: #000; --search: #00f;")
    #expect(
      Self.warnings(
        "html, body { --ground: #888 }\n@media screen and (prefers-color-scheme:dark) "
          + "{ :root{--ground:#000} }", standard: standard) == [
          "custom.css:1:24 `--gold` (#767676) on `--ground` (#888) has a contrast of 1.28:1 on a "
            + "light page, and a line needs 3:1",
          "custom.css:2:64 `--search` (#00f) on `--ground` (#000) has a contrast of 2.44:1 on a "
            + "dark page, and text needs 4.5:1",
        ])
  }

  @Test func `a line needs less than text`() {
    #expect(
      Self.warnings("@media (prefers-color-scheme: light) { :root { --gold: #949494 } }") == [])
    #expect(
      Self.warnings("@media (prefers-color-scheme: light) { :root { --gold: #959595 } }").map {
        String($0.suffix(47))
      } == ["of 2.99:1 on a light page, and a line needs 3:1"])
  }

  @Test func `a site's own style sheets are checked, and the program's have no warning`()
    async throws
  {
    func warnings(_ files: [String: String]) async throws -> [String] {
      var texts = ["Content/a.md": MemoryFiles.lesson("A")]
      for (path, text) in files { texts["Templates/theme/" + path] = text }
      let (_, summary) = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access)
        .makeSite()
      return summary.warnings.map { "\($0.source.name) \($0.message.identifier)" }
    }
    #expect(try await warnings([:]) == [])
    #expect(try await warnings(["custom.css": "p { color: red }"]) == [])
    #expect(
      try await warnings(["custom.css": ":root { --ink-soft: #999 }"]) == [
        "Templates/theme/custom.css lowContrast"
      ])
    #expect(
      try await warnings(["site.css": ":root { --ground: #fff; --ink: #999 }"]) == [
        "Templates/theme/site.css lowContrast", "Templates/theme/site.css lowContrast",
      ])
    #expect(try await warnings(["late/print.css": ":root { --ink-soft: #999 }"]) == [])
  }
}
