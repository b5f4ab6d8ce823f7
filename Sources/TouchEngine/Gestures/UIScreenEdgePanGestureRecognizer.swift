/// Some of the edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, WordedOptions {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)

  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)

  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)

  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)

  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  package static let wordedOptions: [(word: String, option: Self)] = [
    ("all", .all),
    ("bottom", .bottom),
    ("left", .left),
    ("right", .right),
    ("top", .top),
  ]

  package var words: [String] {
    self == .all
      ? ["all"]  // All edges have a single word.
      : Self.wordedOptions.filter { $0.option != .all && contains($0.option) }.map { $0.word }
  }
}

/// A recognizer of a finger that drags from an edge of the screen; a pan that accepts only a finger
/// that starts in the band along one of `edges` (G178).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open override var className: String { "UIScreenEdgePanGestureRecognizer" }

  /// The edges from which the gesture can start (G179).
  public var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first = downTouches.first else { return }
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard touches.contains(first) else { return }
    guard startsAnywhere || satisfies(.edgePansStartAtTheEdge, startsAtEdge(first)) else {
      return fail(
        Reason(.startedAwayFromTheEdge, [limits.screenEdgeBand]),
        fact: "G178")
    }
    super.touchesBegan([first], with: event)
  }

  /// Whether the gesture can start away from the edges.
  var startsAnywhere: Bool { false }

  /// Returns whether a touch is in the band along one of the edges (G178).
  final func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = touch.location(in: nil)
    let band = limits.screenEdgeBand
    return edges.contains(.left) && place.x < window.bounds.minX + band
      || edges.contains(.right) && place.x >= window.bounds.maxX - band
      || edges.contains(.top) && place.y < window.bounds.minY + band
      || edges.contains(.bottom) && place.y >= window.bounds.maxY - band
  }
}

extension ClassDescription {
  /// A recognizer of a finger that drags from an edge of the screen.
  package static let screenEdgePanGestureRecognizer = ClassDescription(
    "UIScreenEdgePanGestureRecognizer", .recognizer, inherits: .panGestureRecognizer,
    instances: .init { UIScreenEdgePanGestureRecognizer() },
    properties: [
      .typed(
        "edges", "The edges from which a pan may start.",
        get: { (pan: UIScreenEdgePanGestureRecognizer) in pan.edges }, set: { $0.edges = $1 })
    ])
}
