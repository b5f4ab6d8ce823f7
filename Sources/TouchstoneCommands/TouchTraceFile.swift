/// The file that exported code prints with, which is also in `Content/code`.
enum TouchTraceFile {
  /// The file's name.
  static let name = "TouchTrace.swift"

  /// The text of the file.
  static let text = embeddedTexts.first { $0.path.hasSuffix(name) }?.text ?? ""
}
