/// The entries of a reference about one subject.
package struct ReferenceSubject<Entry: Sendable>: Sendable {
  /// The fragment that links to the subject on its page.
  package let identifier: String

  /// The subject, in a word or two.
  package let title: String

  /// The subject, in a sentence.
  package let summary: String

  /// The entries.
  package let entries: [Entry]
}

/// A folder of the reference: its groups, each with its files.
struct ReferenceFolder {
  /// A folder of entries, with a `README.md` that describes them.
  struct Group {
    /// The name of the folder without its number.
    let identifier: String

    /// The file that contains the group's title and, in a paragraph, its subject.
    let about: ReferenceFile

    /// The other files, in the order of their names.
    let files: [ReferenceFile]
  }

  /// The groups, in the order of their folders' names.
  let groups: [Group]

  /// The texts that can precede examples, by name, from `preludes.md`.
  private(set) var preludes: [String: String] = [:]

  /// The setups that examples can use, by name, from `scenes.md`.
  private(set) var scenes: [String: String] = [:]

  /// Reads a folder from texts, each given with its path.
  init(
    _ name: String, in texts: [(path: String, text: String)]
  ) throws(ReferenceError) {
    var folders: [(name: String, files: [ReferenceFile])] = []
    for (path, text) in texts.sorted(by: { $0.path.dropLast(3) < $1.path.dropLast(3) }) {
      let parts = path.split(separator: "/")
      guard parts.count > 1, parts[0] == name else { continue }
      if path == name + "/README.md" { continue }  // for those who write the texts
      let file = try ReferenceFile(path: path, text: text)
      if path == name + "/preludes.md" {
        preludes = try Self.namedTexts(in: file).mapValues { $0 + "\n" }
        continue
      }
      if path == name + "/scenes.md" {
        scenes = try Self.namedTexts(in: file)
        continue
      }
      guard parts.count == 3, path.hasSuffix(".md") else {
        throw file.error("a file of the reference is in the folder of its group")
      }
      if folders.last?.name != String(parts[1]) { folders.append((String(parts[1]), [])) }
      folders[folders.count - 1].files.append(file)
    }
    var groups: [Group] = []
    for folder in folders {
      guard let about = folder.files.first(where: { $0.name == "README" }) else {
        throw folder.files[0].error("the folder of a group has a `README.md`")
      }
      groups.append(
        Group(
          identifier: Self.withoutNumber(folder.name), about: about,
          files: folder.files.filter { $0.name != "README" }))
    }
    self.groups = groups
  }

  /// Returns the blocks of a file by their headings.
  private static func namedTexts(
    in file: ReferenceFile
  ) throws(ReferenceError) -> [String: String] {
    var texts: [String: String] = [:]
    for block in file.blocks {
      guard let heading = block.heading, texts[heading] == nil else {
        throw file.error("each block here has its own heading", line: block.line)
      }
      texts[heading] = block.text
    }
    return texts
  }

  /// Returns a name without the number at its beginning, which determines its position.
  static func withoutNumber(_ name: String) -> String {
    let rest = name.drop { $0.isASCII && $0.isNumber }
    return rest.hasPrefix("-") && rest.count < name.count ? String(rest.dropFirst()) : name
  }
}

extension ReferenceFile {
  /// The name of the file without its extension.
  var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".md") ? String(last.dropLast(3)) : last
  }
}

extension ReferenceFolder {
  /// Returns the folder's subjects, whose entries a closure reads from their files.
  func subjects<Entry>(
    _ entry: (ReferenceFile) throws(ReferenceError) -> Entry
  ) throws(ReferenceError) -> [ReferenceSubject<Entry>] {
    var subjects: [ReferenceSubject<Entry>] = []
    for group in groups {
      var entries: [Entry] = []
      for file in group.files { entries.append(try entry(file)) }
      subjects.append(
        ReferenceSubject(
          identifier: group.identifier, title: group.about.title,
          summary: group.about.paragraphs.map(\.text).joined(separator: " "), entries: entries))
    }
    return subjects
  }
}
