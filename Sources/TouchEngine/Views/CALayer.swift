/// The layer of a view, as far as touches need it: where the view is, and how opaque it is.
///
/// A view's own layer has the view's values, which are those at the end of an animation. Its
/// presentation is a copy with the values on the screen (D240).
public final class CALayer {
  private let view: UIView

  /// The values of a presentation; `nil` for the view's own layer.
  private let presented: UIView.Presentation?

  init(of view: UIView, presented: UIView.Presentation? = nil) {
    self.view = view
    self.presented = presented
  }

  private var values: UIView.Presentation { presented ?? view.finalValues }

  /// The bounds, in points.
  public var bounds: CGRect { values.bounds }

  /// The center, in the coordinates of the superlayer, in points.
  public var position: CGPoint { values.center }

  /// The opacity, from 0 to 1.
  public var opacity: Float { Float(values.opacity) }

  /// Whether the layer is hidden.
  public var isHidden: Bool { view.isHidden }

  /// The smallest rectangle around the layer in the coordinates of its superlayer, in points.
  public var frame: CGRect {
    CGRect(around: bounds.corners.map { $0.applying(values.transformToSuperview) })
  }

  /// Returns a copy with the values on the screen, or `nil` when the view isn't in a window.
  ///
  /// An animation changes them at a constant rate; UIKit's timing curves aren't modeled (D240).
  public func presentation() -> CALayer? {
    guard presented == nil else { return self }
    return view.window == nil ? nil : CALayer(of: view, presented: view.valuesOnScreen)
  }

  /// The view's own layer.
  public func model() -> CALayer { presented == nil ? self : view.layer }

  /// The view.
  public var delegate: UIView? { view }

  /// Returns whether the bounds contain a point, in the layer's own coordinates.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Returns the frontmost and deepest layer at a point, this one or a sublayer, or `nil` if the
  /// layer doesn't contain it.
  ///
  /// The point is in the coordinates of the superlayer. The sublayers of a presentation are
  /// presentations, too (D241).
  public func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(values.transformToSuperview.inverted())
    guard contains(own) else { return nil }
    for subview in view.subviews.reversed() {
      let layer = presented == nil ? subview.layer : subview.layer.presentation()
      if let found = layer?.hitTest(own) { return found }
    }
    return self
  }
}

extension CALayer: Equatable {
  /// Whether both are the layer of the same view, or presentations of it.
  public static func == (left: CALayer, right: CALayer) -> Bool {
    left.view === right.view && (left.presented == nil) == (right.presented == nil)
  }
}

extension UIView {
  /// The values that an animation changes.
  struct Presentation {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var opacity: Double

    /// The transform to the superview's coordinates.
    var transformToSuperview: CGAffineTransform {
      CGAffineTransform(placing: bounds, at: center, transform)
    }

    /// Returns the values after a fraction of the way to others, from 0 to 1.
    func moved(_ progress: Double, to end: Self) -> Self {
      func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
      return Self(
        bounds: CGRect(
          x: between(bounds.minX, end.bounds.minX), y: between(bounds.minY, end.bounds.minY),
          width: between(bounds.width, end.bounds.width),
          height: between(bounds.height, end.bounds.height)),
        center: CGPoint(
          x: between(center.x, end.center.x), y: between(center.y, end.center.y)),
        transform: CGAffineTransform(
          a: between(transform.a, end.transform.a), b: between(transform.b, end.transform.b),
          c: between(transform.c, end.transform.c), d: between(transform.d, end.transform.d),
          tx: between(transform.tx, end.transform.tx),
          ty: between(transform.ty, end.transform.ty)),
        opacity: between(opacity, end.opacity))
    }
  }

  /// The view's layer.
  public final var layer: CALayer { CALayer(of: self) }

  /// The values that the view has now, which are those at the end of its animation.
  final var finalValues: Presentation {
    Presentation(bounds: bounds, center: center, transform: transform, opacity: hittableAlpha)
  }

  /// The values on the screen at the current time of an animation (D240).
  final var valuesOnScreen: Presentation {
    guard let animation, let application = window?.application,
      let start = animation.views.first(where: { $0.view === self })?.start
    else { return finalValues }
    return start.moved(animation.progress(at: application.clock.now), to: finalValues)
  }
}
