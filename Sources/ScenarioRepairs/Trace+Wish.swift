package import ScenarioLanguage
import TouchEngine
package import TraceModel

extension Trace {
  /// Returns the line of an expectation that a participant acts, or `nil` if no line says so.
  ///
  /// A recognizer or a control fires, a row or an item is selected, and another view gets a touch.
  package func wish(for name: String, classes: ScenarioClasses) -> String? {
    guard let participant = participants.first(where: { $0.name == name }) else { return nil }
    switch participant.kind {
    case .recognizer: return "\(name) fires"
    case .view: break
    default: return nil
    }
    if let selection = selection(of: name) { return selection }
    let isControl = classes[participant.className]?.isControl ?? false
    return "\(name) \(isControl ? "fires" : "touchesBegan")"
  }

  /// Returns a line that expects a row or an item to be selected, for a table, a collection view, or
  /// one of their cells.
  private func selection(of name: String) -> String? {
    guard let cell = participants.first(where: { $0.name == name }) else { return nil }
    switch cell.className {
    case "UITableView": return "\(name) didSelectRowAt"
    case "UICollectionView": return "\(name) didSelectItemAt"
    case "UITableViewCell", "UICollectionViewCell":
      guard let place = PartName(name), place.isOfCell else { return nil }
      let word = cell.className == "UITableViewCell" ? "didSelectRowAt" : "didSelectItemAt"
      return "\(place.owner) \(word) \(place.word)"
    default: return nil
    }
  }
}
