import Foundation
import Testing

@testable import TouchstoneCommands

/// The program in the folders that `make install` and the archives give it.
struct InstallationTests {
  let place: Workplace

  /// Whether a site that has been built lets its readers touch the figures.
  private var isLive: Bool { place.exists("Site/playground.html") }

  init() throws {
    place = try Workplace()
    try place.writeCourse()
    try place.makeFolder("prefix/bin")
    let run = try place.shell(
      """
      program=$(readlink -f "$(command -v touchstone)")
      ln "$program" prefix/bin/touchstone 2>/dev/null || cp "$program" prefix/bin/touchstone
      """)
    try #require(run.status == 0, "\(run.errors)")
  }

  private func writeEngine() throws {
    for name in ["LiveModule", "LiveTools"] {
      try place.write("\u{0}asm", to: "prefix/share/touchstone/\(name).wasm")
    }
  }

  /// Runs a line of shell that builds the site, which must succeed.
  private func build(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let run = try place.shell(line)
    #expect(run.errors == "", sourceLocation: sourceLocation)
    #expect(run.status == 0, sourceLocation: sourceLocation)
  }

  @Test func `the program says which version it is`() throws {
    let run = try place.touchstone("--version")
    #expect(run.output == Touchstone.version + "\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(Touchstone.version.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9a-z.]+)?/) != nil)
  }

  @Test func `a program that came with an engine builds live pages`() throws {
    try build("prefix/bin/touchstone build")
    #expect(!isLive)
    try writeEngine()
    try build("prefix/bin/touchstone build")
    #expect(isLive)
    try build("prefix/bin/touchstone build --no-engine")
    #expect(!isLive)
  }

  @Test func `it finds its engine when it is called by a link, or has been moved`() throws {
    try writeEngine()
    try place.link("linked", to: "prefix/bin/touchstone")
    try build("./linked build")
    #expect(isLive)
    try place.remove("Site")
    try build(
      "mv prefix 'another prefix' && PATH=\"$PWD/another prefix/bin:$PATH\" touchstone build")
    #expect(isLive)
  }

  @Test func `an engine that is named wins`() throws {
    try writeEngine()
    let run = try place.shell("prefix/bin/touchstone build --engine elsewhere.wasm")
    #expect(run.status == 3)
    #expect(run.errors.contains("cannot read `elsewhere.wasm`"))
    #expect(try place.touchstone("serve", "--engine", "a", "--no-engine").status == 64)
  }

  @Test func `a folder in place of the engine keeps no site from being built`() throws {
    try place.makeFolder("prefix/share/touchstone/LiveModule.wasm")
    try build("prefix/bin/touchstone build")
    #expect(!isLive)
  }
}
