import TraceModel
import UIKitCode

// Participants as code refers to them.
extension RepairCode {
  /// Returns the expression for a participant by its name in a scenario.
  static func reference(_ name: String) -> Expression {
    guard let name = PartName(name) else { return .token(SwiftNames.legal(name)) }
    let owner = reference(name.owner)
    let member = name.isOfCell ? cell(name.word, of: owner) : part(name.word, of: owner)
    return owner.isOptional && !member.isOptional ? .optional(member) : member
  }

  /// Returns the name of the innermost object that a participant is a part of.
  static func owner(of name: String) -> String {
    PartName(name).map { owner(of: $0.owner) } ?? name
  }

  private static func part(_ word: String, of owner: Expression) -> Expression {
    switch word {
    case "pan": owner.panGestureRecognizer
    case "pinch": .optional(owner.pinchGestureRecognizer)
    case "pop": .optional(owner.interactivePopGestureRecognizer)
    default: owner[SwiftNames.legal(word)]
    }
  }

  /// Returns the expression for a cell, such as `row 2` or `section 1 item 0`.
  private static func cell(_ place: String, of owner: Expression) -> Expression {
    let words = place.split(separator: " ").map { String($0) }
    let path = Expression.token("IndexPath")
    let index = Expression.token(words[words.count - 1])
    let section = Expression.token(words[0] == "section" && words.count > 2 ? words[1] : "0")
    return words.contains("item")
      ? .optional(owner.cellForItem(at: path(item: index, section: section)))
      : .optional(owner.cellForRow(at: path(row: index, section: section)))
  }
}
