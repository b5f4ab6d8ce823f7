import ScenarioLanguage
import TouchEngine
import TraceModel

// The parts that classes declare, and cells.
extension SceneCodeWriter {
  /// Returns the type and the expression for a part that an object creates itself, or `nil` for
  /// something else that UIKit creates.
  func partExpression(_ name: String) -> (type: String, value: String)? {
    guard let name = PartName(name) else { return nil }
    let owner = reference(name.owner)
    if name.isOfCell { return cell(name.word, of: owner) }
    guard let part = elementClass(of: name.owner)?.part(named: name.word) else { return nil }
    let type = part.path.type ?? part.elementClass?.name ?? "UIGestureRecognizer"
    return (type, part.path.members.map { owner.member($0) } ?? "nil")
  }

  /// Returns the class of an object with a name, which can be a part.
  private func elementClass(of name: String) -> ClassDescription? {
    if let element = elements[name] { return element.elementClass }
    guard let part = PartName(name), let owner = elementClass(of: part.owner) else { return nil }
    return part.isOfCell ? owner.cells?.class : owner.part(named: part.word)?.elementClass
  }

  /// Returns the cell with a place such as `section 1 row 2`.
  private func cell(_ place: String, of owner: Reference) -> (type: String, value: String)? {
    let words = place.split(separator: " ")
    var numbers = words.compactMap { Int($0) }
    guard let index = numbers.popLast() else { return nil }
    let section = numbers.last ?? 0
    if words.contains("row") {
      return (
        "UITableViewCell",
        owner.member("cellForRow(at: IndexPath(row: \(index), section: \(section)))")
      )
    }
    return (
      "UICollectionViewCell",
      owner.member("cellForItem(at: IndexPath(item: \(index), section: \(section)))")
    )
  }
}
