import SourceDiagnostics

extension LineParser {
  /// The deepest nesting of a condition.
  private static let deepestCondition = 30

  /// Takes a condition on a point, where `or` binds less tightly than `and`, and `and` less than
  /// `not`.
  mutating func takeCondition() throws(ParseError) -> PointCondition {
    try takeDisjunction(depth: 0)
  }

  private mutating func takeDisjunction(depth: Int) throws(ParseError) -> PointCondition {
    var condition = try takeConjunction(depth: depth)
    var count = 0
    while take(word: "or") {
      count += 1
      try checkDepth(depth + count)
      condition = .or(condition, try takeConjunction(depth: depth))
    }
    return condition
  }

  private mutating func takeConjunction(depth: Int) throws(ParseError) -> PointCondition {
    var condition = try takeNegation(depth: depth)
    var count = 0
    while take(word: "and") {
      count += 1
      try checkDepth(depth + count)
      condition = .and(condition, try takeNegation(depth: depth))
    }
    return condition
  }

  private mutating func takeNegation(depth: Int) throws(ParseError) -> PointCondition {
    try checkDepth(depth)
    if take(word: "not") { return .not(try takeNegation(depth: depth + 1)) }
    if take(.openParenthesis) {
      let condition = try takeDisjunction(depth: depth + 1)
      try expect(.closeParenthesis, ")")
      return condition
    }
    if take(word: "true") { return .constant(true) }
    if take(word: "false") { return .constant(false) }
    if take(word: "super") { return .inherited }
    if take(word: "inside") { return .inside(try takeReference(.views)) }
    if take(word: "bounds") {
      try expect(word: "inset")
      try expect(word: "by")
      return .boundsInset(try takePoint(expected: "two numbers: dx dy"))
    }
    if take(word: "x") { return try takeComparison(.x) }
    if take(word: "y") { return try takeComparison(.y) }
    try abandon(
      expected:
        "a condition such as `x < 75`, `super`, `inside NAME` or `bounds inset by -10 -10`")
  }

  private mutating func takeComparison(_ axis: PointCondition.Axis) throws(ParseError)
    -> PointCondition
  {
    let relation = try takeRelation()
    return .comparison(axis, relation, try takeNumber(expected: "a number of points"))
  }

  /// Takes `<`, `<=`, `>`, or `>=`.
  mutating func takeRelation() throws(ParseError) -> PointCondition.Relation {
    let relation: PointCondition.Relation
    switch next?.kind {
    case .less: relation = .less
    case .lessOrEqual: relation = .lessOrEqual
    case .greater: relation = .greater
    case .greaterOrEqual: relation = .greaterOrEqual
    default: try abandon(expected: "`<`, `<=`, `>` or `>=`")
    }
    index += 1
    return relation
  }

  /// Reports a condition that's nested too deeply.
  func checkDepth(_ depth: Int) throws(ParseError) {
    guard depth > Self.deepestCondition else { return }
    report.add(.conditionTooDeep(limit: Self.deepestCondition), at: nextRange)
    throw ParseError()
  }
}
