/// A generator for unique URL fragments of a lesson's headings.
///
/// The fragments never contain an underscore, so they don't conflict with the page's own fragments,
/// all of which do.
struct HeadingIdentifiers {
  private var counts: [String: Int] = [:]

  /// Returns the fragment for a heading: its letters and digits in lowercase, hyphens between its
  /// words, and a number if an earlier heading has the same fragment.
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
