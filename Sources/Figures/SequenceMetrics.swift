import TraceModel

/// The measures of a sequence diagram, in CSS pixels unless noted otherwise.
enum SequenceMetrics {
  /// The height of a row.
  static let rowHeight = 28.0
  /// The distance from the top of a row to the baseline of the label over an arrow.
  static let labelBaseline = 14.0
  /// The distance from the top of a row to its arrow.
  static let arrowY = 21.0
  /// The maximum number of rows of a strip, which isn't broken across pages.
  static let maximumStripRows = 12
  /// The height of a break in time.
  static let gapHeight = 26.0
  /// The space over the first row of a turn.
  static let turnSpace = 7.0
  /// The shortest time that's drawn as a break.
  static let minimumGap = VirtualTime(milliseconds: 40)
  /// The space around the drawing.
  static let margin = 8.0
  /// The minimum space between two lanes.
  static let minimumPitch = 48.0
  /// Half the width of an activation bar.
  static let halfBar = 3.5
  /// The offset of a bar on top of another.
  static let barShift = 4.0
  /// The width of the loop of a message to the same lane.
  static let loopWidth = 18.0
  /// Half the height of a capsule.
  static let halfCapsule = 9.0
  /// The space between the ends of an arrow and its label, on both sides together.
  static let labelSpace = 22.0
  /// The width that a page has in a window that's 1280 pixels wide.
  static let pageWidth = 980.0
  /// The maximum width of a diagram that leaves room for its table next to it.
  static let slimWidth = 612.0
  /// The maximum space that's added between two lanes of a diagram that's narrower than the page.
  static let maximumStretch = 90.0
}

/// The maximum widths of texts, in CSS pixels: a text is cut only where the page has no room for
/// it.
struct SequenceRoom {
  /// The width of a label's word.
  var word: Double
  /// The width of a label's detail.
  var detail: Double
  /// The width of a line of a lane's name.
  var name: Double
  /// The width that a loop's label has before it crosses the next lane.
  var loop: Double

  /// The room in a diagram that doesn't fit the page.
  static let least = SequenceRoom(word: 190, detail: 120, name: 92, loop: 150)

  /// The room to try, from the largest.
  static let all = [
    SequenceRoom(word: 380, detail: 380, name: 140, loop: 380),
    SequenceRoom(word: 380, detail: 380, name: 92, loop: 150),
    SequenceRoom(word: 190, detail: 190, name: 92, loop: 150), least,
  ]
}
