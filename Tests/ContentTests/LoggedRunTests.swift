import DeviceLogs
import Foundation
import LessonRunner
import LessonTesting
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// The comparison of logs with runs; the engine stands in for the device.
struct LoggedRunTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content")

  /// The runs of the course, one for each variant.
  private static let runs: [(name: String, trace: Trace)] =
    ScenarioSuite.find(in: [folder.path]).suite.entries.flatMap { entry in
      entry.run().runs.map { ("\(entry.name) \($0.variant)", $0.trace) }
    }

  private static func log(_ text: String) -> DeviceLog {
    DeviceLog(SourceText(name: "device.log", text: text))
  }

  private static func trace(of scenario: String) throws -> Trace {
    try #require(runs.first { $0.name == "\(folder.path)/\(scenario) " }).trace
  }

  // MARK: The course

  @Test func `every run of the course agrees with its own log, in text and in JSON`() {
    var count = 0
    for (name, trace) in Self.runs {
      let run = RunLog(of: trace)
      for text in [run.text, run.json] where !text.isEmpty {
        count += 1
        let comparison = RunComparison(trace, Self.log(text))
        #expect(comparison.agrees, "\(name)\n\(text)")
        #expect(comparison.names.unknown.isEmpty, "\(name)")
      }
    }
    #expect(count > 800)
  }

  @Test func `the log of a device whose targets are called in the other order agrees, too`() {
    var count = 0
    for (name, trace) in Self.runs {
      let (first, last) = (RunLog(of: trace), RunLog(of: trace, firing: .last))
      guard first.text != last.text else { continue }
      count += 1
      #expect(RunComparison(trace, Self.log(last.text)).agrees, "\(name)")
    }
    #expect(count > 0)
  }

  @Test func `without one of its steps, no log of the course agrees`() {
    var count = 0
    for (name, trace) in Self.runs {
      let entries = RunLog(of: trace).entries
      let lines = RunLog(of: trace).text.split(separator: "\n")
      let watched = entries.filter { entry in
        [.window, .view, .viewController, .recognizer].contains(entry.participant.kind)
          && !entry.isOfControl
      }
      guard watched.count == lines.count else { continue }
      for index in [0, lines.count / 2, lines.count - 1] where lines.indices.contains(index) {
        guard watched[index].isStep else { continue }
        var rest = lines
        rest.remove(at: index)
        count += 1
        #expect(
          !RunComparison(trace, Self.log(rest.joined(separator: "\n"))).agrees,
          "\(name) without \(lines[index])")
      }
    }
    #expect(count > 300)
  }

  @Test func `a log that is drawn has the log's events`() {
    for (name, trace) in Self.runs {
      let log = Self.log(RunLog(of: trace).json)
      for sequence in log.sequences {
        let events = RunLog(of: Trace(sequence)).entries.map(\.event)
        let expected = sequence.entries.map(\.event)
        #expect(events == expected, "\(name)")
      }
    }
  }

  // MARK: Altered logs

  /// A change of a log, with the verdict that it must cause.
  struct Alteration: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var agrees: Bool
    /// The first event that only the run has, or only the log.
    var first: String?
    var unknown: [String] = []
    var change: @Sendable ([String]) -> [String]
  }

  private static let alterations = [
    Alteration(testDescription: "no change", agrees: true) { $0 },
    Alteration(testDescription: "a missing line", agrees: false, first: "photo touchesCancelled") {
      $0.filter { !$0.hasSuffix("photo touchesCancelled") }
    },
    Alteration(testDescription: "two lines swapped", agrees: false) {
      var lines = $0
      lines.swapAt(8, 9)
      return lines
    },
    Alteration(
      testDescription: "an unknown object", agrees: true,
      unknown: ["_UISystemGestureGateGestureRecognizer"]
    ) { ["0 ms  _UISystemGestureGateGestureRecognizer touchesBegan"] + $0 },
    Alteration(
      testDescription: "a renamed object", agrees: false, first: "tap touchesBegan",
      unknown: ["tapp"]
    ) { $0.map { $0.replacing("  tap ", with: "  tapp ") } },
    Alteration(testDescription: "noise", agrees: true) { lines in
      lines.flatMap { ["App launched in 94 ms", "2026-11-25 10:00:00.1 App[1:2] \($0)", "", "}"] }
    },
    Alteration(testDescription: "trembling", agrees: true) {
      $0[..<7] + ["20 ms  tap touchesMoved", "20 ms  photo touchesMoved"]
        + ["36 ms  tap touchesMoved", "36 ms  photo touchesMoved"] + $0[7...]
    },
    Alteration(
      testDescription: "a move without a touch", agrees: false, first: "card touchesMoved"
    ) { $0[..<7] + ["20 ms  card touchesMoved"] + $0[7...] },
    Alteration(testDescription: "moves for the view alone", agrees: false) {
      $0[..<7] + ["20 ms  photo touchesMoved", "36 ms  photo touchesMoved"]
        + ["36 ms  tap touchesMoved", "36 ms  tap began"] + $0[7...]
    },
    Alteration(testDescription: "other times", agrees: true) {
      $0.map { $0.replacing("50 ms", with: "141 ms") }
    },
    Alteration(testDescription: "a log cut off", agrees: false, first: "photo touchesCancelled") {
      Array($0[..<10])
    },
    Alteration(testDescription: "the gesture twice", agrees: true) { $0 + $0 },
    Alteration(testDescription: "each line twice", agrees: false) { $0.flatMap { [$0, $0] } },
    Alteration(testDescription: "no forwarding", agrees: true) {
      $0.filter { !$0.hasSuffix("(passed on)") }
    },
    Alteration(
      testDescription: "forwarding that stops", agrees: false,
      first: "root touchesBegan (passed on)"
    ) { $0.filter { !$0.hasSuffix("root touchesBegan (passed on)") } },
    Alteration(testDescription: "forwarding that's no forwarding", agrees: false) {
      $0.map { $0.replacing("card touchesBegan (passed on)", with: "card touchesBegan") }
    },
    Alteration(testDescription: "classes for names", agrees: true) {
      $0.map {
        $0.replacing("  window ", with: "  UIWindow ")
          .replacing("  controller ", with: "  UIViewController ")
      }
    },
    Alteration(testDescription: "nothing about the window", agrees: true) {
      $0.filter { !$0.contains("  window ") }
    },
    Alteration(testDescription: "another event", agrees: false, first: "photo touchesCancelled") {
      $0.map { $0.replacing("photo touchesCancelled", with: "photo touchesEnded") }
    },
    Alteration(testDescription: "another state", agrees: false, first: "tap failed") {
      $0 + ["60 ms  tap failed"]
    },
    Alteration(testDescription: "the reset's state", agrees: true) { $0 + ["60 ms  tap possible"] },
    Alteration(testDescription: "the gesture twice, once otherwise", agrees: false) {
      $0 + $0.filter { !$0.hasSuffix("tap fires ended") }
    },
  ]

  @Test(arguments: alterations)
  func `an altered log has the right verdict`(_ alteration: Alteration) throws {
    let trace = try Self.trace(of: "83-debugging-on-a-device.md#to-lay-beside-your-own")
    let lines = RunLog(of: trace).text.split(separator: "\n").map(String.init)
    try #require(lines.count == 15)
    let text = alteration.change(lines).joined(separator: "\n")
    let comparison = RunComparison(trace, Self.log(text))
    let rows = comparison.parts.flatMap(\.rows)
    #expect(comparison.agrees == alteration.agrees, "\(rows.filter(\.isDifference))")
    #expect(comparison.names.unknown.map(\.name) == alteration.unknown)
    if let first = alteration.first {
      #expect(rows.first { $0.isDifference }?.event.text == first)
    }
  }

  @Test func `of two repetitions, the one that differs is found`() throws {
    let trace = try Self.trace(of: "83-debugging-on-a-device.md#to-lay-beside-your-own")
    let text = RunLog(of: trace).text
    let other = text.replacing("50 ms  tap fires ended\n", with: "")
    let comparison = RunComparison(trace, Self.log(text + other + text))
    #expect(comparison.parts.map(\.agrees) == [true, false, true])
    #expect(comparison.parts.map(\.sequences) == [1...1, 2...2, 3...3])
    #expect(RunComparison(trace, Self.log(text + other + text), sequence: 3).agrees)
    #expect(!RunComparison(trace, Self.log(text + other + text), sequence: 2).agrees)
  }

  @Test func `a drag may have any number of moves, but all that receive them must agree`() throws {
    let trace = try Self.trace(of: "63-a-scroll-view-waits.md#a-quick-drag")
    let lines = RunLog(of: trace).text.split(separator: "\n").map(String.init)
    let fewer = lines.filter { !$0.hasPrefix("40 ms") }
    #expect(fewer.count < lines.count)
    #expect(RunComparison(trace, Self.log(fewer.joined(separator: "\n"))).agrees)
    let more = lines.flatMap { $0.hasPrefix("40 ms") ? [$0, $0, $0] : [$0] }
    #expect(RunComparison(trace, Self.log(more.joined(separator: "\n"))).agrees)
    let silent = lines.filter { !$0.hasSuffix("changed") }
    let comparison = RunComparison(trace, Self.log(silent.joined(separator: "\n")))
    #expect(!comparison.agrees)
    #expect(
      comparison.parts[0].rows.first { $0.isDifference }?.event.text == "pan of scroll changed")
  }

  @Test func `a failure that UIKit sets without a call need not be in the log`() throws {
    let trace = try Self.trace(of: "63-a-scroll-view-waits.md#a-quick-drag")
    let lines = RunLog(of: trace).text.split(separator: "\n").filter { !$0.hasSuffix("failed") }
    let comparison = RunComparison(trace, Self.log(lines.joined(separator: "\n")))
    #expect(comparison.agrees)
    #expect(
      comparison.parts[0].rows.filter { $0.kind == .unseen }.map(\.event.text)
        == ["delay of scroll failed"])
  }

  // MARK: TouchTrace.swift

  @Test func `the lesson quotes the file that it offers`() throws {
    let lesson = try String(
      contentsOf: Self.folder.appendingPathComponent("83-debugging-on-a-device.md"), encoding: .utf8
    )
    let file = try String(
      contentsOf: Self.folder.appendingPathComponent("code/TouchTrace.swift"), encoding: .utf8)
    let quotes = lesson.matches(of: /```swift\n(?<code>(?s:.*?))```/).map(\.output.code)
    #expect(quotes.count == 2)
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    for quote in quotes { #expect(code.contains(quote), "\(quote)") }
  }

  @Test func `the file prints every event that is read`() throws {
    let file = try String(
      contentsOf: Self.folder.appendingPathComponent("code/TouchTrace.swift"), encoding: .utf8)
    let events = TraceEvent.ControlEvent.allCases.filter { $0 != .events }.map(\.rawValue)
    let methods = TraceEvent.Method.allCases.filter { $0.family == .touches }.map(\.rawValue)
    for word in events + methods + TraceEvent.State.allCases.map(\.rawValue) {
      #expect(file.contains("\"\(word)\""), "\(word)")
    }
  }
}

extension RunLog.Entry {
  /// Whether only the app's own code prints it.
  fileprivate var isOfControl: Bool {
    if case .controlFires = event.action { true } else { false }
  }

  /// Whether a log must have it.
  fileprivate var isStep: Bool {
    switch event.action {
    case .touches, .state, .fires: break
    case .hit, .passedOn, .control, .controlFires, .handles: return false
    }
    return !event.isMove && event.action != .state(.failed)
      && (participant.kind == .view || participant.kind == .recognizer)
      && !participant.isBroughtByUIKit
  }
}
