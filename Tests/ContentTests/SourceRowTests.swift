import FileSystem
import Foundation
import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import Testing

/// The rows of `Content/sources`: each agrees with its runs, and no altered one would.
struct SourceRowTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content")

  /// The experiments that the course is to show.
  private static let experiments = (1...75).map { $0 < 10 ? "E0\($0)" : "E\($0)" }

  private static let pictures = [
    "gesture_state_cancelled", "gesture_state_ended", "gesture_state_machine",
    "gesture_state_machine_2", "gesture_touch_began", "gesture_touch_down", "gesture_touch_lift",
    "gesture_touch_move", "gesture_touch_move_again", "muti_gesture_and_touch",
    "muti_gesture_handle_state", "muti_gesture_state_machine", "responder_chain",
    "send_touch_event", "single_touch_began", "single_touch_cancelled", "single_touch_down",
    "single_touch_ended", "single_touch_moves", "single_touch_summary", "touch_problem",
    "uitouch1", "uitouch2", "uitouch3", "uitouch4", "uitouch5",
  ]

  private static let demos = [
    "Circle Gesture", "Control", "Custom Gesture", "Gesture Delegate", "Muti Gesture",
    "Muti ScrollView", "Pan & Pinch", "TDHookUtils", "TDLongPress", "Tap Gesture", "Touch",
    "WWDC2014-235",
  ]

  /// The texts of the folder's files.
  private static let sources: [SourceText] = {
    let paths = (try? FileAccess.disk.files(folder.path)) ?? []
    return paths.filter { ContentPath.isSourceFile($0) }.compactMap { path in
      let url = folder.appendingPathComponent(path)
      return (try? String(contentsOf: url, encoding: .utf8)).map {
        SourceText(name: "Content/" + path, text: $0)
      }
    }
  }()

  private static let ledger = SourceLedger(sources)

  /// The lessons with the scenarios that rows name, each with its scenes.
  private static let lessons: [LessonDocument] = {
    let names = Set(ledger.rows.flatMap(\.lessons))
    let paths = ((try? FileAccess.disk.files(folder.path)) ?? []).filter { $0.hasSuffix(".md") }
    let all = paths.compactMap { path -> LessonDocument? in
      guard let bytes = try? FileAccess.disk.text(folder.appendingPathComponent(path).path) else {
        return nil
      }
      let file = LessonFile(path: path, shownPath: "Content/" + path, bytes: bytes)
      return LessonReading.lesson(in: file, allowsRawHTML: true).lesson
    }
    let library = SceneLibrary(of: all)
    return all.filter { names.contains($0.path) }.map { lesson in
      var lesson = lesson
      for place in lesson.scenarios.indices { lesson.scenarios[place].library = library }
      return lesson
    }
  }()

  @Test(arguments: ledger.rows.map(\.name))
  func `a row agrees with its runs`(name: String) throws {
    let row = try #require(Self.ledger.rows.first { $0.name == name })
    let diagnostics = SourceComparing.diagnostics(of: row, among: Self.lessons)
    #expect(diagnostics.isEmpty, "\(diagnostics.listing())")
    // Without this, a row that names a lesson that isn't there would agree with it.
    let paths = Self.lessons.map(\.path)
    for path in row.lessons { #expect(paths.contains(path), "\(path)") }
  }

  @Test(arguments: ledger.rows.map(\.name))
  func `an altered line of a row is found`(name: String) throws {
    let row = try #require(Self.ledger.rows.first { $0.name == name })
    let lines = row.row.passages.compactMap(\.run).compactMap { run in
      run.lines.flatMap(\.runLines).first { Self.altered($0.text) != nil }
    }
    // A row that's left out as a whole has nothing to alter.
    #expect(lines.isEmpty == row.lessons.isEmpty)
    for line in lines {
      let altered = try #require(Self.altered(line.text))
      let text = row.source.applying([SourceEdit(range: line.range, replacement: altered)])
      let source = SourceText(name: row.source.name, text: text)
      let changed = try #require(SourceLedger([source]).rows.first)
      let found = SourceComparing.diagnostics(of: changed, among: Self.lessons)
      #expect(found.hasErrors, "\(row.source.name): \(line.text) as \(altered)")
    }
  }

  /// Returns a line that says the contrary, or `nil` for one that can't be altered in place.
  private static func altered(_ line: String) -> String? {
    let words = line.split(separator: " ")
    switch words.first {
    case "…", "let", nil: return nil
    case "chain", "states": return words.dropLast().joined(separator: " ")
    case "never": return words.dropFirst().joined(separator: " ")
    default: return line.contains(" before ") ? nil : "never " + line
    }
  }

  @Test func `every experiment has its row`() throws {
    let rows = Self.ledger.rows.map(\.name)
    for experiment in Self.experiments { #expect(rows.contains(experiment), "\(experiment)") }
    for row in Self.ledger.rows {
      #expect(!row.row.passages.isEmpty, "\(row.name)")
      #expect(row.name.wholeMatch(of: /E[0-9]{2,3}/) != nil, "\(row.name)")
    }
  }

  @Test func `every picture and every demo of the documents is run, or left out with a reason`() {
    let pictures = Self.ledger.figures(\.picture).map(\.name)
    for picture in Self.pictures { #expect(pictures.contains(picture), "\(picture)") }
    let demos = Self.ledger.figures(\.demo).map(\.name)
    for demo in Self.demos { #expect(demos.contains(demo), "\(demo)") }
  }
}
