import LiveEngine
import Testing

/// A page's call that opens a log from a device.
struct LogTests {
  private static let scene = """
    UIView root
      UIView card  frame: 45 100 300 200
        UITapGestureRecognizer tap

    tap card
    """

  private static let log = """
    2026-03-01 10:00:00.123 App[71:9] started
    0 ms  tap touchesBegan
    0 ms  card touchesBegan
    50 ms  tap touchesEnded
    50 ms  tap ended
    50 ms  tap fires ended
    50 ms  card touchesCancelled
    """

  private func answer(_ log: String, _ text: String = scene) throws -> Answer {
    try Answer(LiveFace().openLog(Array(log.utf8), Array(text.utf8), Array("prefix p\n".utf8)))
  }

  @Test func `a log is drawn, and compared with the run of the text`() throws {
    let answer = try answer(Self.log)
    #expect(answer["agrees"].isTrue)
    #expect(answer["report"].text.hasPrefix("The log agrees with the run: "))
    #expect(answer["figures"].elements.map { $0["kind"].text } == ["sequence", "states", "table"])
    #expect(answer["figures"].elements.allSatisfy { $0["html"].text.contains("tap") })
  }

  @Test func `a difference is reported with its line`() throws {
    let log = Self.log.replacing("50 ms  tap fires ended\n", with: "")
    let answer = try answer(log)
    #expect(answer["agrees"].isThere && !answer["agrees"].isTrue)
    #expect(answer["report"].text.contains("- 50 ms  tap fires ended"))
  }

  @Test func `a log of another screen is drawn, and not compared`() throws {
    let other = Self.scene.replacing("card", with: "page").replacing("zer tap", with: "zer press")
    let answer = try answer(Self.log, other)
    #expect(!answer["agrees"].isThere)
    #expect(answer["figures"].elements.count == 3)
  }

  @Test func `a text with an error doesn't keep a log from being drawn`() throws {
    let answer = try answer(Self.log, "UIVew v")
    #expect(!answer["agrees"].isThere)
    #expect(answer["figures"].elements.count == 3)
  }

  @Test func `a text without events isn't a log`() throws {
    let answer = try answer("started\n")
    #expect(answer["diagnostics"].elements.map { $0["code"].text } == ["no-logged-event"])
    #expect(answer["figures"].elements.isEmpty)
  }

  @Test func `a log with very many events isn't drawn`() throws {
    let log = (0..<3_000).map { "\($0) ms  v touchesMoved\n" }.joined()
    #expect(try answer(log)["tooLarge"].isTrue)
  }
}
