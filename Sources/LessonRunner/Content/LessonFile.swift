import LessonMarkdown
package import SourceDiagnostics

/// A lesson's file in the content folder.
package struct LessonFile: Equatable, Sendable {
  /// The path from the content folder.
  package var path: String
  /// The path for display.
  package var shownPath: String
  /// The contents of the file, which may not be valid text.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, shownPath: String, bytes: [UInt8]) {
    self.path = path
    self.shownPath = shownPath
    self.bytes = bytes
  }
}

extension SourceText {
  /// Returns the errors in the bytes that this text was decoded from; none if they're valid UTF-8.
  package func diagnosticsOfEncoding(of bytes: [UInt8]) -> [Diagnostic] {
    guard !holds(bytes) else { return [] }
    let wrong = zip(bytes, self.bytes).prefix { $0 == $1 }.count
    return [Diagnostic(.notUTF8, at: wrong..<wrong + 1, in: self)]
  }

  /// Decodes a text from a file's bytes.
  package static func reading(
    _ bytes: [UInt8], named name: String
  ) -> (source: SourceText, diagnostics: [Diagnostic]) {
    let source = SourceText(name: name, text: String(decoding: bytes, as: UTF8.self))
    return (source, source.diagnosticsOfEncoding(of: bytes))
  }
}
