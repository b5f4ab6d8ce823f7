/// A record of the digitizer on its route through the system: the hand, and each finger that has
/// changed (D153).
///
/// The bits of the masks come from IOKit's open headers. The record of a touch-down was printed in
/// a debugger; records of a move and a touch-up weren't printed.
public struct DigitizerReport: Equatable, Sendable {
  /// A change of a hand or a finger in a record.
  public enum Change: String, CaseIterable, Sendable {
    /// The finger has come close to the screen, or moved away.
    case range
    /// The finger has touched down, or lifted.
    case touch
    /// The finger has moved.
    case position
    /// The finger covers another area, at the same location.
    case attribute
    /// The system has canceled the touch.
    case cancel

    /// The bit in an event mask.
    public var bit: Int {
      switch self {
      case .range: 1
      case .touch: 2
      case .position: 4
      case .attribute: 64
      case .cancel: 128
      }
    }
  }

  /// The data about one finger in a record.
  public struct Finger: Equatable, Sendable {
    /// The number of the finger, from one; also the index of its transducer.
    public var number: Int
    /// The changes of the finger.
    public var changes: [Change]
    /// Whether the finger is close to the screen.
    public var isInRange: Bool
    /// Whether the finger touches the screen.
    public var touches: Bool
    /// The location on the screen, in points.
    public var location: CGPoint

    /// Creates the data about a finger.
    public init(
      _ number: Int, _ changes: [Change], isInRange: Bool, touches: Bool, at location: CGPoint
    ) {
      self.number = number
      self.changes = changes
      self.isInRange = isInRange
      self.touches = touches
      self.location = location
    }

    /// The number that stays the same while the finger is down; the hand has 0, and the first
    /// finger had 2 in the record that was printed.
    public var identity: Int { number + 1 }
  }

  /// The values for every finger in the printed record, in the units of the device: the model's
  /// fingers are all alike.
  public enum OrdinaryFinger {
    /// The major radius of the touched area.
    public static let majorRadius = 4.6
    /// The minor radius of the touched area.
    public static let minorRadius = 3.8
    /// The quality of the signal.
    public static let quality = 1.5
    /// The density of the signal.
    public static let density = 1.5
    /// The rotation of the area, in degrees.
    public static let twist = 90.0
  }

  /// Whether a finger of the hand touches the screen.
  public var touches: Bool

  /// The fingers that have changed.
  public var fingers: [Finger]

  /// Creates a record.
  public init(touches: Bool, _ fingers: [Finger]) {
    self.touches = touches
    self.fingers = fingers
  }

  /// The changes of the hand: it's never close to the screen, it only touches it.
  public var changes: [Change] {
    Change.allCases.filter { change in
      let isNew = fingers.contains { $0.changes.contains(change) }
      return isNew && change != .range
    }
  }

  /// The record in a few words:
  /// `IOHIDEvent, hand touch at (0, 0); finger 1 range, touch at (9, 9)`.
  public var text: String {
    let children = fingers.map {
      "; finger \($0.number) \($0.changes.words) at \($0.location.text)"
    }
    let words = changes.words
    return "IOHIDEvent, hand\(words.isEmpty ? "" : " " + words) at (0, 0)" + children.joined()
  }
}

extension [DigitizerReport.Change] {
  /// The names of the changes, with commas between them.
  public var words: String { map { $0.rawValue }.joined(separator: ", ") }

  /// The value of the event mask.
  public var mask: Int { reduce(0) { $0 + $1.bit } }
}
