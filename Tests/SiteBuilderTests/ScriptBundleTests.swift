import FileSystem
import StandardTemplates
import Testing

@testable import SiteBuilder

/// Modules in the form that browsers load from a disk.
struct ScriptBundleTests {
  private static func bundle(_ scripts: [String: String]) -> ScriptBundle {
    ScriptBundle(
      scripts.sorted { $0.key < $1.key }.map { SiteFile(path: "theme/" + $0.key, text: $0.value) })
  }

  private static func texts(_ bundle: ScriptBundle) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: bundle.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  @Test func `a script without imports and exports stays as it is`() {
    let bundle = Self.bundle(["a.js": "important();\n"])
    #expect(Self.texts(bundle) == ["theme/a.js": "important();\n"])
    #expect(bundle.faults.isEmpty)
  }

  @Test func `a module has what it imports before it, in a function of its own`() {
    let bundle = Self.bundle([
      "a.js": "import { one, two } from \"./b.js\";\nf(one, two);\n",
      "b.js": "export const one = 1;\nexport function two() { return 2; }\nconst three = 3;\n",
    ])
    #expect(bundle.faults.isEmpty)
    #expect(
      Self.texts(bundle) == [
        "theme/a.js": """
        (() => {
        "use strict";
        const $0 = (() => {
        const one = 1;
        function two() { return 2; }
        const three = 3;
        return { one, two };
        })();
        const $1 = (() => {
        const { one, two } = $0;
        f(one, two);
        return {  };
        })();
        })();

        """
      ])
  }

  @Test func `a module that several import is in a script once, and in each script`() {
    let bundle = Self.bundle([
      "a.js": "import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\n",
      "b.js": "import { c } from \"./c.js\";\nexport const b = c;\n",
      "c.js": "export const c = 7;\n",
      "d.js": "import { c } from \"./c.js\";\n",
    ])
    let texts = Self.texts(bundle)
    #expect(texts.keys.sorted() == ["theme/a.js", "theme/d.js"])
    for text in texts.values { #expect(text.matches(of: /const c = 7;/).count == 1) }
  }

  @Test(arguments: [
    ("import * as b from \"./b.js\";", "expected `import { name }"),
    ("import { one as two } from \"./b.js\";", "expected `import { name }"),
    ("import { one } from \"../b.js\";", "expected `import { name }"),
    ("f();\nimport { one } from \"./b.js\";", "expected `import { name }"),
    ("import { zero } from \"./b.js\";", "`theme/b.js` exports no `zero`"),
    ("import { one } from \"./c.js\";", "`theme/c.js` exports no `one`"),
    ("export { f };", "expected a declaration after `export`"),
    ("export let size = 2;", "expected a declaration after `export`"),
    ("export default 2;", "expected a declaration after `export`"),
  ])
  func `what a module can't be is said`(_ text: String, _ reason: String) {
    let bundle = Self.bundle(["a.js": text + "\n", "b.js": "export const one = 1;\n"])
    #expect(bundle.faults.map(\.path) == ["theme/a.js"])
    #expect(bundle.faults.first?.reason.hasPrefix(reason) == true, "\(bundle.faults)")
    #expect(text.contains(bundle.faults.first?.line ?? "nothing"))
  }

  @Test func `modules that import each other are said, and nothing hangs`() {
    let bundle = Self.bundle([
      "a.js": "import { b } from \"./b.js\";\n",
      "b.js": "import { c } from \"./c.js\";\nexport const b = c;\n",
      "c.js": "import { b } from \"./b.js\";\nexport const c = b;\n",
    ])
    #expect(bundle.faults.map(\.path) == ["theme/b.js", "theme/c.js"])
    #expect(bundle.faults.allSatisfy { $0.reason == "the module imports itself" })
  }

  @Test func `the program's own scripts have no faults, and three of them load with the engine`() {
    let files = StandardTemplates.files.filter { $0.path.hasPrefix("theme/") }.map {
      SiteFile(path: $0.path, bytes: $0.bytes)
    }
    let engine = EngineFiles(main: EngineModule([0]), tools: EngineModule([1]))
    let theme = Theme(files, engine: engine)
    #expect(theme.faults.isEmpty, "\(theme.faults)")
    let names = theme.files.map(\.path).filter { $0.hasPrefix("theme/live/") }.compactMap {
      $0.dropFirst("theme/live/".count).split(separator: ".").first.map(String.init)
    }
    #expect(Set(names) == ["all", "live", "module", "tools", "try", "worker"])
  }
}
