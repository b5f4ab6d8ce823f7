/// A clock that advances only on request.
///
/// It starts at zero. Timers that are due at the same time fire in the order in which they were
/// created.
public final class VirtualClock {
  /// Work that's scheduled for a time.
  public final class Timer {
    /// The time at which the timer is due.
    public let deadline: VirtualTime

    fileprivate let isEndless: Bool
    fileprivate let body: () -> Void

    fileprivate init(deadline: VirtualTime, isEndless: Bool, body: @escaping () -> Void) {
      self.deadline = deadline
      self.isEndless = isEndless
      self.body = body
    }
  }

  /// The current time.
  @exclusivity(unchecked) public private(set) var now = VirtualTime.zero

  /// The waiting timers, the next one last.
  @exclusivity(unchecked) private var waiting: [Timer] = []

  /// Creates a clock at zero.
  public init() {}

  /// The time at which the next timer is due, or `nil` when none is waiting.
  public var nextDeadline: VirtualTime? { waiting.last?.deadline }

  /// Creates a timer that's due after an interval; a negative interval counts as zero.
  ///
  /// An endless timer is one that's created again each time it fires, until someone ends it.
  @discardableResult
  public func schedule(
    after span: VirtualTime, isEndless: Bool = false, _ body: @escaping () -> Void
  ) -> Timer {
    let timer = Timer(deadline: now + max(span, .zero), isEndless: isEndless, body: body)
    let place = waiting.firstIndex { $0.deadline <= timer.deadline } ?? waiting.count
    waiting.insert(timer, at: place)
    return timer
  }

  /// Cancels a timer, unless it has already fired.
  public func cancel(_ timer: Timer) {
    waiting.removeAll { $0 === timer }
  }

  /// Cancels the timers that would fire forever.
  public func cancelEndlessTimers() {
    waiting.removeAll { $0.isEndless }
  }

  /// Cancels all timers.
  func cancelAll() {
    waiting.removeAll()
  }

  /// Advances to a time, firing the timers that are due until then; a time in the past has no
  /// effect.
  public func advance(to moment: VirtualTime) {
    while let timer = waiting.last, timer.deadline <= moment {
      waiting.removeLast()
      now = max(now, timer.deadline)
      timer.body()
    }
    now = max(now, moment)
  }

  /// Advances by an interval, firing the timers that are due until then.
  public func advance(by span: VirtualTime) {
    advance(to: now + span)
  }
}
