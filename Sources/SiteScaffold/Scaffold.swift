package import FileSystem
import LessonRunner
import StandardTemplates

/// The initial files of a site or a lesson, which build and pass without changes.
///
/// Existing files are never overwritten.
package struct Scaffold: Sendable {
  /// Each file with its path relative to the working folder.
  package private(set) var files: [(path: String, bytes: [UInt8])]

  /// Creates the initial files of a site in a folder: lessons, the pages around them, and the files
  /// with which it's published.
  ///
  /// - Parameters:
  ///   - folder: The site's folder.
  ///   - language: The language of the texts, and of the words around them.
  ///   - hasTemplates: Whether the program's templates and theme are written, too, to be changed.
  package init(
    siteIn folder: String, language: ScaffoldLanguage = .english, hasTemplates: Bool = false
  ) {
    files = ScaffoldText.course(in: language).map {
      (Disk.join(folder, $0.path), Array($0.text.utf8))
    }
    guard hasTemplates else { return }
    for file in StandardTemplates.files {
      files.append((Disk.join(folder, "Templates/" + file.path), file.bytes))
    }
  }

  /// Creates a lesson after the last one of the course's last part.
  ///
  /// - Parameters:
  ///   - name: The lesson's name in URLs: `two-fingers`.
  ///   - content: The folder with the lessons.
  ///   - access: Access to the files.
  /// - Throws: Why the lesson can't be created.
  package init(
    lesson name: String, in content: String, _ access: FileAccess = .disk
  ) throws(FileProblem) {
    let paths = try access.files(content).filter { ContentPath.isLesson($0) }
    if let other = paths.first(where: { ContentPath.name(ofLesson: $0) == name }) {
      throw FileProblem(.write, Disk.join(content, other), .isThere)
    }
    let numbers = paths.filter { !$0.contains("/") }.compactMap { path in
      Int(path.prefix { $0.isASCII && $0.isNumber })
    }
    let number = (numbers.max() ?? 0) + 1
    let digits = number < 10 ? "0\(number)" : "\(number)"
    let siteFile = try? access.contents(Disk.join(content, ContentPath.siteFile))
    let text = ScaffoldText.lesson(
      named: name, siteFile: siteFile.map { String(decoding: $0, as: UTF8.self) })
    files = [(Disk.join(content, "\(digits)-\(name).md"), Array(text.utf8))]
  }

  /// Returns whether a word can be the name of a lesson: lowercase letters, digits, and hyphens.
  package static func isLessonName(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isLowercase else { return false }
    return name.allSatisfy {
      $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-")
    }
  }

  /// Writes the files, none of which may exist; if one can't be written, removes the others.
  package func write() throws(FileProblem) {
    for file in files where Disk.isFolder(file.path) != nil {
      throw FileProblem(.write, file.path, .isThere)
    }
    var written: [String] = []
    do {
      for file in files {
        try Disk.makeFolder(Disk.parent(of: file.path))
        try Disk.create(file.path, file.bytes)
        written.append(file.path)
      }
    } catch {
      for path in written { try? Disk.remove(path) }
      throw error
    }
  }

  /// Checks that a folder may become a site: it doesn't exist, or it's empty.
  package static func checkEmpty(_ folder: String) throws(FileProblem) {
    guard let isFolder = Disk.isFolder(folder) else { return }
    guard isFolder else { throw FileProblem(.write, folder, .isNoFolder) }
    guard try Disk.names(in: folder).isEmpty else {
      throw FileProblem(.write, folder, .isNotEmpty)
    }
  }
}
