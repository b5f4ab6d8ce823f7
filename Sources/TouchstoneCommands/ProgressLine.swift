import SiteBuilder
import Synchronization

/// A line on a terminal that shows what a build is doing and disappears when it's done.
///
/// Outside a terminal, it shows nothing, because the output might be saved.
final class ProgressLine: Sendable {
  /// The delay before the line appears, so that short builds show nothing.
  private static let patience = Duration.milliseconds(300)
  /// The minimum time between updates, which no reader could follow faster.
  private static let pause = Duration.milliseconds(50)

  private struct State {
    var shownAt: ContinuousClock.Instant
    var isShown = false
  }

  private let write: @Sendable (String) -> Void
  private let isOnTerminal: Bool
  private let state: Mutex<State>

  /// Creates a line on one of the console's streams.
  init(_ console: Console, on stream: Console.Stream = .errors) {
    isOnTerminal = console.isTerminal(stream) && console.environment("TERM") != "dumb"
    state = Mutex(State(shownAt: ContinuousClock.now + Self.patience - Self.pause))
    write = { text in
      // Failing to show progress is no reason to fail the build.
      try? Console().write(text, to: stream)
    }
  }

  /// Creates a line that a closure writes.
  init(isOnTerminal: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isOnTerminal = isOnTerminal
    self.write = write
    state = Mutex(State(shownAt: ContinuousClock.now - Self.pause))
  }

  /// Shows what the build is doing, unless the line has just changed.
  func show(_ stage: BuildStage) {
    guard isOnTerminal else { return }
    let now = ContinuousClock.now
    let isTime = state.withLock { state in
      guard now >= state.shownAt + Self.pause else { return false }
      state.shownAt = now
      state.isShown = true
      return true
    }
    if isTime { write("\r\u{1B}[K\(stage.words)") }
  }

  /// Removes the line.
  func clear() {
    if state.withLock({ $0.isShown }) { write("\r\u{1B}[K") }
  }
}
