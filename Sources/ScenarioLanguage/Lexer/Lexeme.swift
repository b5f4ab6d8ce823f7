/// A token of the text.
///
/// Joined in order, the lexemes of a text are the text.
package struct Lexeme: Equatable, Sendable {
  /// The kind of a lexeme.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// An arrow to the right, `→` or `->`.
    case arrow
    /// An arrow to the left, `←`.
    case backArrow
    /// A closing parenthesis.
    case closeParenthesis
    /// A colon.
    case colon
    /// A comma.
    case comma
    /// Two slashes and the rest of the line.
    case comment
    /// Three dots, `…` or `...`.
    case ellipsis
    /// A period that joins a property and a part of its value, as in `frame.width`.
    case dot
    /// An equals sign.
    case equals
    /// Two equals signs.
    case equalTo
    /// A greater-than sign.
    case greater
    /// A greater-or-equal sign.
    case greaterOrEqual
    /// A number sign and a space at the beginning of a line that runs but isn't shown.
    case hiddenMark
    /// A less-than sign.
    case less
    /// A less-or-equal sign.
    case lessOrEqual
    /// A line break: line feed, carriage return, or both.
    case lineBreak
    /// A separate minus sign.
    case minus
    /// A minus with an equals sign.
    case minusEquals
    /// An exclamation mark with an equals sign.
    case notEqual
    /// Digits, with an optional sign, fraction, and unit.
    case number
    /// An opening parenthesis.
    case openParenthesis
    /// A separate plus sign.
    case plus
    /// A plus with an equals sign.
    case plusEquals
    /// A plus-minus sign before a tolerance.
    case plusMinus
    /// Three dots, or two and a less-than sign, between the two ends of a range: `10...20`.
    case range
    /// A regular expression between slashes.
    case regularExpression
    /// Spaces and tabs.
    case space
    /// Characters between double quotes, where the closing one can be missing.
    case string
    /// A byte that has no meaning here.
    case unknown
    /// A name, a keyword, or a selector such as `point(inside:)`; it can contain asterisks.
    case word
  }

  /// The kind of the lexeme.
  package var kind: Kind

  /// The offsets in the text.
  package var range: Range<Int>
}

extension Lexeme.Kind {
  /// Whether the lexeme can come between a property and its new value in a step.
  package var isAssignment: Bool { self == .equals || self == .minusEquals || self == .plusEquals }

  /// The operator that the lexeme represents between two values, or `nil` for any other lexeme.
  var comparison: Comparison? {
    switch self {
    case .equalTo: .equal
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .notEqual: .notEqual
    default: nil
    }
  }
}
