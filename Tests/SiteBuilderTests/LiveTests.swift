import FileSystem
import SiteBuilder
import Testing

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

  @Test func `a module that cannot be read is told, and nothing is built`() async {
    let site = await BuiltSite.make(["a.md": Self.lesson], templates: [:], engine: "no.wasm")
    #expect(site.files.isEmpty)
    #expect(site.problems?.files.map(\.path) == ["no.wasm"])
  }
}
