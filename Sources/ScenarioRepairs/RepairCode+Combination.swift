import UIKitCode

extension RepairCode {
  /// Returns the code of several changes, in which a class has each method once.
  ///
  /// Two changes can need the same method, such as a delegate's: then one method decides for both.
  static func combined(_ codes: [RepairCode]) -> [RepairCode] {
    codes.reduce(into: []) { combined, code in
      for index in combined.indices {
        if let both = combined[index].merged(with: code) {
          combined[index] = both
          return
        }
      }
      combined.append(code)
    }
  }

  /// Returns this code with another change's, or `nil` when they're about different classes or
  /// decide differently.
  private func merged(with other: RepairCode) -> RepairCode? {
    guard comment == other.comment, !other.declarations.isEmpty,
      let members = declarations.merged(with: other.declarations)
    else { return nil }
    var both = self
    both.statements += other.statements.filter { !statements.contains($0) }
    both.declarations = members
    return both
  }
}

extension [Declaration] {
  /// Returns these members and others, of which those with the same signature are merged; `nil` if
  /// that isn't possible.
  fileprivate func merged(with others: [Declaration]) -> [Declaration]? {
    var members = self
    for other in others {
      guard let index = members.firstIndex(where: { $0.declaresTheSame(as: other) }) else {
        members.append(other)
        continue
      }
      guard let both = members[index].merged(with: other) else { return nil }
      members[index] = both
    }
    return members
  }
}

extension Declaration {
  fileprivate func declaresTheSame(as other: Declaration) -> Bool {
    switch (self, other) {
    case (.function(let function), .function(let other)): function.signature == other.signature
    case (.type(let type), .type(let other)): type.name == other.name
    default: self == other
    }
  }

  fileprivate func merged(with other: Declaration) -> Declaration? {
    if self == other { return self }
    switch (self, other) {
    case (.function(let function), .function(let other)):
      guard let body = function.body.merged(with: other.body) else { return nil }
      var both = function
      both.body = body
      return .function(both)
    case (.type(let type), .type(let other)):
      guard type.supertypes == other.supertypes,
        let members = type.members.flatMap({ $0 }).merged(with: other.members.flatMap { $0 })
      else { return nil }
      var both = type
      both.members = members.map { [$0] }
      return .type(both)
    default: return nil
    }
  }
}

extension [Statement] {
  /// Returns the statements of a method that decides as both of two methods do, each for what it's
  /// about; `nil` when one of them decides in another way.
  fileprivate func merged(with other: [Statement]) -> [Statement]? {
    if case (.expression(let own)?, .expression(let others)?) = (first, other.first), count == 1,
      other.count == 1
    {
      return [.expression([own, others].joined(by: "||"))]
    }
    guard let (cases, usual) = decided, let (others, same) = other.decided, usual == same else {
      return nil
    }
    return cases + others + [.returning(usual)]
  }

  /// The cases that a method decides, and what it returns otherwise.
  private var decided: (cases: [Statement], usual: Expression)? {
    if case .guardElse(let conditions, .returning(let usual))? = first {
      return ([.ifThen(conditions, Array(dropFirst()), isOnOneLine: count == 2)], usual)
    }
    guard case .returning(let usual)? = last, count > 1,
      dropLast().allSatisfy({ if case .ifThen = $0 { true } else { false } })
    else { return nil }
    return (Array(dropLast()), usual)
  }
}
