import SourceDiagnostics
import TouchEngine

extension SceneParser {
  /// The word that begins a line that changes numbers and choices of UIKit.
  static let behaviorWord = "UIKit"

  /// Parses `UIKit panThreshold: 20 tapInterval: 300ms`.
  func parseBehavior(_ line: IndentedLine, into settings: inout [BehaviorSetting]) {
    var parser = LineParser(line, names: names, report: report)
    parser.index += 1
    do throws(ParseError) {
      repeat {
        let start = parser.index
        let field = try parser.choose(
          "number or choice of UIKit", from: UIKitBehavior.fields.map { ($0.name, $0) })
        try parser.expect(.colon, ":")
        let value = try parser.takeValue(of: field.kind, named: field.name)
        settings.append(
          BehaviorSetting(field: field, value: value, range: parser.range(from: start)))
      } while !parser.isAtEnd
    } catch {}
    if let child = line.children.first { report.add(.unexpectedIndentation, at: child.range) }
  }

  /// Reports cyclic requirements, which can never be met.
  func checkCycles(_ requirements: [FailureRequirement]) {
    for (index, last) in requirements.enumerated() {
      let earlier = requirements[..<index]
      // The path from the other recognizer back to the one waiting for it.
      var way = [last.other.text]
      var reached = way
      var circle: [FailureRequirement] = []
      while let name = way.popLast(), name != last.recognizer.text {
        for requirement in earlier where requirement.recognizer.text == name {
          circle.append(requirement)
          guard !reached.contains(requirement.other.text) else { continue }
          reached.append(requirement.other.text)
          way.append(requirement.other.text)
        }
      }
      guard reached.contains(last.recognizer.text) else { continue }
      report.add(
        .requirementCircle(last.recognizer.text, last.other.text), at: last.range,
        notes: circle.map { Diagnostic.Note("required here", at: $0.range, in: report.source) })
    }
  }
}
