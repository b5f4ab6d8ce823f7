import SourceDiagnostics

// Lines that change a scene which other lines have set up: `with hold cancelsTouchesInView: false`.
extension SceneReader {
  /// Reads what a line changes, and what stands under it, as an element of its own.
  func readChange(
    _ line: OutlineLine, requirements: inout [FailureRequirement]
  ) -> SceneElement? {
    var reader = LineReader(line, names: names, report: report)
    do throws(LineAbandoned) {
      try reader.expect(word: "with")
      let name = try reader.takeReference(ElementKind.allCases)
      guard let elementClass = names[name.text]?.elementClass else { return nil }
      var change = SceneElement(elementClass, name: name, range: line.range)
      if reader.isAtEnd, line.children.isEmpty {
        report.add(.emptyChange(name.text), at: line.range)
      }
      readProperties(&reader, into: &change)
      readChildren(line.children, of: &change, isKnown: true, requirements: &requirements)
      rejectMissingSuperview(of: change)
      return change
    } catch {
      return nil
    }
  }

  /// Returns a scene with the changes made, one after another.
  func applying(_ changes: [SceneElement], to scene: Scene) -> Scene {
    var scene = scene
    for change in changes {
      apply(change, to: &scene.application)
      apply(change, to: &scene.delegate)
      apply(change, to: &scene.windowScene)
      for index in scene.windows.indices { apply(change, to: &scene.windows[index]) }
      for index in scene.timers.indices { apply(change, to: &scene.timers[index]) }
      for index in scene.controllers.indices { apply(change, to: &scene.controllers[index]) }
      for index in scene.views.indices { apply(change, to: &scene.views[index]) }
    }
    return scene
  }

  private func apply(_ change: SceneElement, to element: inout SceneElement) {
    // What an element has anyhow, such as `pan of scroll`, has a line of its own only where it is
    // changed.
    if change.name.text.utf8.suffix(4 + element.name.text.utf8.count)
      .elementsEqual((" of " + element.name.text).utf8)
    {
      element.parts.append(change)
      return
    }
    guard element.name.text == change.name.text else {
      for index in element.children.indices { apply(change, to: &element.children[index]) }
      return
    }
    for setting in change.properties {
      element.properties.removeAll { $0.property == setting.property }
      element.properties.append(setting)
    }
    // The first rule that fits is followed, so a change comes before what it changes.
    element.overrides = change.overrides + element.overrides
    element.delegateAnswers = change.delegateAnswers + element.delegateAnswers
    element.viewDelegateAnswers = change.viewDelegateAnswers + element.viewDelegateAnswers
    element.controllerDelegateAnswers =
      change.controllerDelegateAnswers + element.controllerDelegateAnswers
    element.targets += change.targets
    element.actions += change.actions
    element.parts += change.parts
    element.children += change.children
  }
}
