/// Gives each heading of a lesson a fragment of its own.
///
/// Fragments never hold an underscore, so that those of the page itself, which all do, are free.
struct HeadingIdentifiers {
  private var counts: [String: Int] = [:]

  /// The fragment for a heading: its letters and digits in lower case, hyphens between its words,
  /// and a number when an earlier heading has the same.
  mutating func identifier(for text: String) -> String {
    var name = ""
    for character in text {
      if character.isLetter || character.isNumber {
        name += character.lowercased()
      } else if character == "'" || character == "’" {
        continue
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    if name.last == "-" { name.removeLast() }
    if name.isEmpty { name = "section" }
    var candidate = name
    while let count = counts[candidate] {
      counts[candidate] = count + 1
      candidate = "\(name)-\(count + 1)"
    }
    counts[candidate] = 1
    return candidate
  }
}
