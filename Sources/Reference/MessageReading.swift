/// A reader that turns a file into an entry of the catalog.
struct MessageReading {
  let file: ReferenceFile

  /// The texts that can precede examples, by name.
  let preludes: [String: String]

  func entry() throws(ReferenceError) -> MessageEntry {
    var words = file.paragraphs
    let example: DiagnosticCatalogue.Example
    if file.blocks.isEmpty {
      guard let last = words.popLast(), last.text.hasPrefix("No example: ") else {
        throw file.error("a message has an example, or at its end `No example: ` and why")
      }
      example = .none(because: String(last.text.dropFirst("No example: ".count)))
    } else {
      example = try self.example()
    }
    guard words.count == 1 else {
      throw file.error(
        "a message is explained in one paragraph", line: words.last?.line ?? 1)
    }
    return MessageEntry(
      code: file.name, title: file.title, explanation: words[0].text, example: example)
  }

  /// Returns the example that the blocks contain.
  private func example() throws(ReferenceError) -> DiagnosticCatalogue.Example {
    let first = file.blocks[0]
    let (label, text) = try parts(of: first)
    if label == "console" || label == "scenario" || label == "scenario long" {
      guard file.blocks.count == 1 else {
        throw file.error(
          "a message has one example; only files can be several", line: file.blocks[1].line)
      }
    }
    switch label {
    case "console": return .command(try command(text, line: first.line))
    case "scenario": return .text(text)
    case "scenario long": return .long(try repeated(text, line: first.line))
    default:
      var files: [DiagnosticCatalogue.File] = []
      for block in file.blocks { files.append(try exampleFile(block)) }
      return .files(files)
    }
  }

  /// Returns a block's label without the name of its prelude, and its text with the prelude.
  private func parts(
    of block: ReferenceFile.Block
  ) throws(ReferenceError) -> (label: String, text: String) {
    let words = block.label.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 2, words[words.count - 2] == "after:" else {
      return (block.label, block.text)
    }
    guard let prelude = preludes[String(words[words.count - 1])] else {
      throw file.error("no prelude is named `\(words[words.count - 1])`", line: block.line)
    }
    return (words.dropLast(2).joined(separator: " "), prelude + block.text)
  }

  // MARK: Commands

  /// Returns the command after '$', which '\' can continue on the next line, and the program's
  /// response.
  private func command(
    _ text: String, line: Int
  ) throws(ReferenceError) -> DiagnosticCatalogue.Command {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard text.hasPrefix("$ ") else {
      throw file.error("a line for the shell begins with `$ `", line: line + 1)
    }
    var command = String(lines.removeFirst().dropFirst(2))
    while command.hasSuffix("\\"), let next = lines.popFirst() {
      command.removeLast()
      command += next
    }
    guard !lines.isEmpty else {
      throw file.error("the program's output follows a line for the shell", line: line)
    }
    return DiagnosticCatalogue.Command(line: command, errors: lines.joined(separator: "\n"))
  }

  // MARK: Long scenarios

  /// Returns the text with each line that begins with a range such as `{1...9}` repeated for every
  /// number in it, and with `{n}` and `{n-1}` replaced by the numbers.
  private func repeated(_ text: String, line: Int) throws(ReferenceError) -> String {
    var repeated = ""
    for (index, written) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard written.hasPrefix("{"), let end = written.firstIndex(of: "}") else {
        repeated += written + "\n"
        continue
      }
      let bounds = written[..<end].dropFirst().split(separator: ".")
      guard bounds.count == 2, let low = Int(bounds[0]), let high = Int(bounds[1]), low <= high
      else {
        throw file.error("a line is repeated with `{1...9}`", line: line + 1 + index)
      }
      let rest = written[end...].dropFirst()
      for number in low...high {
        repeated +=
          Self.replacing(
            "{n-1}", in: Self.replacing("{n}", in: String(rest), with: number),
            with: number - 1) + "\n"
      }
    }
    return repeated
  }

  private static func replacing(_ place: String, in text: String, with number: Int) -> String {
    text.split(separator: place, omittingEmptySubsequences: false).joined(separator: "\(number)")
  }

  // MARK: Files

  /// Returns the file for a block that's labeled with its path; if the label allows it, the text
  /// can contain bytes such as `\xFF`.
  private func exampleFile(
    _ block: ReferenceFile.Block
  ) throws(ReferenceError) -> DiagnosticCatalogue.File {
    var (path, text) = try parts(of: block)
    let escapes = " with bytes"
    let hasEscapes = path.hasSuffix(escapes)
    if hasEscapes { path.removeLast(escapes.count) }
    guard path.hasPrefix("Content/") || path.hasPrefix("Templates/") else {
      throw file.error(
        "a block is `scenario`, `scenario long`, `console`, or the path of a file",
        line: block.line)
    }
    guard hasEscapes else { return DiagnosticCatalogue.File(path, bytes: Array(text.utf8)) }
    var bytes: [UInt8] = []
    for (index, part) in text.split(separator: "\\x", omittingEmptySubsequences: false).enumerated()
    {
      if index == 0 {
        bytes += Array(part.utf8)
      } else if let byte = UInt8(part.prefix(2), radix: 16) {
        bytes.append(byte)
        bytes += Array(part.dropFirst(2).utf8)
      } else {
        throw file.error("a byte is written `\\xFF`", line: block.line)
      }
    }
    return DiagnosticCatalogue.File(path, bytes: bytes)
  }
}
