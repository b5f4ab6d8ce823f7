package import SourceDiagnostics
import TouchEngine

/// A formatter that gives all scenarios of a repository the same look.
///
/// It changes only spaces, empty lines, and the spelling of arrows and dots: two spaces for each
/// level, two before a property and before a comment at the end of a line, one anywhere else, and
/// one empty line before the steps and before each block of expectations. Comments stay where they
/// are.
package enum Formatter {
  /// Returns the formatted text, or `nil` when the text has an error, because then it isn't clear
  /// what belongs together.
  ///
  /// Formatting the result again doesn't change it. The result has the same meaning as the text,
  /// and the same line endings as its first line.
  package static func formatted(
    _ source: SourceText, resolver: SceneResolver = .none
  ) -> String? {
    let hasError = ParsedScenario(source, resolver: resolver).diagnostics.contains {
      $0.message.severity == .error
    }
    guard !hasError else { return nil }
    let lexemes = Lexer.lexemes(of: source)
    let indented = IndentedText(lexemes, of: source, report: DiagnosticReport(source)).lines
    let formatted = FormattedLines(lexemes, of: source, resolver.classes)
    var lines = formatted.lines
    let arrangement = Arrangement(
      indented, source, resolver.classes, places: formatted.places)
    arrangement.indent(&lines, indented, level: 0)
    arrangement.part(&lines, indented)
    indentComments(&lines)
    return text(of: lines, lineBreak: lineBreak(of: lexemes, source))
  }

  /// Indents a comment line like the line that it describes, which comes next.
  private static func indentComments(_ lines: inout [FormattedLine]) {
    var next: FormattedLine?
    for index in lines.indices.reversed() {
      if lines[index].isComment {
        lines[index].level = next?.level ?? lines[..<index].last { !$0.isEmpty }?.level ?? 0
        if let present = next, present.beginsPart {
          // The comment belongs to the line that it describes.
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
    // An empty line at the end has no meaning.
    if isAfterGap, text.utf8.count > lineBreak.utf8.count {
      text.removeLast(lineBreak.count)
    }
    return text
  }
}

/// The levels of lines, and the lines that begin a part of the scenario.
private struct Arrangement {
  private let source: SourceText
  private let classes: ScenarioClasses

  /// The number of the line that each lexeme begins.
  private let places: [Int: Int]

  /// The names that the setup declares.
  private var names: Set<String> = []

  init(
    _ indented: [IndentedLine], _ source: SourceText, _ classes: ScenarioClasses,
    places: [Int: Int]
  ) {
    self.source = source
    self.classes = classes
    self.places = places
    collectNames(indented)
  }

  private mutating func collectNames(_ indented: [IndentedLine]) {
    for line in indented {
      if line.lexemes.count > 1, classes[source[line.lexemes[0].range]] != nil {
        names.insert(source[line.lexemes[1].range])
      }
      collectNames(line.children)
    }
  }

  /// Sets the level of each line.
  func indent(_ lines: inout [FormattedLine], _ indented: [IndentedLine], level: Int) {
    for line in indented {
      let isTrace = line.lexemes.prefix(2).map { source[$0.range] } == ["expect", "trace"]
      if let place = places[line.range.lowerBound] { lines[place].level = level }
      if isTrace {
        // The lines of a trace aren't written in the language.
        for child in line.children {
          guard let place = places[child.range.lowerBound] else { continue }
          lines[place].text = source[child.range]
        }
      }
      indent(&lines, line.children, level: level + 1)
    }
  }

  /// Marks the lines that begin a part of the scenario.
  func part(_ lines: inout [FormattedLine], _ indented: [IndentedLine]) {
    var previous: LineClass?
    for line in indented {
      let present = LineClass(line, source: source, classes: classes) { names.contains($0) }
      let begins = previous.map { $0 != present || present != .scene && present != .step }
      if begins ?? false, let place = places[line.range.lowerBound] {
        lines[place].beginsPart = true
      }
      if present == .variant { part(&lines, line.children) }
      previous = present
    }
  }
}
