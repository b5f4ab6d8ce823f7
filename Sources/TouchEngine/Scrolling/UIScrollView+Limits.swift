extension UIScrollView {
  /// Returns the minimum and maximum offset at which the content can rest along an axis.
  final func limits(on axis: ScrollAxis) -> (least: CGFloat, greatest: CGFloat) {
    let insets =
      axis == .horizontal
      ? (before: contentInset.left, after: contentInset.right)
      : (before: contentInset.top, after: contentInset.bottom)
    let least = -insets.before
    return (least, max(least, contentSize[axis] + insets.after - bounds.size[axis]))
  }

  /// Returns whether a finger can move the content along an axis at all.
  final func canScroll(on axis: ScrollAxis) -> Bool {
    let limits = limits(on: axis)
    if limits.greatest > limits.least { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// Returns whether there's content left on the side that a finger's movement along an axis would
  /// reveal.
  final func hasContent(against way: CGFloat, on axis: ScrollAxis) -> Bool {
    let limits = limits(on: axis)
    return way > 0 ? contentOffset[axis] > limits.least : contentOffset[axis] < limits.greatest
  }

  /// Returns an offset clamped to its limits.
  final func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases {
      let limits = limits(on: axis)
      result[axis] = min(max(offset[axis], limits.least), limits.greatest)
    }
    return result
  }

  /// Returns the visible offset of content that a finger has dragged to an offset: beyond the
  /// limits, the content follows less and less (G222).
  final func banded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    guard bounces else { return inside }
    var result = inside
    for axis in ScrollAxis.allCases where canScroll(on: axis) {
      let beyond = offset[axis] - inside[axis]
      let extent = bounds.size[axis]
      guard beyond != 0, extent > 0 else { continue }
      let shown = (1 - 1 / (beyond.magnitude * band / extent + 1)) * extent
      result[axis] += beyond > 0 ? shown : -shown
    }
    return result
  }

  /// Returns the offset to which a finger would have dragged content with a visible offset.
  final func unbanded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    var result = offset
    for axis in ScrollAxis.allCases {
      let shown = offset[axis] - inside[axis]
      let extent = bounds.size[axis]
      guard shown != 0, shown.magnitude < extent, band > 0 else { continue }
      let beyond = (1 / (1 - shown.magnitude / extent) - 1) * extent / band
      result[axis] = inside[axis] + (shown > 0 ? beyond : -beyond)
    }
    return result
  }

  private var band: Double { behavior.rubberBand }

  /// The behavior that the scroll view follows.
  final var behavior: UIKitBehavior { application?.behavior ?? UIKitBehavior() }
}
