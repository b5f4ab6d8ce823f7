import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// Settings that are gone when the setup is done, because the class computes the value itself, or
// because another setting has changed it.
extension LiveScene {
  /// Reports the settings of all elements that aren't there when the setup is done.
  func reportLostSettings(_ scene: Scene) {
    let elements = [scene.application, scene.delegate, scene.windowScene] + scene.windows
    for element in elements + scene.controllers + scene.views { reportLostSettings(of: element) }
  }

  private func reportLostSettings(of element: SceneElement) {
    for (index, setting) in element.properties.enumerated() {
      let rest = element.properties[(index + 1)...]
      guard !rest.contains(where: { replaces($0.property, setting.property) }),
        !problems.contains(where: { $0.range == setting.range })
      else { continue }
      let reference = PropertyReference(subject: element.name, property: setting.property)
      let wanted = ObservedValue(
        setting.value.dynamicValue(in: self), of: setting.property.kind)
      guard let actual = PropertyReader.value(of: reference, in: self),
        !actual.isAlmost(wanted)
      else { continue }
      warn(
        .lostSetting(setting.property.name, of: element.name.text, actual: actual.text),
        at: setting.range)
    }
    for child in element.children + element.parts { reportLostSettings(of: child) }
  }

  /// Returns whether an element's later setting is expected to change an earlier one: the same
  /// property, or another one about where the element is.
  private func replaces(_ later: Property, _ earlier: Property) -> Bool {
    let places = ["bounds", "center", "frame", "transform"]
    return later == earlier || places.contains(later.name) && places.contains(earlier.name)
  }
}

extension ObservedValue {
  /// Returns whether two values are equal, apart from the rounding of their numbers.
  fileprivate func isAlmost(_ other: ObservedValue) -> Bool {
    switch (self, other) {
    case (.numbers(let numbers), .numbers(let others)):
      numbers.count == others.count
        && zip(numbers, others).allSatisfy { ($0 - $1).magnitude < 1e-6 }
    case (.words(let words), .words(let others)):
      words.count == others.count && words.allSatisfy { others.contains($0) }
    default: self == other
    }
  }
}
