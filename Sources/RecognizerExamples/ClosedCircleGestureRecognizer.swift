public import TouchEngine

/// A recognizer of one finger that draws a closed circle anywhere; a continuous gesture.
///
/// The gesture begins at touch-down, so that the stroke can be drawn while it grows. Only when the
/// finger lifts are the points checked, one condition after another. A stroke that isn't a circle
/// sets `failed`, which UIKit reads as canceled because the gesture has begun (G007).
open class ClosedCircleGestureRecognizer: UIGestureRecognizer {
  /// The reasons why a stroke isn't a closed circle, in the order of the checks.
  public enum Flaw: String, CaseIterable, Sendable, WordedValue {
    /// The stroke is a closed circle, or it isn't finished.
    case none
    /// The stroke ends too far from its start.
    case open
    /// The stroke takes too long.
    case slow
    /// The stroke has too few points.
    case coarse
    /// A point is too near the center or too far from it.
    case uneven
    /// The stroke turns back on its way.
    case reversing

    package var word: String { rawValue }
  }

  open override var className: String { "ClosedCircleGestureRecognizer" }

  /// The maximum distance between the ends of the stroke, in points.
  public var maximumGap = 50.0

  /// The maximum duration of the stroke, in seconds.
  public var maximumDuration = 3.0

  /// The minimum number of points after the first.
  public var minimumNumberOfPoints = 6

  /// How far a point may be from the circle, as a fraction of the radius.
  public var tolerance = 0.25

  /// The reason why the stroke isn't a closed circle.
  public private(set) var flaw = Flaw.none

  /// The middle of the stroke's extreme points, in the coordinates of the view.
  public private(set) var circleCenter = CGPoint.zero

  /// The distance of the first point from the center, in points.
  public private(set) var radius = 0.0

  private var points: [CGPoint] = []
  private var startTime = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard points.isEmpty, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    points = [touch.location(in: view)]
    startTime = touch.timestamp
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    points.append(touch.location(in: view))
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, let first = points.first else {
      state = .failed
      return
    }
    points.append(touch.location(in: view))
    measure(from: first)
    flaw = flaw(duration: touch.timestamp - startTime, first: first)
    state = flaw == .none ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    points = []
    flaw = .none
    circleCenter = .zero
    radius = 0
  }

  /// Finds the center and the radius of the stroke.
  private final func measure(from first: CGPoint) {
    var low = first
    var high = first
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    circleCenter = CGPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    radius = distance(circleCenter, first)
  }

  /// Returns the first condition that the stroke doesn't meet.
  private final func flaw(duration: Double, first: CGPoint) -> Flaw {
    if let last = points.last, distance(first, last) > maximumGap { return .open }
    if duration > maximumDuration { return .slow }
    if points.count - 1 < minimumNumberOfPoints { return .coarse }
    for point in points
    where (distance(circleCenter, point) - radius).magnitude > tolerance * radius {
      return .uneven
    }
    return turnsBack(first) ? .reversing : .none
  }

  /// Returns whether the finger goes around the center in both directions.
  ///
  /// The angle to the first point grows up to half a revolution and shrinks from there on. The last
  /// points may pass the first one, where it grows again.
  private final func turnsBack(_ first: CGPoint) -> Bool {
    var previous = 0.0
    var isShrinking = false
    for point in points.dropFirst().dropLast(3) {
      let angle = angle(between: first, and: point)
      if angle < previous {
        isShrinking = true
      } else if angle > previous, isShrinking {
        return true
      }
      previous = angle
    }
    return false
  }

  /// Returns the angle between two points, as seen from the center, from 0 to π.
  private final func angle(between first: CGPoint, and second: CGPoint) -> Double {
    let difference = (direction(of: first) - direction(of: second)).magnitude
    return difference > .pi ? 2 * .pi - difference : difference
  }

  private final func direction(of point: CGPoint) -> Double {
    Trigonometry.angle(x: point.x - circleCenter.x, y: point.y - circleCenter.y)
  }

  private final func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
    let x = first.x - second.x
    let y = first.y - second.y
    return (x * x + y * y).squareRoot()
  }
}

extension ClassDescription {
  /// The example recognizer of circles that are drawn.
  package static let closedCircleGestureRecognizer = ClassDescription(
    "ClosedCircleGestureRecognizer", .recognizer, inherits: .gestureRecognizer,
    instances: .init { ClosedCircleGestureRecognizer() },
    properties: [
      .typed(
        "tolerance",
        "How far a point may be from the circle, as a fraction of the radius.",
        get: { (circle: ClosedCircleGestureRecognizer) in circle.tolerance },
        set: { $0.tolerance = $1 }),
      .typed(
        "flaw", "Why the stroke isn't a closed circle.",
        get: { (circle: ClosedCircleGestureRecognizer) in circle.flaw }),
      .typed(
        "circleCenter", "The center of the circle, in the view's coordinates.",
        get: { (circle: ClosedCircleGestureRecognizer) in circle.circleCenter }),
      .typed(
        "radius", "The radius of the circle, in points.",
        get: { (circle: ClosedCircleGestureRecognizer) in circle.radius }),
    ])
}
