/// The scale of a scroll view's content and its limits.
struct ScrollZoom {
  /// The minimum scale.
  var least: CGFloat = 1

  /// The maximum scale.
  var greatest: CGFloat = 1

  /// The current scale.
  var scale: CGFloat = 1

  /// Whether two fingers change the scale.
  var isUnderWay = false

  /// The scale that the fingers request, regardless of the limits.
  var wanted: CGFloat = 1

  /// Whether the content can temporarily exceed the limits of its scale.
  var bounces = true

  /// Whether the content is returning within its limits.
  var isBouncing = false

  /// The timer that ends a bounce or an animation, with its clock.
  var timer: (clock: VirtualClock, timer: VirtualClock.Timer)?

  /// Cancels the timer.
  mutating func stop() {
    if let timer { timer.clock.cancel(timer.timer) }
    timer = nil
    isBouncing = false
  }
}

extension UIScrollView {
  /// The minimum scale of the content.
  public final var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      zoom.least = newValue
      updatePinch()
    }
  }

  /// The maximum scale of the content; there's a pinch recognizer only when it's greater than the
  /// minimum.
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

  /// Whether two fingers can temporarily scale the content beyond its limits.
  public final var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// Whether the content is returning within the limits of its scale.
  public final var isZoomBouncing: Bool { zoom.isBouncing }

  /// The scale of the content; setting it keeps the top-left corner in position, and respects the
  /// limits.
  public final var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale of the content, within its limits.
  ///
  /// With animation, the content has its new size immediately, like every animated view (D181); the
  /// delegate is notified of the end later.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoom.stop()
    scaleContent(to: withinLimits(scale), about: contentOffset)
    if animated { endZoomingLater() }
  }

  /// Responds to a change of the pinch's state.
  ///
  /// Beyond its limits, the scale follows less and less, and returns when the fingers lift; how
  /// much less isn't published.
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
      // Each step is relative to the current scale.
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

  /// Notifies the delegate of the end once the bounce or the animation is over.
  private func endZoomingLater() {
    guard let application = window?.application else {
      zoom.stop()
      return endZooming()
    }
    let timer = application.scheduleTurn(after: behavior.zoomAnimationDuration) {
      [unowned(unsafe) self] in
      // The delegate may release the view.
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

  /// Returns the scale that's shown when fingers request one.
  private func shown(_ wanted: CGFloat) -> CGFloat {
    let limit = withinLimits(wanted)
    guard zoom.bounces, limit != wanted, wanted > 0 else { return limit }
    return limit
      * Exponential.power(behavior.zoomRubberBand * Exponential.logarithm(wanted / limit))
  }

  /// Scales the content about one of its points, whose position doesn't change.
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

  /// Adds the pinch recognizer when the scale limits differ, or removes it otherwise.
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
