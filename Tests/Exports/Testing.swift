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
func XCTAssertNotNil(_ value: Any?, _ message: String) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTAssertFalse(_ value: Bool) {}

/// Hammer's fingers.
enum FingerIndex {
  case rightThumb, rightIndex, rightMiddle, rightRing, rightLittle
  case leftThumb, leftIndex, leftMiddle, leftRing, leftLittle
}

/// A location for Hammer.
protocol HammerLocatable {}
extension CGPoint: HammerLocatable {}

/// Hammer's source of events.
final class EventGenerator {
  init(window: UIWindow) throws {}

  func fingerDown(_ indices: [FingerIndex?], at locations: [HammerLocatable]) throws {}
  func fingerMove(_ indices: [FingerIndex?], to locations: [HammerLocatable]) throws {}
  func fingerUp(_ indices: [FingerIndex?]) throws {}
  func wait(_ interval: Double) throws {}
}

/// The lines that `TouchTrace.swift` has printed, and the views that it watches.
final class Watcher {
  var lines: [String] = []

  func watch(_ view: UIView) {}
}

extension TouchTrace {
  nonisolated(unsafe) static let shared = Watcher()
}
