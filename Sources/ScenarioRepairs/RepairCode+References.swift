import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

// Participants as code refers to them.
extension RepairCode {
  /// Returns the expression for a participant by its name in a scenario.
  static func reference(_ name: String) -> Expression {
    guard let name = PartName(name) else { return .token(SwiftNames.legal(name)) }
    let owner = reference(name.owner)
    let member =
      name.isOfCell
      ? .optional(owner.cell(name.word) ?? owner) : part(name.word, of: owner)
    return owner.isOptional && !member.isOptional ? .optional(member) : member
  }

  /// Returns the name of the innermost object that a participant is a part of.
  static func owner(of name: String) -> String {
    PartName(name).map { owner(of: $0.owner) } ?? name
  }

  private static func part(_ word: String, of owner: Expression) -> Expression {
    let parts = ScenarioClasses.uikit.all.lazy.compactMap { $0.part(named: word) }
    guard let part = parts.first, let expression = owner.part(part) else {
      return owner[SwiftNames.legal(word)]
    }
    return part.path.isOptional ? .optional(expression) : expression
  }
}
