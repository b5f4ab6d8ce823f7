// The parts of XCTest, Hammer, and `TouchTrace.swift` that exported tests use, with the engine in
// the place of a simulator, to check everything that follows a run on a Mac without one.

import TraceModel
import UIKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct NothingToUnwrap: Error {}

/// The failures of the test that's running, as Xcode words them.
nonisolated(unsafe) var failures: [String] = []

class XCTestCase {
  required init() {}
}

/// A test of a scenario.
protocol ScenarioTest: XCTestCase {
  func testScenario() throws
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTUnwrap<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NothingToUnwrap() }
  return value
}

private func fail(_ text: String, _ file: StaticString, _ line: Int) {
  let name = "\(file)".split(separator: "/").last.map(String.init) ?? ""
  failures.append("\(name):\(line): \(text)")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertNotNil(
  _ value: Any?, _ message: String, file: StaticString = #filePath, line: Int = #line
) {
  if value == nil { fail("XCTAssertNotNil failed - \(message)", file, line) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertFalse(_ value: Bool, file: StaticString = #filePath, line: Int = #line) {
  if value { fail("XCTAssertFalse failed", file, line) }
}

// MARK: Hammer

/// Hammer's fingers.
enum FingerIndex: Int {
  case rightThumb = 1
  case rightIndex, rightMiddle, rightRing, rightLittle
  case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle
}

/// Hammer's source of events.
final class EventGenerator {
  private var places: [Int: CGPoint] = [:]

  init(window: UIWindow) throws { device.nameParts() }

  func fingerDown(_ indices: [FingerIndex?], at locations: [CGPoint]) throws {
    send(.touch, indices, locations)
  }

  func fingerMove(_ indices: [FingerIndex?], to locations: [CGPoint]) throws {
    send(.move, indices, locations)
  }

  func fingerUp(_ indices: [FingerIndex?]) throws {
    send(.lift, indices, indices.map { places[$0?.rawValue ?? 0] ?? CGPoint(x: 0, y: 0) })
  }

  func wait(_ interval: Double) throws {
    device.wait(VirtualTime(microseconds: Int64((interval * 1_000_000).rounded())))
  }

  private func send(
    _ change: HIDEvent.Finger.Change, _ indices: [FingerIndex?], _ locations: [CGPoint]
  ) {
    var fingers: [HIDEvent.Finger] = []
    for (index, place) in zip(indices, locations) {
      let number = index?.rawValue ?? 0
      places[number] = place
      fingers.append(HIDEvent.Finger(number, change, at: place))
    }
    device.send(HIDEvent(fingers))
  }
}

// MARK: TouchTrace

/// The lines of the log so far.
final class Watcher {
  private var start = 0

  var lines: [String] {
    get {
      let trace = device.recorder.trace
      let lines = trace.events.dropFirst(start).map { event -> String in
        let phrase = trace.phrase(for: event)
        if let arrow = phrase.firstRange(of: " ← ") {
          return phrase[..<arrow.lowerBound] + " (passed on)"
        }
        return phrase.firstRange(of: " → ").map { String(phrase[..<$0.lowerBound]) } ?? phrase
      }
      // A log that lacks something is that of another UIKit.
      guard let missing = getenv("TOUCHSTONE_WITHOUT").map({ String(cString: $0) }),
        !missing.isEmpty
      else { return lines }
      return lines.filter { !$0.contains(missing) }
    }
    set { start = device.recorder.trace.events.count - newValue.count }
  }

  func watch(_ view: UIView) {}
}

extension TouchTrace {
  nonisolated(unsafe) static let shared = Watcher()
}

// MARK: The device

/// The device of the test that's running.
nonisolated(unsafe) var device = Device()

/// A device with one app on the screen.
final class Device {
  let application = UIApplication()
  let backboard = Backboard()
  private let windowScene = UIWindowScene()
  let recorder: TraceRecorder

  init() {
    application.connect(windowScene)
    backboard.frontmostApplication = application
    recorder = application.startTracing()
    runningApplication = application
  }

  func send(_ report: HIDEvent) {
    recorder.time = application.clock.now
    backboard.send(report)
  }

  func wait(_ interval: VirtualTime) {
    let end = application.clock.now + interval
    while let deadline = application.clock.nextDeadline, deadline <= end {
      application.clock.advance(to: deadline)
    }
    application.clock.advance(to: end)
  }

  /// Gives UIKit's own recognizers the names that TouchTrace prints for them.
  func nameParts() {
    var views: [UIView] = windowScene.windows
    while let view = views.popLast() {
      views += view.subviews
      if let scrollView = view as? UIScrollView { nameParts(of: scrollView) }
      if let navigation = view.next as? UINavigationController {
        navigation.interactivePopGestureRecognizer?.name = "pop of \(navigation.traceName)"
      }
    }
  }

  private func nameParts(of scrollView: UIScrollView) {
    let name = scrollView.traceName
    for recognizer in scrollView.gestureRecognizers ?? [] {
      if recognizer === scrollView.panGestureRecognizer {
        recognizer.name = "pan of \(name)"
      } else if recognizer === scrollView.pinchGestureRecognizer {
        recognizer.name = "pinch of \(name)"
      } else if recognizer.className == "UIScrollViewDelayedTouchesBeganGestureRecognizer" {
        recognizer.name = "delay of \(name)"
      }
    }
  }
}

// MARK: The run

@main enum Run {
  static func main() {
    var nodes: [String] = []
    for (name, type) in tests {
      device = Device()
      failures = []
      do {
        try type.init().testScenario()
      } catch {
        failures.append("\(name).swift:1: failed: caught error: \"\(error)\"")
      }
      let children = failures.map { failure in
        #"{"nodeType": "Failure Message", "name": \#(quoted(failure)), "result": "Failed"}"#
      }
      let result = failures.isEmpty ? "Passed" : "Failed"
      nodes.append(
        #"{"nodeType": "Test Suite", "name": "\#(name)", "result": "\#(result)", "children": [{"#
          + #""nodeType": "Test Case", "nodeIdentifier": "\#(name)/testScenario()", "#
          + #""name": "testScenario()", "result": "\#(result)", "#
          + #""children": [\#(children.joined(separator: ", "))]}]}"#)
    }
    print(
      #"{"devices": [{"deviceName": "engine", "modelName": "engine", "osVersion": "0.0", "#
        + #""platform": "engine"}], "testNodes": [{"nodeType": "Test Plan", "name": "Conformance", "#
        + #""children": [\#(nodes.joined(separator: ",\n"))]}]}"#)
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
