/// A record of the digitizer on its way through the system: the hand, and each finger that has done
/// something (D153).
///
/// The bits of the masks are those of IOKit's open headers. What a record says of a landing was printed
/// in a debugger; of a move and a lift no record was printed.
public struct DigitizerReport: Equatable, Sendable {
  /// What a record says is new about a hand or a finger.
  public enum Change: String, CaseIterable, Sendable {
    /// It has come near the glass, or gone.
    case range
    /// It has come down on the glass, or gone up.
    case touch
    /// It is somewhere else.
    case position
    /// It covers another spot, at the same place.
    case attribute
    /// The system has taken it away.
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

  /// What a record says of one finger.
  public struct Finger: Equatable, Sendable {
    /// The number of the finger, from one; also the index of its transducer.
    public var number: Int
    /// What is new about it.
    public var changes: [Change]
    /// Whether it is near the glass.
    public var isInRange: Bool
    /// Whether it touches the glass.
    public var touches: Bool
    /// Where it is on the screen, in points.
    public var location: CGPoint

    /// Creates what a record says of a finger.
    public init(
      _ number: Int, _ changes: [Change], isInRange: Bool, touches: Bool, at location: CGPoint
    ) {
      self.number = number
      self.changes = changes
      self.isInRange = isInRange
      self.touches = touches
      self.location = location
    }

    /// The number that stays the same while the finger is down; the hand has 0, and the first finger
    /// had 2 in the record that was printed.
    public var identity: Int { number + 1 }
  }

  /// What the printed record says of every finger, in the units of the device: the model's fingers are
  /// all alike.
  public enum OrdinaryFinger {
    /// The greater radius of the touched spot.
    public static let majorRadius = 4.6
    /// The lesser radius of the touched spot.
    public static let minorRadius = 3.8
    /// How good the signal is.
    public static let quality = 1.5
    /// How dense the signal is.
    public static let density = 1.5
    /// How far the spot is turned, in degrees.
    public static let twist = 90.0
  }

  /// Whether a finger of the hand touches the glass.
  public var touches: Bool

  /// The fingers that have done something.
  public var fingers: [Finger]

  /// Creates a record.
  public init(touches: Bool, _ fingers: [Finger]) {
    self.touches = touches
    self.fingers = fingers
  }

  /// What is new about the hand: it is never near the glass, it only touches it.
  public var changes: [Change] {
    Change.allCases.filter { change in
      let isNew = fingers.contains { $0.changes.contains(change) }
      return isNew && change != .range
    }
  }

  /// The record in a few words: `IOHIDEvent, hand touch at (0, 0); finger 1 range, touch at (9, 9)`.
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

  /// The number that an event mask is.
  public var mask: Int { reduce(0) { $0 + $1.bit } }
}
