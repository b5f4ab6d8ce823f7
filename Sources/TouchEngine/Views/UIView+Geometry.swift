extension UIView {
  /// The smallest rectangle around the view in the coordinates of its superview, in points.
  ///
  /// With a transform, setting it moves the center and changes the size of the bounds as UIKit
  /// does: by the transform's inverse.
  public final var frame: CGRect {
    get {
      guard !transform.isIdentity else {
        return CGRect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
          height: bounds.height)
      }
      let corners = bounds.corners.map { $0.applying(transformToSuperview) }
      return CGRect(around: corners)
    }
    set {
      guard newValue.isFinite else { return }
      var size = newValue.size
      if !transform.isIdentity {
        let map = transform.inverted()
        let rectangle = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        var linear = map
        linear.tx = 0
        linear.ty = 0
        size = CGRect(around: rectangle.corners.map { $0.applying(linear) }).size
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  /// The transform from this view's coordinates to the superview's.
  final var transformToSuperview: CGAffineTransform {
    CGAffineTransform(placing: bounds, at: center, transform)
  }

  /// Converts a point of the superview to this view's coordinates (D014).
  @inline(__always)
  final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    inverse == nil ? point - offset : pointThroughTransform(point)
  }

  @inline(never)
  private final func pointThroughTransform(_ point: CGPoint) -> CGPoint {
    given(.pointsFollowTransforms, inverse).map { point.applying($0) } ?? point - offset
  }

  /// Converts a point of this view to the coordinates of the superview.
  final func pointToSuperview(_ point: CGPoint) -> CGPoint {
    if inverse == nil { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
    return point.applying(transformToSuperview)
  }

  /// Converts a point of this view to the coordinates of another view, or of the window for `nil`.
  ///
  /// For two views in different windows, the conversion goes through the screen. Views that share
  /// no ancestor and have no window are treated as if the origins of their topmost ancestors
  /// coincided.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window else { return point }
    var onTop = point
    var top: UIView = self
    while let parent = top.superview {
      if top === target { return onTop }
      onTop = top.pointToSuperview(onTop)
      top = parent
    }
    if top === target { return onTop }
    if let window = top as? UIWindow, let other = target.window, other !== window {
      onTop = other.pointFromSuperview(window.pointToSuperview(onTop))
    }
    return target.pointFromTop(onTop)
  }

  /// Returns the location of one of this view's points on the screen, or in the view's own
  /// coordinates if it isn't in a window.
  ///
  /// The views aren't retained along the way, because a trace needs this for every view that
  /// hit-testing reaches.
  package final func screenPoint(of point: CGPoint) -> CGPoint {
    guard let window else { return point }
    var onTop = point
    var place = Unmanaged<UIView>.passUnretained(self)
    while true {
      let (above, isWindow) = place._withUnsafeGuaranteedRef { view in
        onTop = view.pointToSuperview(onTop)
        return (view.above, view === window)
      }
      guard !isWindow, let above else { return onTop }
      place = above
    }
  }

  /// Returns the center of the part of the view that's on a screen and that no ancestor clips, in
  /// screen points, or `nil` when there's no such part.
  package final func visibleCenter(on screen: CGRect) -> CGPoint? {
    guard window != nil else { return nil }
    var visible = frameOnScreen.intersection(screen)
    var ancestor = superview
    while let present = ancestor {
      if present.clipsToBounds { visible = visible.intersection(present.frameOnScreen) }
      ancestor = present.superview
    }
    guard visible.width > 0, visible.height > 0 else { return nil }
    return CGPoint(x: visible.midX, y: visible.midY)
  }

  /// The smallest rectangle on the screen around the bounds.
  private final var frameOnScreen: CGRect {
    CGRect(around: cornersOnScreen)
  }

  /// Converts a point of another view, or of the window for `nil`, to this view's coordinates.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else { return point }
    return source.convert(point, to: self)
  }

  /// Returns the smallest rectangle around a rectangle of this view in the coordinates of another
  /// view, or of the window for `nil`.
  public final func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rectangle.corners.map { convert($0, to: view) })
  }

  /// Returns the smallest rectangle around a rectangle of another view, or of the window for `nil`,
  /// in this view's coordinates.
  public final func convert(_ rectangle: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rectangle.corners.map { convert($0, from: view) })
  }

  /// Converts a point of the topmost ancestor to this view's coordinates.
  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromTop(point))
  }

  /// The corners of the bounds on the screen, clockwise in the view's coordinates.
  final var cornersOnScreen: [CGPoint] {
    bounds.corners.map { screenPoint(of: $0) }
  }
}

extension CGAffineTransform {
  /// Creates the transform to the superview's coordinates from a view's bounds, its center, and its
  /// own transform.
  init(placing bounds: CGRect, at center: CGPoint, _ transform: CGAffineTransform) {
    self = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

extension CGRect {
  /// The corners, clockwise from the minimum coordinates.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle around some points, or the empty rectangle for none.
  init(around points: [CGPoint]) {
    guard var least = points.first else {
      self = .zero
      return
    }
    var greatest = least
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
    }
    self.init(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}

extension CGRect {
  /// Returns the intersection of the two rectangles, with a negative size when there's none.
  fileprivate func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CGRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}
