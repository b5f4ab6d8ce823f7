import Foundation
import TraceModel

@testable import Figures

/// Traces of real runs, as `touchstone run --format json` writes them.
enum StoredTrace: String, CaseIterable {
  /// A tap that waits for a double tap, a touch that is held and delivered late, near misses, and
  /// a long press that shuts four others out.
  case waiting
  /// A delegate that says no, and a tap that has to wait.
  case denied
  /// A button in a scroll view: the beginning is held for the content-touch delay, then scrolled
  /// away.
  case scrolling

  /// The trace.
  var trace: Trace {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Traces/\(rawValue).json")
      return try Trace(json: String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The author's part: a title.
  var options: FigureOptions { FigureOptions(idPrefix: rawValue, title: "The trace \(rawValue)") }
}
