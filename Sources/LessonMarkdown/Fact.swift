import TextAndOrder

/// One numbered claim about UIKit: how it is known, and what shows that the model follows it.
package struct Fact: Sendable, Equatable {
  /// The kind of evidence that a claim rests on.
  package enum Evidence: String, CaseIterable, Sendable {
    /// Apple's documentation, a header, or a sample states it.
    case documented
    /// A log or a measurement of a running app shows it.
    case observed = "observed in a log"
    /// It was read from UIKit's own code.
    case reverseEngineered = "reverse-engineered"
    /// It is repeated, and no source shows it.
    case widelyReported = "widely reported"
  }

  /// A scenario that shows a fact, as the ledger writes it: `finding-the-view#which-pass-counts`.
  package struct Proof: Sendable, Equatable {
    /// The lesson's name: its file's name without folder, number, and extension.
    package var lesson: String
    /// The scenario's name.
    package var scenario: String
    /// Where it is written, in bytes from the start of the file.
    package var range: Range<Int>

    /// Creates a reference to a scenario.
    package init(lesson: String, scenario: String, range: Range<Int>) {
      self.lesson = lesson
      self.scenario = scenario
      self.range = range
    }

    /// The reference as it is written.
    package var text: String { "\(lesson)#\(scenario)" }
  }

  /// The number: `D012`.
  package var number: String
  /// The location of the number, in bytes from the start of the file.
  package var range: Range<Int>
  /// What is claimed, in a sentence or two.
  package var claim = ""
  /// What it rests on; at least one kind.
  package var evidence: [Evidence] = []
  /// The sources that state or show it; at least one.
  package var sources: [CitedSource] = []
  /// The claim that it contradicts; `nil` when there is none.
  package var contradiction: String?
  /// Who reports the opposite, so that it is open which of them is right; nil when it is not contested.
  package var contest: String?
  /// The scenarios that show it.
  package var proofs: [Proof] = []
  /// The sentences by which the engine's tests that show it are named.
  package var tests: [String] = []
  /// The rules of the engine without which it would not hold, by their names in `UIKitRule`.
  package var rules: [String] = []
  /// Why the model does not follow it; nil when it does, or shall.
  package var omission: String?

  /// What it rests on, in words, and whether that is contested: `documented, contested`.
  package var evidenceWords: String {
    (evidence.map(\.rawValue) + (contest == nil ? [] : ["contested"])).joined(separator: ", ")
  }

  /// Whether a text is a fact's number: a letter and digits, with a small letter for a later one.
  package static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    guard let first = rest.popFirst(), first.isUppercase else { return false }
    if let last = rest.last, last.isLowercase { rest.removeLast() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }

  /// The ranges of the words in a text that look like numbers of facts.
  package static func numbers(in text: String) -> [Range<String.Index>] {
    // Most texts have none, and their bytes show that quickly.
    var text = text
    guard text.withUTF8({ holdsDigit($0) && mayHoldNumber($0) }) else { return [] }
    let isInWord: (Unicode.Scalar) -> Bool = {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
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

  /// Whether there is a digit; all bytes are looked at, for the compiler takes many at a time.
  private static func holdsDigit(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for byte in bytes { found |= byte.isDigit ? 1 : 0 }
    return found != 0
  }

  /// Whether a capital letter comes directly before a digit anywhere.
  private static func mayHoldNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAfterCapital = false
    for byte in bytes {
      if isAfterCapital, byte.isDigit { return true }
      isAfterCapital = byte.isUppercase
    }
    return false
  }
}

extension Lesson {
  /// The words in the lesson's text that look like numbers of facts, headings left out.
  package var namedFacts: Set<String> {
    var numbers: Set<String> = []
    for text in blocks.flatMap(\.texts) + footnotes.flatMap(\.blocks).flatMap(\.texts) {
      for range in Fact.numbers(in: text) { numbers.insert(String(text[range])) }
    }
    return numbers
  }
}

extension Block {
  /// The runs of text in a block and in all that it holds, each as its words.
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
