package import SourceDiagnostics
import TouchEngine

/// Writes a scenario in the one way that all scenarios of a repository look.
///
/// Only spaces, empty lines and the spelling of arrows and dots change: two spaces for each level,
/// two before a property and before a comment at the end of a line, one anywhere else, an empty line
/// before the steps and before each block of expectations, and never two in a row. Comments stay
/// where they are.
package enum Formatter {
  /// Returns the text in the common form, or `nil` when it has an error, for then nobody knows what
  /// belongs together.
  ///
  /// What is returned is the common form of itself, has the same meaning, and ends its lines as the
  /// first line of the text does.
  package static func formatted(
    _ source: SourceText, resolver: SceneResolver = .none
  ) -> String? {
    let hasError = ParsedScenario(source, resolver: resolver).diagnostics.contains {
      $0.message.severity == .error
    }
    guard !hasError else { return nil }
    let lexemes = Lexer.lexemes(of: source)
    let indented = IndentedText(lexemes, of: source, report: DiagnosticReport(source)).lines
    let formatted = FormattedLines(lexemes, of: source)
    var lines = formatted.lines
    let arrangement = Arrangement(indented, source, places: formatted.places)
    arrangement.indent(&lines, indented, level: 0)
    arrangement.part(&lines, indented)
    indentComments(&lines)
    return text(of: lines, lineBreak: lineBreak(of: lexemes, source))
  }

  /// Puts a line that is a comment at the level of the line that it speaks of, which comes next.
  private static func indentComments(_ lines: inout [FormattedLine]) {
    var next: FormattedLine?
    for index in lines.indices.reversed() {
      if lines[index].isComment {
        lines[index].level = next?.level ?? lines[..<index].last { !$0.isEmpty }?.level ?? 0
        if let present = next, present.beginsPart {
          // The comment goes with what it speaks of.
          lines[index].beginsPart = true
          lines[index + 1].beginsPart = false
          next = lines[index]
        }
      } else {
        next = lines[index].isEmpty ? nil : lines[index]
      }
    }
  }

  private static func lineBreak(of lexemes: [Lexeme], _ source: SourceText) -> String {
    lexemes.first { $0.kind == .lineBreak }.map { source[$0.range] } ?? "\n"
  }

  private static func text(of lines: [FormattedLine], lineBreak: String) -> String {
    var text = ""
    var isAfterGap = true
    for line in lines {
      if line.isEmpty {
        if !isAfterGap { text += lineBreak }
        isAfterGap = true
        continue
      }
      if line.beginsPart, !isAfterGap { text += lineBreak }
      if line.isHidden { text += "# " }
      text += String(repeating: "  ", count: line.level) + line.text + lineBreak
      isAfterGap = false
    }
    // An empty line at the end stands for nothing.
    if isAfterGap, text.utf8.count > lineBreak.utf8.count {
      text.removeLast(lineBreak.count)
    }
    return text
  }
}

/// Finds out what stands under what, and where a part of the scenario begins.
private struct Arrangement {
  private let source: SourceText

  /// The number of the line at which each lexeme is the first.
  private let places: [Int: Int]

  /// The names that the scene declares.
  private var names: Set<String> = []

  init(_ indented: [IndentedLine], _ source: SourceText, places: [Int: Int]) {
    self.source = source
    self.places = places
    collectNames(indented)
  }

  private mutating func collectNames(_ indented: [IndentedLine]) {
    for line in indented {
      if line.lexemes.count > 1, ClassDescription.named(source[line.lexemes[0].range]) != nil {
        names.insert(source[line.lexemes[1].range])
      }
      collectNames(line.children)
    }
  }

  /// Gives each line the level at which it stands.
  func indent(_ lines: inout [FormattedLine], _ indented: [IndentedLine], level: Int) {
    for line in indented {
      let isTrace = line.lexemes.prefix(2).map { source[$0.range] } == ["expect", "trace"]
      if let place = places[line.range.lowerBound] { lines[place].level = level }
      if isTrace {
        // What a trace says is no text of the language.
        for child in line.children {
          guard let place = places[child.range.lowerBound] else { continue }
          lines[place].text = source[child.range]
        }
      }
      indent(&lines, line.children, level: level + 1)
    }
  }

  /// Marks the lines at which a part of the scenario begins.
  func part(_ lines: inout [FormattedLine], _ indented: [IndentedLine]) {
    var previous: LineClass?
    for line in indented {
      let present = LineClass(line, source: source) { names.contains($0) }
      let begins = previous.map { $0 != present || present != .scene && present != .step }
      if begins ?? false, let place = places[line.range.lowerBound] {
        lines[place].beginsPart = true
      }
      if present == .variant { part(&lines, line.children) }
      previous = present
    }
  }
}
