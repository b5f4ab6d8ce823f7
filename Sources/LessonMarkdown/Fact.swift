/// A numbered claim about UIKit, with its evidence and the tests that show that the model follows
/// it.
package struct Fact: Sendable, Equatable {
  /// The kind of evidence for a claim.
  package enum Evidence: String, CaseIterable, Sendable {
    /// Apple's documentation, a header, or sample code says it.
    case documented
    /// A published log or measurement shows it.
    case observed = "observed in a log"
    /// Published reverse engineering of UIKit shows it.
    case reverseEngineered = "reverse-engineered"
    /// It's widely reported without evidence.
    case commonlyTold = "commonly told"
  }

  /// A scenario that shows a fact, in the ledger's form: `finding-the-view#which-pass-counts`.
  package struct Proof: Sendable, Equatable {
    /// The lesson's name, which is its file name without a number and an extension.
    package var lesson: String
    /// The scenario's name.
    package var scenario: String
    /// The byte range in the file.
    package var range: Range<Int>

    /// Creates a reference to a scenario.
    package init(lesson: String, scenario: String, range: Range<Int>) {
      self.lesson = lesson
      self.scenario = scenario
      self.range = range
    }

    /// The reference in the ledger's form.
    package var text: String { "\(lesson)#\(scenario)" }
  }

  /// The number: `D012`.
  package var number: String
  /// The number's byte range in the file.
  package var range: Range<Int>
  /// The claim, in a sentence or two.
  package var claim = ""
  /// The kinds of evidence, at least one.
  package var evidence: [Evidence] = []
  /// The sources as text, at least one.
  package var sources: [String] = []
  /// What the claim disagrees with; `nil` if it's undisputed.
  package var contradiction: String?
  /// Who reports the opposite, so that it's undecided which claim is right; `nil` if it isn't
  /// contested.
  package var contest: String?
  /// The scenarios that show the fact.
  package var proofs: [Proof] = []
  /// The names of the engine's tests that show the fact.
  package var tests: [String] = []
  /// The engine's rules that the fact depends on, by their names in `UIKitRule`.
  package var rules: [String] = []
  /// Why the model doesn't follow the fact; `nil` if it does, or is going to.
  package var omission: String?

  /// The evidence as text, and whether the fact is contested: `documented, contested`.
  package var evidenceWords: String {
    (evidence.map(\.rawValue) + (contest == nil ? [] : ["contested"])).joined(separator: ", ")
  }

  /// Returns whether a text is a fact's number: a letter and digits, with a lowercase letter for a
  /// later one.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    guard let first = rest.popFirst(), (0x41...0x5A).contains(first) else { return false }
    if let last = rest.last, (0x61...0x7A).contains(last) { rest.removeLast() }
    return !rest.isEmpty && rest.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns the ranges of the words in a text that look like facts' numbers.
  static func numbers(in text: String) -> [Range<String.Index>] {
    // Most texts have none, which a quick look at their bytes shows.
    var text = text
    guard text.withUTF8({ holdsDigit($0) && mayHoldNumber($0) }) else { return [] }
    let isInWord: (Unicode.Scalar) -> Bool = { $0.properties.isAlphabetic || $0.isDigit }
    let scalars = text.unicodeScalars
    var ranges: [Range<String.Index>] = []
    var start = scalars.startIndex
    while let first = scalars[start...].firstIndex(where: isInWord) {
      let end = scalars[first...].firstIndex { !isInWord($0) } ?? scalars.endIndex
      if isNumber(String(scalars[first..<end])) { ranges.append(first..<end) }
      start = end
    }
    return ranges
  }

  /// Returns whether there is a digit; checks all bytes, so that the compiler can vectorize the
  /// loop.
  private static func holdsDigit(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for byte in bytes { found |= byte &- UInt8(ascii: "0") < 10 ? 1 : 0 }
    return found != 0
  }

  /// Returns whether a capital letter is followed by a digit anywhere.
  private static func mayHoldNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAfterCapital = false
    for byte in bytes {
      if isAfterCapital, (0x30...0x39).contains(byte) { return true }
      isAfterCapital = (0x41...0x5A).contains(byte)
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Lesson {
  /// The words in the lesson's text, except in headings, that look like facts' numbers.
  package var namedFacts: Set<String> {
    var numbers: Set<String> = []
    for text in blocks.flatMap(\.texts) + footnotes.flatMap(\.blocks).flatMap(\.texts) {
      for range in Fact.numbers(in: text) { numbers.insert(String(text[range])) }
    }
    return numbers
  }
}

extension Block {
  /// The texts in a block and in everything it contains.
  fileprivate var texts: [String] {
    switch self {
    case .paragraph(let content): [content.plainText]
    case .quote(let blocks): blocks.flatMap(\.texts)
    case .callout(let callout): callout.blocks.flatMap(\.texts)
    case .list(let list): list.items.flatMap(\.blocks).flatMap(\.texts)
    case .table(let table): table.rows.flatMap { $0 }.map(\.plainText)
    case .heading, .code, .rawHTML, .thematicBreak: []
    }
  }
}
