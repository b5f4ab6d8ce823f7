import Foundation
import LiveEngine
import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// Calls of the live engine's functions, made up from bytes: in any order, with any text.
///
/// A fuzzer and a test share it.
package struct LiveCalls {
  /// What went wrong; `nil` when every call had an answer that is JSON.
  package private(set) var complaint: String?

  private var bytes: ArraySlice<UInt8>

  /// The content of the last text.
  private var content: [UInt8] = []

  /// Whether the session follows all facts, as its steps do when they're run.
  private var followsFacts = true

  /// Scenes for most sessions, since bytes seldom make one.
  private static let scenes = [
    "UIView root\n  UITapGestureRecognizer tap  numberOfTapsRequired: 2\n",
    """
    UIView root
      UIScrollView scroll  contentSize: 390 3000
        UIButton button  frame: 100 100 200 200

    when button fires: button removeFromSuperview
    """,
    """
    UIView root
      UIPinchGestureRecognizer pinch
      UIPanGestureRecognizer pan
      UIView B  frame: 50 50 300 300  isMultipleTouchEnabled: true
        UILongPressGestureRecognizer hold  minimumPressDuration: 200ms

    tap B
    expect
      B touchesBegan
    """,
    """
    0 ms  root touchesBegan
    {"at":94,"name":"tap","class":"UITapGestureRecognizer","event":"fires ended"}
    """,
    """
    without G060 150,20 The action comes first.
    keeps scene
    start UIView root
    start   UITapGestureRecognizer tap
    start tap root
    hint tap ended
    words Which of them?
    check expect
    check   root touchesEnded
    """,
    """
    <UIView: 0x1; frame = (0 0; 390 844); transform = [0, 1, -1, 0, 0, 0]>
       | <UITableView: 0x2; frame = (0 0; 390 200); contentOffset: {0, 44}>
       |    | <A.Cell: 0x3; baseClass = UITableViewCell; frame = (0 44; 390 44)>
       |    + <UITapGestureRecognizer: 0x4; name = 'tap'; must-fail = {<UITapGestureRecognizer: 0x5>}>
    """,
  ]

  /// Makes all calls that the bytes say.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    while !self.bytes.isEmpty, complaint == nil { makeCall() }
    end()
  }

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number, mostly one that can be meant.
  private mutating func number() -> Double {
    switch byte() {
    case 255: .nan
    case 254: .infinity
    case 253: -1e300
    case let value: Double(value) * 4 + Double(byte()) / 64
    }
  }

  /// A text of the module's memory, with its length or another one.
  private mutating func text() -> (memory: Bytes, count: Int32) {
    let choice = Int(byte())
    content = []
    if choice < 200 { content = Array(Self.scenes[choice % Self.scenes.count].utf8) }
    if choice >= 150 {
      content += bytes.prefix(choice)
      bytes = bytes.dropFirst(choice)
    }
    let (memory, count) = Self.memory(with: content)
    return (
      memory, choice == 255 ? .max : choice == 254 ? -count : choice == 253 ? count + 1 : count
    )
  }

  /// Memory of the module with bytes, and their number.
  private static func memory(with content: some Sequence<UInt8>) -> (memory: Bytes, count: Int32) {
    let content = Array(content)
    let memory = allocate(Int32(content.count))
    memory?.copyMemory(from: content, byteCount: content.count)
    return (memory, Int32(content.count))
  }

  private mutating func makeCall() {
    let choice = byte() % 40
    switch choice {
    case 0...1: handOver(2) { run($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
    case 2: handOver(1) { color($0[0].memory, $0[0].count) }
    case 18: handOver(2) { judge($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
    case 19: handOver(2) { repair($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
    case 20: handOver(1) { importScreen($0[0].memory, $0[0].count) }
    case 21: handOver(2) { export($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
    case 22:
      handOver(3) {
        openLog($0[0].memory, $0[0].count, $0[1].memory, $0[1].count, $0[2].memory, $0[2].count)
      }
    case 23:
      let request = Self.memory(with: "without G060 \(byte()),\(byte()) It's a claim.\n".utf8)
      handOver(1) { without($0[0].memory, $0[0].count, request.memory, request.count) }
      LiveEngine.free(request.memory)
    case 3:
      handOver(3) {
        compare(
          $0[0].memory, $0[0].count, $0[1].memory, $0[1].count, $0[2].memory, $0[2].count)
      }
    case 4...7:
      handOver(2) { begin($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
      followsFacts = !String(decoding: content, as: UTF8.self).contains("without ")
    case 8: check(reset())
    case 9: end()
    case 10: check(trace())
    case 11: handOver(1) { draw($0[0].memory, $0[0].count) }
    case 12: check(use(Int32(byte() % 12), Int32(byte() % 4)))
    case 13...15: check(advance(number()))
    case 16: checkReplay()
    case 17: check(finish())
    case 24:
      handOver(2) { play($0[0].memory, $0[0].count, $0[1].memory, $0[1].count) }
      check(film(nil, 0))
      check(glass(nil, 0, number(), Int32(byte()) - 1))
      // What was played isn't among the session's steps, so it couldn't be replayed.
      end()
    case 25: handOver(1) { film($0[0].memory, $0[0].count) }
    case 26:
      let (time, events) = (number(), Int32(byte()) - 1)
      handOver(1) { glass($0[0].memory, $0[0].count, time, events) }
    case 27: handOver(1) { why($0[0].memory, $0[0].count) }
    case 28:
      let offset = Int32(byte()) * 8 - 8
      handOver(1) { complete($0[0].memory, $0[0].count, offset) }
    default:
      check(
        touch(
          Int32(byte() % 12), Int32(choice % 5), number(), number(), number(),
          Int32(byte() % 4 / 3)))
    }
  }

  /// Calls something with texts, and gives these back.
  private mutating func handOver(
    _ count: Int, _ call: ([(memory: Bytes, count: Int32)]) -> Bytes
  ) {
    let texts = (0..<count).map { _ in text() }
    check(call(texts))
    for text in texts { LiveEngine.free(text.memory) }
  }

  /// Takes an answer; it must be a JSON object.
  @discardableResult
  private mutating func check(_ answer: Bytes) -> [String: Any] {
    guard let answer else {
      complaint = "there is no answer"
      return [:]
    }
    defer { LiveEngine.free(answer) }
    let data = Data(bytes: answer + 4, count: Int(answer.load(as: UInt32.self)))
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      complaint = "this is no JSON object: \(String(decoding: data, as: UTF8.self))"
      return [:]
    }
    return object
  }

  /// Runs the steps of the session, which must do what the session did.
  private mutating func checkReplay() {
    let failures = check(finish())["diagnostics"] as? [Any]
    let trace = check(trace())["trace"] as? String ?? ""
    guard followsFacts, failures?.isEmpty ?? false, let text = check(steps())["text"] as? String
    else { return }
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    guard !parsed.scenario.speaksOfSystem else { return }
    let replayed = Self.withoutChains(parsed.scenario.run().trace.text)
    let done = Self.withoutChains(trace)
    if parsed.diagnostics.hasErrors || replayed != done {
      let place = zip(done, replayed).prefix { $0 == $1 }.count
      complaint =
        "this does not do what was done:\n\(text)\n\(parsed.diagnostics.listing())\n"
        + "done:     \(done.dropFirst(place).first ?? "nothing more")\n"
        + "replayed: \(replayed.dropFirst(place).first ?? "nothing more")"
    }
  }

  /// Returns a trace without the responder chains that expectations ask for.
  private static func withoutChains(_ trace: String) -> [Substring] {
    trace.split(separator: "\n").filter { !$0.contains("ms  chain ") }
  }
}
