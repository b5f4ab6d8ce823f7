import Figures
import LessonMarkdown
import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The Markdown version of an HTML page: the author's text, with traces instead of figures.
struct MarkdownTwin {
  /// The runs of the lesson's scenarios, by block index.
  let runs: [Int: LessonRun]
  /// The lesson's quizzes and challenges as Markdown, by block index.
  let exercises: [Int: String]
  /// The words around the author's text.
  let words: SiteWords

  /// Returns the path of a page's Markdown: `a.md` for `a.html`.
  static func path(ofPage page: String) -> String {
    (page.hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".md"
  }

  /// Returns the Markdown of a lesson whose page is at a path.
  func text(of lesson: LessonDocument, at path: String) -> String {
    let properties = lesson.lesson.properties
    var opening = "# \(properties.title)\n"
    for words in [properties.question, properties.summary] {
      if let words { opening += "\n\(words)\n" }
    }
    var edits = [SourceEdit(range: 0..<Lesson.textStart(in: lesson.source), opening + "\n")]
    for fence in lesson.lesson.fences {
      guard let text = replacement(of: fence) else { continue }
      let lineStart = lesson.source.lineRange(at: fence.range.lowerBound).lowerBound
      let margin = lesson.source[lineStart..<fence.range.lowerBound]
      edits.append(SourceEdit(range: fence.range, text.indented(by: margin)))
    }
    for link in lesson.lesson.links {
      if let edit = edit(of: link, in: lesson, at: path) { edits.append(edit) }
    }
    let text = lesson.source.applying(edits).trimmingEnd
    guard text.contains(byte: UInt8(ascii: "\r")) else { return text + "\n" }
    let source = SourceText(name: "", text: text)
    return source.lineRanges.map { source[$0] + "\n" }.joined()
  }

  private func replacement(of fence: Fence) -> String? {
    if let exercise = exercises[fence.index] { return exercise }
    guard let run = runs[fence.index] else { return nil }
    let scenario = run.scenario
    var text = "**\(words(.scenarioTitled, ["title": scenario.title ?? scenario.name]))**\n\n"
    text += Self.block((run.shownSource ?? scenario.source).text, language: "scenario")
    if let reason = scenario.skipReason {
      return text + "\n\n" + words(.notRun, ["reason": reason])
    }
    if !run.shownFailures.isEmpty {
      text += "\n\n\(words(.runDiffersFromText))\n\n" + Self.block(run.shownFailures.listing())
    }
    let topics = scenario.figureOptions.topics
    for (variant, trace) in run.runs.map({ ($0.variant, $0.trace) }) {
      let lines = trace.events.filter { topics.contains($0.kind.topic) }.map(trace.line(for:))
      guard !lines.isEmpty else { continue }
      let happened =
        variant.isEmpty
        ? words(.whatHappened) : words(.whatHappenedWith, ["variant": variant])
      text += "\n\n\(happened)\n\n"
      text += Self.block(lines.joined(separator: "\n"))
    }
    return text
  }

  /// Returns an edit that makes a link lead to the Markdown of another page.
  private func edit(of link: Link, in lesson: LessonDocument, at path: String) -> SourceEdit? {
    guard !link.destination.isEmpty, !link.destination.hasPrefix("#"),
      let found = SiteMap.address(of: link, in: lesson.path),
      let range = Self.place(of: link, in: lesson.source)
    else { return nil }
    let target = found.path.hasSuffix(".html") ? Self.path(ofPage: found.path) : found.path
    let fragment = found.fragment.map { "#" + $0 } ?? ""
    return SourceEdit(range: range, SitePath(path).address(of: SitePath(target)) + fragment)
  }

  /// Returns the range of a link's destination, either after its text or in a reference definition.
  private static func place(of link: Link, in source: SourceText) -> Range<Int>? {
    let destination = Array(link.destination.utf8)
    let own = source.bytes[link.range].lastRange(of: [UInt8(ascii: "(")] + destination)
    if let own { return own.lowerBound + 1..<own.upperBound }
    let label = source.bytes[...].lastRange(of: Array("]: ".utf8) + destination)
    return label.map { $0.lowerBound + 3..<$0.upperBound }
  }

  /// Returns a code block whose fence is longer than any in its text.
  static func block(_ text: String, language: String = "") -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text.trimmingEnd)\n\(fence)"
  }
}

extension SourceEdit {
  fileprivate init(range: Range<Int>, _ replacement: String) {
    self.init(range: range, replacement: replacement)
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The text with the first line's prefix added to every other line.
  fileprivate func indented(by margin: String) -> String {
    margin.isEmpty ? self : replacing("\n", with: "\n" + margin)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the range of the last occurrence of some bytes.
  fileprivate func lastRange(of wanted: [UInt8]) -> Range<Int>? {
    guard !wanted.isEmpty, count >= wanted.count else { return nil }
    for start in (startIndex...endIndex - wanted.count).reversed()
    where self[start] == wanted[0] && self[start..<start + wanted.count].elementsEqual(wanted) {
      return start..<start + wanted.count
    }
    return nil
  }
}
