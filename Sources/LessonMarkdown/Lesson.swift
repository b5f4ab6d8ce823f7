package import SourceDiagnostics

/// A Markdown file as values: what its front matter says, its blocks, and what a site must look at.
package struct Lesson: Sendable, Equatable {
  /// What the front matter says.
  package var properties: LessonProperties
  /// The text, top to bottom.
  package var blocks: [Block]
  /// The footnotes in the order of their first references.
  package var footnotes: [Footnote]
  /// The headings, wherever they stand, top to bottom.
  package var headings: [Heading]
  /// The blocks of code, wherever they stand, top to bottom; each knows its index.
  package var fences: [Fence]
  /// The links and images, wherever they stand, top to bottom.
  package var links: [Link]

  /// Makes a lesson of its parts.
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

extension Lesson {
  /// Reads a lesson; whatever the text, there is a lesson, and its errors are diagnostics.
  ///
  /// - Parameters:
  ///   - source: The text of the whole file.
  ///   - allowsRawHTML: Whether HTML in the Markdown goes into the page; when not, it is shown as
  ///     the text it is, with a warning, and its comments are left out.
  ///   - known: What the front matter says, where it has been read and nothing is wrong with it.
  /// - Returns: The lesson, and what is wrong with it in source order.
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
    let lesson = builder.lesson(
      of: frontMatter.blanked(source, lines), properties: properties)
    return (lesson, (diagnostics + builder.diagnostics).byOffset)
  }

  /// Reads the front matter of a lesson alone, from the bytes of its file.
  ///
  /// - Returns: What it says, and whether nothing is wrong with it; errors are told when the whole
  ///   is read.
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

  /// Returns the offset at which a lesson's text begins, after its front matter and the empty lines
  /// that follow it.
  package static func textStart(in source: SourceText) -> Int {
    let lines = LineOffsets(source)
    guard case .present(let lastLine) = FrontMatter.split(source, lines) else { return 0 }
    let first = (lastLine + 1..<lines.count + 1).first { !lines.range(ofLine: $0).isEmpty }
    return first.map(lines.start(ofLine:)) ?? source.bytes.count
  }

  /// Reads a lesson from the bytes of a file, which may not be text at all.
  ///
  /// - Parameters:
  ///   - bytes: The file, which should be UTF-8.
  ///   - name: The file's name as diagnostics show it.
  ///   - allowsRawHTML: As in ``read(_:allowsRawHTML:knowing:)``.
  ///   - known: As there.
  /// - Returns: The lesson, what is wrong with it in source order, and its text, in which each
  ///   wrong byte became a replacement character.
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
      // A replacement character takes three bytes.
      let range = wrong..<min(wrong + 3, source.bytes.count)
      diagnostics = ([Diagnostic(.notUTF8, at: range, in: source)] + diagnostics).byOffset
    }
    return (lesson, diagnostics, source)
  }
}

extension [Diagnostic] {
  /// The diagnostics of one text by their offsets; those at one offset keep their order.
  ///
  /// Finding a place takes time in proportion to its line, which for thousands of diagnostics in
  /// one long line is too much; an offset is there already.
  fileprivate var byOffset: [Diagnostic] {
    enumerated().sorted { left, right in
      let leftOffset = left.element.range?.lowerBound ?? -1
      let rightOffset = right.element.range?.lowerBound ?? -1
      return (leftOffset, left.offset) < (rightOffset, right.offset)
    }.map(\.element)
  }
}
