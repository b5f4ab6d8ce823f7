/// A statement of Swift.
package indirect enum Statement: Equatable, Sendable {
  /// An expression for its effect.
  case expression(Expression)

  /// An assignment.
  case assignment(Expression, Expression)

  /// A local constant or variable.
  case variable(Variable)

  /// The end of a function, with its value.
  case returning(Expression)

  /// What happens under some conditions, on the same line or on separate lines.
  case ifThen([Expression], [Statement], isOnOneLine: Bool)

  /// Conditions without which a function ends as a statement says.
  case guardElse([Expression], Statement)

  /// What happens for each element of a sequence, on the same line or on separate lines.
  case forEach(String, in: Expression, [Statement], isOnOneLine: Bool)

  /// The statement for the value of an expression; nothing happens for other values.
  case choice(Expression, [Case])

  /// Statements on the main actor, on the same line or on separate lines.
  case onMainActor([Statement], isOnOneLine: Bool)

  /// Lines that are the same in all code.
  case verbatim([String])

  /// Statements that the dialects write in different ways.
  case dialects(uikit: [Statement], engine: [Statement])

  /// A case of a choice.
  package struct Case: Equatable, Sendable {
    var value: Expression
    var statement: Statement

    /// Creates the case of a value.
    package init(_ value: Expression, _ statement: Statement) {
      (self.value, self.statement) = (value, statement)
    }
  }
}

extension Statement {
  /// Lines that are the same in all code; a static string can't contain what a scenario says.
  package static func verbatim(_ text: StaticString) -> Statement {
    .verbatim(text.lines)
  }

  /// No statement, in a body that has separate lines nevertheless.
  package static let nothing = Statement.verbatim([])

  /// A local constant.
  package static func constant(_ name: String, _ value: Expression) -> Statement {
    .variable(Variable("let", name, value: value))
  }

  /// A value that a function returns if conditions hold.
  package static func returning(_ value: Expression, if condition: Expression) -> Statement {
    .ifThen([condition], [.returning(value)], isOnOneLine: true)
  }
}

extension StaticString {
  /// The lines of the text.
  var lines: [String] {
    withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
