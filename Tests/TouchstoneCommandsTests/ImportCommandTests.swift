import Foundation
import Testing

/// `touchstone import`, run as a process.
struct ImportCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let dumps = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ScreenImportTests/Dumps")

  private static func dump(_ name: String) throws -> String {
    let data = try Data(contentsOf: dumps.appendingPathComponent(name + ".txt"))
    return String(decoding: data, as: UTF8.self)
  }

  private static let button = """
    <UIView: 0x1; frame = (0 0; 390 844)>
       | <Shop.BuyButton: 0x2; frame = (145 400; 100 44)>

    """

  @Test func `a dump becomes a scenario that is formatted`() throws {
    try place.write(Self.button, to: "screen.txt")
    let run = try place.touchstone("import", "screen.txt")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      run.output == """
        // Imported from a dump of 2 views and 0 recognizers.
        // A comment after an element names its class in the app.
        UIView view  frame: 0 0 390 844
          UIButton buyButton  frame: 145 400 100 44  // Shop.BuyButton, guessed from its name

        """)
    #expect(try place.touchstone("format", "-", "--check", input: run.output).status == 0)
  }

  @Test(arguments: [["import"], ["import", "-"]])
  func `a dump is read from standard input`(arguments: [String]) throws {
    let run = try place.touchstone(arguments, input: Self.button)
    #expect(run.status == 0)
    #expect(run.output.contains("UIButton buyButton"))
  }

  @Test func `a screen with more than sixty views goes from its dump to the view that blocks it`()
    throws
  {
    let dump = try Self.dump("20-sixty-views")
    let imported = try place.touchstone("import", input: dump)
    #expect(imported.status == 0)
    #expect(imported.output.contains("dump of 65 views"))
    let steps = "\ntap 56 341\n\nexpect\n  hit likeButton2\n"
    let run = try place.touchstone("run", "-", input: imported.output + steps)
    #expect(run.status == 1)
    #expect(run.output.contains("floatingBanner returns floatingBanner"))
    // What covers the feed lets touches through.
    let fixed = imported.output.replacingOccurrences(
      of: "alpha: 0.02", with: "alpha: 0.02  isUserInteractionEnabled: false")
    #expect(try place.touchstone("run", "-", input: fixed + steps).status == 0)
  }

  @Test func `an error is shown at its place, and nothing is written`() throws {
    let lines = Self.button.split(separator: "\n", omittingEmptySubsequences: false)
    try place.write("\n" + lines[1].dropLast(5), to: "screen.txt")
    let run = try place.touchstone("import", "screen.txt")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(
      run.errors == """
        screen.txt:2:49: error[unclosed-description]: expected `>` at the end of the description of \
        `Shop.BuyButton`; what is cut off isn't imported
          |
        2 |    | <Shop.BuyButton: 0x2; frame = (145 400; 100
          |                                                 ^

        """)
  }

  @Test func `a dump in UTF-16, as some consoles save it, is read`() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.button.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try Data(bytes).write(to: URL(fileURLWithPath: place("screen.txt")))
    let run = try place.touchstone("import", "screen.txt")
    #expect(run.errors == "")
    #expect(run.output == (try place.touchstone("import", input: Self.button)).output)
  }

  @Test func `what is left out is a warning, and the scenario is written`() throws {
    let recognizer = "<UITapGestureRecognizer: 0x3; view = <UIView 0x4>>\n"
    let run = try place.touchstone("import", input: Self.button + recognizer)
    #expect(run.status == 0)
    #expect(run.output.contains("UIButton buyButton"))
    #expect(run.errors.hasPrefix("<stdin>:3:1: warning[omitted-object]: "))
  }

  @Test func `binary data is an error with a place`() throws {
    try place.write([0x3C, 0xFF, 0x00, 0x0A, 0xC3], to: "screen.bin")
    let run = try place.touchstone("import", "screen.bin")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("screen.bin:1:2: error["))
  }

  @Test func `a missing file and a folder have their exit code`() throws {
    #expect(try place.touchstone("import", "nowhere.txt").status == 3)
    try place.makeFolder("folder")
    #expect(try place.touchstone("import", "folder").status == 3)
    #expect(try place.touchstone("import", "one", "two").status == 64)
  }
}
