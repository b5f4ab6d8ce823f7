/// The scale of a scroll view's content and its limits.
struct ScrollZoom {
  /// The least scale.
  var least: CGFloat = 1

  /// The greatest scale.
  var greatest: CGFloat = 1

  /// The present scale.
  var scale: CGFloat = 1

  /// Whether two fingers change the scale.
  var isUnderWay = false
}

extension UIScrollView {
  /// The least scale of the content.
  public final var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      zoom.least = newValue
      updatePinch()
    }
  }

  /// The greatest scale of the content; only when it is greater than the least one there is a
  /// pinch.
  public final var maximumZoomScale: CGFloat {
    get { zoom.greatest }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      zoom.greatest = newValue
      updatePinch()
    }
  }

  /// Whether two fingers change the scale.
  public final var isZooming: Bool { zoom.isUnderWay }

  /// The scale of the content, between its limits; setting it keeps the upper left corner.
  public final var zoomScale: CGFloat {
    get { zoom.scale }
    set {
      guard newValue.isFinite else { return }
      scaleContent(to: newValue, about: contentOffset)
    }
  }

  /// Does what the pinch's state asks for.
  ///
  /// Narrower than UIKit: the scale stops at its limits instead of bouncing.
  final func followPinch() {
    guard let pinch = pinchGestureRecognizer else { return }
    let content = delegate?.viewForZooming(in: self)
    switch pinch.state {
    case .began, .changed:
      if !zoom.isUnderWay {
        zoom.isUnderWay = true
        tell("scrollViewWillBeginZooming", fact: "G212") {
          $0.scrollViewWillBeginZooming(self, with: content)
        }
      }
      // Each step counts from the scale that is there.
      scaleContent(to: zoom.scale * pinch.scale, about: pinch.location(in: self))
      pinch.scale = 1
    case .ended, .cancelled, .failed:
      guard zoom.isUnderWay else { return }
      zoom.isUnderWay = false
      tell("scrollViewDidEndZooming", detail: zoom.scale.text(decimals: 3), fact: "G212") {
        $0.scrollViewDidEndZooming(self, with: content, atScale: zoom.scale)
      }
    case .possible: break
    }
  }

  /// Makes the content larger or smaller about one of its points, which stays where it is.
  private func scaleContent(to scale: CGFloat, about point: CGPoint) {
    let scale = min(max(scale, zoom.least), zoom.greatest)
    guard let content = delegate?.viewForZooming(in: self), scale != zoom.scale else { return }
    let factor = scale / zoom.scale
    zoom.scale = scale
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = content.frame.size
    content.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    tell("scrollViewDidZoom", detail: scale.text(decimals: 3), fact: "G212") {
      $0.scrollViewDidZoom(self)
    }
    contentOffset = clamped(
      CGPoint(
        x: contentOffset.x + point.x * (factor - 1), y: contentOffset.y + point.y * (factor - 1)))
  }

  /// Has a pinch exactly when the limits of the scale leave room.
  private func updatePinch() {
    if zoom.greatest > zoom.least, pinchGestureRecognizer == nil {
      let pinch = UIScrollViewPinchGestureRecognizer()
      pinch.scrollView = self
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if zoom.greatest <= zoom.least, let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    }
  }
}
