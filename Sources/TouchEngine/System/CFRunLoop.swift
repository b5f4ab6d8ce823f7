/// The run loop of a thread, which runs as Core Foundation's does (D162).
///
/// A message at a port wakes it: the loop finds the version 1 source by the port and performs it
/// (D190). It sleeps until something wakes it. Then it makes a pass: timers, version 0 sources,
/// and, once nothing is left to do, the work before waiting. A pass that has handled a source
/// doesn't wait, and its observers of waiting are skipped (D163). There's no actual thread: the
/// code that wakes the loop runs it.
final class CFRunLoop {
  /// The stages of a pass that observers can watch.
  struct Activity: OptionSet, Sendable {
    /// The bits, as in Core Foundation.
    let rawValue: UInt

    /// Creates a set of stages from its bits.
    init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Before the loop processes timers.
    static let beforeTimers = Activity(rawValue: 2)
    /// Before the loop processes sources.
    static let beforeSources = Activity(rawValue: 4)
    /// Before the loop goes to sleep.
    static let beforeWaiting = Activity(rawValue: 32)
    /// After the loop wakes up.
    static let afterWaiting = Activity(rawValue: 64)

    /// The name of a single stage in a trace.
    var step: TraceEvent.RunLoopStep {
      switch self {
      case .beforeTimers: .beforeTimers
      case .beforeSources: .beforeSources
      case .beforeWaiting: .beforeWaiting
      default: .afterWaiting
      }
    }
  }

  /// The work of a source or an observer, which the loop stores for it.
  ///
  /// Calling a closure stored in an array retains it each time, and calling one that's a constant
  /// of an object doesn't; and all of them are called for every event.
  private final class Work {
    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
      self.perform = perform
    }
  }

  /// A version 0 source: work for the next pass once it's signaled.
  private struct Source {
    /// The name in traces.
    var name: String

    /// The order in which sources are performed, lowest first (D165).
    var order: Int

    var work: Unmanaged<Work>
  }

  /// A version 1 source: work to do when a message arrives at a port.
  private struct PortSource {
    var port: String
    var work: Unmanaged<Work>
  }

  private struct Observer {
    var name: String
    var activities: Activity
    var order: Int
    var mode: RunLoop.Mode
    var work: Unmanaged<Work>?
  }

  /// An observer that has work to do, without the observers that only a trace needs.
  private struct BusyObserver {
    var activities: Activity
    var mode: RunLoop.Mode
    var work: Unmanaged<Work>
  }

  private struct Block {
    var modes: [RunLoop.Mode]
    var body: () -> Void
  }

  /// The name in traces.
  let name: String

  /// Whether the loop is awake.
  @exclusivity(unchecked) private(set) var isAwake = false

  /// A closure that receives each stage, source, and observer, by name; for traces.
  @exclusivity(unchecked) var note: ((_ step: TraceEvent.RunLoopStep, _ detail: String) -> Void)?

  /// Whether a pass that has handled a source continues without waiting (D163).
  @exclusivity(unchecked) var skipsWaiting = true

  @exclusivity(unchecked) private var observers: [Observer] = []
  @exclusivity(unchecked) private var sources: [Source] = []
  @exclusivity(unchecked) private var portSources: [PortSource] = []

  /// The work of all sources and observers.
  @exclusivity(unchecked) private var works: [Work] = []

  /// The stages that have an observer with work to do, and those observers; without a trace, the
  /// others don't matter.
  @exclusivity(unchecked) private var busyActivities: Activity = []
  @exclusivity(unchecked) private var busyObservers: [BusyObserver] = []

  /// The indexes of the sources to perform in the next pass, one bit each; separate from the
  /// sources, so that none of them has to be written or copied.
  @exclusivity(unchecked) private var signalled: UInt = 0

  /// The mode in which the loop runs.
  @exclusivity(unchecked) private(set) var currentMode = RunLoop.Mode.default

  /// A closure that's called when the mode has changed.
  var modeDidChange: (() -> Void)?

  /// The modes that count as common.
  private var commonModes: [RunLoop.Mode] = [.default]
  @exclusivity(unchecked) private var isInCommonMode = true

  /// The number of current requests for tracking mode.
  private var trackers = 0

  /// The blocks to call in the next pass, and those that a block has added, which wait longer.
  @exclusivity(unchecked) private var blocks: [Block] = []
  @exclusivity(unchecked) private var lateBlocks: [Block] = []
  @exclusivity(unchecked) private var isPerformingBlocks = false

  /// Creates a loop that's asleep.
  init(name: String) {
    self.name = name
  }

  /// Adds an observer of some stages; they're called by increasing order, and with equal orders
  /// as they were added (D167).
  func addObserver(
    _ name: String, of activities: Activity, order: Int, mode: RunLoop.Mode = .common,
    _ body: (() -> Void)? = nil
  ) {
    let place = observers.firstIndex { $0.order > order } ?? observers.count
    var observer = Observer(name: name, activities: activities, order: order, mode: mode)
    if let body { observer.work = keep(body) }
    observers.insert(observer, at: place)
    busyObservers = []
    for observer in observers {
      guard let work = observer.work else { continue }
      busyObservers.append(
        BusyObserver(activities: observer.activities, mode: observer.mode, work: work))
    }
    if body != nil { busyActivities.formUnion(activities) }
  }

  /// Adds a version 0 source; no two have the same order.
  func addSource(_ name: String, order: Int, perform: @escaping () -> Void) {
    let place = sources.firstIndex { $0.order > order } ?? sources.count
    sources.insert(Source(name: name, order: order, work: keep(perform)), at: place)
    // The later sources have moved by one index.
    let earlier = signalled & ((1 << UInt(place)) - 1)
    signalled = earlier | ((signalled - earlier) << 1)
  }

  /// Adds a version 1 source, which the loop performs for a message at a port.
  func addSource(of port: String, perform: @escaping () -> Void) {
    portSources.append(PortSource(port: port, work: keep(perform)))
  }

  private func keep(_ perform: @escaping () -> Void) -> Unmanaged<Work> {
    let work = Work(perform)
    works.append(work)
    return Unmanaged.passUnretained(work)
  }

  /// Wakes the loop for a message at a port; without a source for the port, nothing happens.
  ///
  /// - Parameters:
  ///   - port: The name of the port.
  ///   - isFound: A closure that's called when the source was found, before it's performed.
  @inline(__always)
  func receiveMessage(at port: String, isFound: () -> Void = {}) {
    guard let work = workOfSource(at: port) else { return }
    wakeUp(for: "source 1 of the " + port) {
      isFound()
      work._withUnsafeGuaranteedRef { $0.perform() }
    }
  }

  private func workOfSource(at port: String) -> Unmanaged<Work>? {
    for index in portSources.indices where portSources[index].port == port {
      return portSources[index].work
    }
    return nil
  }

  /// Removes all sources and observers.
  func removeSourcesAndObservers() {
    // One of them may be the caller; then their work stays until the next time.
    if !isAwake { works = [] }
    sources = []
    portSources = []
    observers = []
    busyObservers = []
    busyActivities = []
    signalled = 0
    commonModes = [.default]
    isInCommonMode = currentMode == .default
  }

  /// Requests that the source with an order be performed in the next pass; this doesn't wake the
  /// loop.
  func signalSource(order: Int) {
    for index in sources.indices where sources[index].order == order {
      signalled |= 1 << UInt(index)
      return
    }
  }

  /// Adds a mode to the common modes (D168).
  func addCommonMode(_ mode: RunLoop.Mode) {
    if !commonModes.contains(mode) { commonModes.append(mode) }
    isInCommonMode = commonModes.contains(currentMode)
  }

  /// Returns whether the loop currently serves items that were added for a mode.
  func serves(_ mode: RunLoop.Mode) -> Bool {
    mode == currentMode || mode == .common && isInCommonMode
  }

  /// Runs in tracking mode until you call `endTracking()` the same number of times.
  func beginTracking() {
    trackers += 1
    enter(.tracking)
  }

  /// Balances one call of `beginTracking()`.
  func endTracking() {
    trackers = max(0, trackers - 1)
    if trackers == 0 { enter(.default) }
  }

  private func enter(_ mode: RunLoop.Mode) {
    guard mode != currentMode else { return }
    currentMode = mode
    isInCommonMode = commonModes.contains(mode)
    note?(.enters, mode.word)
    modeDidChange?()
  }

  /// Adds a block to call in the next pass in one of some modes.
  func perform(in modes: [RunLoop.Mode], _ body: @escaping () -> Void) {
    let block = Block(modes: modes, body: body)
    if isPerformingBlocks { lateBlocks.append(block) } else { blocks.append(block) }
  }

  /// Whether blocks are waiting that the current mode serves.
  var hasBlocks: Bool { !blocks.isEmpty && blocks.contains { isDue($0) } }

  private func isDue(_ block: Block) -> Bool { block.modes.contains { serves($0) } }

  /// Wakes the loop, does the work that woke it, and runs passes until nothing is left to do.
  ///
  /// A loop that's already awake only does the work that it was woken for.
  @inline(__always)
  func wakeUp(for reason: @autoclosure () -> String = "", _ body: () -> Void = {}) {
    guard !isAwake else { return body() }
    beginToRun()
    if note != nil { noteWaking(for: reason()) }
    body()
    goRound()
  }

  private func beginToRun() {
    isAwake = true
    if !lateBlocks.isEmpty {
      blocks += lateBlocks
      lateBlocks.removeAll()
    }
    notify(.afterWaiting)
  }

  private func noteWaking(for reason: String) {
    if !reason.isEmpty { note?(.wakes, reason) }
  }

  /// Runs passes until nothing is left to do, and sleeps.
  private func goRound() {
    performBlocks()
    repeat {
      repeat {
        notify(.beforeTimers)
        notify(.beforeSources)
        performBlocks()
      } while performSources() && skipsWaiting
      notify(.beforeWaiting)
    } while signalled != 0 || hasBlocks
    isAwake = false
  }

  /// Notifies the observers of a stage that the loop has reached it.
  @inline(__always)
  private func notify(_ activity: Activity) {
    // Most stages have no observer when there's no trace.
    if note != nil || !busyActivities.isDisjoint(with: activity) { tell(activity) }
  }

  private func tell(_ activity: Activity) {
    guard let note else {
      for index in busyObservers.indices
      where busyObservers[index].activities.contains(activity)
        && serves(busyObservers[index].mode)
      {
        busyObservers[index].work._withUnsafeGuaranteedRef { $0.perform() }
      }
      return
    }
    note(activity.step, "")
    for observer in observers
    where observer.activities.contains(activity) && serves(observer.mode) {
      note(.observer, observer.name)
      observer.work?._withUnsafeGuaranteedRef { $0.perform() }
    }
  }

  /// Calls the blocks that the current mode serves, in the order in which they were added (D162).
  @inline(__always)
  private func performBlocks() {
    if !blocks.isEmpty { performDueBlocks() }
  }

  private func performDueBlocks() {
    guard hasBlocks else { return }
    let due = blocks.filter { isDue($0) }
    blocks.removeAll { isDue($0) }
    isPerformingBlocks = true
    for block in due {
      note?(.block, "")
      block.body()
    }
    isPerformingBlocks = false
  }

  /// Performs the signaled sources by increasing order, and then the blocks that they have added
  /// (D162).
  ///
  /// - Returns: Whether there was one.
  @inline(__always)
  private func performSources() -> Bool {
    guard signalled != 0 else { return false }
    var place = 0
    while signalled >> UInt(place) != 0 {
      place += (signalled >> UInt(place)).trailingZeroBitCount
      performSource(at: place)
      place += 1
    }
    performBlocks()
    return true
  }

  private func performSource(at place: Int) {
    signalled &= ~(1 << UInt(place))
    note?(.source, sources[place].name)
    sources[place].work._withUnsafeGuaranteedRef { $0.perform() }
  }
}
