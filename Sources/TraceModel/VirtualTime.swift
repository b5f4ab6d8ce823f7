/// A time on the hand-driven clock, or a span between two, counted in whole microseconds.
///
/// Whole numbers keep "at 500 ms" exact, where sums of fractions of a second would drift.
public struct VirtualTime: Comparable, Hashable, Sendable {
  /// The microseconds since the run began.
  public var microseconds: Int64

  /// Creates a time from microseconds.
  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Creates a time from seconds, rounded to the nearest microsecond; a value that isn't a number
  /// counts as zero, and a value out of range becomes the nearest time that can be represented.
  public init(seconds: Double) {
    let exact = (seconds * 1_000_000).rounded()
    if exact.isNaN {
      microseconds = 0
    } else {
      microseconds = Int64(max(-9e15, min(9e15, exact)))
    }
  }

  /// Creates a time from milliseconds, rounded to the nearest microsecond.
  public init(milliseconds: Double) {
    self.init(seconds: milliseconds / 1_000)
  }

  /// The beginning of the run.
  public static let zero = VirtualTime(microseconds: 0)

  /// The time in seconds, like UIKit's `TimeInterval`.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// The time in milliseconds.
  public var milliseconds: Double { Double(microseconds) / 1_000 }

  /// The time in words, such as `500 ms` or `16.7 ms`.
  @inline(never)
  public var text: String { milliseconds.text(decimals: 1) + " ms" }

  /// The time in words for readers of figures and answers: like `text` below 10 seconds, then in
  /// seconds, and from 2 minutes in minutes, such as `12.5 s`, `6 min`, or `6 min 0.05 s`.
  @inline(never)
  public var readableText: String {
    guard microseconds >= VirtualTime.longest else { return text }
    guard microseconds >= 2 * VirtualTime.minute else { return seconds.text(decimals: 4) + " s" }
    let rest = VirtualTime(microseconds: microseconds % VirtualTime.minute)
    let minutes = "\(microseconds / VirtualTime.minute) min"
    return rest == .zero ? minutes : minutes + " " + rest.seconds.text(decimals: 4) + " s"
  }

  /// The microseconds from which on a reader wants another unit than milliseconds.
  private static let longest: Int64 = 10_000_000
  private static let minute: Int64 = 60_000_000

  /// Returns whether the left time is earlier.
  public static func < (left: VirtualTime, right: VirtualTime) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the sum of two times, or the nearest time that can be represented.
  public static func + (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (sum, isTooFar) = left.microseconds.addingReportingOverflow(right.microseconds)
    return VirtualTime(microseconds: isTooFar ? (left < .zero ? .min : .max) : sum)
  }

  /// Returns the span from the right time to the left one, or the nearest span that can be
  /// represented.
  public static func - (left: VirtualTime, right: VirtualTime) -> VirtualTime {
    let (span, isTooFar) = left.microseconds.subtractingReportingOverflow(right.microseconds)
    return VirtualTime(microseconds: isTooFar ? (left < .zero ? .min : .max) : span)
  }
}
