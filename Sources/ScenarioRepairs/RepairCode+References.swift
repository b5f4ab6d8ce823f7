import UIKitCode

// Participants as code refers to them.
extension RepairCode {
  /// Returns the expression for a participant by its name in a scenario.
  static func reference(_ name: String) -> Expression {
    let words = name.split(separator: " ").map { String($0) }
    guard let of = words.firstIndex(of: "of"), of > 0, of + 1 < words.count else {
      return .token(SwiftNames.legal(name))
    }
    let owner = reference(words[(of + 1)...].joined(separator: " "))
    let member = part(Array(words[..<of]), of: owner)
    return owner.isOptional && !member.isOptional ? .optional(member) : member
  }

  /// Returns the name of the innermost object that a participant is a part of.
  static func owner(of name: String) -> String {
    name.split(separator: " ").last.map { String($0) } ?? name
  }

  private static func part(_ words: [String], of owner: Expression) -> Expression {
    let word = words[words.count - 1]
    switch word {
    case "pan": return owner.panGestureRecognizer
    case "pinch": return .optional(owner.pinchGestureRecognizer)
    case "pop": return .optional(owner.interactivePopGestureRecognizer)
    case "contentView": return owner.contentView
    default: break
    }
    let path = Expression.token("IndexPath")
    let index = Expression.token(words.count > 1 ? word : "0")
    let section = Expression.token(words[0] == "section" && words.count > 2 ? words[1] : "0")
    if words.contains("item") {
      return .optional(owner.cellForItem(at: path(item: index, section: section)))
    }
    if words.contains("row") {
      return .optional(owner.cellForRow(at: path(row: index, section: section)))
    }
    return owner[SwiftNames.legal(word)]
  }
}
