import TextAndOrder
import TraceModel

/// A band or a mark on a lane of states: what a participant is, does, or waits for, and how long.
struct StateItem: Equatable {
  /// The appearance of an item; the raw value is the class that the style sheet colors.
  enum Look: String, CaseIterable {
    /// A finger on the screen.
    case finger
    /// A view that receives a touch.
    case delivery
    /// A touch that's canceled.
    case cancel
    /// A gesture that has begun or was recognized.
    case decision
    /// A recognizer that failed or didn't participate.
    case failure
    /// A call of the targets.
    case action
    /// A touch whose delivery is delayed.
    case hold
    /// A recognizer that waits: for others, or for time to pass.
    case wait
  }

  /// The appearance of the item.
  var look: Look

  /// The time when the item begins.
  var start: VirtualTime

  /// The time when the item ends; the same time for a mark.
  var end: VirtualTime

  /// The word on the item.
  var word: String

  /// The detail after the word: a measure, or a number of times.
  var detail = ""

  /// The time when it would have been long enough, if it ended too early.
  var limit: VirtualTime?

  /// The sentence about the item in a list.
  var sentence: String

  /// The time until which the item occupies the lane.
  var occupied: VirtualTime { max(end, limit ?? end) }

  /// Whether the item ends when it begins.
  var isMark: Bool { end == start }

  /// The word and the detail, as drawn.
  var label: (word: String, detail: String) {
    (
      FontFace.label.fitted(word, into: StateMetrics.wordLimit),
      detail.isEmpty ? "" : FontFace.label.fitted(detail, into: StateMetrics.detailLimit)
    )
  }

  /// The maximum width of the label.
  var labelWidth: Double {
    let (word, detail) = label
    guard !detail.isEmpty else { return FontFace.strongLabel.width(of: word) }
    return FontFace.strongLabel.width(of: word) + FontFace.label.width(of: " " + detail)
  }
}

/// A lane of a participant, or of the queue of delayed touches, with its items.
struct StateLane {
  /// The participant; `nil` for the queue of delayed touches.
  var id: ParticipantID?

  /// The name, in lines.
  var name: [String]

  /// The name in a sentence.
  var title: String

  /// The sort of participant; empty where the name says it.
  var sort: String

  /// The sort in lines.
  var sortLines: [String]

  /// The sentence in a list when the lane is empty.
  var silence = "stays possible"

  /// The author's title over this lane and the following lanes with the same title; empty without a
  /// title.
  var group = ""

  /// The times when a participant was involved with a touch at all, drawn as a thin bar below the
  /// bands.
  var involved: [(start: VirtualTime, end: VirtualTime)] = []

  /// An item on the lane, and its placement.
  struct Entry {
    /// The band or mark.
    var item: StateItem
    /// The first row that the item can be in.
    var level: Int
    /// The maximum width of its label.
    var labelWidth: Double
  }

  /// The items on the lane, in the order in which rows are filled: by level, then by time.
  private(set) var entries: [Entry] = []

  /// The items on the lane, in the order in which they were added.
  private(set) var items: [StateItem] = []

  init(_ title: String, sort: String = "", of id: ParticipantID? = nil) {
    self.id = id
    self.title = title
    self.sort = sort == title ? "" : sort
    sortLines =
      self.sort.isEmpty
      ? [] : FontFace.small.lines(of: self.sort, limit: StateMetrics.nameLimit, count: 3)
    name = FontFace.laneName.lines(of: title, limit: StateMetrics.nameLimit, count: 2)
  }

  /// Adds items to the lane, each in the first row that has room, from some row on.
  mutating func add(_ new: [StateItem], from firstRow: Int = 0) {
    items += new
    entries += new.map { Entry(item: $0, level: firstRow, labelWidth: $0.labelWidth) }
    entries = entries.stablySorted { ($0.level, $0.item.start) < ($1.level, $1.item.start) }
  }

  /// The items in chronological order.
  var story: [StateItem] { items.stablySorted { $0.start < $1.start } }

  /// Returns whether an item lasts between two neighboring times.
  func isBusy(from start: VirtualTime, to end: VirtualTime) -> Bool {
    items.contains { $0.start <= start && $0.occupied >= end && !$0.isMark }
      || involved.contains { $0.start <= start && $0.end >= end }
  }
}

/// The measures of the lanes of states, in CSS pixels.
enum StateMetrics {
  /// The height of a row of bands.
  static let rowHeight = 24.0
  /// The height of a band.
  static let bandHeight = 18.0
  /// The space above and below the rows of a lane together.
  static let laneSpace = 12.0
  /// The minimum height of a lane.
  static let minimumLane = 40.0
  /// The height of the ruler.
  static let rulerHeight = 30.0
  /// The space between the left edge of a band and its label.
  static let labelInset = 8.0
  /// The space after a label.
  static let labelSpace = 8.0
  /// The space between the right edge of a band and a label next to it, or on it.
  static let besideInset = 5.0
  /// The minimum space for a band or a mark.
  static let minimumPiece = 4.0
  /// The space around the drawing.
  static let margin = 10.0
  /// The height of a title over lanes.
  static let groupHeight = 18.0
  /// The maximum width of a word: `touchesBegan · touchesCancelled`.
  static let wordLimit = 230.0
  /// The maximum width of a detail.
  static let detailLimit = 150.0
  /// The maximum width of a line of a name.
  static let nameLimit = 110.0
  /// The height of the line with a name above its lane.
  static let nameHeight = 18.0
}
