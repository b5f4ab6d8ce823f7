public import TouchEngine

/// A view that keeps the points of a drawing.
///
/// The model draws nothing, so the program collects the points, and no other code uses them.
open class DrawingView: UIView {
  open override var className: String { "DrawingView" }

  /// The points of the drawing, in the view's coordinates.
  public var path: [CGPoint] = []
}

extension ClassDescription {
  /// The example view that keeps the points of a drawing.
  package static let drawingView = ClassDescription(
    "DrawingView", .view, inherits: .view, instances: .init { DrawingView() },
    properties: [
      .dynamic(
        "path", "The points of a drawing, in the view's coordinates.", .points, .onceMade,
        read: { (view: DrawingView, _) in .points(view.path) },
        write: { view, value in
          guard case .numbers(let numbers) = value else { return }
          view.path = stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
          }
        })
    ])
}
