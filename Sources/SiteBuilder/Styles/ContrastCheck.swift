import SourceDiagnostics

/// A check that text and marks in an author's own colors can be seen on their grounds.
///
/// It covers the variables of the site's own style sheets, whose uses are known. A color in a form
/// that isn't read gets another warning, so that it isn't taken for checked.
struct ContrastCheck {
  /// The variables for what text is on.
  private static let grounds = ["--ground", "--raised", "--sunken"]

  /// The variables for text, and those for lines and marks, with the least contrast that each
  /// needs.
  private static let needs: [(names: [String], use: String, least: Double)] = [
    (
      [
        "--ink", "--ink-soft", "--finger", "--search", "--delivery", "--recognizer", "--action",
        "--cancel",
      ], "text", 4.5
    ),
    // On a sunken ground, lines are only decoration.
    (["--gold", "--rule-strong"], "a line", 3),
  ]

  /// A pair of colors that are too similar.
  private struct Finding {
    var message: DiagnosticMessage
    var declaration: StyleVariables.Declaration
    var scheme: ColorScheme
    /// The contrast as a part of what it should be.
    var part: Double
  }

  /// Returns a warning for each value in an author's style sheets that makes text or marks hard to
  /// see, in each scheme, given all style sheets in the order in which they apply.
  static func diagnostics(of sheets: [(source: SourceText, isOwn: Bool)]) -> [Diagnostic] {
    guard sheets.contains(where: \.isOwn) else { return [] }
    var variables = StyleVariables()
    for sheet in sheets { variables.read(sheet.source, isOwn: sheet.isOwn) }
    var worst: [Finding] = []
    for finding in findings(in: variables) {
      let known = worst.firstIndex {
        $0.declaration == finding.declaration && $0.scheme == finding.scheme
      }
      if let known {
        if finding.part < worst[known].part { worst[known] = finding }
      } else {
        worst.append(finding)
      }
    }
    return
      (worst.map { Diagnostic($0.message, at: $0.declaration.range, in: $0.declaration.source) }
      + unread(in: variables)).inSourceOrder
  }

  /// Returns a warning for each of the author's colors whose form isn't read.
  private static func unread(in variables: StyleVariables) -> [Diagnostic] {
    var found: [StyleVariables.Declaration] = []
    for scheme in ColorScheme.allCases {
      for name in grounds + needs.flatMap(\.names) {
        guard let declaration = variables.declaration(of: name, in: scheme), declaration.isOwn,
          StyleColor(variables.value(of: declaration, in: scheme)) == nil,
          !found.contains(declaration)
        else { continue }
        found.append(declaration)
      }
    }
    return found.map {
      Diagnostic(.uncheckedContrast(of: $0.name, $0.value), at: $0.range, in: $0.source)
    }
  }

  private static func findings(in variables: StyleVariables) -> [Finding] {
    var findings: [Finding] = []
    for scheme in ColorScheme.allCases {
      for (names, use, least) in needs {
        for name in names {
          for ground in use == "text" ? grounds : Array(grounds.dropLast()) {
            guard let front = variables.declaration(of: name, in: scheme),
              let back = variables.declaration(of: ground, in: scheme),
              front.isOwn || back.isOwn,
              let color = StyleColor(variables.value(of: front, in: scheme)),
              let behind = StyleColor(variables.value(of: back, in: scheme))
            else { continue }
            let contrast = color.contrast(with: behind)
            guard contrast < least else { continue }
            let message = DiagnosticMessage.lowContrast(
              "`\(name)` (\(front.value)) on `\(ground)` (\(back.value))", ratio(contrast),
              scheme: scheme.rawValue, use: use, least: ratio(least))
            findings.append(
              Finding(
                message: message, declaration: front.isOwn ? front : back, scheme: scheme,
                part: contrast / least))
          }
        }
      }
    }
    return findings
  }

  /// Returns a contrast with two decimals, never rounded up to one that suffices.
  private static func ratio(_ contrast: Double) -> String {
    let hundredths = Int(contrast * 100 + 1e-9)
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100):1" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(hundredths / 100).\(digits):1"
  }
}
