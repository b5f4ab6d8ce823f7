/// The templates and the theme of a site whose author provides none: the files in the folder
/// `Templates`, embedded in the program.
package enum StandardTemplates {
  /// The files with their paths in the folder, sorted by path.
  package static let files: [(path: String, bytes: [UInt8])] = embeddedTexts.map { file in
    (String(file.path.dropFirst("Templates/".count)), Array(file.text.utf8))
  }
}
