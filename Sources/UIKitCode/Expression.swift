/// An expression of Swift.
///
/// Members and calls are written like the code that they become: `view.addSubview(label)` is the
/// call of the member `addSubview` with one argument, and a string literal is a string of the code,
/// too.
@dynamicMemberLookup @dynamicCallable
package indirect enum Expression: Equatable, Sendable {
  /// A name, a number, or a keyword, as it's printed.
  case token(String)

  /// A string, whose characters the printer escapes.
  case string([StringSegment])

  /// A member of the type that's expected, such as `.began`.
  case implicitMember(String)

  /// An array on one line.
  case array([Expression])

  /// An array with each element on a separate line; an element can be a comment.
  case table([Expression])

  /// A comment among the elements of a table.
  case comment(String)

  /// Values in parentheses.
  case tuple([Expression])

  /// A member of an object.
  case memberAccess(Expression, String)

  /// An object that can be missing, so that its members follow a question mark.
  case optional(Expression)

  /// A call, with its arguments on the same line or on a separate one.
  case functionCall(Expression, [Argument], wrapsArguments: Bool = false)

  /// A call followed by a closure.
  case trailingClosure(Expression, Closure)

  /// A closure as an argument.
  case closure(Closure)

  /// An operator before its operand.
  case prefixOperator(String, Expression)

  /// An operator between its operands, such as `===`, `is`, or `as?`.
  case infixOperator(Expression, String, Expression)

  /// One of two values, depending on a condition.
  case conditional(Expression, Expression, Expression)

  /// The element of a collection at an index.
  case element(Expression, Expression)

  /// The condition that a value exists, which then has a name.
  case optionalBinding(String, Expression)

  /// An expression that the dialects write in different ways.
  case dialects(uikit: Expression, engine: Expression)

  /// An argument of a call.
  package struct Argument: Equatable, Sendable {
    var label: String
    var value: Expression
  }

  /// The member with a name that's written after a period.
  package subscript(dynamicMember name: String) -> Expression { .memberAccess(self, name) }

  /// The member with a name that the scenario determines.
  package subscript(_ member: String) -> Expression { .memberAccess(self, member) }

  /// The element of a collection at an index.
  package subscript(at index: Expression) -> Expression { .element(self, index) }

  /// Returns the call with arguments that are written in parentheses.
  package func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Expression>
  ) -> Expression {
    .functionCall(self, arguments.map { Argument(label: $0.key, value: $0.value) })
  }
}

/// A closure, whose parameters are implicit unless it names them.
package struct Closure: Equatable, Sendable {
  /// The capture list and the parameters, as they're written before `in`; empty for `$0`.
  var head: String
  var body: [Statement]
  var isOnOneLine: Bool

  /// Creates a closure with statements, on separate lines unless they're on one.
  package init(_ head: String, _ body: [Statement], isOnOneLine: Bool = false) {
    (self.head, self.body, self.isOnOneLine) = (head, body, isOnOneLine)
  }

  /// Creates a closure with one expression, on one line.
  package init(_ head: String, _ value: Expression) {
    self.init(head, [.expression(value)], isOnOneLine: true)
  }

  /// Creates a closure with one expression of implicit parameters.
  package init(_ value: Expression) { self.init("", value) }
}

// MARK: Short forms

extension Expression {
  /// The object whose method the code is in.
  package static let itself = token("self")

  /// The same object as one of its superclass.
  package static let `super` = token("super")

  /// No object.
  package static let `nil` = token("nil")

  /// The first argument of a closure.
  package static let firstArgument = token("$0")

  /// A condition that's true if any of some conditions is, or never if there are none.
  package static func any(of conditions: [Expression]) -> Expression {
    conditions.isEmpty ? false : .tuple([conditions.joined(by: "||")])
  }

  /// Members of the type that's expected: one of an enumeration, or several of an option set.
  package static func options(_ words: [String]) -> Expression {
    words.count == 1 ? .implicitMember(words[0]) : .array(words.map { .implicitMember($0) })
  }

  /// The opposite of a condition.
  package static prefix func ! (condition: Expression) -> Expression {
    if case .tuple = condition { return .prefixOperator("!", condition) }
    return .prefixOperator("!", .tuple([condition]))
  }

  /// Whether two expressions are the same object.
  package static func === (left: Expression, right: Expression) -> Expression {
    .infixOperator(left, "===", right)
  }

  /// The value as another type.
  package func casted(to type: String) -> Expression { .infixOperator(self, "as?", .token(type)) }

  /// The value, or another one if it's missing.
  package func coalesced(_ other: Expression) -> Expression { .infixOperator(self, "??", other) }

  /// The expression in parentheses.
  package var parenthesized: Expression { .tuple([self]) }

  /// The call, followed by a closure.
  package func trailing(_ closure: Closure) -> Expression { .trailingClosure(self, closure) }

  /// The call, with its arguments on a separate line.
  package var wrappingArguments: Expression {
    guard case .functionCall(let function, let arguments, _) = self else { return self }
    return .functionCall(function, arguments, wrapsArguments: true)
  }

  /// Whether the object can be missing.
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether the value is missing if an object before it is.
  package var isChained: Bool {
    switch self {
    case .optional: true
    case .memberAccess(let object, _), .functionCall(let object, _, _),
      .trailingClosure(let object, _):
      object.isChained
    default: false
    }
  }

  /// Calls a function whose arguments the scenario determines.
  package func call(_ arguments: [(label: String, value: Expression)]) -> Expression {
    .functionCall(self, arguments.map { Argument(label: $0.label, value: $0.value) })
  }
}

extension [Expression] {
  /// The expressions with an operator between them, from left to right.
  package func joined(by operation: String) -> Expression {
    dropFirst().reduce(self[0]) { .infixOperator($0, operation, $1) }
  }

  /// The condition that all conditions hold, or `nil` if there are none.
  package var conjunction: Expression? { isEmpty ? nil : joined(by: "&&") }
}

// MARK: Literals

/// A part of a string: text, or the value of an expression.
package enum StringSegment: Equatable, Sendable {
  case text(String)
  case value(Expression)
}

extension Expression: ExpressibleByStringInterpolation {
  /// The segments of a string: Swift's strings are text, and expressions are interpolated.
  package struct StringInterpolation: StringInterpolationProtocol {
    var segments: [StringSegment] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.text(literal)) }
    }

    /// Appends a text.
    package mutating func appendInterpolation(_ text: String) { segments.append(.text(text)) }

    /// Appends the value of an expression of the code.
    package mutating func appendInterpolation(_ value: Expression) {
      segments.append(.value(value))
    }
  }

  package init(stringLiteral text: String) { self = .string([.text(text)]) }

  package init(stringInterpolation: StringInterpolation) {
    self = .string(stringInterpolation.segments)
  }

  /// A string with a text.
  package init(_ text: String) { self = .string([.text(text)]) }
}

extension Expression: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  package init(integerLiteral number: Int) { self.init(number) }

  /// A whole number.
  package init(_ number: Int) { self = .token("\(number)") }

  package init(booleanLiteral flag: Bool) { self.init(flag) }

  /// A truth value.
  package init(_ flag: Bool) { self = .token(flag ? "true" : "false") }

  package init(arrayLiteral elements: Expression...) { self = .array(elements) }
}
