/// The kinds of touches that draw on a canvas (G288).
public enum PKCanvasViewDrawingPolicy: UInt, Sendable, WordedValue {
  /// A pencil; on a device, the tool picker can allow fingers, too.
  case `default`
  /// A pencil and fingers.
  case anyInput
  /// A pencil.
  case pencilOnly

  package var word: String {
    switch self {
    case .default: "default"
    case .anyInput: "anyInput"
    case .pencilOnly: "pencilOnly"
    }
  }
}

/// A scroll view on which a pencil or a finger draws, as far as its recognizers compete with an
/// app's.
///
/// Where fingers draw, two of them scroll (G289). Narrower than PencilKit: nothing is drawn, and
/// there are no tools.
open class PKCanvasView: UIScrollView {
  open override var className: String { "PKCanvasView" }

  /// The recognizer that draws.
  public final let drawingGestureRecognizer: UIGestureRecognizer = PKDrawingGestureRecognizer()

  /// The kinds of touches that draw.
  public final var drawingPolicy = PKCanvasViewDrawingPolicy.default {
    didSet { applyPolicy() }
  }

  /// Creates a canvas with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // In a run, the target says that the canvas handles the gesture.
    drawingGestureRecognizer.addTarget(nil, action: Selector("PencilKit"))
    addGestureRecognizer(drawingGestureRecognizer)
    applyPolicy()
  }

  private final func applyPolicy() {
    let fingersDraw = drawingPolicy == .anyInput
    drawingGestureRecognizer.allowedTouchTypes = fingersDraw ? [.direct, .pencil] : [.pencil]
    panGestureRecognizer.minimumNumberOfTouches = fingersDraw ? 2 : 1
    panGestureRecognizer.allowedTouchTypes = UITouch.TouchType.allCases.filter { $0 != .pencil }
  }
}

/// The recognizer of a stroke with one finger or a pencil; a continuous gesture.
///
/// No source says how PencilKit's begins. Since a pan around the canvas comes first (G294), a stroke
/// in the model begins with the first movement after the finger has gone as far as a pan needs. A
/// tap is a dot, and a second finger that comes before the stroke scrolls instead.
final class PKDrawingGestureRecognizer: UIGestureRecognizer {
  override var className: String { "PKDrawingGestureRecognizer" }

  /// Where the finger touched down, in the window.
  private var start: CGPoint?

  /// Whether the finger has gone as far as a pan needs.
  private var isFarEnough = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    start = touches.first?.windowLocation
    guard downCount > 1 else { return }
    explain(Reason(.fingers, [Double(downCount), 1]), fact: "G289")
    state = .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard isFarEnough || suspends(.strokesComeAfterPans) else {
      guard let start, let touch = touches.first else { return }
      isFarEnough = touch.windowLocation.distance(to: start) >= limits.panThreshold
      return
    }
    explain(Reason(.aFingerMoved), fact: "G288")
    state = .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    explain(Reason(.fingerLifted), fact: "G288")
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    explain(Reason(.touchesWereCancelled), fact: "G011")
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    start = nil
    isFarEnough = false
  }
}

extension ClassDescription {
  /// A scroll view on which a pencil or a finger draws.
  package static let canvasView = ClassDescription(
    "PKCanvasView", .view, inherits: .scrollView, instances: .init { PKCanvasView() },
    properties: [
      .typed(
        "drawingPolicy", "The touches that draw on a canvas.",
        get: { (canvas: PKCanvasView) in canvas.drawingPolicy }, set: { $0.drawingPolicy = $1 })
    ],
    parts: [
      ClassPart("drawing", .gestureRecognizer, at: .member("drawingGestureRecognizer")) {
        (canvas: PKCanvasView) in canvas.drawingGestureRecognizer
      }
    ])
}
