import Testing
import TouchTrace

/// What tests ask a log, and what they're answered.
struct TouchTraceLogTests {
  private let log = TouchTraceLog([
    .init(name: "B", event: "hit", milliseconds: 0),
    .init(name: "B", event: "touchesBegan", milliseconds: 0),
    .init(name: "root", event: "touchesBegan (passed on)", milliseconds: 0),
    .init(name: "pan", event: "began", milliseconds: 100),
    .init(name: "B", event: "touchesMoved", milliseconds: 100),
    .init(name: "B", event: "touchesMoved", milliseconds: 116),
    .init(name: "pan", event: "changed", milliseconds: 116),
    .init(name: "pan", event: "changed", milliseconds: 133),
    .init(name: "", event: "program → B: isHidden = true", milliseconds: 140),
    .init(name: "pan", event: "ended", milliseconds: 150),
  ])

  @Test(
    arguments: [
      (["B touchesBegan", "pan ended"], nil),
      (["hit B", "root touchesBegan", "program → B: isHidden = true"], nil),
      (["pan ended", "B touchesBegan"], "B touchesBegan is missing after 10 lines"),
      (["B touchesCancelled"], "B touchesCancelled is missing after 0 lines"),
      ([.init("pan began", at: 200...300)], "pan began comes at 100 ms"),
      ([.init("pan began", at: 50...150)], nil),
      ([.init("pan changed", times: 2...2), "pan ended"], nil),
      ([.init("pan began", times: 1...1)], nil),
      ([.init("B touchesMoved", times: 1...1), "pan ended"], "B touchesMoved comes 2 times"),
      ([.init("pan changed", times: 0...1), "pan ended"], "pan changed comes 2 times"),
      ([.init("pan changed", times: 3...4)], "pan changed is missing after 8 lines"),
      ([.init(of: "pan", "")], nil), ([.init(of: nil, "touchesB")], nil),
      ([.init(of: "B", "touchesC")], "B touchesC* is missing after 0 lines"),
    ] as [([TouchTraceLog.Expected], String?)])
  func `lines come in an order, with others between them`(
    _ lines: [TouchTraceLog.Expected], _ difference: String?
  ) {
    #expect(log.difference(inOrder: lines) == difference)
  }

  @Test(
    arguments: [
      (["pan ended", "B touchesBegan"], nil),
      (["pan ended", "pan ended"], "pan ended is missing after 0 lines"),
      ([.init("B touchesMoved", times: 2...2)], nil),
      ([.init("B touchesMoved", times: 3...3)], "B touchesMoved comes 2 times"),
    ] as [([TouchTraceLog.Expected], String?)])
  func `lines come in any order`(_ lines: [TouchTraceLog.Expected], _ difference: String?) {
    #expect(log.difference(inAnyOrder: lines) == difference)
  }

  @Test(
    arguments: [
      (["pan began", "pan changed", "pan ended"], ["pan"], ["began", "changed", "ended"], nil),
      (["pan began", "pan ended"], ["pan"], ["began", "ended"], nil),
      (
        ["pan began", "pan ended"], ["pan"], ["began", "changed", "ended"],
        "pan changed shouldn't happen at 116 ms"
      ),
      (["pan began"], ["pan"], ["began", "ended"], "pan ended shouldn't happen at 150 ms"),
      (
        ["pan ended"], ["pan"], ["began", "ended"],
        "pan ended is missing before pan began at 100 ms"
      ),
      (
        ["pan began", "pan ended", "pan failed"], ["pan"], ["began", "ended", "failed"],
        "pan failed is missing at the end"
      ),
      (
        ["B touchesBegan", "pan began", "B touchesMoved"], ["B", "pan"],
        ["touchesBegan", "touchesMoved", "began"], nil
      ),
      (
        ["B touchesBegan", "B touchesMoved", "pan began"], ["B", "pan"],
        ["touchesBegan", "touchesMoved", "began"],
        "B touchesMoved is missing before pan began at 100 ms"
      ),
    ] as [([TouchTraceLog.Expected], Set<String>, Set<String>, String?)])
  func `lines are the only ones with their words, but a finger moves at its own rate`(
    _ lines: [TouchTraceLog.Expected], _ names: Set<String>, _ words: Set<String>,
    _ difference: String?
  ) {
    #expect(log.difference(exactly: lines, of: names, among: words) == difference)
  }

  @Test(
    arguments: [
      ("tap fires ended", nil), ("pan began", "pan began should never happen, and does at 100 ms"),
      (.init("pan began", at: 0...50), nil),
      (.init(of: "pan", "touches"), nil),
      (.init(of: "pan", ""), "pan began should never happen, and does at 100 ms"),
    ] as [(TouchTraceLog.Expected, String?)])
  func `a line never comes`(_ line: TouchTraceLog.Expected, _ difference: String?) {
    #expect(log.difference(never: line) == difference)
  }

  @Test func `a line comes before another`() {
    #expect(log.difference(first: "hit B", before: "pan began") == nil)
    #expect(
      log.difference(first: "pan ended", before: "pan began") == "pan ended comes after pan began")
    #expect(
      log.difference(first: "tap ended", before: "pan began")
        == "tap ended is missing after 0 lines")
  }

  @Test func `a recognizer has states`() {
    #expect(log.difference(states: ["possible", "began", "changed", "ended"], of: "pan") == nil)
    #expect(
      log.difference(states: ["possible", "began", "cancelled"], of: "pan")
        == "the states of pan are began → changed → ended")
    #expect(log.difference(states: ["possible", "failed"], of: "tap") == nil)
    #expect(
      log.difference(states: ["possible", "failed"], of: "pan")
        == "the states of pan are began → changed → ended")
  }

  @Test func `a log comes from another process as text`() {
    let log = TouchTraceLog(text: "0.5\tB\thit\n94.25\tmy tap\tfires ended\nnothing\n")
    #expect(log.lines.map(\.text) == ["hit B", "my tap fires ended"])
    #expect(log.lines.map(\.milliseconds) == [0.5, 94.25])
  }

  /// The name of an object can begin with the name of another one.
  @Test func `a part isn't taken for its owner`() {
    let log = TouchTraceLog([.init(name: "pan of list", event: "began", milliseconds: 0)])
    #expect(log.difference(never: .init(of: "pan", "")) == nil)
  }
}
