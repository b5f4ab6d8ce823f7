/// The texts of the reference, which are embedded in the program.
package enum ReferenceText {
  /// All files, each with its path in the module's folder.
  package static let all: [(path: String, text: String)] = embeddedTexts
}
