import SiteBuilder
import Synchronization
import Testing

@testable import TouchstoneCommands

/// The line that says what a build is doing.
struct ProgressLineTests {
  private final class Screen: Sendable {
    let text = Mutex("")

    func write(_ more: String) { text.withLock { $0 += more } }
  }

  @Test func `the line says the stage, and leaves nothing behind`() {
    let screen = Screen()
    let line = ProgressLine(isOnTerminal: true) { screen.write($0) }
    line.show(.makingLessons(finished: 3, count: 8))
    line.clear()
    #expect(
      screen.text.withLock { $0 } == "\r\u{1B}[Kmaking lessons, 3 of 8\r\u{1B}[K")
  }

  @Test func `there is no line where nobody looks on`() {
    let screen = Screen()
    let line = ProgressLine(isOnTerminal: false) { screen.write($0) }
    line.show(.reading)
    line.clear()
    #expect(screen.text.withLock { $0.isEmpty })
  }

  @Test func `a build whose output is kept shows no progress`() throws {
    let place = try Workplace()
    try place.writeCourse()
    #expect(try place.touchstone("build").errors == "")
  }
}
