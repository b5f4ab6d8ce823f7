import ScenarioLanguage
import ScenarioRunner
import Sorting
import SourceDiagnostics
import TouchEngine

/// A value of a scene that a reader may change without writing.
struct SceneSwitch {
  /// The name of what it belongs to; that of the model itself is `UIKit`.
  var element: String

  /// The property, or the question to a delegate.
  var property: String

  /// What its values are, in a word.
  var kind: String

  /// The value as the text has it, or as it is without a word in the text.
  var value: String

  /// What has to be written in front of the value; `nil` when the value stands in the text.
  var opening: String?

  /// The words that can stand there; `nil` when there are too many.
  var choices: [String]?

  /// Where the value stands, or is to be written.
  var range: Range<Int>
}

extension SceneSwitch {
  /// Returns the values that stand in the scenario's own text, and those of its elements that decide
  /// who gets touches, in the order of the text.
  static func all(in session: ScenarioSession) -> [SceneSwitch] {
    let scenario = session.scenario
    var collector = Collector(session: session)
    let scene = scenario.scene
    for element in [scene.application, scene.delegate, scene.windowScene] + scene.windows
      + scene.controllers + scene.views + scene.timers
    {
      collector.collect(element)
    }
    for setting in scene.behavior {
      collector.add("UIKit", setting.field.name, setting.field.kind, setting.range)
    }
    return collector.found.filter { scenario.sources.isOwn($0.range) }
      .stablySorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private struct Collector {
    let session: ScenarioSession
    var found: [SceneSwitch] = []

    mutating func collect(_ element: SceneElement) {
      let name = element.name.text
      for setting in element.properties {
        add(
          name, setting.property.name, setting.property.kind,
          setting.range)
      }
      for answer in element.delegateAnswers {
        add(name, question(at: answer.range), .boolean, answer.range)
      }
      if !element.isImplied { offerUnwritten(of: element) }
      for part in element.children + element.parts { collect(part) }
    }

    /// Adds what the element's class has and its line does not say.
    private mutating func offerUnwritten(of element: SceneElement) {
      for property in element.elementClass.settableProperties
      where property.traits.contains(.decidesTouches) {
        guard !element.properties.contains(where: { $0.property == property }),
          let flag = session.flag(property, of: element.name)
        else { continue }
        let (word, choices) = Self.words(for: .boolean)
        let end = element.name.range.upperBound
        found.append(
          SceneSwitch(
            element: element.name.text, property: property.name, kind: word,
            value: flag ? "true" : "false", opening: "  \(property.name): ", choices: choices,
            range: end..<end))
      }
    }

    /// Adds the value behind the last colon of a range.
    mutating func add(
      _ element: String, _ property: String, _ kind: PropertyValueKind, _ range: Range<Int>
    ) {
      let text = session.scenario.source[range]
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
      let bytes = Array(session.scenario.source[range].utf8)
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
      case .cell, .object, .objects, .points, .text, .transform: ("text", nil)
      case .count: ("count", nil)
      case .insets: ("insets", nil)
      case .number, .windowLevel: ("number", nil)
      case .point, .size: ("point", nil)
      case .rectangle: ("rectangle", nil)
      case .time: ("time", nil)
      case .words(let words): ("words", words)
      }
    }
  }
}
