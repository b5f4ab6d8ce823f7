/// The reason something happened, with the numbers and the participants that caused it.
///
/// Its words are all in `Cause.words`; only readers depend on them.
public struct Reason: Equatable, Sendable {
  /// The cause.
  public var cause: Cause

  /// The measured or counted values, and their limits; times are in milliseconds.
  public var numbers: [Double]

  /// The other participants that are involved.
  public var participants: [ParticipantID]

  /// Words from other sources: a line of the app's code, the name of a state or a mode.
  public var texts: [String]

  /// Creates a reason.
  public init(
    _ cause: Cause, _ numbers: [Double] = [], of participants: [ParticipantID] = [],
    _ texts: [String] = []
  ) {
    self.cause = cause
    self.numbers = numbers
    self.participants = participants
    self.texts = texts
  }

  /// Creates a reason with words from other sources.
  public init(_ cause: Cause, _ texts: [String]) {
    self.init(cause, [], texts)
  }

  /// The measured value with its limit, if the reason is that something was enough or too much.
  public var measure: Measure? {
    guard let unit = cause.unit, numbers.count > 1 else { return nil }
    return Measure(value: numbers[0], limit: numbers[1], unit: unit)
  }

  /// The distances in points by which a point is left of, right of, above, and below the bounds,
  /// less than 0 for the sides that it isn't on; empty for another cause.
  public var distancesOutside: [Double] { cause == .isOutside ? numbers : [] }
}

/// A measured value with its limit: `8.4 of 10 pt`.
public struct Measure: Equatable, Sendable {
  /// The units of values.
  public enum Unit: String, Sendable {
    case points = " pt"
    case milliseconds = " ms"
    case degrees = "°"
    /// A counted value.
    case count = ""
  }

  /// The measured value, to a tenth.
  public var value: Double

  /// The limit of the value.
  public var limit: Double

  /// The unit of both.
  public var unit: Unit

  /// Creates a measure.
  public init(value: Double, limit: Double, unit: Unit) {
    self.value = (value * 10).rounded() / 10
    self.limit = (limit * 10).rounded() / 10
    self.unit = unit
  }

  /// The measure in words.
  public var text: String { "\(value.text()) of \(limit.text())" + unit.rawValue }
}

extension Reason.Cause {
  /// The unit of the two numbers of such a reason; `nil` when they aren't a value and its limit.
  public var unit: Measure.Unit? {
    switch self {
    case .distanceChanged, .drifted, .liftedAfterMoving, .moved, .movedAfter: .points
    case .pressed: .milliseconds
    case .turned: .degrees
    case .fingers, .fingersOfAtMost, .liftedWithFingers, .missingFingers, .noFurtherFinger,
      .noFurtherTap, .tapped:
      .count
    default: nil
    }
  }
}
