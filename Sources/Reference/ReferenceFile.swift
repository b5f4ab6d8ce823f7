/// A Markdown file of the reference: a title, paragraphs, and blocks between fences.
struct ReferenceFile {
  /// A block between fences.
  struct Block {
    /// The text after the opening fence.
    let label: String

    /// The lines between the fences, without the last line break.
    let text: String

    /// The line of the opening fence, counted from 1.
    let line: Int

    /// The level-two heading above the block, if there is one.
    let heading: String?
  }

  /// Consecutive lines without an empty line between them, joined into one.
  struct Paragraph {
    /// The words.
    var text: String

    /// The first line, counted from 1.
    let line: Int
  }

  /// The path of the file in the module's folder.
  let path: String

  /// The level-one heading, which is the file's first line.
  private(set) var title = ""

  /// The paragraphs above the first level-two heading.
  private(set) var paragraphs: [Paragraph] = []

  /// The blocks, including those under headings.
  private(set) var blocks: [Block] = []

  init(path: String, text: String) throws(ReferenceError) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines[0].hasPrefix("# ") else {
      throw ReferenceError(path: path, line: 1, problem: "a file begins with `# ` and its title")
    }
    title = String(lines[0].dropFirst(2))
    var heading: String?
    var isInParagraph = false
    var index = 1
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        guard let end = lines[(index + 1)...].firstIndex(of: fence) else {
          throw ReferenceError(path: path, line: index + 1, problem: "nothing closes this fence")
        }
        let text = lines[(index + 1)..<end].joined(separator: "\n")
        let label = String(line.dropFirst(fence.count))
        blocks.append(Block(label: label, text: text, line: index + 1, heading: heading))
        index = end
        isInParagraph = false
      } else if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        isInParagraph = false
      } else if line.hasPrefix("#"), heading == nil {
        throw ReferenceError(path: path, line: index + 1, problem: "this heading has no meaning")
      } else if line.isEmpty {
        isInParagraph = false
      } else if isInParagraph {
        paragraphs[paragraphs.count - 1].text += " " + line
      } else if heading == nil {
        paragraphs.append(Paragraph(text: line, line: index + 1))
        isInParagraph = true
      }
      index += 1
    }
  }

  /// Returns an error about the file as a whole or one of its lines.
  func error(_ problem: String, line: Int = 1) -> ReferenceError {
    ReferenceError(path: path, line: line, problem: problem)
  }
}
