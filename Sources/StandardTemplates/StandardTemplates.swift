/// The templates and the theme that a site has when its author brings none: those of the folder
/// `Templates`, which are put into the program.
package enum StandardTemplates {
  /// Each file with its path in the folder, in the order of the paths.
  package static let files: [(path: String, bytes: [UInt8])] = embeddedTexts.map { file in
    (String(file.path.dropFirst("Templates/".count)), Array(file.text.utf8))
  }
}
