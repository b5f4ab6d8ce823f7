/// A drag of a scroll view's content by a finger.
struct ScrollDrag {
  /// The offset that the content would have without resistance at its edges.
  var offset: CGPoint

  /// The offset of the content when the drag began.
  let start: CGPoint

  /// The translation of the pan that the content has followed.
  var translation = CGPoint.zero

  /// The only axis along which the content moves, or `nil` for both (G213).
  var lockedAxis: ScrollAxis?

  /// Whether the direction has been determined (G213).
  var hasJudgedDirection = false

  /// The time when the finger last moved.
  var lastMove: VirtualTime

  /// The recent offsets of the content, oldest first.
  private var samples: [(time: VirtualTime, offset: CGPoint)] = []

  /// Begins a drag of content that is at an offset.
  init(offset: CGPoint, start: CGPoint, time: VirtualTime) {
    self.offset = offset
    self.start = start
    lastMove = time
  }

  /// Whether no recent offset of the content is known yet.
  var hasNoSamples: Bool { samples.isEmpty }

  /// Records the content's offset, and drops samples that are too old to count (G222).
  mutating func sample(at time: VirtualTime, window: VirtualTime) {
    samples.append((time, offset))
    samples.removeAll { time - $0.time > window }
  }

  /// Returns the speed of the content over the last moments, in points per second (G222).
  func velocity(at time: VirtualTime, window: VirtualTime) -> CGPoint {
    guard let first = samples.first(where: { time - $0.time <= window }),
      let last = samples.last, time > first.time
    else { return .zero }
    let seconds = (time - first.time).seconds
    return CGPoint(
      x: (last.offset.x - first.offset.x) / seconds, y: (last.offset.y - first.offset.y) / seconds)
  }
}

extension UIScrollView {
  /// Responds to a change of the pan's state.
  final func followPan() {
    switch panGestureRecognizer.state {
    case .began:
      beginDragging()
      follow()
    case .changed: follow()
    case .ended:
      follow()
      endDragging()
    case .cancelled, .failed: cancelDragging()
    case .possible: break
    }
  }

  private func beginDragging() {
    // The caught content comes to rest first (G209); no source gives the order of the two calls.
    if motion != nil { endMotion(reason: Reason(.contentWasCaught)) }
    drag = ScrollDrag(offset: unbanded(contentOffset), start: contentOffset, time: now)
    updateRunLoopMode()
    judgeDirection(wayAtBegin)
    tell(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode == .onDrag, let editor = application?.firstResponder,
      editor.needsKeyboard, application.follows(.dragsDismissTheKeyboard)
    {
      editor.resignFirstResponder()
    }
  }

  /// Moves the content with the finger.
  private func follow() {
    guard let last = drag?.translation else { return }
    let translation = panGestureRecognizer.translation(in: self)
    let step = translation - last
    drag?.translation = translation
    if step != .zero {
      if let lastMove = drag?.lastMove, now - lastMove >= behavior.directionalLockPause {
        drag?.hasJudgedDirection = false
      }
      judgeDirection(step)
      drag?.lastMove = now
      for axis in ScrollAxis.allCases where canScroll(on: axis) && isFree(axis) {
        drag?.offset[axis] -= step[axis]
      }
    }
    if step != .zero || drag?.hasNoSamples == true {
      drag?.sample(at: now, window: behavior.scrollVelocityWindow)
    }
    if let offset = drag?.offset { scroll(to: banded(offset)) }
    pulledControl?.follow()
  }

  /// Locks the drag to an axis when its path is close to the axis (G213).
  private func judgeDirection(_ way: CGPoint) {
    guard isDirectionalLockEnabled, follows(.directionsAreLocked), way != .zero,
      drag?.hasJudgedDirection == false
    else { return }
    drag?.hasJudgedDirection = true
    drag?.lockedAxis = ScrollAxis.axis(near: way, within: behavior.directionalLockAngle)
  }

  private func isFree(_ axis: ScrollAxis) -> Bool {
    guard let locked = drag?.lockedAxis else { return true }
    return locked == axis
  }

  /// Ends the drag: reports where the content will come to rest, and sends it there (G205–G208).
  private func endDragging() {
    guard let drag else { return }
    pulledControl?.dragWillEnd()
    let velocity = drag.velocity(at: now, window: behavior.scrollVelocityWindow)
    let natural = restingPlace(from: drag.start, velocity)
    var target = natural.within
    if !isPagingEnabled || behavior.pagingCallsWillEndDragging {
      let unit = behavior.scrollVelocityUnit
      let perMillisecond = CGPoint(x: velocity.x / unit, y: velocity.y / unit)
      tell(
        .scrollViewWillEndDragging, detail: "to \(target.text)",
        reason: Reason(.velocityIs, [perMillisecond.x, perMillisecond.y]), fact: "G208"
      ) { delegate in
        withUnsafeMutablePointer(to: &target) {
          delegate.scrollViewWillEndDragging(
            self, withVelocity: perMillisecond, targetContentOffset: $0)
        }
      }
      // A page is the target, regardless of what the delegate requests.
      let isFree = !isPagingEnabled && follows(.delegatesMoveTheGoal)
      if !isFree || !target.isFinite { target = natural.within }
    }
    self.drag = nil
    var goal = natural.beyond
    for axis in ScrollAxis.allCases where target[axis] != natural.within[axis] {
      goal[axis] = target[axis]
    }
    let motion = ScrollMotion(of: self, to: goal, velocity: velocity, at: now)
    let decelerates = motion.isMoving
    tell(.scrollViewDidEndDragging, detail: decelerates ? "true" : "false", fact: "G206") {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
    if decelerates { begin(motion) }
    updateRunLoopMode()
  }

  /// Ends a drag whose touches were canceled, without further movement (G221).
  private func cancelDragging() {
    guard drag != nil else { return }
    if suspends(.cancelledDragsDoNotGlide) { return endDragging() }
    pulledControl?.dragWillEnd()
    drag = nil
    tell(
      .scrollViewDidEndDragging, detail: "false", reason: Reason(.panWasCancelled), fact: "G221"
    ) { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
    scroll(to: clamped(contentOffset))
    updateRunLoopMode()
  }

  /// Makes the main run loop run in tracking mode while the content is dragged (D168) and, if
  /// requested, while it decelerates.
  final func updateRunLoopMode() {
    let tracks = isDragging || behavior.trackingModeLastsWhileDecelerating && isDecelerating
    if tracks, trackedRunLoop == nil {
      trackedRunLoop = application?.mainRunLoop
      trackedRunLoop?.beginTracking()
    } else if !tracks, let loop = trackedRunLoop {
      trackedRunLoop = nil
      loop.endTracking()
    }
  }

  /// Returns the offsets where content with a speed comes to rest: first as reported, then without
  /// regard to its limits, beyond which it bounces.
  private func restingPlace(from start: CGPoint, _ velocity: CGPoint) -> (
    within: CGPoint, beyond: CGPoint
  ) {
    if isPagingEnabled {
      let page = pagingPlace(from: start, velocity)
      return (page, page)
    }
    var beyond = contentOffset
    // Deceleration starts at a different speed from the one at which it stops (G257).
    if velocity.distance(to: .zero) >= behavior.decelerationStartSpeed {
      for axis in ScrollAxis.allCases
      where velocity[axis].magnitude > behavior.decelerationStopSpeed {
        beyond[axis] += velocity[axis] * behavior.decelerationFactor
      }
    }
    return (clamped(beyond), beyond)
  }

  /// Returns the page on which content comes to rest: the next one in the direction of a fling,
  /// else the nearest, but never more than one page from where the drag began (G214).
  private func pagingPlace(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var place = contentOffset
    for axis in ScrollAxis.allCases {
      let extent = bounds.size[axis]
      guard extent > 0, canScroll(on: axis) else { continue }
      let first = (start[axis] / extent).rounded()
      var page = (contentOffset[axis] / extent).rounded()
      if velocity[axis].magnitude >= behavior.pagingSpeed {
        page = first + (velocity[axis] > 0 ? 1 : -1)
      }
      page = follows(.onePageADrag) ? min(max(page, first - 1), first + 1) : page + 1
      place[axis] = page * extent
    }
    return clamped(place)
  }

  /// The current time.
  final var now: VirtualTime { application?.clock.now ?? .zero }
}
