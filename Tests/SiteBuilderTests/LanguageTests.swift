import FileSystem
import Foundation
import SourceDiagnostics
import StandardTemplates
import Testing

@testable import LessonMarkdown
@testable import SiteBuilder

/// The words of pages in each language.
struct LanguageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let texts = Dictionary(
    uniqueKeysWithValues: StandardTemplates.files.map {
      ($0.path, String(decoding: $0.bytes, as: UTF8.self))
    })

  private static var templates: [String: String] {
    texts.filter { $0.key.hasSuffix(".mustache") }
  }

  private static var scripts: [String: String] { texts.filter { $0.key.hasSuffix(".js") } }

  private static func source(_ language: String) throws -> SourceText {
    let path = "languages/\(language).yaml"
    return SourceText(name: path, text: try #require(texts[path]))
  }

  private static func english() throws -> LanguageFile {
    let read = LanguageFile.read(try source("en"))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics.listing())")
    return read.file
  }

  // MARK: The files

  @Test func `Chinese has every word of English, with the same placeholders`() throws {
    let english = try Self.english()
    #expect(english[.pages].count > 150)
    #expect(english[.scripts].count > 200)
    let read = LanguageFile.read(try Self.source("zh-Hans"), like: english)
    #expect(read.diagnostics.listing() == "")
    for group in LanguageFile.Group.allCases {
      for (name, phrase) in read.file[group] {
        let wanted = LanguageFile.placeholders(in: try #require(english[group][name])).sorted()
        #expect(LanguageFile.placeholders(in: phrase).sorted() == wanted, "\(name)")
      }
    }
  }

  @Test func `the English phrase of a script is its name`() throws {
    for (name, phrase) in try Self.english()[.scripts] { #expect(phrase == name) }
  }

  @Test func `the words of a lesson's own text are those of the file`() throws {
    let english = try Self.english()
    for word in RenderedWord.allCases {
      #expect(english[.pages][word.rawValue] == word.english, "\(word)")
    }
  }

  @Test func `a page's word is in a template or in the program, and nothing else is in the file`()
    throws
  {
    var used = Set(Word.allCases.map(\.rawValue)).union(RenderedWord.allCases.map(\.rawValue))
    for text in Self.templates.values {
      for match in text.matches(of: /\{\{#?words\.([A-Za-z]+)\}\}/) {
        used.insert(String(match.output.1))
      }
    }
    #expect(Set(try Self.english()[.pages].keys) == used)
  }

  @Test func `the program writes each of its words`() throws {
    let folder = Self.root.appendingPathComponent("Sources/SiteBuilder")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let code = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Words/") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    for word in Word.allCases {
      let pattern = try Regex("\\.\(word.rawValue)\\b")
      #expect(code.contains(pattern), "\(word)")
    }
  }

  @Test func `no template has words of its own`() {
    // Names of UIKit and of the program are the same in every language.
    let names: Set = ["nil", "recursiveDescription", "TouchTrace", "Delayed"]
    for (path, text) in Self.templates {
      let bare = text.replacing(
        /\{\{\$(kind|formAction)\}\}[^{}]+\{\{\/(kind|formAction)\}\}/, with: ""
      )
      .replacing(/\{\{\{?[^}]*\}\}\}?/, with: "")
      .replacing(/<meta [^>]*>/, with: "")
      // Of a style, readers see only quoted texts.
      let texts = bare.replacing(/<style>(.*?)<\/style>/) { style in
        style.output.1.matches(of: /"[^"]*"/).map { String($0.output) }.joined(separator: "\n")
      }
      let shown =
        texts.replacing(/<[^>]*>/, with: "\n").split(separator: "\n").map(String.init)
        + bare.matches(of: /\s(?:aria-label|title|placeholder|alt)="([^"]*)"/).map {
          String($0.output.1)
        }
      for words in shown {
        for match in words.matches(of: /[A-Za-z]{2,}/) {
          #expect(names.contains(String(match.output)), "\(path): \(words)")
        }
      }
    }
  }

  // MARK: The scripts

  /// Texts in scripts that readers don't see.
  private static let technical: Set = [
    "use strict", "Escape", "Enter", "Tab", "ArrowDown", "ArrowUp", "Content-Type", "Files",
    "Lesson", "Section",
    "Scenario", "Challenge", "Fact", "Name", "Term", "Reference", "touchstone draft",
    "figure tree", "prefix twin", "scenario live", #"prefix live\ntitle "#,
  ]

  /// Whether a text looks like words for a reader.
  private static func isPhrase(_ text: String) -> Bool {
    let isCode = text.contains(/[.#\[<>]|[a-z]-[a-z]|^UI/)
    return text.contains("’") || text.contains(/^\s*[A-Z][a-z]+/)
      || !isCode && text.contains(/[a-z]{2,} [a-z]{2,}/)
  }

  @Test
  func `every phrase in a script is in the file, and every phrase in the file is in a script`()
    throws
  {
    var found: Set<String> = []
    for (path, text) in Self.scripts {
      let phrases = ScriptPhrases(text)
      found.formUnion(phrases.translated)
      // Synonyms help a search in English.
      for other in phrases.others where path != "theme/late/search-words.js" || other.contains("’")
      {
        #expect(
          !Self.isPhrase(other) || Self.technical.contains(other)
            || other.contains("won['’]?t") || other.contains("can['’]?t"), "\(path): \(other)")
      }
    }
    #expect(found == Set(try Self.english()[.scripts].keys))
  }

  @Test func `a script's texts are told from its code`() {
    let phrases = ScriptPhrases(
      """
      // "Not this"
      const a = t("One") + ": " + t(b ? "Two" : `Three`, { c: "four" });
      const d = /["'`]/.test(e) ? part("Five") : `Six ${f("seven")} eight`; /* "Nor this" */
      """)
    #expect(phrases.translated == ["One", "Two", "Three"])
    #expect(phrases.others == [": ", "four", "Five", "Six \0", "seven", "\0 eight"])
    #expect(Self.isPhrase("Press again") && Self.isPhrase("press again"))
    #expect(!Self.isPhrase("live-code live-text"))
  }

  // MARK: Sites

  private static let lesson = """
    ---
    title: 轻点
    question: 谁收到触摸？
    symptoms: [轻点无效]
    ---

    > [!NOTE]
    > 看这里。

    - [x] 完成

    | 甲 | 乙 |
    | --- | --- |
    | 丙 | 丁 |

    见注释[^a]。

    [^a]: 注释。

    ```quiz who of: tap
    谁收到触摸？

    - [x] 照片
      > 命中测试找到它。
      expect
        photo touchesBegan
    - [ ] 没有视图
      > 照片会收到。
      expect
        never photo touchesBegan
    ```

    ```scenario tap title: "轻点照片" show: tree table
    UIView photo  frame: 145 372 100 100
      UITapGestureRecognizer tap

    tap photo

    expect
      photo touchesBegan
      photo touchesCancelled
    ```

    ```challenge end of: tap
    让照片收到 `touchesEnded`。

    hint photo touchesCancelled
      > 哪个属性？
    expect
      photo touchesEnded
    solution
      UIView photo  frame: 145 372 100 100
        UITapGestureRecognizer tap  cancelsTouchesInView: false

      tap photo
      > 这样就行。
    ```
    """

  private func site(
    _ settings: String, templates: [String: String] = [:], engine: String? = "engine.wasm"
  ) async -> BuiltSite {
    await BuiltSite.make(
      [
        "site.yaml": "title: 课程\ncoursePage: true\n" + settings, "tap.md": Self.lesson,
      ],
      templates: templates, engine: engine)
  }

  @Test func `a site in Chinese has no word of the English file`() async throws {
    let site = await site("language: zh-Hans\nexplainProgram: true\n")
    #expect(site.messages.isEmpty, "\(site.messages)")
    let pages = site.files.filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 10)
    for (path, page) in pages {
      #expect(page.contains(/<html lang="?zh-Hans"?>/), "\(path)")
      #expect(page.contains(/src="?[^" ]*theme\/language\.[0-9a-f]{8}\.js"?/) || path == "404.html")
    }
    // What the engine and the program's own reference say is English.
    let own = pages.filter { path, _ in
      !path.hasPrefix("diagnostics")
        && !["language.html", "events.html", "properties.html"].contains(path)
    }
    for (name, phrase) in try Self.english()[.pages]
    // Figures have these titles, too.
    where phrase.utf8.count >= 8 && !phrase.contains("{")
      && !["readingScreen", "readingStates", "readingWhy", "whyNot"].contains(name)
    {
      for (path, page) in own { #expect(!page.contains(">" + phrase), "\(name) in \(path)") }
    }
    let lesson = try #require(site.files["tap.html"])
    for words in [
      "跳到正文", "生成本页时已运行：两项预期均成立。", "回答正确。", "<p class=\"callout-title\">注意</p>",
      "aria-label=\"已完成\"", "aria-label=\"表格：甲, 乙\"", "从情景“<a href=\"#scenario_tap\">轻点照片</a>”开始；",
      "第 1 课", "<h2 id=\"notes_title\">注释</h2>", "步", "lang=\"en\"", "theme/late/cjk.",
    ] { #expect(lesson.contains(words), "\(words)") }
    #expect(site.files["tap.md"]?.contains("**情景：轻点照片**") == true)
    #expect(site.files["playground.html"]?.contains("<h1>演练场</h1>") == true)
    #expect(site.files["404.html"]?.contains("找不到页面 · 课程") == true)
  }

  @Test func `the script of a language comes before all others, and English has none`() async throws
  {
    let chinese = try #require(await site("language: zh-Hans\n").files["tap.html"])
    let scripts = chinese.matches(of: /<script defer src="theme\/([a-z\/]+)\./).map(\.output.1)
    #expect(scripts == ["language", "reader", "live/try"])
    let site = await site("")
    let english = try #require(site.files["tap.html"])
    #expect(english.contains("<html lang=\"en\">\n"))
    #expect(!english.contains("language."))
    #expect(!english.contains(" lang=\"en\" data-"))
    #expect(!site.files.keys.contains { $0.hasPrefix("theme/language.") })
    let words = try #require(
      await self.site("language: zh-Hans\n").files.first {
        $0.key.hasPrefix("theme/language.")
      })
    #expect(words.value.contains("\"Run the steps\":\"运行步骤\""))
    #expect(words.value.contains("window.t="))
  }

  /// A language file of an author, with all names of the English one.
  private static func made(_ phrase: (String) -> String) throws -> String {
    var text = ""
    for group in LanguageFile.Group.allCases {
      text += "\(group.rawValue):\n"
      for (name, english) in try Self.english()[group].sorted(by: { $0.key < $1.key }) {
        let values = LanguageFile.placeholders(in: english).map { "{\($0)}" }.joined(separator: " ")
        text += "  \"\(name)\": \"\(phrase(values))\"\n"
      }
    }
    return text
  }

  @Test func `a language of the author's own can run from right to left`() async throws {
    let site = await site(
      "language: ar\naddress: https://example.org/\n",
      templates: ["Templates/languages/ar.yaml": try Self.made { "نص \($0)" }])
    #expect(site.messages.isEmpty, "\(site.messages)")
    let lesson = try #require(site.files["tap.html"])
    #expect(lesson.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(lesson.contains("href=\"#page_main\">نص </a>"))
    #expect(lesson.contains(/<link rel="stylesheet" href="theme\/late\/rtl\.[0-9a-f]{8}\.css">/))
    #expect(site.files["404.html"]?.contains("unicode-bidi") == true)
    #expect(!site.files.keys.contains { $0.hasPrefix("languages/") })
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("pa-Arab", true),
    ("ar-Latn", false),
    ("en", false), ("zh-Hans", false), ("az", false), ("de-1996", false),
  ])
  func `the language decides the direction`(language: String, isRightToLeft: Bool) async throws {
    let site = await site(
      "language: \(language)\n",
      templates: ["Templates/languages/\(language).yaml": try Self.made { "x \($0)" }], engine: nil)
    #expect(site.files["tap.html"]?.contains(" dir=\"rtl\"") == isRightToLeft, "\(site.messages)")
  }

  @Test func `an author changes single words of a language that the program has`() async {
    let site = await site(
      "",
      templates: [
        "Templates/languages/en.yaml": "pages:\n  next: Onward\nscripts:\n  Try it: Touch it\n"
      ])
    #expect(site.messages.isEmpty, "\(site.messages)")
    #expect(site.files["tap.html"]?.contains("Skip to the text") == true)
    let words = site.files.first { $0.key.hasPrefix("theme/language.") }?.value ?? ""
    #expect(words.hasPrefix("{\nconst known={\n\"Try it\":\"Touch it\"\n}\n"))
    let chinese = await self.site(
      "language: zh-Hans\n",
      templates: ["Templates/languages/zh-Hans.yaml": "pages:\n  lessons: 章节\n"])
    #expect(chinese.files["tap.html"]?.contains("#page_course\">章节</a>") == true)
    #expect(chinese.files["tap.html"]?.contains("跳到正文") == true)
  }

  @Test(arguments: [
    ("fr", "pages: {}\n", "Templates/languages/fr.yaml:1:1 missing-key"),
    ("en", "pages:\n  nexd: Onward\n", "Templates/languages/en.yaml:2:3 unknown-key"),
    (
      "en", "pages:\n  lessonNumber: No. {nummer}\n",
      "Templates/languages/en.yaml:2:17 unknown-placeholder"
    ),
    ("en", "pages:\n  lessonNumber: No.\n", "Templates/languages/en.yaml:2:17 missing-placeholder"),
    ("en", "pages:\n  next:\n", "Templates/languages/en.yaml:2:8 empty-key"),
    ("en", "words:\n  next: x\n", "Templates/languages/en.yaml:1:1 unknown-key"),
    ("en", "pages: x\n", "Templates/languages/en.yaml:1:8 wrong-type"),
    ("de", nil, "Content/site.yaml:3:11 unknown-page-language"),
  ])
  func `an error in a language has its place`(
    language: String, file: String?, message: String
  ) async {
    let files = file.map { ["Templates/languages/\(language).yaml": $0] } ?? [:]
    let site = await site("language: \(language)\n", templates: files)
    let found = site.problems?.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
      return diagnostic.source.name + place + " " + diagnostic.message.code
    }
    #expect(found?.contains(message) == true, "\(found ?? [])")
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_Hans_CN", "zh-Hans"), ("en-US", "en"),
    ("EN", "en"),
  ])
  func `a language that the program nearly has is suggested`(language: String, meant: String) async
  {
    let site = await site("language: \(language)\n")
    let diagnostic = site.problems?.diagnostics.first
    #expect(diagnostic?.fixIts.first?.message == "replace `\(language)` with `\(meant)`")
    #expect(diagnostic?.message.text.contains("the languages are `en`, `zh-Hans`") == true)
  }

  @Test func `Chinese of another script isn't taken for simplified`() async {
    let site = await site("language: zh-Hant\n")
    #expect(site.problems?.diagnostics.first?.fixIts.isEmpty == true)
  }
}
