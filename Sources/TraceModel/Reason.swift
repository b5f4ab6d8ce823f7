/// Why something happened, with the numbers and the participants that made it so.
///
/// The words for it stand in one place, `Cause.words`; nothing but a reader depends on them.
public struct Reason: Equatable, Sendable {
  /// What it was.
  public var cause: Cause

  /// What was measured or counted, and what it was held against; times are in milliseconds.
  public var numbers: [Double]

  /// Who else has to do with it.
  public var participants: [ParticipantID]

  /// Words that come from elsewhere: a line of the program, the name of a state or a mode.
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

  /// Creates a reason with words that come from elsewhere.
  public init(_ cause: Cause, _ texts: [String]) {
    self.init(cause, [], texts)
  }

  /// What was measured beside its limit, if the reason is that something was enough or too much.
  public var measure: Measure? {
    guard let unit = cause.unit, numbers.count > 1 else { return nil }
    return Measure(value: numbers[0], limit: numbers[1], unit: unit)
  }
}

/// A measured value beside its limit: `8.4 of 10 pt`.
public struct Measure: Equatable, Sendable {
  /// What a value is measured in.
  public enum Unit: String, Sendable {
    case points = " pt"
    case milliseconds = " ms"
    case degrees = "°"
    /// It is counted.
    case count = ""
  }

  /// What was measured, to a tenth.
  public var value: Double

  /// What it was held against.
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
  /// What two numbers of such a reason are measured in; `nil` when they aren't a value and its limit.
  public var unit: Measure.Unit? {
    switch self {
    case .distanceChanged, .drifted, .liftedAfterMoving, .moved, .movedAfter: .points
    case .pressed: .milliseconds
    case .turned: .degrees
    case .fingers, .fingersOfAtMost, .liftedWithFingers, .missingFingers, .noFurtherTap, .tapped:
      .count
    default: nil
    }
  }
}
