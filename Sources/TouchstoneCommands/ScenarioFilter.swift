/// A filter for scenarios and exercises: a pattern with `*` (any characters) and `?` (one
/// character), or a regular expression between slashes, which must match part of `FILE#scenario`.
///
/// Without `#`, the pattern matches the name of a scenario or lesson. With `#`, it's a pattern for
/// the lesson and one for the scenario. A lesson's name is its path, with or without `.md`, or its
/// file name alone.
struct ScenarioFilter {
  private var lesson: String?
  private var name: String
  private var expression: Regex<AnyRegexOutput>?

  /// Parses a pattern; throws if one between slashes isn't a valid regular expression.
  init(_ pattern: String) throws {
    if pattern.count > 2, pattern.hasPrefix("/"), pattern.hasSuffix("/") {
      expression = try Regex(String(pattern.dropFirst().dropLast()))
    }
    let mark = pattern.lastIndex(of: "#")
    lesson = mark.map { String(pattern[..<$0]) }
    name = mark.map { String(pattern[pattern.index(after: $0)...]) } ?? pattern
  }

  /// Returns whether the filter matches a scenario or exercise of the lesson at a path.
  func matches(path: String, name scenario: String) -> Bool {
    if let expression { return "\(path)#\(scenario)".contains(expression) }
    // A quiz or a challenge also matches by its name without the prefix.
    let isNamed =
      Self.matches(name, scenario)
      || scenario.split(separator: ":").last.map { Self.matches(name, String($0)) } ?? false
    guard let lesson else { return isNamed || Self.matchesLesson(name, path) }
    return isNamed && Self.matchesLesson(lesson, path)
  }

  private static func matchesLesson(_ pattern: String, _ path: String) -> Bool {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return [path, file].contains { name in
      matches(pattern, name) || name.hasSuffix(".md") && matches(pattern, String(name.dropLast(3)))
    }
  }

  /// Returns whether a whole text matches a pattern.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of pattern and text.
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern)
    let text = Array(text)
    var place = 0
    var position = 0
    // Where to continue if what follows the last star doesn't match: the star takes one more
    // character.
    var retry: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place + 1, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = retry {
        retry = (last.place, last.position + 1)
        place = last.place
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
