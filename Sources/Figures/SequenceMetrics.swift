import TraceModel

/// The measures of a sequence diagram, in CSS pixels unless they say otherwise.
enum SequenceMetrics {
  /// The height of a row.
  static let rowHeight = 28.0
  /// The distance from the top of a row to the baseline of the label over an arrow.
  static let labelBaseline = 14.0
  /// The distance from the top of a row to its arrow.
  static let arrowY = 21.0
  /// The most rows of a strip, which paper does not break.
  static let mostStripRows = 12
  /// The height of a break in time.
  static let gapHeight = 26.0
  /// The space over the first row of a turn.
  static let turnSpace = 7.0
  /// The shortest time that is drawn as a break.
  static let leastGap = VirtualTime(milliseconds: 40)
  /// The space around the drawing.
  static let margin = 8.0
  /// The space between two lanes at least.
  static let leastPitch = 48.0
  /// Half the width of an activation bar.
  static let halfBar = 3.5
  /// How far a bar on a bar is shifted.
  static let barShift = 4.0
  /// The width of the loop of a message to oneself.
  static let loopWidth = 18.0
  /// The length of an arrow to or from somebody without a lane.
  static let stubLength = 28.0
  /// Half the height of a capsule.
  static let halfCapsule = 9.0
  /// The space between the ends of an arrow and its label, on both sides together.
  static let labelSpace = 22.0
  /// The widest word of a label.
  static let wordLimit = 190.0
  /// The widest detail of a label.
  static let detailLimit = 120.0
  /// The widest line of a name over a lane.
  static let laneNameLimit = 92.0
}
