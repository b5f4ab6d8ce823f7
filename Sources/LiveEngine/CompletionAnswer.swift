import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder

/// The response with the words that can continue a scenario, for the editor.
enum CompletionAnswer {
  /// Returns the beginning of the word before an offset in UTF-8 bytes, and the words that fit.
  static func answer(_ text: String, at offset: Int) -> [UInt8] {
    let source = SourceText(name: "", text: text)
    let completions = Completions(source, at: offset, classes: .course)
    return JSONWriter.object { writer in
      writer.member("typed", source[completions.range])
      writer.member("candidates", completions.candidates) { writer, candidate in
        writer.member("word", candidate.word)
        writer.member("ending", candidate.ending)
      }
    }
  }
}
