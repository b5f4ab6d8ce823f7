import Sorting
import TraceModel

/// A band or a mark on a lane of states: what somebody is, does or waits for, and how long.
struct StateItem: Equatable {
  /// What sort of thing it is; the raw value is the class that the style sheet colours.
  enum Look: String {
    /// A finger on the glass.
    case finger
    /// A view that hears of a touch.
    case delivery
    /// A touch that is taken away.
    case cancel
    /// A gesture under way, or recognized.
    case decision
    /// A recognizer that failed or took no part.
    case failure
    /// A call of the targets.
    case action
    /// A touch that is held back from its view.
    case hold
    /// A recognizer that waits: for others, or for time to pass.
    case wait
  }

  /// What sort of thing it is.
  var look: Look

  /// When it begins.
  var start: VirtualTime

  /// When it is over; the same moment for a mark.
  var end: VirtualTime

  /// What is written on it.
  var word: String

  /// What is written behind the word: a measure, a number of times.
  var detail = ""

  /// When it would have been long enough, if it was over too early.
  var limit: VirtualTime?

  /// What a list says about it.
  var sentence: String

  /// What stands on the lane from its beginning on.
  var occupied: VirtualTime { max(end, limit ?? end) }

  /// Whether it is over as soon as it begins.
  var isMark: Bool { end == start }

  /// The word and the detail as they are drawn.
  var label: (word: String, detail: String) {
    (
      FontFace.label.fitted(word, into: StateMetrics.wordLimit),
      detail.isEmpty ? "" : FontFace.label.fitted(detail, into: StateMetrics.detailLimit)
    )
  }

  /// The width of the label, at most.
  var labelWidth: Double {
    let (word, detail) = label
    guard !detail.isEmpty else { return FontFace.strongLabel.width(of: word) }
    return FontFace.strongLabel.width(of: word) + FontFace.label.width(of: " " + detail)
  }
}

/// One lane: a participant, or the queue of held touches, with what stands on it.
struct StateLane {
  /// The participant; `nil` for the queue of held touches.
  var id: ParticipantID?

  /// The name, in lines.
  var name: [String]

  /// The name in a sentence.
  var title: String

  /// What sort of participant it is; empty where the name says it.
  var sort: String

  /// The sort in lines.
  var sortLines: [String]

  /// What a list says when nothing stands on the lane.
  var silence = "stays possible"

  /// The author's title over this lane and those below it with the same one; empty without any.
  var group = ""

  /// When somebody was concerned with a touch at all: drawn as a thin bar below the bands.
  var involved: [(start: VirtualTime, end: VirtualTime)] = []

  /// Something on the lane, and how it's to be placed.
  struct Entry {
    /// The band or mark.
    var item: StateItem
    /// The first row that it may take.
    var level: Int
    /// The width of its label, at most.
    var labelWidth: Double
  }

  /// Everything on the lane, in the order in which rows are filled: by level, then by time.
  private(set) var entries: [Entry] = []

  /// Everything on the lane, in the order in which it was added.
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

  /// Puts items on the lane, each into the first row that has room, from some row on.
  mutating func add(_ new: [StateItem], from firstRow: Int = 0) {
    items += new
    entries += new.map { Entry(item: $0, level: firstRow, labelWidth: $0.labelWidth) }
    entries = entries.stablySorted { ($0.level, $0.item.start) < ($1.level, $1.item.start) }
  }

  /// The items in the order of time.
  var story: [StateItem] { items.stablySorted { $0.start < $1.start } }

  /// Whether something is under way between two neighbouring moments.
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
  /// The space over and under the rows of a lane together.
  static let laneSpace = 12.0
  /// The least height of a lane.
  static let leastLane = 40.0
  /// The height of the ruler.
  static let rulerHeight = 30.0
  /// The space between the left edge of a band and its label.
  static let labelInset = 8.0
  /// The space after a label.
  static let labelSpace = 8.0
  /// The space between the right edge of a band and a label next to it, or on it.
  static let besideInset = 5.0
  /// The least room for a band or a mark.
  static let leastPiece = 4.0
  /// The least space after the last moment.
  static let tail = 24.0
  /// The space around the drawing.
  static let margin = 10.0
  /// The height of a title over lanes.
  static let groupHeight = 18.0
  /// The widest word: `touchesBegan · touchesCancelled`.
  static let wordLimit = 230.0
  /// The widest detail.
  static let detailLimit = 150.0
  /// The widest line of a name.
  static let nameLimit = 110.0
}
