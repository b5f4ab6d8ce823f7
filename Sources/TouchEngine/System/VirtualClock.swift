/// A clock that moves only when it is told to.
///
/// It starts at zero. Timers that are due at the same moment fire in the order in which they were
/// made.
public final class VirtualClock {
  /// Something to do at a moment.
  public final class Timer {
    /// The moment at which it is due.
    public let deadline: VirtualTime

    fileprivate let body: () -> Void

    fileprivate init(deadline: VirtualTime, body: @escaping () -> Void) {
      self.deadline = deadline
      self.body = body
    }
  }

  /// The present moment.
  @exclusivity(unchecked) public private(set) var now = VirtualTime.zero

  /// The timers that wait, the next one last.
  @exclusivity(unchecked) private var waiting: [Timer] = []

  /// Creates a clock at zero.
  public init() {}

  /// The moment at which the next timer is due, or `nil` when none waits.
  public var nextDeadline: VirtualTime? { waiting.last?.deadline }

  /// Makes a timer that is due after a span of time; a negative span counts as none.
  @discardableResult
  public func schedule(after span: VirtualTime, _ body: @escaping () -> Void) -> Timer {
    let timer = Timer(deadline: now + max(span, .zero), body: body)
    let place = waiting.firstIndex { $0.deadline <= timer.deadline } ?? waiting.count
    waiting.insert(timer, at: place)
    return timer
  }

  /// Takes a timer back; nothing happens when it has fired already.
  public func cancel(_ timer: Timer) {
    waiting.removeAll { $0 === timer }
  }

  /// Takes all timers back.
  func cancelAll() {
    waiting.removeAll()
  }

  /// Moves on to a moment, firing what is due on the way; a moment that is over leaves the clock as
  /// it is.
  public func advance(to moment: VirtualTime) {
    while let timer = waiting.last, timer.deadline <= moment {
      waiting.removeLast()
      now = max(now, timer.deadline)
      timer.body()
    }
    now = max(now, moment)
  }

  /// Moves on by a span of time, firing what is due on the way.
  public func advance(by span: VirtualTime) {
    advance(to: now + span)
  }
}
