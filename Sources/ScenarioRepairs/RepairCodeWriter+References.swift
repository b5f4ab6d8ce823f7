import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

// Participants as code refers to them.
extension RepairCodeWriter {
  /// Returns the expression for a participant by its name in a scenario.
  ///
  /// A cell is called `cell`, as in the method of a data source: code that changed only a cell that's on the screen
  /// would be undone when UIKit reuses it.
  func reference(_ name: String) -> Expression {
    guard let name = PartName(name) else { return bar(name) ?? .token(SwiftNames.legal(name)) }
    if name.isOfCell { return .token("cell") }
    let owner = reference(name.owner)
    let part = elementClass(of: name.owner)?.part(named: name.word)
    guard let part, let expression = owner.part(part) else {
      return owner[SwiftNames.legal(name.word)]
    }
    return part.path.isOptional ? .optional(expression) : expression
  }

  /// Returns the expression for the bar of the setup's first controller that has one, by the name of the
  /// bar's class.
  func bar(_ className: String) -> Expression? {
    let bars: [(className: String, of: ClassDescription, member: String)] = [
      ("UINavigationBar", .navigationController, "navigationBar"),
      ("UITabBar", .tabBarController, "tabBar"),
    ]
    guard let bar = bars.first(where: { $0.className == className }) else { return nil }
    let owner = editor.places.first { $0.element.elementClass.inherits(from: bar.of) }
    return owner.map { reference($0.element.name.text)[bar.member] }
  }

  /// Returns the comment that says where code about a cell belongs, if a participant is one or is in
  /// one.
  func place(of name: String) -> [Statement] {
    guard let part = PartName(name) else { return [] }
    guard part.isOfCell else { return place(of: part.owner) }
    let isOfTable = elementClass(of: name) == .tableViewCell
    let method = isOfTable ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)"
    return [.verbatim(["// In \(method), for each cell:"])]
  }

  /// Returns the name of the innermost object that a participant is a part of.
  func owner(of name: String) -> String {
    PartName(name).map { owner(of: $0.owner) } ?? name
  }

  /// Returns the class of a declared element, or of a part of one.
  func elementClass(of name: String) -> ClassDescription? {
    if let element = editor.element(name) { return element.elementClass }
    guard let name = PartName(name) else { return nil }
    guard name.isOfCell else {
      return elementClass(of: name.owner)?.part(named: name.word)?.elementClass
    }
    return elementClass(of: name.owner)?.inherits(from: .tableView) ?? true
      ? .tableViewCell : .collectionViewCell
  }
}
