package import SourceDiagnostics

/// A parsed Markdown file: its front matter, its blocks, and the elements that a site needs to
/// check.
package struct Lesson: Sendable, Equatable {
  /// The properties from the front matter.
  package var properties: LessonProperties
  /// The blocks, from top to bottom.
  package var blocks: [Block]
  /// The footnotes in the order of their first references.
  package var footnotes: [Footnote]
  /// The headings at any nesting level, from top to bottom.
  package var headings: [Heading]
  /// The code blocks at any nesting level, from top to bottom; each has its index.
  package var fences: [Fence]
  /// The links and images at any nesting level, from top to bottom.
  package var links: [Link]
  /// The HTML at any nesting level, from top to bottom; empty if a site allows none.
  package var rawHTML: [RawHTML] = []

  /// Creates a lesson.
  package init(
    properties: LessonProperties, blocks: [Block] = [], footnotes: [Footnote] = [],
    headings: [Heading] = [], fences: [Fence] = [], links: [Link] = []
  ) {
    self.properties = properties
    self.blocks = blocks
    self.footnotes = footnotes
    self.headings = headings
    self.fences = fences
    self.links = links
  }
}

/// A piece of HTML between Markdown.
package struct RawHTML: Sendable, Equatable {
  /// The byte range in the file.
  package var range: Range<Int>
  /// The range of the block that contains it, in which its elements begin and end; empty for the
  /// lesson itself.
  package var container: Range<Int>
}

extension Lesson {
  /// Parses a lesson; any text results in a lesson, with diagnostics for its errors.
  ///
  /// - Parameters:
  ///   - source: The text of the whole file.
  ///   - allowsRawHTML: Whether HTML in the Markdown becomes part of the page. Otherwise, it's
  ///     shown as text, with a warning, and HTML comments are left out.
  ///   - known: The front matter's properties, if it has already been parsed without errors.
  /// - Returns: The lesson, and its diagnostics in source order.
  package static func read(
    _ source: SourceText, allowsRawHTML: Bool = false, knowing known: LessonProperties? = nil
  ) -> (lesson: Lesson, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    if source.mayHoldControl {
      if let nul = source.bytes.firstIndex(of: 0) {
        diagnostics.append(Diagnostic(.nulByte, at: nul..<nul + 1, in: source))
      }
      if let (character, range) = source.firstControl {
        diagnostics.append(Diagnostic(.controlCharacter(character), at: range, in: source))
      }
    }
    let lines = LineOffsets(source)
    let frontMatter = FrontMatter.split(source, lines)
    var properties = LessonProperties()
    switch frontMatter {
    case .absent:
      diagnostics.append(Diagnostic(.missingFrontMatter, at: 0..<0, in: source))
    case .unclosed(let opening):
      diagnostics.append(Diagnostic(.unclosedFrontMatter, at: opening, in: source))
    case .present(let lastLine):
      if let known {
        properties = known
      } else {
        let reading = FrontMatterParser.read(source, lines, lineCount: lastLine)
        properties = reading.properties
        diagnostics += reading.diagnostics
      }
    }
    var builder = LessonBuilder(source: source, lines: lines, allowsRawHTML: allowsRawHTML)
    var lesson = builder.lesson(
      of: frontMatter.blanked(source, lines), properties: properties)
    lesson.rawHTML = builder.rawHTML
    return (lesson, (diagnostics + builder.diagnostics).byOffset)
  }

  /// Parses only the front matter of a lesson, from the file's bytes.
  ///
  /// - Returns: The properties, and whether there are no errors; parsing the whole lesson reports
  ///   them.
  package static func properties(
    ofBytes bytes: [UInt8], name: String
  ) -> (properties: LessonProperties, isSound: Bool) {
    for end in [FrontMatter.likelyEnd(in: bytes), bytes.count] {
      let source = SourceText(name: name, text: String(decoding: bytes[..<end], as: UTF8.self))
      let lines = LineOffsets(source)
      guard case .present(let lastLine) = FrontMatter.split(source, lines) else { continue }
      let reading = FrontMatterParser.read(source, lines, lineCount: lastLine)
      return (reading.properties, reading.diagnostics.isEmpty)
    }
    return (LessonProperties(), false)
  }

  /// Returns whether a lesson's front matter says that it's a draft.
  package static func isDraft(_ bytes: [UInt8], name: String) -> Bool {
    // Nearly no file has the word there, so nearly none is parsed twice.
    FrontMatter.has("draft", in: bytes) && properties(ofBytes: bytes, name: name).properties.isDraft
  }

  /// Returns whether a file is a page that isn't a lesson, as its front matter says.
  package static func isPage(_ bytes: [UInt8], name: String) -> Bool {
    FrontMatter.has("page", in: bytes)
      && properties(ofBytes: bytes, name: name).properties.page != nil
  }

  /// Returns the offset at which a lesson's text begins, after its front matter and the empty lines
  /// that follow it.
  package static func textStart(in source: SourceText) -> Int {
    let lines = LineOffsets(source)
    guard case .present(let lastLine) = FrontMatter.split(source, lines) else { return 0 }
    let first = (lastLine + 1..<lines.count + 1).first { !lines.range(ofLine: $0).isEmpty }
    return first.map(lines.start(ofLine:)) ?? source.bytes.count
  }

  /// Parses a lesson from a file's bytes, which may not be valid text.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, which should be UTF-8.
  ///   - name: The file's name in diagnostics.
  ///   - allowsRawHTML: As in ``read(_:allowsRawHTML:knowing:)``.
  ///   - known: As in ``read(_:allowsRawHTML:knowing:)``.
  /// - Returns: The lesson, its diagnostics in source order, and its text, in which replacement
  ///   characters replace invalid bytes.
  package static func read(
    bytes: [UInt8], name: String, allowsRawHTML: Bool = false,
    knowing known: LessonProperties? = nil
  ) -> (lesson: Lesson, diagnostics: [Diagnostic], source: SourceText) {
    let source = SourceText(name: name, text: String(decoding: bytes, as: UTF8.self))
    var (lesson, diagnostics) = read(source, allowsRawHTML: allowsRawHTML, knowing: known)
    if !source.holds(bytes),
      let wrong = zip(bytes, source.bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset
        ?? (bytes.count == source.bytes.count ? nil : min(bytes.count, source.bytes.count))
    {
      // A replacement character has three bytes.
      let range = wrong..<min(wrong + 3, source.bytes.count)
      diagnostics = ([Diagnostic(.notUTF8, at: range, in: source)] + diagnostics).byOffset
    }
    return (lesson, diagnostics, source)
  }
}

extension [Diagnostic] {
  /// The diagnostics of one text, sorted by offset; the sort is stable.
  ///
  /// Computing a line and column takes time in proportion to the line's length, which is too slow
  /// for thousands of diagnostics in a long line, but offsets are already known.
  fileprivate var byOffset: [Diagnostic] {
    enumerated().sorted { left, right in
      let leftOffset = left.element.range?.lowerBound ?? -1
      let rightOffset = right.element.range?.lowerBound ?? -1
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}
