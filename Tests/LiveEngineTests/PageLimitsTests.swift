import LiveEngine
import Testing

/// What keeps a page from standing still, for somebody waits for each answer.
struct PageLimitsTests {
  private static let note = "a page allows no more than this, so that it never waits for a run"

  private static let scene = "UIView root\n  UIPanGestureRecognizer pan\n"

  /// A finger that makes more events than a run may have.
  private static let endless = "finger touches 1 1\nfinger moves by 9 9 over 600s\n"

  private func run(_ text: String, _ request: String = "figure none") throws -> Answer {
    try Answer(LiveFace().run(Array(text.utf8), Array(request.utf8)))
  }

  private func firstMessage(_ answer: Answer) throws -> String {
    try #require(answer["diagnostics"].elements.first)["message"].text
  }

  /// The most events that a page allows a text.
  private func maximumEvents(_ text: String) throws -> Int {
    let message = try firstMessage(run(text))
    #expect(message.hasPrefix("the trace has more than"))
    return try #require(message.split(separator: " ").lazy.compactMap { Int($0) }.first)
  }

  @Test(arguments: [
    ("limit 100000 events\n" + endless, "the trace has more than 20000 events"),
    (
      "limit 100000 steps\nrepeat 1000 times\n  repeat 1000 times\n    wait 0ms",
      "the scenario does more than 20000 steps"
    ),
    (
      "limit 100000 kilobytes\nUIView \(String(repeating: "a", count: 2_000))\n\n" + endless,
      "the trace has more than 4000 kilobytes of text"
    ),
    ("limit 600s\nwait 600s\nwait 1ms", "the run takes longer than 600 s"),
    (endless, "the trace has more than 20000 events"),
  ])
  func `a scenario allows itself no more than a page`(text: String, message: String) throws {
    let answer = try run(text)
    let first = try #require(answer["diagnostics"].elements.first)
    #expect(first["message"].text == message)
    #expect(first["notes"].elements.map { $0["message"].text } == [Self.note])
    // A page has no options.
    #expect(!answer["listing"].text.contains("--"))
  }

  @Test func `a scenario allows itself less than a page`() throws {
    let first = try #require(
      run("limit 5 events\n" + Self.endless)["diagnostics"].elements.first)
    #expect(first["message"].text == "the trace has more than 5 events")
    #expect(first["notes"].elements.map { $0["message"].text } == ["the limit is set here"])
  }

  @Test func `a long text may have fewer events, for each costs more`() throws {
    let reactions = String(repeating: "when pan fires: root isHidden = true\n", count: 200)
    let count = try maximumEvents(Self.scene + "\n" + reactions + Self.endless)
    #expect((5_000...7_500).contains(count))
    let steps = String(repeating: "root layoutIfNeeded\n", count: 400)
    #expect(try maximumEvents(Self.scene + "\n" + steps + Self.endless) == 20_000)
  }

  @Test func `variants share what one run may have`() throws {
    let variants = (1...10).map { "variant number\($0)\n  with root alpha: 0.\($0)\n" }.joined()
    #expect(try maximumEvents(Self.scene + "\n" + Self.endless + variants) == 2_000)
  }

  @Test func `a scene that lives has the same limits`() throws {
    let text = Array("limit 600s\nUIView root\n".utf8)
    var face = LiveFace()
    #expect(try Answer(face.begin(text, []))["diagnostics"].elements.isEmpty)
    _ = face.touch(1, 0, x: 1, y: 1, milliseconds: 0, isLast: true)
    let news = try Answer(face.advance(to: 600_001))
    #expect(news["over"].isTrue)
    let first = try #require(news["diagnostics"].elements.first)
    #expect(first["message"].text == "the run takes longer than 600 s")
    #expect(first["notes"].elements.map { $0["message"].text } == [Self.note])
  }

  @Test func `a challenge is judged within the same limits`() throws {
    let challenge = "start UIView root\ncheck expect\ncheck   root touchesBegan\n"
    let text = "limit 100000 events\n" + Self.endless
    let answer = try Answer(LiveFace().judge(Array(text.utf8), Array(challenge.utf8)))
    #expect(try firstMessage(answer) == "the trace has more than 20000 events")
    #expect(!answer["solved"].isTrue)
  }

  @Test func `of very many errors the first are told`() throws {
    let text = String(repeating: "x\n", count: 1_000)
    for answer in [try run(text), try Answer(LiveFace().color(Array(text.utf8)))] {
      let told = answer["diagnostics"].elements
      #expect(told.map { $0["line"].number } == (1...50).map { Double($0) })
      #expect(answer["more"].number == 950)
    }
    #expect(try run(text)["listing"].text.hasSuffix("\nand 950 more\n"))
    #expect(try run("x\n")["more"].number == 0)
  }

  @Test func `what variants share counts for each of them`() throws {
    let scene = String(repeating: "# shared\n", count: 400)
    func text(_ count: Int) -> [UInt8] {
      Array((scene + (1...count).map { "variant number\($0)\n  tap 1 1\n" }.joined()).utf8)
    }
    var face = LiveFace()
    #expect(try !Answer(face.color(text(10)))["fault"].isThere)
    for margin in ["    ", "\t", "# "] {
      let lines = String(decoding: text(12), as: UTF8.self).replacing(
        "variant", with: margin + "variant")
      #expect(try Answer(face.color(Array(lines.utf8)))["fault"].isThere)
    }
    for answer in [
      face.color(text(12)), face.run(text(12), []), face.begin(text(12), []),
      face.judge(text(12), []), face.compare([], text(12), []),
    ] {
      #expect(try Answer(answer)["fault"].text.hasPrefix("the text has more than 40000 bytes"))
    }
  }

  @Test func `figures are drawn only of what can be read, in all variants together`() throws {
    let steps = "finger touches 1 1\nfinger moves by 9 9 over 2s in 100 steps\nfinger lifts\n"
    let variants = (1...8).map { "variant number\($0)\n  with root alpha: 0.\($0)\n" }.joined()
    let one = try run(Self.scene + "\n" + steps, "")
    #expect(!one["tooLarge"].isTrue)
    #expect(!one["figures"].elements.isEmpty)
    let all = try run(Self.scene + "\n" + steps + variants, "")
    #expect(all["tooLarge"].isTrue)
    #expect(all["figures"].elements.isEmpty)
    #expect(all["partings"].elements.isEmpty)
    #expect(all["passed"].isTrue)
  }

  @Test func `a scene with very many parts is not drawn`() throws {
    let tables = (1...60).map { "  UITableView table\($0)  numberOfRows: 50\n" }.joined()
    let text = Array(("UIView root\n" + tables).utf8)
    #expect(try run("UIView root\n" + tables, "")["tooLarge"].isTrue)
    var face = LiveFace()
    _ = face.begin(text, [])
    #expect(try Answer(face.draw([]))["tooLarge"].isTrue)
  }
}
