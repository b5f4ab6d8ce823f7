import SiteBuilder
import Synchronization

/// A line on a terminal that says what a build is doing, and goes when it is done.
///
/// Anywhere else there is none: who keeps what the program writes wants only what stays true.
final class ProgressLine: Sendable {
  /// Shorter builds show nothing.
  private static let patience = Duration.milliseconds(300)
  /// A person reads no faster.
  private static let pause = Duration.milliseconds(50)

  private struct State {
    var shownAt: ContinuousClock.Instant
    var isShown = false
  }

  private let write: @Sendable (String) -> Void
  private let isOnTerminal: Bool
  private let state: Mutex<State>

  /// Makes a line on a stream of the console.
  init(_ console: Console, on stream: Console.Stream = .errors) {
    isOnTerminal = console.isTerminal(stream) && console.environment("TERM") != "dumb"
    state = Mutex(State(shownAt: ContinuousClock.now + Self.patience - Self.pause))
    write = { text in
      // A line that only tells the time is no reason to fail.
      try? Console().write(text, to: stream)
    }
  }

  /// Makes a line that is written by a function.
  init(isOnTerminal: Bool, write: @escaping @Sendable (String) -> Void) {
    self.isOnTerminal = isOnTerminal
    self.write = write
    state = Mutex(State(shownAt: ContinuousClock.now - Self.pause))
  }

  /// Shows what the build is doing, unless something was shown just now.
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

  /// Takes the line away.
  func clear() {
    if state.withLock({ $0.isShown }) { write("\r\u{1B}[K") }
  }
}
