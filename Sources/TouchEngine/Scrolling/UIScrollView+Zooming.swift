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

  /// The scale to which the fingers would have brought the content, had it no limits.
  var wanted: CGFloat = 1

  /// Whether the content may go beyond the limits of its scale for a while.
  var bounces = true

  /// Whether the content is on its way back within its limits.
  var isBouncing = false

  /// The timer that ends a bounce or an animation, with its clock.
  var timer: (clock: VirtualClock, timer: VirtualClock.Timer)?

  /// Waits for no end any more.
  mutating func stop() {
    if let timer { timer.clock.cancel(timer.timer) }
    timer = nil
    isBouncing = false
  }
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

  /// Whether two fingers may bring the content beyond the limits of its scale for a while.
  public final var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether the content is on its way back within the limits of its scale.
  public final var isZoomBouncing: Bool { zoom.isBouncing }

  /// The scale of the content; setting it keeps the upper left corner, and the limits.
  public final var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale of the content, within its limits.
  ///
  /// With animation the content has its new size at once, as every view that is animated (D181);
  /// the delegate is told of the end later.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoom.stop()
    scaleContent(to: withinLimits(scale), about: contentOffset)
    if animated { endZoomingLater() }
  }

  /// Does what the pinch's state asks for.
  ///
  /// Beyond its limits the scale follows less and less, and goes back when the fingers lift; how
  /// much less is not published.
  final func followPinch() {
    guard let pinch = pinchGestureRecognizer else { return }
    let content = delegate?.viewForZooming(in: self)
    switch pinch.state {
    case .began, .changed:
      if !zoom.isUnderWay {
        zoom.stop()
        zoom.isUnderWay = true
        zoom.wanted = zoom.scale
        tell(.scrollViewWillBeginZooming, fact: "G212") {
          $0.scrollViewWillBeginZooming(self, with: content)
        }
      }
      // Each step counts from the scale that is there.
      zoom.wanted *= pinch.scale
      pinch.scale = 1
      scaleContent(to: shown(zoom.wanted), about: pinch.location(in: self))
    case .ended, .cancelled, .failed:
      guard zoom.isUnderWay else { return }
      zoom.isUnderWay = false
      let goal = withinLimits(zoom.scale)
      guard goal != zoom.scale else { return endZooming() }
      scaleContent(to: goal, about: pinch.location(in: self))
      zoom.isBouncing = true
      endZoomingLater()
    case .possible: break
    }
  }

  private func endZooming() {
    let content = delegate?.viewForZooming(in: self)
    tell(.scrollViewDidEndZooming, detail: zoom.scale.text(decimals: 3), fact: "G212") {
      $0.scrollViewDidEndZooming(self, with: content, atScale: zoom.scale)
    }
  }

  /// Tells of the end once the bounce or the animation is over.
  private func endZoomingLater() {
    guard let application = window?.application else {
      zoom.stop()
      return endZooming()
    }
    let timer = application.scheduleTurn(after: behavior.zoomAnimationDuration) {
      [unowned(unsafe) self] in
      // The delegate may let go of the view.
      withExtendedLifetime(self) {
        zoom.timer = nil
        zoom.isBouncing = false
        endZooming()
      }
    }
    zoom.timer = (application.clock, timer)
  }

  private func withinLimits(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zoom.least), zoom.greatest)
  }

  /// Returns the scale that is shown when fingers ask for one.
  private func shown(_ wanted: CGFloat) -> CGFloat {
    let limit = withinLimits(wanted)
    guard zoom.bounces, limit != wanted, wanted > 0 else { return limit }
    return limit
      * Exponential.power(behavior.zoomRubberBand * Exponential.logarithm(wanted / limit))
  }

  /// Makes the content larger or smaller about one of its points, which stays where it is.
  private func scaleContent(to scale: CGFloat, about point: CGPoint) {
    guard let content = delegate?.viewForZooming(in: self), scale != zoom.scale else { return }
    let factor = scale / zoom.scale
    zoom.scale = scale
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = content.frame.size
    content.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    tell(.scrollViewDidZoom, detail: scale.text(decimals: 3), fact: "G212") {
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
