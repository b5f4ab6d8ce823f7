import FileSystem
import Testing
import TouchEngine

@testable import SiteBuilder

/// What pages have with the engine that runs scenarios in the page, and only with it.
struct LiveTests {
  private static let lesson = """
    ---
    title: A tap
    ---

    ```scenario first title: "The \\"first\\" tap"
    UIView root
      UIView A  frame: 0 0 100 100

    tap A

    expect
      hit A
    ```

    ```scenario second
    scene: first

    tap 10 10

    expect
      hit A
    ```

    """

  @Test func `without the engine nothing on a page speaks of it`() async throws {
    let site = await BuiltSite.make(["a.md": Self.lesson], templates: [:])
    let page = try #require(site.files["a.html"], "\(site.messages)")
    #expect(!page.contains("wasm-unsafe-eval"))
    #expect(!page.contains("data-live"))
    #expect(!page.contains("data-request"))
    #expect(site.files["playground.html"] == nil)
    #expect(!site.files.keys.contains { $0.hasPrefix("theme/live/") })
  }

  @Test func `with it a page knows what to load, and a scenario the text that runs alone`()
    async throws
  {
    let site = await BuiltSite.make(
      ["a.md": Self.lesson], templates: [:], engine: "engine.wasm")
    let page = try #require(site.files["a.html"], "\(site.messages)")
    #expect(page.contains("script-src 'self' 'wasm-unsafe-eval';"))
    // What is shown is not said twice.
    let texts = page.matches(of: /data-text="([^"]*)"/).map(\.output.1)
    #expect(texts.count == 1)
    #expect(texts[0].contains("UIView A  frame: 0 0 100 100"))
    #expect(!texts[0].contains("scene:"))
    let modules = site.files.filter { $0.key.hasPrefix("theme/live/module.") }
    let script = try #require(modules.first { $0.key.hasSuffix(".js") })
    #expect(script.value == "touchstoneModule=\"AGFzbQ==\"\n")
    // A server gives the module as it is.
    let binary = try #require(modules.first { $0.key.hasSuffix(".wasm") })
    #expect(binary.value == "\0asm")
    #expect(page.contains("data-live-binary=\"\(binary.key)\""))
    #expect(page.contains("data-live-module=\"\(script.key)\""))
    let tools = try #require(site.files.keys.first { $0.hasPrefix("theme/live/tools.") })
    // The workbench's script knows its name.
    let scripts = site.files.filter { $0.key.hasPrefix("theme/live/all.") }
    let name = tools.split(separator: "/").last ?? ""
    #expect(scripts.values.contains { $0.contains(".toolsName = \"\(name)\"") })
    let loaded = page.matches(of: /<script defer src="(theme\/live\/[^"]*)"/).map(\.output.1)
    #expect(loaded.count == 1 && loaded[0].contains("/try."))
    #expect(!page.contains("stylesheet\" href=\"theme/live/"))
    let playground = try #require(site.files["playground.html"])
    #expect(playground.contains("<li><a href=\"a.html#scenario_second\">"))
    // What a reader may take is loaded when one is taken.
    #expect(playground.contains("data-scenes=\"theme/late/scenes.js\""))
    let scenes = try #require(site.files["theme/late/scenes.js"])
    #expect(scenes.contains("\"a.html#scenario_second\":[\"UIView root"))
    #expect(page.contains("<a href=\"playground.html\">Playground</a>"))
  }

  private static let tap = """
    ---
    title: A tap
    facts: [G060, G157, G158]
    ---

    ```scenario first facts: G060
    UIView root
      UIView A  frame: 0 0 100 100
        UITapGestureRecognizer tap

    tap A

    expect
      tap fires before A touchesCancelled
    ```

    ```scenario second
    UIView root
      UIView A  frame: 0 0 100 100

    tap A

    expect
      hit A
    ```

    """

  private static let facts = """
    title: Taps
    facts:
      G060:
        claim: The action comes first.
        evidence: documented
        source: a book
        proof: a#first
        rule: actionComesBeforeCancelling
      G157: {claim: It is 10., evidence: documented, source: a book, test: t, rule: pinchThreshold}
      G158: {claim: It has no rule., evidence: documented, source: a book, test: t}
      D001: {claim: It is D001., evidence: documented, source: a book, test: t}
      D023: {claim: It is D023., evidence: documented, source: a book, test: t}
      G039: {claim: It is G039., evidence: documented, source: a book, test: t}
      G125: {claim: It is G125., evidence: documented, source: a book, test: t}

    """

  @Test func `a scenario names the facts that it depends on, and their list has the rules`()
    async throws
  {
    let content = ["a.md": Self.tap, "facts/taps.yaml": Self.facts]
    let site = await BuiltSite.make(content, templates: [:], engine: "engine.wasm")
    let page = try #require(site.files["a.html"], "\(site.messages)")
    #expect(page.matches(of: /data-facts="([^"]*)"/).map(\.output.1) == ["G060"])
    let rule = UIKitRule.actionComesBeforeCancelling.rawValue
    #expect(page.matches(of: /data-rules="([^"]*)"/).map(\.output.1) == ["\(rule)"])
    #expect(page.contains("<li data-rules=\"\(rule)\">"))
    let still = await BuiltSite.make(content, templates: [:])
    #expect(still.files["a.html"]?.contains("data-rules") == false)
  }

  @Test func `pages from a disk get the packed module beside the module, if it is the same`() {
    // What gzip makes of eight bytes, and at its end their checksum and their number.
    let module: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]
    let packed: [UInt8] =
      [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3]
      + [0x63, 0x48, 0x2C, 0xCE, 0x65, 0x64, 0x60, 0x60, 0, 0]
      + [0xCE, 0x33, 0x4B, 0x1C, 8, 0, 0, 0]
    #expect(EngineModule(module, packed: packed).packed == packed)
    #expect(EngineModule(module + [0], packed: packed).packed == nil)
    #expect(EngineModule(module.reversed(), packed: packed).packed == nil)
    #expect(EngineModule(module, packed: Array("no".utf8)).packed == nil)
    let theme = Theme(
      [SiteFile(path: "theme/live/live.css", text: "a {}")],
      engine: EngineFiles(
        main: EngineModule(module, packed: packed), tools: EngineModule(Array("tools".utf8))))
    let paths = theme.files.filter { $0.path.hasPrefix("theme/live/module.") }
    #expect(paths.first { $0.path.hasSuffix(".wasm") }?.bytes == module)
    #expect(
      paths.first { $0.path.hasSuffix(".js") }?.bytes.starts(
        with: "touchstoneModule=\"H4sI".utf8) == true)
    let tools = theme.files.filter { $0.path.hasPrefix("theme/live/tools.") }
    #expect(tools.map { $0.bytes } == [EngineScript.bytes(of: Array("tools".utf8))])
  }

  @Test func `a module that cannot be read is told, and nothing is built`() async {
    let site = await BuiltSite.make(["a.md": Self.lesson], templates: [:], engine: "no.wasm")
    #expect(site.files.isEmpty)
    #expect(site.problems?.files.map(\.path) == ["no.wasm"])
    let alone = await BuiltSite.make(
      ["a.md": Self.lesson], templates: ["alone/engine.wasm": "\u{0}asm"],
      engine: "alone/engine.wasm")
    #expect(alone.files.isEmpty)
    #expect(alone.problems?.files.map(\.path) == ["alone/LiveTools.wasm"])
  }
}
