import ScenarioLanguage
package import SourceDiagnostics

/// A scenario made from what a debugger prints about a screen.
///
/// It reads the trees of `recursiveDescription`, `_autolayoutTrace`, and TouchTrace, printed recognizers,
/// and the controllers of `_printHierarchy`, in any order, with the console's own lines between them. Only
/// a text without any view is refused. Each
/// view becomes an element with the same frame. A class that the model doesn't have becomes its base
/// class if the dump names it, the class that its name ends with, or `UIView`; a comment keeps the
/// class, and says when it was guessed. Comments stay with the scenario wherever it's pasted, so
/// diagnostics are only about what couldn't be imported.
package struct ImportedScreen: Sendable {
  /// The scenario in the standard format, or `nil` when the dump has no view.
  package let scenario: String?

  /// What couldn't be read, and what was left out, in the order of the dump.
  package let diagnostics: [Diagnostic]

  /// The greatest length of a dump, which three thousand views don't reach.
  package static let maximumBytes = 2_000_000

  /// Reads a dump, however broken it is.
  package init(_ source: SourceText) {
    guard source.bytes.count <= Self.maximumBytes else {
      let end = source.lineRange(at: 0).upperBound
      let message = DiagnosticMessage.dumpTooLong(limit: Self.maximumBytes)
      scenario = nil
      diagnostics = [Diagnostic(message, at: 0..<min(1, end), in: source)]
      return
    }
    var writer = ScenarioWriter(Self.dump(of: source))
    if writer.dump.views.isEmpty {
      scenario = nil
      // What is cut off is all that there is.
      let cutOff = writer.dump.diagnostics.map { $0.strict }
      let line = source.lineRange(at: 0)
      diagnostics = cutOff.isEmpty ? [Diagnostic(.noScreen, at: line, in: source)] : cutOff
      return
    }
    writer.write()
    diagnostics = writer.dump.diagnostics.inSourceOrder
    var text = Self.heading(of: writer.dump)
    for line in writer.lines { text += line + "\n" }
    scenario = Formatter.formatted(SourceText(name: source.name, text: text)) ?? text
  }

  /// Reads a dump, which can have been copied from a terminal or from the source of a page.
  static func dump(of source: SourceText) -> ScreenDump {
    let source = plain(source)
    let dump = ScreenDump(source)
    guard dump.views.isEmpty, let decoded = decoded(source) else { return dump }
    return ScreenDump(decoded)
  }

  /// Returns a dump without a terminal's codes for colors.
  private static func plain(_ source: SourceText) -> SourceText {
    let bytes = PlainText.withoutColors(source.bytes[...])
    guard bytes.count < source.bytes.count else { return source }
    return SourceText(
      name: source.name, text: String(decoding: bytes, as: UTF8.self),
      firstLine: source.firstLine, indentation: source.indentation)
  }

  /// Returns a dump that was copied from the source of a page, with the characters in the place of their
  /// entities, or `nil` for another one.
  private static func decoded(_ source: SourceText) -> SourceText? {
    let entities: [(name: [UInt8], byte: UInt8)] = [
      (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
      (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
      (Array("&#39;".utf8), UInt8(ascii: "'")), (Array("&nbsp;".utf8), UInt8(ascii: " ")),
    ]
    var bytes: [UInt8] = []
    var rest = source.bytes[...]
    var count = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"),
        let entity = entities.first(where: { rest.starts(with: $0.name) })
      {
        bytes.append(entity.byte)
        rest = rest.dropFirst(entity.name.count)
        count += 1
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    guard count > 0 else { return nil }
    return SourceText(
      name: source.name, text: String(decoding: bytes, as: UTF8.self),
      firstLine: source.firstLine, indentation: source.indentation)
  }

  /// Returns the comment at the beginning of the scenario.
  private static func heading(of dump: ScreenDump) -> String {
    let recognizers = dump.views.reduce(0) { $0 + $1.recognizers.count }
    return "// Imported from a dump of \(count(dump.views.count, "view")) and "
      + "\(count(recognizers, "recognizer")).\n"
      + "// A comment after an element names its class in the app.\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
