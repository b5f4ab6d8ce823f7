/// The movement of content that no finger drags: the deceleration, the spring that returns the
/// content (G222), and the animation to an offset that code has set.
///
/// Every position is computed from the time since the movement began, so the frame rate doesn't
/// matter.
struct ScrollMotion {
  /// The movement of the content along one axis.
  enum Course {
    /// The content is at rest.
    case rest(CGFloat)
    /// The content moves to an offset and loses the same fraction of its speed in every
    /// millisecond; `share` is the fraction of its speed that remains at the end.
    case glide(from: CGFloat, to: CGFloat, share: Double, since: VirtualTime)
    /// A spring pulls the content to an offset, with an initial distance and speed.
    case spring(to: CGFloat, distance: CGFloat, speed: CGFloat, since: VirtualTime)
    /// The content moves to an offset in a given time, slowly at the beginning and at the end.
    case ease(from: CGFloat, to: CGFloat, since: VirtualTime)
  }

  /// Whether code requested the movement, rather than a finger.
  let isOfProgram: Bool

  /// Whether a tap on the status bar requested the movement (D287).
  var goesToTop = false

  private var horizontal: Course
  private var vertical: Course
  private let behavior: UIKitBehavior
  private let bounces: Bool

  /// The time when the movement began.
  let start: VirtualTime

  /// The number of frames that have been shown.
  var frames: Int64 = 0

  /// The timer of the next frame, with its clock.
  private var timer: (clock: VirtualClock, timer: VirtualClock.Timer)?

  /// Plans the movement of a scroll view's content to an offset, from a speed in points per second.
  init(of scrollView: UIScrollView, to goal: CGPoint, velocity: CGPoint, at time: VirtualTime) {
    behavior = scrollView.behavior
    bounces = scrollView.bounces
    start = time
    isOfProgram = false
    horizontal = .rest(scrollView.contentOffset.x)
    vertical = .rest(scrollView.contentOffset.y)
    for axis in ScrollAxis.allCases {
      self[axis] = ScrollMotion.course(
        of: scrollView, on: axis, to: goal[axis], speed: velocity[axis], at: time)
    }
  }

  /// Plans the movement of a scroll view's content to an offset that code has set.
  init(of scrollView: UIScrollView, easingTo goal: CGPoint, at time: VirtualTime) {
    behavior = scrollView.behavior
    bounces = false
    start = time
    isOfProgram = true
    let place = scrollView.contentOffset
    horizontal = .ease(from: place.x, to: goal.x, since: time)
    vertical = .ease(from: place.y, to: goal.y, since: time)
  }

  private static func course(
    of scrollView: UIScrollView, on axis: ScrollAxis, to goal: CGFloat, speed: CGFloat,
    at time: VirtualTime
  ) -> Course {
    let place = scrollView.contentOffset[axis]
    let limits = scrollView.limits(on: axis)
    let inside = min(max(place, limits.least), limits.greatest)
    if inside != place {
      return .spring(to: inside, distance: place - inside, speed: speed, since: time)
    }
    guard goal != place else { return .rest(place) }
    if scrollView.isPagingEnabled {
      return .spring(to: goal, distance: place - goal, speed: speed, since: time)
    }
    // The speed from which deceleration ends at the goal; a delegate may have moved the goal
    // (G207).
    let behavior = scrollView.behavior
    let needed = (goal - place).magnitude / behavior.decelerationFactor
    guard needed > behavior.decelerationStopSpeed else { return .rest(goal) }
    return .glide(
      from: place, to: goal, share: behavior.decelerationStopSpeed / needed, since: time)
  }

  private subscript(axis: ScrollAxis) -> Course {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Whether the content is not yet at rest.
  var isMoving: Bool {
    for axis in ScrollAxis.allCases {
      if case .rest = self[axis] { continue }
      return true
    }
    return false
  }

  /// Returns the content's offset at a time, and moves on to the next stage: a bounce at an edge,
  /// or rest.
  mutating func place(of scrollView: UIScrollView, at time: VirtualTime) -> CGPoint {
    var place = CGPoint.zero
    for axis in ScrollAxis.allCases {
      place[axis] = advance(axis, limits: scrollView.limits(on: axis), to: time)
    }
    return place
  }

  private mutating func advance(
    _ axis: ScrollAxis, limits: (least: CGFloat, greatest: CGFloat), to time: VirtualTime
  ) -> CGFloat {
    switch self[axis] {
    case .rest(let place): return place
    case .glide(let from, let to, let share, let since):
      let edge = to > from ? limits.greatest : limits.least
      let left = Exponential.power(decay * (time - since).milliseconds)
      let present = max(left, share)
      let place = from + (to - from) * (1 - present) / (1 - share)
      if to > from ? place > edge : place < edge {
        return hit(edge, axis, from, to, share, since, time)
      }
      self[axis] = left <= share ? .rest(to) : self[axis]
      return left <= share ? to : place
    case .spring(let to, let distance, let speed, let since):
      let (away, pace) = spring(distance, speed, (time - since).seconds)
      guard away.magnitude < behavior.bounceDistance,
        pace.magnitude < behavior.bounceStopSpeed
      else { return to + away }
      self[axis] = .rest(to)
      return to
    case .ease(let from, let to, let since):
      let part = (time - since).seconds / behavior.scrollAnimationDuration.seconds
      guard part < 1 else {
        self[axis] = .rest(to)
        return to
      }
      return from + (to - from) * part * part * (3 - 2 * part)
    }
  }

  /// Turns deceleration into a bounce at the exact time when the edge is reached.
  private mutating func hit(
    _ edge: CGFloat, _ axis: ScrollAxis, _ from: CGFloat, _ to: CGFloat, _ share: Double,
    _ since: VirtualTime, _ time: VirtualTime
  ) -> CGFloat {
    guard bounces else {
      self[axis] = .rest(edge)
      return edge
    }
    let left = 1 - (edge - from) * (1 - share) / (to - from)
    let moment = since + VirtualTime(milliseconds: Exponential.logarithm(left) / decay)
    let speed = (to - from) / (1 - share) * -decay * 1_000 * left
    self[axis] = .spring(to: edge, distance: 0, speed: speed, since: moment)
    return edge + spring(0, speed, (time - moment).seconds).distance
  }

  /// Returns the distance and the speed of a spring after some seconds: a spring that had speed
  /// swings back in one movement, and a spring released from rest returns slowly (G222).
  private func spring(_ distance: CGFloat, _ speed: CGFloat, _ seconds: Double) -> (
    distance: CGFloat, speed: CGFloat
  ) {
    if speed.magnitude >= behavior.bounceSpeed {
      let frequency = behavior.bounceFrequency
      let drive = speed + frequency * distance
      let left = Exponential.power(-frequency * seconds)
      return ((distance + drive * seconds) * left, (speed - frequency * drive * seconds) * left)
    }
    let (slow, fast) = behavior.bounceRates
    let first = (fast * distance + speed) / (fast - slow)
    let second = distance - first
    let slowLeft = first * Exponential.power(-slow * seconds)
    let fastLeft = second * Exponential.power(-fast * seconds)
    return (slowLeft + fastLeft, -slow * slowLeft - fast * fastLeft)
  }

  /// The logarithm of the fraction of the speed that remains after a millisecond; negative.
  private var decay: Double { Exponential.logarithm(behavior.decelerationRate) }

  /// Shifts the whole movement, because code has moved the content.
  mutating func shift(by step: CGPoint) {
    for axis in ScrollAxis.allCases {
      switch self[axis] {
      case .rest(let place): self[axis] = .rest(place + step[axis])
      case .glide(let from, let to, let share, let since):
        self[axis] = .glide(
          from: from + step[axis], to: to + step[axis], share: share, since: since)
      case .ease(let from, let to, let since):
        self[axis] = .ease(from: from + step[axis], to: to + step[axis], since: since)
      case .spring: break
      }
    }
  }

  /// The time of the next frame.
  var nextFrame: VirtualTime {
    start
      + VirtualTime(
        microseconds: (frames + 1) * 1_000_000 / Int64(max(1, behavior.framesPerSecond)))
  }

  /// Schedules the next frame.
  mutating func schedule(in application: UIApplication, _ body: @escaping () -> Void) {
    let timer = application.scheduleTurn(after: nextFrame - application.clock.now, body)
    self.timer = (application.clock, timer)
  }

  /// Stops waiting for the next frame.
  func stop() {
    if let timer { timer.clock.cancel(timer.timer) }
  }
}

extension UIScrollView {
  /// Starts a movement of the content without a finger.
  final func begin(_ motion: ScrollMotion) {
    self.motion = motion
    if !motion.isOfProgram {
      tell(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    }
    scheduleFrame()
  }

  private func scheduleFrame() {
    guard motion != nil else { return }
    // Content that isn't in a window has no frames.
    guard let application = window?.application else {
      return endMotion(reason: Reason(.leftTheWindow))
    }
    motion?.schedule(in: application) { [unowned(unsafe) self] in
      // The delegate may release the view.
      withExtendedLifetime(self) { showFrame() }
    }
  }

  private func showFrame() {
    guard var motion else { return }
    motion.frames += 1
    let place = motion.place(of: self, at: now)
    self.motion = motion
    scroll(to: place)
    // The delegate may have stopped the movement.
    guard let isMoving = self.motion?.isMoving else { return }
    if isMoving { scheduleFrame() } else { endMotion(reason: nil) }
  }

  /// Stops the content where it is.
  final func endMotion(reason: Reason?) {
    guard let motion else { return }
    motion.stop()
    self.motion = nil
    updateRunLoopMode()
    if motion.goesToTop {
      // A finger that stops it on the way keeps it from getting there.
      guard reason == nil else { return }
      tell(.scrollViewDidScrollToTop, fact: "D287") {
        $0.scrollViewDidScrollToTop(self)
      }
    } else if motion.isOfProgram {
      tell(.scrollViewDidEndScrollingAnimation, reason: reason) {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    } else {
      tell(.scrollViewDidEndDecelerating, reason: reason) {
        $0.scrollViewDidEndDecelerating(self)
      }
    }
  }
}
