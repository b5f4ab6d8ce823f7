/// A piece of the text that belongs together.
///
/// The lexemes of a text, one after another, are the text.
package struct Lexeme: Equatable, Sendable {
  /// What sort of piece it is.
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
    /// A point that joins a property and a part of its value, as in `frame.width`.
    case dot
    /// An equals sign.
    case equals
    /// Two equals signs.
    case equalTo
    /// A greater-than sign.
    case greater
    /// A greater-or-equal sign.
    case greaterOrEqual
    /// A hash and a space at the beginning of a line that runs but is not shown.
    case hiddenMark
    /// A less-than sign.
    case less
    /// A less-or-equal sign.
    case lessOrEqual
    /// A line break: line feed, carriage return, or both.
    case lineBreak
    /// A minus sign that stands by itself.
    case minus
    /// A minus with an equals sign.
    case minusEquals
    /// An exclamation mark with an equals sign.
    case notEqual
    /// Digits with a sign, a fraction and a unit where they have one.
    case number
    /// An opening parenthesis.
    case openParenthesis
    /// A plus sign that stands by itself.
    case plus
    /// A plus with an equals sign.
    case plusEquals
    /// A plus above a minus, in front of a tolerance.
    case plusMinus
    /// Three dots, or two and a less-than sign, between the two ends of a range: `10...20`.
    case range
    /// A regular expression between slashes.
    case regularExpression
    /// Spaces and tabs.
    case space
    /// Characters between double quotes; the closing one may be missing.
    case string
    /// A byte that means nothing here.
    case unknown
    /// A name, a keyword, or a selector such as `point(inside:)`; it may hold asterisks.
    case word
  }

  /// What sort of piece it is.
  package var kind: Kind

  /// Its offsets in the text.
  package var range: Range<Int>
}

extension Lexeme.Kind {
  /// Whether it stands between a property and its new value in a step.
  package var isAssignment: Bool { self == .equals || self == .minusEquals || self == .plusEquals }

  /// The operator that it is between two values; `nil` for anything else.
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
