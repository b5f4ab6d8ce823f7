// The parts of XCTest, Hammer, and `TouchTrace.swift` that exported tests use, without a body: the
// tests run only in a simulator, and here they're type-checked.

import UIKit

class XCTestCase {}

struct NothingToUnwrap: Error {}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTUnwrap<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NothingToUnwrap() }
  return value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = ""
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertTrue(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = ""
) {}

// MARK: Hammer 0.18.0, as far as its public declarations say

/// Hammer's fingers.
enum FingerIndex: UInt32, CaseIterable {
  case rightThumb = 1
  case rightIndex, rightMiddle, rightRing, rightLittle
  case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle

  static let automatic: FingerIndex? = nil
}

extension Array where Element == FingerIndex? {
  static var automatic: [FingerIndex?] { [] }
}

/// A location for Hammer.
protocol HammerLocatable {
  func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint
}

extension CGPoint: HammerLocatable {
  func windowHitPoint(for eventGenerator: EventGenerator) throws -> CGPoint { self }
}

/// Hammer's source of events.
final class EventGenerator {
  let window: UIWindow

  init(window: UIWindow) throws { self.window = window }

  func fingerDown(_ indices: [FingerIndex?] = .automatic, at locations: [HammerLocatable]) throws {}
  func fingerDown(
    _ index: FingerIndex? = .automatic, at location: HammerLocatable? = nil
  ) throws {}
  func fingerMove(_ indices: [FingerIndex?] = .automatic, to locations: [HammerLocatable]) throws {}
  func fingerMove(_ index: FingerIndex? = .automatic, to location: HammerLocatable) throws {}
  func fingerUp(_ indices: [FingerIndex?] = .automatic) throws {}
  func fingerUp(_ index: FingerIndex?) throws {}
  func wait(_ interval: Double) throws {}
}

// MARK: XCUITest

struct CGVector {
  static let zero = CGVector(dx: 0, dy: 0)
  var dx: Double
  var dy: Double
}

struct XCUIGestureVelocity {
  init(_ pointsPerSecond: CGFloat) {}
}

final class XCUICoordinate {
  func withOffset(_ offset: CGVector) -> XCUICoordinate { self }
  func doubleTap() {}
  func press(forDuration duration: Double) {}
  func press(
    forDuration duration: Double, thenDragTo other: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration rest: Double
  ) {}
}

class XCUIElement {
  var value: Any? { nil }
  func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

final class XCUIElementQuery {
  var firstMatch: XCUIElement { XCUIElement() }
  subscript(identifier: String) -> XCUIElement { XCUIElement() }
}

final class XCUIApplication: XCUIElement {
  var launchArguments: [String] = []
  var windows: XCUIElementQuery { XCUIElementQuery() }
  var otherElements: XCUIElementQuery { XCUIElementQuery() }
  func launch() {}
}

enum Thread {
  static func sleep(forTimeInterval seconds: Double) {}
}

/// The log of `TouchTrace.swift`.
final class Watcher {
  var log: TouchTraceLog { TouchTraceLog([]) }
  var seconds: Double { 0 }

  func watch(_ view: UIView) {}
  func restart() {}
}

extension TouchTrace {
  nonisolated(unsafe) static let shared = Watcher()
}
