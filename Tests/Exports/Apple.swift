// What the lessons' code uses of Foundation. Only these names are visible, because both Foundation
// and the engine have points, rectangles, timers, and run loops.

import Foundation

typealias Date = Foundation.Date
typealias NSCoder = Foundation.NSCoder
typealias NSNumber = Foundation.NSNumber
typealias NSObject = Foundation.NSObject
typealias ProcessInfo = Foundation.ProcessInfo

func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
func hypot(_ x: Double, _ y: Double) -> Double { Foundation.hypot(x, y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSStringFromClass(_ type: AnyClass) -> String { Foundation.NSStringFromClass(type) }
