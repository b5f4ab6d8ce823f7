import SourceDiagnostics

/// Whether a page has light or dark colors.
enum ColorScheme: String, CaseIterable {
  case light
  case dark
}

/// The values of the variables that style sheets set for the whole page.
///
/// Only what applies to every page counts: rules for `:root` and `html`, for both schemes or in a
/// query for one of them. Rules for printing, for wide windows, and in layers are left out.
struct StyleVariables {
  /// A place at which a variable gets a value.
  struct Declaration: Equatable {
    var name: String
    var value: String
    /// The range of the value in the text.
    var range: Range<Int>
    var source: SourceText
    /// Whether the value comes before others that follow it.
    var isImportant = false
    /// Whether the author of the site wrote it.
    var isOwn: Bool
  }

  /// The declaration that counts of each variable, in each scheme.
  private var declarations: [ColorScheme: [String: Declaration]] = [:]

  /// Reads the next style sheet, whose rules come after all others.
  mutating func read(_ source: SourceText, isOwn: Bool) {
    var reader = StyleReader(source: source, isOwn: isOwn)
    for (declaration, schemes) in reader.declarations() {
      for scheme in schemes {
        let known = declarations[scheme]?[declaration.name]
        if known?.isImportant == true, !declaration.isImportant { continue }
        declarations[scheme, default: [:]][declaration.name] = declaration
      }
    }
  }

  /// Returns the declaration of a variable that counts in a scheme.
  func declaration(of name: String, in scheme: ColorScheme) -> Declaration? {
    declarations[scheme]?[name]
  }

  /// Returns the color of a variable in a scheme, or `nil` if it can't be computed here.
  func color(of name: String, in scheme: ColorScheme) -> StyleColor? {
    declaration(of: name, in: scheme).flatMap { color($0.value, in: scheme, depth: 0) }
  }

  private func color(_ value: String, in scheme: ColorScheme, depth: Int) -> StyleColor? {
    // Variables can name each other in a circle.
    guard depth < 10 else { return nil }
    if let arguments = Self.arguments(of: "var", in: value), let name = arguments.first {
      if let declaration = declaration(of: name, in: scheme) {
        return color(declaration.value, in: scheme, depth: depth + 1)
      }
      return arguments.count == 2 ? color(arguments[1], in: scheme, depth: depth + 1) : nil
    }
    if let arguments = Self.arguments(of: "light-dark", in: value), arguments.count == 2 {
      return color(arguments[scheme == .light ? 0 : 1], in: scheme, depth: depth + 1)
    }
    return StyleColor(value)
  }

  /// Returns the arguments of a call of a function, separated at commas outside other calls.
  private static func arguments(of function: String, in value: String) -> [String]? {
    guard value.lowercased().hasPrefix(function + "("), value.hasSuffix(")") else { return nil }
    var arguments = [""]
    var depth = 0
    for character in value.dropFirst(function.count + 1).dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return depth == 0 ? arguments.map(\.trimmed) : nil
  }
}

/// A reader for the variables in a style sheet.
private struct StyleReader {
  let source: SourceText
  let isOwn: Bool
  private var place = 0

  /// A rule that contains what is being read.
  private enum Rule {
    case wholePage
    case scheme(ColorScheme)
    case other
  }

  init(source: SourceText, isOwn: Bool) {
    self.source = source
    self.isOwn = isOwn
  }

  /// Returns the variables that the style sheet sets for the whole page, with the schemes in which
  /// they count.
  mutating func declarations() -> [(StyleVariables.Declaration, [ColorScheme])] {
    var found: [(StyleVariables.Declaration, [ColorScheme])] = []
    var rules: [Rule] = []
    var start = 0
    let bytes = source.bytes
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
        let isBefore = source[start..<place].trimmed.isEmpty
        skipComment()
        if isBefore { start = place }
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString()
        continue
      case UInt8(ascii: "{"):
        rules.append(Self.rule(source[start..<place]))
        start = place + 1
      case UInt8(ascii: "}"):
        if let schemes = Self.schemes(in: rules), let one = declaration(in: start..<place) {
          found.append((one, schemes))
        }
        _ = rules.popLast()
        start = place + 1
      case UInt8(ascii: ";"):
        if let schemes = Self.schemes(in: rules), let one = declaration(in: start..<place) {
          found.append((one, schemes))
        }
        start = place + 1
      default: break
      }
      place += 1
    }
    // Browsers close what is open at the end.
    if let schemes = Self.schemes(in: rules), let one = declaration(in: start..<bytes.count) {
      found.append((one, schemes))
    }
    return found
  }

  private func declaration(in range: Range<Int>) -> StyleVariables.Declaration? {
    let bytes = source.bytes
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = source[range.lowerBound..<colon].trimmed
    guard name.hasPrefix("--"), !source[colon + 1..<range.upperBound].trimmed.isEmpty else {
      return nil
    }
    var value = colon + 1..<range.upperBound
    while let first = value.first, bytes[first] <= 0x20 { value.removeFirst() }
    while let last = value.last, bytes[last] <= 0x20 { value.removeLast() }
    var text = String(source[value].split(separator: "/*").first ?? "").trimmed
    let mark = "!important"
    let isImportant = text.lowercased().hasSuffix(mark)
    if isImportant { text = String(text.dropLast(mark.count)).trimmed }
    return StyleVariables.Declaration(
      name: name, value: text, range: value.lowerBound..<value.lowerBound + text.utf8.count,
      source: source, isImportant: isImportant, isOwn: isOwn)
  }

  private static func rule(_ prelude: String) -> Rule {
    let prelude = prelude.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "").trimmed
      .lowercased()
    guard prelude.hasPrefix("@") else {
      let selectors = prelude.split(separator: ",").map { String($0).trimmed }
      return selectors.contains { $0 == ":root" || $0 == "html" } ? .wholePage : .other
    }
    guard prelude.hasPrefix("@media") else { return .other }
    var query = String(prelude.dropFirst("@media".count).filter { !$0.isWhitespace })
    for beginning in ["screenand", "alland"] where query.hasPrefix(beginning) {
      query.removeFirst(beginning.count)
    }
    return ColorScheme.allCases.first { query == "(prefers-color-scheme:\($0.rawValue))" }
      .map { .scheme($0) } ?? .other
  }

  /// Returns the schemes in which a declaration within rules counts for the whole page, or `nil` if
  /// it doesn't.
  private static func schemes(in rules: [Rule]) -> [ColorScheme]? {
    var schemes = ColorScheme.allCases
    var isForPage = false
    for rule in rules {
      switch rule {
      case .wholePage:
        guard !isForPage else { return nil }
        isForPage = true
      case .scheme(let scheme): schemes.removeAll { $0 != scheme }
      case .other: return nil
      }
    }
    return isForPage && !schemes.isEmpty ? schemes : nil
  }

  private mutating func skipComment() {
    place += 2
    while place < source.bytes.count, !source.bytes[place...].starts(with: "*/".utf8) { place += 1 }
    place = min(place + 2, source.bytes.count)
  }

  private mutating func skipString() {
    let quote = source.bytes[place]
    place += 1
    while place < source.bytes.count, source.bytes[place] != quote {
      place += source.bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, source.bytes.count)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
