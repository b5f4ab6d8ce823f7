public import TouchEngine

/// A recognizer of one finger that writes the letter S from the top; a discrete gesture.
///
/// An S goes left, then right, then left again, and all the way down: three strokes with two turns.
/// The recognizer follows the finger from stroke to stroke, ignores wobbles that are shorter than
/// `smallestStroke`, fails as soon as the finger can no longer make an S, and recognizes the
/// gesture when the finger lifts at the end of the third stroke.
open class LetterSGestureRecognizer: UIGestureRecognizer {
  /// One of the strokes of the letter.
  private enum Stroke: Int {
    case upperBow
    case middle
    case lowerBow

    /// The direction of the stroke: -1 for left, 1 for right.
    var direction: Double { self == .middle ? 1 : -1 }
  }

  open override var className: String { "LetterSGestureRecognizer" }

  /// The minimum horizontal length of a stroke, in points of the window.
  public var smallestStroke = 20.0

  /// The maximum distance that the finger can move back up, in points of the window.
  public var allowableRise = 20.0

  private var stroke = Stroke.upperBow
  private var start = CGPoint.zero

  /// The farthest point of the current stroke.
  private var farthest = CGPoint.zero

  /// The point where the current stroke began.
  private var turn = CGPoint.zero
  private var lowest = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    turn = start
    farthest = start
    lowest = start.y
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let place = touches.first?.location(in: nil) else { return }
    lowest = max(lowest, place.y)
    if lowest - place.y > allowableRise {
      state = .failed
      return
    }
    if (place.x - farthest.x) * stroke.direction >= 0 {
      farthest = place
    } else if (place.x - farthest.x).magnitude >= smallestStroke {
      turnBack(to: place)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let isDone = stroke == .lowerBow && isLongEnough && farthest.y - start.y >= smallestStroke
    state = isDone ? .recognized : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    stroke = .upperBow
    start = .zero
    turn = .zero
    farthest = .zero
    lowest = 0
  }

  /// Whether the current stroke is long enough to count.
  private final var isLongEnough: Bool {
    (farthest.x - turn.x) * stroke.direction >= smallestStroke
  }

  /// Continues to the next stroke, when there is one and the current one is done.
  private final func turnBack(to place: CGPoint) {
    guard isLongEnough, let next = Stroke(rawValue: stroke.rawValue + 1) else {
      state = .failed
      return
    }
    turn = farthest
    stroke = next
    farthest = place
  }
}

extension ClassDescription {
  /// The example recognizer of the letter S.
  package static let letterSGestureRecognizer = ClassDescription(
    "LetterSGestureRecognizer", .recognizer, inherits: .gestureRecognizer, isDiscrete: true,
    instances: .init { LetterSGestureRecognizer() })
}
