import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TouchEngine

/// A value in a scenario's setup that a reader can change without writing.
struct SceneSwitch {
  /// The name of the element that the value belongs to; for the model itself, `UIKit`.
  var element: String

  /// The property, or the question to a delegate.
  var property: String

  /// The type of its values, in a word.
  var kind: String

  /// The value in the text, or the default value if the text doesn't contain it.
  var value: String

  /// The text to write before the value; `nil` if the value is already in the text.
  var opening: String?

  /// The possible values; `nil` if there are too many.
  var choices: [String]?

  /// The range of the value, or the position for it.
  var range: Range<Int>
}

extension SceneSwitch {
  /// Returns the values in the scenario's own text, and the properties of its elements that decide
  /// which view receives touches, in the order of the text.
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
        guard case .flag = answer.value else { continue }
        add(name, question(at: answer.range), .boolean, answer.range)
      }
      if !element.isImplied { offerUnwritten(of: element) }
      for part in element.children + element.parts { collect(part) }
    }

    /// Adds the properties that the element's class has and its line doesn't mention.
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

    /// Adds the value after the last colon of a range.
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

    /// Returns the delegate's question, as it appears before the colon in the text.
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
