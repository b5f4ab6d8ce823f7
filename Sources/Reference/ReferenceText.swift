/// The texts of the reference, which are put into the program.
package enum ReferenceText {
  /// Each file with its path in the module's folder.
  package static let all: [(path: String, text: String)] = embeddedTexts
}
