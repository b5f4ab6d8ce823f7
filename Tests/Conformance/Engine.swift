// The parts of XCTest, Hammer, and `TouchTrace.swift` that exported tests use, with the engine in
// the place of a simulator, to check everything that follows a run on a Mac without one.

import DeviceLogs
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

/// The number of assertions so far, and those that have failed.
nonisolated(unsafe) var assertionCount = 0
nonisolated(unsafe) var failedAssertions: Set<Int> = []

private func check(_ failure: String?, _ file: StaticString, _ line: Int) {
  assertionCount += 1
  guard let failure else { return }
  failedAssertions.insert(assertionCount)
  let name = "\(file)".split(separator: "/").last.map(String.init) ?? ""
  failures.append("\(name):\(line): \(failure)")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertNil(_ value: Any?, file: StaticString = #filePath, line: Int = #line) {
  check(value.map { "XCTAssertNil failed: \"\($0)\"" }, file, line)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertTrue(
  _ value: Bool, _ message: String, file: StaticString = #filePath, line: Int = #line
) {
  check(value ? nil : "XCTAssertTrue failed - \(message)", file, line)
}

// MARK: Hammer

/// Hammer's fingers.
enum FingerIndex: Int, Hashable {
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
    device.wait(seconds: interval)
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

// MARK: XCUITest

struct CGVector {
  static let zero = CGVector(dx: 0, dy: 0)
  var dx: Double
  var dy: Double
}

struct XCUIGestureVelocity {
  let pointsPerSecond: Double

  init(_ pointsPerSecond: Double) { self.pointsPerSecond = pointsPerSecond }
}

/// A point on the screen, at which one finger does something.
struct XCUICoordinate {
  var place = CGPoint(x: 0, y: 0)

  private static let frame = 1.0 / 60

  func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(place: CGPoint(x: place.x + offset.dx, y: place.y + offset.dy))
  }

  func doubleTap() {
    press(forDuration: 0.05)
    device.wait(seconds: 0.1)
    press(forDuration: 0.05)
  }

  func press(forDuration duration: Double) {
    send(.touch)
    device.wait(seconds: duration)
    send(.lift)
  }

  func press(
    forDuration duration: Double, thenDragTo end: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration rest: Double
  ) {
    let (x, y) = (end.place.x - place.x, end.place.y - place.y)
    let length = (x * x + y * y).squareRoot()
    let seconds = length / velocity.pointsPerSecond
    let count = max(1, (seconds / Self.frame).rounded())
    send(.touch)
    device.wait(seconds: duration)
    for step in 1...Int(count) {
      device.wait(seconds: seconds / count)
      let part = Double(step) / count
      XCUICoordinate(place: CGPoint(x: place.x + x * part, y: place.y + y * part)).send(.move)
    }
    device.wait(seconds: rest)
    end.send(.lift)
  }

  private func send(_ change: HIDEvent.Finger.Change) {
    device.send(HIDEvent([HIDEvent.Finger(1, change, at: place)]))
  }
}

/// The app, its window, or the element that shows the log.
struct XCUIElement {
  var launchArguments: [String] = []

  var firstMatch: XCUIElement { self }
  var windows: XCUIElement { self }
  var otherElements: XCUIElement { self }
  subscript(identifier: String) -> XCUIElement { self }

  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }

  func launch() {
    device.launch()
    TouchTrace.shared.restart()
  }

  /// The log as `TouchTrace.publish(in:)` shows it.
  var value: Any? {
    TouchTrace.shared.log.lines.map { "\($0.milliseconds)\t\($0.name)\t\($0.event)" }
      .joined(separator: "\n")
  }
}

final class XCUIApplication {
  private var element = XCUIElement()
  var launchArguments: [String] = []
  var windows: XCUIElement { element }
  var otherElements: XCUIElement { element }

  func launch() { element.launch() }
}

enum Thread {
  static func sleep(forTimeInterval seconds: Double) { device.wait(seconds: seconds) }
}

// MARK: TouchTrace

/// The log that TouchTrace would have, with the lines of the setup's own code.
final class Watcher {
  private var first = 0
  private var beginning = VirtualTime.zero

  /// The lines of the setup's own code, each with the number of events before it.
  private var own: [(place: Int, line: TouchTraceLog.Line)] = []

  var seconds: Double { (device.application.clock.now - beginning).milliseconds / 1000 }

  func watch(_ view: UIView) {}

  func restart() {
    first = device.recorder.trace.events.count
    beginning = device.application.clock.now
    own = []
  }

  func add(_ name: String, _ event: String) {
    let line = TouchTraceLog.Line(name: name, event: event, milliseconds: seconds * 1000)
    own.append((device.recorder.trace.events.count, line))
  }

  var log: TouchTraceLog {
    var rest = own[...]
    var lines: [TouchTraceLog.Line] = []
    for entry in RunLog(of: device.recorder.trace).entries where entry.source.index >= first {
      while let next = rest.first, next.place <= entry.source.index {
        lines.append(next.line)
        rest = rest.dropFirst()
      }
      guard [.window, .view, .viewController, .recognizer].contains(entry.participant.kind) else {
        continue
      }
      if case .controlFires = entry.event.action { continue }
      let time = (entry.source.time - beginning).milliseconds
      lines.append(
        .init(name: entry.event.name, event: entry.event.action.text, milliseconds: time))
    }
    lines += rest.map { $0.line }
    // A log that lacks something is that of another UIKit.
    if let missing = getenv("TOUCHSTONE_WITHOUT").map({ String(cString: $0) }), !missing.isEmpty {
      lines.removeAll { $0.text.contains(missing) }
    }
    return TouchTraceLog(mutant?.changed(lines) ?? lines)
  }
}

extension TouchTrace {
  nonisolated(unsafe) static var shared = Watcher()
}

// MARK: Worlds in which one expectation is false

/// A world whose log differs in one line.
struct Mutant {
  enum Change: String {
    /// No line says what's expected.
    case without
    /// What's expected comes last.
    case last
    /// A line says what should never happen.
    case with
    /// A value isn't what's expected.
    case value
  }

  /// The name of the test, and the number of the assertion that has to fail.
  var test: String
  var assertion: Int

  var change: Change

  /// The line: its whole text without a name, or a name and the beginning of the event.
  var name: String
  var event: String
  var milliseconds: Double

  /// Reads a line of a list: test, assertion, change, name, event, and milliseconds, with tabs
  /// between them.
  init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let assertion = Int(fields[1]),
      let change = Change(rawValue: fields[2]),
      let milliseconds = Double(fields[5])
    else { return nil }
    (test, self.assertion, self.change) = (fields[0], assertion, change)
    (name, event, self.milliseconds) = (fields[3], fields[4], milliseconds)
  }

  private func isSaid(by line: TouchTraceLog.Line) -> Bool {
    if name.isEmpty { return line.text == event || line.text == event + " (passed on)" }
    return (name == "*" || line.name == name) && line.event.hasPrefix(event)
  }

  func changed(_ lines: [TouchTraceLog.Line]) -> [TouchTraceLog.Line] {
    switch change {
    case .without: lines.filter { !isSaid(by: $0) }
    case .last: lines.filter { !isSaid(by: $0) } + lines.filter { isSaid(by: $0) }
    case .with: lines + [.init(name: name, event: event, milliseconds: milliseconds)]
    case .value: lines
    }
  }
}

/// The world of the test that's running; the engine's own without one.
nonisolated(unsafe) var mutant: Mutant?

/// Whether the next assertion compares with a wrong value.
func isWrong() -> Bool { mutant?.change == .value && mutant?.assertion == assertionCount + 1 }

// MARK: The device

/// The device of the test that's running.
nonisolated(unsafe) var device = Device()

/// A device with one app on the screen.
final class Device {
  let application = UIApplication()
  let backboard = Backboard()
  private let windowScene = UIWindowScene()

  /// What creates the setup of a test in another process.
  private let create: ((UIWindowScene) -> AnyObject)?
  private var setup: AnyObject?

  let recorder: TraceRecorder

  init(launching create: ((UIWindowScene) -> AnyObject)? = nil) {
    self.create = create
    application.connect(windowScene)
    backboard.frontmostApplication = application
    recorder = application.startTracing()
    runningApplication = application
  }

  func send(_ report: HIDEvent) {
    recorder.time = application.clock.now
    backboard.send(report)
  }

  func launch() {
    setup = create?(windowScene)
    nameParts()
  }

  func wait(seconds: Double) {
    wait(VirtualTime(microseconds: Int64((seconds * 1_000_000).rounded())))
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
        navigation.interactiveContentPopGestureRecognizer?.name =
          "contentPop of \(navigation.traceName)"
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
    TouchTrace.print = { TouchTrace.shared.add("", $0) }
    TouchTrace.printAbout = { TouchTrace.shared.add($0.traceName, $1) }
    if let path = getenv("TOUCHSTONE_MUTANTS").map({ String(cString: $0) }) {
      return runMutants(in: path)
    }
    var nodes: [String] = []
    if getenv("TOUCHSTONE_UI") != nil { return runUITests() }
    for (name, type, launch) in tests where launch == nil {
      run(name, type, nil)
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

  /// Runs the tests in another process, and prints what fails.
  private static func runUITests() {
    var count = 0
    for (name, type, launch) in tests {
      guard let launch else { continue }
      run(name, type, launch)
      count += 1
      for failure in failures { print("\(name): \(failure)") }
    }
    print("\(count) tests in another process")
  }

  private static func run(
    _ name: String, _ type: any ScenarioTest.Type, _ launch: ((UIWindowScene) -> AnyObject)?
  ) {
    device = Device(launching: launch)
    TouchTrace.shared = Watcher()
    (failures, failedAssertions, assertionCount) = ([], [], 0)
    do {
      try type.init().testScenario()
    } catch {
      failures.append("\(name).swift:1: failed: caught error: \"\(error)\"")
    }
  }

  /// Runs tests in worlds in which one expectation is false, and prints those that pass.
  private static func runMutants(in path: String) {
    guard let file = fopen(path, "r") else { return }
    var text: [UInt8] = []
    var byte = fgetc(file)
    while byte >= 0 {
      text.append(UInt8(byte))
      byte = fgetc(file)
    }
    let types = Dictionary(uniqueKeysWithValues: tests.map { ($0.0, ($0.1, $0.2)) })
    var count = 0
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      guard let world = Mutant(line), let (type, launch) = types[world.test] else {
        print("unread: \(line)")
        continue
      }
      mutant = world
      run(world.test, type, launch)
      count += 1
      if !failedAssertions.contains(world.assertion) { print("survived: \(line)") }
    }
    print("\(count) mutants")
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
