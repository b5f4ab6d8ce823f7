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
    /// Whether the author of the site wrote it.
    var isOwn: Bool
  }

  /// The declaration that counts of each variable, in each scheme.
  private var declarations: [ColorScheme: [String: Declaration]] = [:]

  /// Returns the declaration of a variable that counts in a scheme.
  func declaration(of name: String, in scheme: ColorScheme) -> Declaration? {
    declarations[scheme]?[name]
  }

  /// Returns the value of a declaration in a scheme, without `!important`, and with the value of the
  /// variable or the scheme's color that it refers to.
  func value(of declaration: Declaration, in scheme: ColorScheme) -> String {
    var value = declaration.value
    // More references than there are variables would be a circle.
    for _ in 0...(declarations[scheme]?.count ?? 0) {
      value = value.replacing(/\s*!\s*important$/, with: "")
      if let match = value.wholeMatch(of: /var\(\s*(--[^\s,()]+)\s*(?:,([^()]*))?\)/) {
        let known = self.declaration(of: String(match.output.1), in: scheme)?.value
        guard let next = known ?? match.output.2.map(String.init) else { return value }
        value = String(next.trimmingPrefix(while: \.isWhitespace))
      } else if let match = value.wholeMatch(of: /light-dark\(([^(),]+|[^(),]*\([^()]*\)),(.+)\)/) {
        let chosen = scheme == .light ? match.output.1 : match.output.2
        value = chosen.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      } else {
        return value
      }
    }
    return value
  }

  /// Reads the next style sheet, whose rules come after all others.
  mutating func read(_ source: SourceText, isOwn: Bool) {
    // Comments and strings become as many spaces, so that offsets stay.
    let text = source.text.replacing(/(?s)\/\*.*?(\*\/|$)|"(\\.|[^"\\])*"?|'(\\.|[^'\\])*'?/) {
      String(repeating: " ", count: $0.output.0.utf8.count)
    }
    // Browsers close what is open at the end.
    let bytes = Array((text + "}").utf8)
    var rules: [String] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where "{};".utf8.contains(byte) {
      let piece = bytes[start..<place].trimmed
      start = place + 1
      if byte == UInt8(ascii: "{") {
        rules.append(piece.text.lowercased())
        continue
      }
      if let colon = piece.firstIndex(of: UInt8(ascii: ":")), piece.starts(with: "--".utf8) {
        let value = piece[(colon + 1)...].trimmed
        let declaration = Declaration(
          name: piece[..<colon].trimmed.text, value: value.text,
          range: value.startIndex..<value.endIndex, source: source, isOwn: isOwn)
        for scheme in Self.schemes(in: rules) where !value.isEmpty {
          declarations[scheme, default: [:]][declaration.name] = declaration
        }
      }
      if byte == UInt8(ascii: "}") { _ = rules.popLast() }
    }
  }

  /// Returns the schemes in which a declaration within rules counts for the whole page.
  private static func schemes(in rules: [String]) -> [ColorScheme] {
    var schemes = ColorScheme.allCases
    var pageRules = 0
    for rule in rules {
      if !rule.hasPrefix("@") {
        let selectors = rule.split(separator: ",").map { Array($0.utf8)[...].trimmed.text }
        guard selectors.contains(":root") || selectors.contains("html") else { return [] }
        pageRules += 1
        continue
      }
      let query = rule.filter { !$0.isWhitespace }
        .replacing(/^@media((screen|all)and)?/, with: "@media")
      schemes.removeAll { query != "@media(prefers-color-scheme:\($0.rawValue))" }
    }
    return pageRules == 1 ? schemes : []
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at their ends.
  fileprivate var trimmed: Self {
    let start = firstIndex { $0 > 0x20 } ?? endIndex
    return self[start..<((lastIndex { $0 > 0x20 } ?? start - 1) + 1)]
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
