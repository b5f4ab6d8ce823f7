import SourceDiagnostics
import TouchEngine
import TraceModel

// Lines that change a setup that other lines have built: `with hold cancelsTouchesInView: false`.
extension SceneParser {
  /// Parses what a line changes, and the lines indented under it, as a separate element.
  func parseChange(
    _ line: IndentedLine, requirements: inout [FailureRequirement]
  ) -> SceneElement? {
    var parser = LineParser(line, names: names, report: report)
    do throws(ParseError) {
      try parser.expect(word: "with")
      let name = try parser.takeReference(ObjectKind.allCases)
      guard let elementClass = names[name.text]?.elementClass else { return nil }
      var change = SceneElement(elementClass, name: name, range: line.range)
      if parser.isAtEnd, line.children.isEmpty {
        report.add(.emptyChange(name.text), at: line.range)
      }
      parseProperties(&parser, into: &change)
      parseChildren(line.children, of: &change, isKnown: true, requirements: &requirements)
      rejectMissingSuperview(of: change)
      return change
    } catch {
      return nil
    }
  }

  /// Returns a setup with the changes applied in order.
  func applying(_ changes: [SceneElement], to scene: Scene) -> Scene {
    var scene = scene
    for change in changes {
      if scene.change(change.name.text, { $0.take(change) }) { continue }
      // A part that an element creates itself, such as `pan of scroll`, has a line only if it's
      // changed.
      var owner = PartName(change.name.text)?.owner
      while let name = owner, !scene.change(name, { $0.parts.append(change) }) {
        owner = PartName(name)?.owner
      }
      // An object that belongs to no element, such as a bar that UIKit creates, is found by its
      // name.
      if owner == nil { scene.windows[0].parts.append(change) }
    }
    return scene
  }
}

extension Scene {
  /// Changes the element or the part with a name at any level, and returns whether it exists.
  fileprivate mutating func change(
    _ name: String, _ body: (inout SceneElement) -> Void
  ) -> Bool {
    application.change(name, body) || delegate.change(name, body)
      || windowScene.change(name, body) || windows.change(name, body)
      || timers.change(name, body) || controllers.change(name, body)
      || views.change(name, body)
  }
}

extension [SceneElement] {
  fileprivate mutating func change(
    _ name: String, _ body: (inout SceneElement) -> Void
  ) -> Bool {
    for index in indices where self[index].change(name, body) { return true }
    return false
  }
}

extension SceneElement {
  /// Changes the element, or an element indented under it, if it has the name.
  ///
  /// An element takes precedence over a line about it.
  fileprivate mutating func change(
    _ name: String, _ body: (inout SceneElement) -> Void
  ) -> Bool {
    guard self.name.text == name else {
      return children.change(name, body) || parts.change(name, body)
    }
    body(&self)
    return true
  }

  /// Applies a change.
  ///
  /// The first rule that matches applies, so the new rules come before the existing ones, and a new
  /// value replaces the old one.
  fileprivate mutating func take(_ change: SceneElement) {
    for setting in change.properties {
      if let index = properties.lastIndex(where: { $0.property == setting.property }) {
        properties[index] = setting
      } else {
        properties.append(setting)
      }
    }
    overrides = change.overrides + overrides
    delegateAnswers = change.delegateAnswers + delegateAnswers
    targets += change.targets
    actions += change.actions
    parts += change.parts
    children += change.children
  }
}
