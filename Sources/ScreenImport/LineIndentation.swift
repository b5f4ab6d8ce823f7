/// How far an object is from the beginning of its line, in a tree of any tool.
struct LineIndentation {
  /// The characters before the object, without the marks of people and tools.
  private(set) var column = 0

  /// How many bars are among them.
  private(set) var level = 0

  /// Creates the indentation of a line that begins with its object.
  init() {}

  /// Reads what's before an object on a line.
  ///
  /// What the console writes before the indentation, such as the time, doesn't count.
  init(before end: Int, from lineStart: Int, in bytes: [UInt8]) {
    var end = end
    // UIKit puts some descriptions into another pair of brackets.
    while end > lineStart, bytes[end - 1] == UInt8(ascii: "<") { end -= 1 }
    var start = end
    while start > lineStart, bytes[start - 1].isMark { start -= 1 }
    count(bytes[start..<end])
    if level == 0 { countLeading(bytes[lineStart..<end]) }
    if level == 0, column < 3 { column = 0 }
  }

  private mutating func count(_ marks: ArraySlice<UInt8>) {
    var dashes = 0
    for index in marks.indices where !marks[index].continuesCharacter {
      switch marks[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): column += 1
      case UInt8(ascii: "|"):
        column += 1
        level += 1
      case UInt8(ascii: "-"): dashes += 1
      case 0xE2 where Self.isLine(marks[index...]):
        column += 1
        // The vertical line.
        if marks[index...].dropFirst(2).first == 0x82 { level += 1 }
      default: break
      }
    }
    // Lines of dashes only are indented by them.
    if column == 0, dashes > 1 { column = dashes + 2 }
  }

  /// Counts the marks at the beginning of a line, if there are bars and something else follows, such as a
  /// note before the object.
  private mutating func countLeading(_ line: ArraySlice<UInt8>) {
    let marks = line.prefix { $0.isMark }
    guard marks.contains(UInt8(ascii: "|")) else { return }
    column = 0
    count(marks)
  }

  /// Returns whether bytes begin with a character that draws a line.
  private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let second = bytes.dropFirst().first else { return false }
    return second == 0x94 || second == 0x95
  }
}
