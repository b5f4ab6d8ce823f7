/// The run loop of a thread, as Core Foundation's runs (D162).
///
/// It sleeps until something wakes it. Then it goes round: timers, sources of version 0, and once
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

    /// The name of a single stage.
    var word: String {
      switch self {
      case .beforeTimers: "beforeTimers"
      case .beforeSources: "beforeSources"
      case .beforeWaiting: "beforeWaiting"
      case .afterWaiting: "afterWaiting"
      default: "activities"
      }
    }
  }

  /// Something to do in the next round once it is signalled: a source of version 0.
  private struct Source {
    /// The name in traces.
    var name: String

    /// Lesser ones are performed first (D165).
    var order: Int

    /// Whether it is to be performed in the next round.
    var isSignalled = false

    var perform: () -> Void
  }

  private struct Observer {
    var name: String
    var activities: Activity
    var order: Int
    var body: (() -> Void)?
  }

  /// The name in traces.
  let name: String

  /// Whether the loop is awake.
  @exclusivity(unchecked) private(set) var isAwake = false

  /// Told of each stage, each source and each observer, by name; for traces.
  @exclusivity(unchecked) var note: ((_ what: String, _ detail: String) -> Void)?

  /// Whether a round that has handled a source goes on without waiting (D163).
  @exclusivity(unchecked) var skipsWaiting = true

  @exclusivity(unchecked) private var observers: [Observer] = []
  @exclusivity(unchecked) private var sources: [Source] = []

  /// The observers with something to do; without a trace, the others concern nobody.
  @exclusivity(unchecked) private var busyObservers: [Observer] = []

  /// The number of sources that are to be performed.
  @exclusivity(unchecked) private var signalledCount = 0

  /// Creates a loop that sleeps.
  init(name: String) {
    self.name = name
  }

  /// Adds an observer of some stages; lesser orders come first, equal ones in the order of adding
  /// (D167).
  func addObserver(
    _ name: String, of activities: Activity, order: Int, _ body: (() -> Void)? = nil
  ) {
    let place = observers.firstIndex { $0.order > order } ?? observers.count
    observers.insert(
      Observer(name: name, activities: activities, order: order, body: body), at: place)
    busyObservers = observers.filter { $0.body != nil }
  }

  /// Adds a source of version 0; no two have the same order.
  func addSource(_ name: String, order: Int, perform: @escaping () -> Void) {
    let place = sources.firstIndex { $0.order > order } ?? sources.count
    sources.insert(Source(name: name, order: order, perform: perform), at: place)
  }

  /// Takes all sources and observers away.
  func removeSourcesAndObservers() {
    sources = []
    observers = []
    busyObservers = []
    signalledCount = 0
  }

  /// Asks for the source with an order to be performed in the next round; this does not wake the
  /// loop.
  func signalSource(order: Int) {
    for index in sources.indices where sources[index].order == order {
      if sources[index].isSignalled { return }
      sources[index].isSignalled = true
      signalledCount += 1
    }
  }

  /// Wakes the loop, does what woke it, and goes round until nothing is left to do.
  ///
  /// A loop that is awake already only does what it was woken for.
  func wakeUp(for reason: String = "", _ body: () -> Void = {}) {
    guard !isAwake else { return body() }
    isAwake = true
    notify(.afterWaiting)
    if !reason.isEmpty { note?("wakes for", reason) }
    body()
    repeat {
      repeat {
        notify(.beforeTimers)
        notify(.beforeSources)
      } while performSources() && skipsWaiting
      notify(.beforeWaiting)
    } while signalledCount > 0
    isAwake = false
  }

  private func notify(_ activity: Activity) {
    guard let note else {
      for index in busyObservers.indices where busyObservers[index].activities.contains(activity) {
        busyObservers[index].body?()
      }
      return
    }
    note(activity.word, "")
    for observer in observers where observer.activities.contains(activity) {
      note("observer", observer.name)
      observer.body?()
    }
  }

  /// Performs the signalled sources, a lesser order first.
  ///
  /// - Returns: whether there was one.
  private func performSources() -> Bool {
    guard signalledCount > 0 else { return false }
    for index in sources.indices where sources[index].isSignalled {
      sources[index].isSignalled = false
      signalledCount -= 1
      note?("source 0", sources[index].name)
      sources[index].perform()
    }
    return true
  }
}
