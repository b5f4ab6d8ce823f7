/// A compiler that turns the text of a regular expression into instructions for the matching
/// machine.
struct RegularExpressionCompiler {
  private typealias Instruction = RegularExpression.Instruction
  private typealias CharacterSet = RegularExpression.CharacterSet

  /// The longest expression, in characters; a longer one would be unreadable.
  private static let greatestLength = 200

  /// The deepest nesting of parentheses.
  private static let greatestDepth = 20

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func compile() throws(RegularExpression.SyntaxError) -> [RegularExpression.Instruction] {
    if scalars.isEmpty { try fail("the expression is empty") }
    if scalars.count > Self.greatestLength {
      try fail("an expression has at most \(Self.greatestLength) characters")
    }
    let instructions = try takeChoice(depth: 0)
    if index < scalars.count { try fail("nothing opens this parenthesis") }
    return instructions + [.accept]
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  // Each list of instructions counts from its own beginning, so joining two lists shifts the
  // targets of the second one.

  private mutating func takeChoice(
    depth: Int
  ) throws(RegularExpression.SyntaxError) -> [Instruction] {
    if depth > Self.greatestDepth { try fail("parentheses are nested too deeply") }
    var choice = try takeSequence(depth: depth)
    while next == "|" {
      index += 1
      let other = try takeSequence(depth: depth)
      var both: [Instruction] = [.split(1, choice.count + 2)]
      both += Self.moved(choice, by: 1)
      both.append(.jump(choice.count + 2 + other.count))
      both += Self.moved(other, by: choice.count + 2)
      choice = both
    }
    return choice
  }

  private mutating func takeSequence(
    depth: Int
  ) throws(RegularExpression.SyntaxError) -> [Instruction] {
    var sequence: [Instruction] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let piece = try takeRepeated(depth: depth)
      sequence += Self.moved(piece, by: sequence.count)
    }
    return sequence
  }

  private mutating func takeRepeated(
    depth: Int
  ) throws(RegularExpression.SyntaxError) -> [Instruction] {
    let piece = try takePiece(depth: depth)
    let body = Self.moved(piece, by: 1)
    switch next {
    case "*":
      index += 1
      return [.split(1, piece.count + 2)] + body + [.jump(0)]
    case "+":
      index += 1
      return piece + [.split(0, piece.count + 1)]
    case "?":
      index += 1
      return [.split(1, piece.count + 1)] + body
    default:
      return piece
    }
  }

  private mutating func takePiece(
    depth: Int
  ) throws(RegularExpression.SyntaxError) -> [Instruction] {
    guard let scalar = next else { return [] }
    switch scalar {
    case "(":
      let start = index
      index += 1
      let choice = try takeChoice(depth: depth + 1)
      guard next == ")" else {
        index = start
        try fail("nothing closes this parenthesis")
      }
      index += 1
      return choice
    case "*", "+", "?":
      try fail("there is nothing to repeat")
    default:
      return [try takeInstruction(scalar)]
    }
  }

  private mutating func takeInstruction(
    _ scalar: Unicode.Scalar
  ) throws(RegularExpression.SyntaxError) -> Instruction {
    switch scalar {
    case "[": return .character(try takeSet())
    case "\\": return .character(try takeEscape())
    default: break
    }
    index += 1
    switch scalar {
    case "^": return .atStart
    case "$": return .atEnd
    case ".": return .character(.any)
    default: return .character(CharacterSet(ranges: [scalar.value...scalar.value]))
    }
  }

  private mutating func takeEscape() throws(RegularExpression.SyntaxError) -> CharacterSet {
    index += 1
    guard let scalar = next else { try fail("nothing follows the backslash") }
    if let set = CharacterSet.named(scalar) {
      index += 1
      return set
    }
    let isLetter = CharacterSet.named("w")?.contains(scalar) ?? false
    if isLetter { try fail("a backslash comes before d, s, w, or a punctuation mark") }
    index += 1
    return CharacterSet(ranges: [scalar.value...scalar.value])
  }

  private mutating func takeSet() throws(RegularExpression.SyntaxError) -> CharacterSet {
    let start = index
    index += 1
    var set = CharacterSet(ranges: [])
    if next == "^" {
      set.isNegated = true
      index += 1
    }
    while let scalar = next, scalar != "]" || set.ranges.isEmpty {
      if scalar == "\\" {
        set.ranges += try takeEscape().ranges
        continue
      }
      index += 1
      guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
        set.ranges.append(scalar.value...scalar.value)
        continue
      }
      let last = scalars[index + 1]
      guard last.value >= scalar.value else { try fail("the range runs backwards") }
      set.ranges.append(scalar.value...last.value)
      index += 2
    }
    guard next == "]" else {
      index = start
      try fail("nothing closes this bracket")
    }
    index += 1
    return set
  }

  private static func moved(_ instructions: [Instruction], by distance: Int) -> [Instruction] {
    instructions.map { instruction in
      switch instruction {
      case .jump(let target): .jump(target + distance)
      case .split(let left, let right): .split(left + distance, right + distance)
      case .accept, .atEnd, .atStart, .character: instruction
      }
    }
  }

  private func fail(_ phrase: String) throws(RegularExpression.SyntaxError) -> Never {
    var offset = 0
    for scalar in scalars[..<min(index, scalars.count)] { offset += scalar.utf8.count }
    throw RegularExpression.SyntaxError(phrase: phrase, offset: offset)
  }
}
