import ScenarioLanguage
import SourceDiagnostics

/// A value in a scene's text that a reader may change without writing.
struct SceneSwitch {
  /// The name of what it belongs to; that of the model itself is `UIKit`.
  var element: String

  /// The property, or the question to a delegate.
  var property: String

  /// What its values are, in a word.
  var kind: String

  /// The value as the text has it.
  var value: String

  /// The words that can stand there; `nil` when there are too many.
  var choices: [String]?

  /// Where the value stands.
  var range: Range<Int>
}

extension SceneSwitch {
  /// Returns the values that stand in the scenario's own text.
  static func all(in scenario: Scenario) -> [SceneSwitch] {
    var collector = Collector(scenario: scenario)
    let scene = scenario.scene
    for element in [scene.application, scene.delegate, scene.windowScene] + scene.windows
      + scene.controllers + scene.timers
    {
      collector.collect(element)
    }
    for setting in scene.behavior {
      collector.add("UIKit", setting.field.rawValue, setting.field.valueKind, setting.range)
    }
    return collector.found.filter { scenario.sources.isOwn($0.range) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private struct Collector {
    let scenario: Scenario
    var found: [SceneSwitch] = []

    mutating func collect(_ element: SceneElement) {
      let name = element.name.text
      for setting in element.properties {
        add(
          name, setting.property.name, setting.property.valueKind(in: element.elementClass),
          setting.range)
      }
      for answer in element.delegateAnswers {
        add(name, question(at: answer.range), .boolean, answer.range)
      }
      for part in element.children + element.parts { collect(part) }
    }

    /// Adds the value behind the last colon of a range.
    mutating func add(
      _ element: String, _ property: String, _ kind: PropertyValueKind, _ range: Range<Int>
    ) {
      let text = scenario.source[range]
      guard let colon = Array(text.utf8).lastIndex(of: UInt8(ascii: ":")) else { return }
      let bytes = Array(text.utf8)
      var start = colon + 1
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
      let (word, choices) = Self.words(for: kind)
      found.append(
        SceneSwitch(
          element: element, property: property, kind: word,
          value: String(decoding: bytes[start...], as: UTF8.self), choices: choices,
          range: range.lowerBound + start..<range.upperBound))
    }

    /// Returns what a delegate is asked, as the text has it in front of the colon.
    private func question(at range: Range<Int>) -> String {
      let bytes = Array(scenario.source[range].utf8)
      let end = bytes.lastIndex(of: UInt8(ascii: ":")) ?? bytes.count
      let words = bytes[..<end].split(separator: UInt8(ascii: " ")).map {
        String(decoding: Array($0), as: UTF8.self)
      }
      return (words.first == "delegate" ? Array(words.dropFirst()) : words).joined(separator: " ")
    }

    private static func words(for kind: PropertyValueKind) -> (word: String, choices: [String]?) {
      switch kind {
      case .angle: ("angle", nil)
      case .boolean: ("boolean", ["true", "false"])
      case .cell, .names, .points, .transform: ("text", nil)
      case .count: ("count", nil)
      case .insets: ("insets", nil)
      case .number, .windowLevel: ("number", nil)
      case .point: ("point", nil)
      case .rectangle: ("rectangle", nil)
      case .time: ("time", nil)
      case .words(let words): ("words", words)
      }
    }
  }
}
