import FileSystem
import LessonMarkdown
import SourceDiagnostics
import Testing

@testable import SiteBuilder

struct SearchTests {
  private static let lesson = MemoryFiles.lesson(
    "Waiting", "question: Why?\nsymptoms:\n  - button is late\n  - tap & hold fails\n",
    body: """
      It begins with `delaysContentTouches`.

      ## It waits

      > ### In a quote

      For 150 ms, says a *zebra*.

      | a | b |
      | - | - |
      | xylem | phloem |

      ```swift
      let scrollView = UIScrollView()
      ```

      ## The run

      ```scenario s title: "A short one"
      UIView quagga
      tap quagga
      expect
        quagga touchesBegan
      ```
      """)

  /// What the index says of the site of the lesson.
  private static func built() async -> BuiltSite {
    await BuiltSite.make(["a.md": lesson], templates: [:])
  }

  @Test func `each section has its text and its code, and a scenario is none`() {
    let texts = LessonMarkdown.Lesson.read(SourceText(name: "a.md", text: Self.lesson)).lesson
      .sectionTexts(withoutCodeIn: ["scenario"])
    #expect(
      texts == [
        "It begins with delaysContentTouches.", "",
        "For 150 ms, says a zebra.\na\nb\nxylem\nphloem\nlet scrollView = UIScrollView()\n", "",
      ])
  }

  @Test func `in Chinese and Japanese, each two adjacent characters are a word`() {
    var words = SearchWords()
    words.add("长按手势，再轻点 UISwitch开关。タップ３回", onPage: 0)
    let members = words.members
    for word in ["长按", "按手", "手势", "再轻", "轻点", "开关", "タッ", "ップ"] {
      #expect(members.contains("0\(word)"), "\(word)")
    }
    #expect(members.contains("UISwitch") || members.contains("uiswitch"))
    for word in ["势再", "势，", "点U", "关。", "プ３"] { #expect(!members.contains(word), "\(word)") }
  }

  @Test func `a lesson is found by its question and its symptoms, each a phrase of its own`() async
  {
    let index = await Self.built().files["theme/late/index.js"] ?? ""
    #expect(
      index.contains(#"[0,"Waiting","","Why?","button is late","tap & hold fails"]"#))
  }

  @Test func `what a fragment can't be made of is written`() async {
    let index = await Self.built().files["theme/late/index.js"] ?? ""
    #expect(index.contains("[1,\"It waits\"]"))
    #expect(index.contains("[2,\"A short one\",\"s\"]"))
  }

  @Test func `words are known by the pages that have them`() async throws {
    let index = try #require(await Self.built().files["theme/late/index.js"])
    let words = Self.words(of: index)
    for word in ["zebra", "phloem", "scrollView", "delaysContentTouches", "UIScrollView"] {
      #expect(words[word]?.isEmpty == false, "\(word)")
    }
    for word in ["150", "quagga", "a"] { #expect(words[word] == nil, "\(word)") }
  }

  @Test func `words and places are read as they were written`() {
    var words = SearchWords()
    let pages = [[0, 1, 44, 45, 46, 2_071, 91_125], [90], [89_999]]
    for page in Set(pages.joined()).sorted() {
      for (word, places) in zip(["alpha", "alphabet", "beta"], pages) where places.contains(page) {
        words.add("\(word) \(word)", onPage: page)
      }
    }
    let read = Self.words(of: words.members)
    #expect(read == ["alpha": pages[0], "alphabet": pages[1], "beta": pages[2]])
  }

  @Test(arguments: [
    ["wait", "waits", "waited", "waiting"], ["move", "moves", "moved", "moving"],
    ["tap", "tapped", "tapping", "taps"], ["recognize", "recognise", "recognizer", "recognised"],
    ["color", "colour", "colours"], ["touch", "touches", "touchable"], ["gray", "grey"],
    ["center", "centre"], ["delay", "delays", "delayed"], ["query", "queries"],
    ["press", "presses", "pressed"],
  ])
  func `words with the same stem are one word of the index`(forms: [String]) {
    #expect(Set(forms.map { SearchStem(of: $0) }).count == 1)
    var words = SearchWords()
    for (page, form) in forms.reversed().enumerated() { words.add(form, onPage: page) }
    let read = Self.words(of: words.members)
    #expect(read.count == 1)
    #expect(read.keys.first == SearchStem(of: forms[0]).letters)
    #expect(read.values.first == Array(forms.indices))
  }

  @Test(arguments: [
    ("bus", "bu"), ("thing", "thed"), ("wait", "waist"), ("axis", "axes"), ("string", "stred"),
    ("class", "clay"), ("needs", "need2"),
  ])
  func `words with different stems stay apart`(word: String, other: String) {
    var words = SearchWords()
    words.add("\(word) \(other)", onPage: 0)
    let stems = [word, other].map { SearchStem(of: $0).letters }
    #expect(stems[0] != stems[1])
    #expect(Self.words(of: words.members) == [stems[0]: [0], stems[1]: [0]])
  }

  @Test func `a name keeps its own place beside a word with the same letters`() {
    var words = SearchWords()
    words.add("isEnabled isenabled", onPage: 3)
    #expect(Self.words(of: words.members) == ["isEnabled": [3], "isenabl": [3]])
  }

  @Test func `a word of a page's title is left out of the words of its text`() {
    var words = SearchWords()
    words.leaveOut("Waiting for UIScrollView", onPage: 1)
    for page in 0...2 { words.add("It waits; UIScrollView scrolls.", onPage: page) }
    let read = Self.words(of: words.members)
    #expect(read["wait"] == [0, 2])
    #expect(read["UIScrollView"] == [0, 2])
    #expect(read["scrol"] == [0, 1, 2])
  }

  @Test func `facts with consecutive numbers are one entry`() {
    var index = SearchIndex()
    for number in ["D001", "D002", "D003", "D009", "G010", "D011", "D012"] {
      index.add(.fact, number, at: "facts/hit-testing.html", number)
    }
    let text = String(decoding: index.files.first?.bytes ?? [], as: UTF8.self)
    // A title alone is of the kind of the entry before it.
    #expect(
      text.contains(
        #"["facts/hit-testing.html",[4,"D001-D003"],"D009","G010","D011-D012"]"#))
  }

  @Test func `the texts of a page are in a file of its own`() async throws {
    let built = await Self.built()
    let texts = try #require(built.files["theme/late/texts/a.js"])
    #expect(texts.hasPrefix("touchstoneTexts(\"a.html\",{\n\"\":\"It begins with"))
    #expect(texts.contains("\"it-waits\"") == false)
    #expect(texts.contains("\"in-a-quote\":\"For 150 ms, says a zebra."))
  }

  @Test func `what happens in a scenario is shown and isn't searched`() async throws {
    let built = await Self.built()
    let texts = try #require(built.files["theme/late/texts/a.js"])
    #expect(texts.contains("\"scenario_s\":\"<ol class=\\\"fig fig-strip\\\""))
    #expect(texts.contains("<bdi>quagga</bdi> touchesBegan"))
    #expect(built.files["theme/late/index.js"]?.contains("quagga") == false)
  }

  @Test func `the page of the search lists the symptoms, and every page leads there`() async {
    let built = await Self.built()
    #expect(built.files["search.html"]?.contains("<dd>tap &amp; hold fails</dd>") == true)
    #expect(built.files["a.html"]?.contains("href=\"search.html\"") == true)
    #expect(built.files["a.html"]?.contains("<li>button is late</li>") == true)
    #expect(built.files["a.html"]?.contains("<title>Waiting: button is late · ") == true)
  }

  @Test func `an edit of a text reaches the index of the next build`() async throws {
    let memory = BuildMemory()
    _ = await BuiltSite.make(["a.md": Self.lesson], templates: [:], memory: memory)
    let edited = Self.lesson.replacing("zebra", with: "okapi")
    let built = await BuiltSite.make(["a.md": edited], templates: [:], memory: memory)
    let words = Self.words(of: built.files["theme/late/index.js"] ?? "")
    #expect(words["zebra"] == nil)
    #expect(words["okapi"] != nil)
    #expect(built.files["theme/late/texts/a.js"]?.contains("a okapi") == true)
  }

  /// The words of an index with the numbers of their pages, read as the search does.
  private static func words(of index: String) -> [String: [Int]] {
    guard let match = index.firstMatch(of: /words:"([^"]*)",places:"([^"]*)"/) else { return [:] }
    var words: [String: [Int]] = [:]
    var previous = ""
    for (code, places) in zip(match.1.split(separator: " "), match.2.split(separator: " ")) {
      let shared = code.first.flatMap { Int(String($0), radix: 36) } ?? 0
      previous = String(previous.prefix(shared) + code.dropFirst())
      var pages: [Int] = []
      var page = 0
      var (sum, scale) = (0, 1)
      for byte in places.utf8 {
        let digit = Int(byte) - (byte > UInt8(ascii: "\\") ? 36 : 35)
        sum += digit % 45 * scale
        scale *= 45
        guard digit < 45 else { continue }
        pages.append(page + sum)
        page += sum + 1
        (sum, scale) = (0, 1)
      }
      words[previous] = pages
    }
    return words
  }
}
