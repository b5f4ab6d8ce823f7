/// The run loop of a thread, as Core Foundation's runs (D162).
///
/// A message at a port wakes it: the loop finds the source of version 1 by the port and performs it
/// (D190). It sleeps until something wakes it. Then it goes round: timers, sources of version 0, and once
/// nothing is left to do, the work before waiting. A round that has handled a source does not wait;
/// its observers of waiting are skipped (D163). There is no thread behind it: whoever wakes it runs
/// it.
final class CFRunLoop {
  /// The stages of a round that observers may watch.
  struct Activity: OptionSet, Sendable {
    /// The bits, as in Core Foundation.
    let rawValue: UInt

    /// Creates a set of stages from its bits.
    init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Before timers are looked at.
    static let beforeTimers = Activity(rawValue: 2)
    /// Before sources are looked at.
    static let beforeSources = Activity(rawValue: 4)
    /// Before the loop goes to sleep.
    static let beforeWaiting = Activity(rawValue: 32)
    /// After the loop has been woken up.
    static let afterWaiting = Activity(rawValue: 64)

    /// What a trace says of a single stage.
    var step: TraceEvent.RunLoopStep {
      switch self {
      case .beforeTimers: .beforeTimers
      case .beforeSources: .beforeSources
      case .beforeWaiting: .beforeWaiting
      default: .afterWaiting
      }
    }
  }

  /// What a source or an observer does; the loop keeps it for them.
  ///
  /// A closure that lies in an array is counted as used whenever it is called, one that is a constant
  /// of an object is not; and all of them are called for every event.
  private final class Work {
    let perform: () -> Void

    init(_ perform: @escaping () -> Void) {
      self.perform = perform
    }
  }

  /// Something to do in the next round once it is signalled: a source of version 0.
  private struct Source {
    /// The name in traces.
    var name: String

    /// Lesser ones are performed first (D165).
    var order: Int

    var work: Unmanaged<Work>
  }

  /// Something to do when a message arrives at a port: a source of version 1.
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

  /// An observer that has something to do, without what only a trace asks for.
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

  /// Told of each stage, each source and each observer, by name; for traces.
  @exclusivity(unchecked) var note: ((_ step: TraceEvent.RunLoopStep, _ detail: String) -> Void)?

  @exclusivity(unchecked) private var observers: [Observer] = []
  @exclusivity(unchecked) private var sources: [Source] = []
  @exclusivity(unchecked) private var portSources: [PortSource] = []

  /// What all of them do.
  @exclusivity(unchecked) private var works: [Work] = []

  /// The stages that have an observer with something to do, and those observers; without a trace,
  /// the others concern nobody.
  @exclusivity(unchecked) private var busyActivities: Activity = []
  @exclusivity(unchecked) private var busyObservers: [BusyObserver] = []

  /// The places of the sources that are to be performed in the next round, a bit for each; beside the
  /// sources, so that nothing of them has to be written or copied.
  @exclusivity(unchecked) private var signalled: UInt = 0

  /// The mode in which the loop runs.
  @exclusivity(unchecked) private(set) var currentMode = RunLoop.Mode.default

  /// Told when the mode has changed.
  var modeDidChange: (() -> Void)?

  /// The modes that count as common.
  private var commonModes: [RunLoop.Mode] = [.default]
  @exclusivity(unchecked) private var isInCommonMode = true

  /// How many ask for the tracking mode.
  private var trackers = 0

  /// What is to be called in the next round, and what was handed over by a block and waits longer.
  @exclusivity(unchecked) private var blocks: [Block] = []
  @exclusivity(unchecked) private var lateBlocks: [Block] = []
  @exclusivity(unchecked) private var isPerformingBlocks = false

  /// Creates a loop that sleeps.
  init(name: String) {
    self.name = name
  }

  /// Adds an observer of some stages; lesser orders come first, equal ones in the order of adding
  /// (D167).
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

  /// Adds a source of version 0; no two have the same order.
  func addSource(_ name: String, order: Int, perform: @escaping () -> Void) {
    let place = sources.firstIndex { $0.order > order } ?? sources.count
    sources.insert(Source(name: name, order: order, work: keep(perform)), at: place)
    // The later ones are one place farther now.
    let earlier = signalled & ((1 << UInt(place)) - 1)
    signalled = earlier | ((signalled - earlier) << 1)
  }

  /// Adds a source of version 1, which a message at a port has performed.
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
  ///   - port: the name of the port.
  ///   - isFound: told when the source was found, before it is performed.
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

  /// Takes all sources and observers away.
  func removeSourcesAndObservers() {
    // One of them may be the caller; then what they do stays till the next time.
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

  /// Asks for the source with an order to be performed in the next round; this does not wake the
  /// loop.
  func signalSource(order: Int) {
    for index in sources.indices where sources[index].order == order {
      signalled |= 1 << UInt(index)
      return
    }
  }

  /// Counts a mode among the common ones (D168).
  func addCommonMode(_ mode: RunLoop.Mode) {
    if !commonModes.contains(mode) { commonModes.append(mode) }
    isInCommonMode = commonModes.contains(currentMode)
  }

  /// Whether what was added for a mode is served at present.
  func serves(_ mode: RunLoop.Mode) -> Bool {
    mode == currentMode || mode == .common && isInCommonMode
  }

  /// Runs in the tracking mode until `endTracking()` has been called as often.
  func beginTracking() {
    trackers += 1
    enter(.tracking)
  }

  /// Takes back one call of `beginTracking()`.
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

  /// Hands over a block to be called in the next round in one of some modes.
  func perform(in modes: [RunLoop.Mode], _ body: @escaping () -> Void) {
    let block = Block(modes: modes, body: body)
    if isPerformingBlocks { lateBlocks.append(block) } else { blocks.append(block) }
  }

  /// Whether blocks wait that the present mode serves.
  var hasBlocks: Bool { !blocks.isEmpty && blocks.contains { isDue($0) } }

  private func isDue(_ block: Block) -> Bool { block.modes.contains { serves($0) } }

  /// Wakes the loop, does what woke it, and goes round until nothing is left to do.
  ///
  /// A loop that is awake already only does what it was woken for.
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

  /// Goes round until nothing is left to do, and sleeps.
  private func goRound() {
    performBlocks()
    repeat {
      repeat {
        notify(.beforeTimers)
        notify(.beforeSources)
        performBlocks()
      } while performSources()
      notify(.beforeWaiting)
    } while signalled != 0 || hasBlocks
    isAwake = false
  }

  /// Tells the observers of a stage that the loop has come to it.
  @inline(__always)
  private func notify(_ activity: Activity) {
    // Most stages concern nobody when there is no trace.
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

  /// Calls the blocks that the present mode serves, in the order in which they were handed over
  /// (D162).
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

  /// Performs the signalled sources, a lesser order first, and then the blocks that they have handed
  /// over (D162).
  ///
  /// - Returns: whether there was one.
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
