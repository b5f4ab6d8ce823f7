/// A simple regular expression that can be matched in linear time.
///
/// It supports `.`, `[a-z]`, `[^a-z]`, `\d`, `\w`, `\s`, a backslash before any mark, `*`, `+`,
/// `?`, `|`, `( )`, `^`, and `$`, but no counts, captures, or back-references. It matches anywhere
/// in a text unless `^` or `$` anchors it.
package struct RegularExpression: Equatable, Sendable {
  /// An explanation of why a text isn't a regular expression.
  package struct SyntaxError: Error, Equatable, Sendable {
    /// The problem, in a phrase.
    package let phrase: String

    /// The position of the problem, in bytes from the beginning of the text.
    package let offset: Int

    /// Creates an error.
    package init(phrase: String, offset: Int) {
      self.phrase = phrase
      self.offset = offset
    }
  }

  /// An instruction of the matching machine.
  enum Instruction: Equatable, Sendable {
    /// The text matches.
    case accept
    /// Continues only at the end of the text.
    case atEnd
    /// Continues only at the beginning of the text.
    case atStart
    /// Continues after one of some characters.
    case character(CharacterSet)
    /// Continues at another instruction.
    case jump(Int)
    /// Continues at two instructions at the same time.
    case split(Int, Int)
  }

  private let instructions: [Instruction]

  /// Parses an expression.
  package init(_ text: String) throws(SyntaxError) {
    var compiler = RegularExpressionCompiler(text)
    instructions = try compiler.compile()
  }

  /// Returns whether the expression matches anywhere in a text.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the expression and the text.
  package func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var states = StateSet(count: instructions.count)
    for position in 0...scalars.count {
      // A match can begin at every character.
      let place = (isAtStart: position == 0, isAtEnd: position == scalars.count)
      follow(0, into: &states, place)
      if states.isAccepted { return true }
      guard position < scalars.count else { break }
      var next = StateSet(count: instructions.count)
      let after = (isAtStart: false, isAtEnd: position + 1 == scalars.count)
      for index in states.members {
        if case .character(let set) = instructions[index], set.contains(scalars[position]) {
          follow(index + 1, into: &next, after)
        }
      }
      if next.isAccepted { return true }
      states = next
    }
    return false
  }

  /// Adds an instruction to a set, and all instructions that it reaches without reading a
  /// character.
  private func follow(
    _ first: Int, into states: inout StateSet, _ place: (isAtStart: Bool, isAtEnd: Bool)
  ) {
    var waiting = [first]
    while let index = waiting.popLast() {
      guard states.insert(index) else { continue }
      switch instructions[index] {
      case .accept: states.isAccepted = true
      case .atEnd: if place.isAtEnd { waiting.append(index + 1) }
      case .atStart: if place.isAtStart { waiting.append(index + 1) }
      case .character: break
      case .jump(let target): waiting.append(target)
      case .split(let left, let right): waiting += [left, right]
      }
    }
  }

  /// The instructions that a match can have reached.
  private struct StateSet {
    private var isMember: [Bool]
    private(set) var members: [Int] = []
    var isAccepted = false

    init(count: Int) {
      isMember = [Bool](repeating: false, count: count)
    }

    /// Adds an instruction; returns whether it is new.
    mutating func insert(_ index: Int) -> Bool {
      guard !isMember[index] else { return false }
      isMember[index] = true
      members.append(index)
      return true
    }
  }
}

extension RegularExpression {
  /// A set of characters, or its complement.
  struct CharacterSet: Equatable, Sendable {
    /// The scalar values of the characters.
    var ranges: [ClosedRange<UInt32>]

    /// Whether the set contains all other characters instead.
    var isNegated = false

    /// Returns whether a character belongs to the set.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }

    /// Every character.
    static let any = CharacterSet(ranges: [], isNegated: true)

    private static let digits = CharacterSet(ranges: [48...57])
    private static let spaces = CharacterSet(ranges: [32...32, 9...9])
    private static let wordParts = CharacterSet(
      ranges: [48...57, 65...90, 95...95, 97...122])

    /// Returns the set that a letter after a backslash represents, or `nil` when there is none.
    static func named(_ letter: Unicode.Scalar) -> CharacterSet? {
      switch letter {
      case "d": digits
      case "s": spaces
      case "w": wordParts
      default: nil
      }
    }
  }
}
