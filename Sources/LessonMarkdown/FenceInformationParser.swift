import SourceDiagnostics
import TextAndOrder

/// A parser for the info string after an opening fence.
struct FenceInformationParser {
  private let source: SourceText
  private var position: Int
  private let end: Int
  private var diagnostics: [Diagnostic] = []

  /// Parses the info string at the given offsets.
  static func read(
    _ source: SourceText, _ range: Range<Int>
  ) -> (information: FenceInformation, diagnostics: [Diagnostic]) {
    var parser = FenceInformationParser(source: source, range: range)
    let information = parser.information()
    return (information, parser.diagnostics)
  }

  private init(source: SourceText, range: Range<Int>) {
    self.source = source
    position = range.lowerBound
    end = range.upperBound
  }

  private mutating func information() -> FenceInformation {
    var information = FenceInformation(language: nil, arguments: [], options: [])
    while let (word, isKey) = nextWord() {
      if information.language == nil {
        information.language = word
      } else if isKey {
        if information[word.text] != nil {
          diagnostics.append(Diagnostic(.duplicateOption(word.text), at: word.range, in: source))
        }
        information.options.append(.init(key: word, values: []))
      } else if information.options.isEmpty {
        information.arguments.append(word)
      } else {
        information.options[information.options.count - 1].values.append(word)
      }
    }
    for option in information.options where Self.saysNothing(option) {
      diagnostics.append(
        Diagnostic(.missingOptionValue(option.key.text), at: option.key.range, in: source))
    }
    // Ignore options that are repeated or have no value.
    var known: [String] = []
    information.options.removeAll { option in
      defer { known.append(option.key.text) }
      return Self.saysNothing(option) || known.contains(option.key.text)
    }
    return information
  }

  /// Returns whether an option has no value, or only quotes without a word.
  private static func saysNothing(_ option: FenceInformation.Option) -> Bool {
    option.values.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
  }

  private mutating func nextWord() -> (word: FenceInformation.Word, isKey: Bool)? {
    while position < end, source.bytes[position].isBlank { position += 1 }
    guard position < end else { return nil }
    let start = position
    if source.bytes[start] == UInt8(ascii: "\"") { return (quoted(from: start), false) }
    while position < end, !source.bytes[position].isBlank {
      position += 1
      // A key's colon ends its word, so `show:tree` means the same as `show: tree`.
      if source.bytes[position - 1] == UInt8(ascii: ":"), isKey(start..<position - 1) {
        return (.init(text: source[start..<position - 1], range: start..<position - 1), true)
      }
    }
    return (.init(text: source[start..<position], range: start..<position), false)
  }

  private mutating func quoted(from start: Int) -> FenceInformation.Word {
    position = start + 1
    while position < end, source.bytes[position] != UInt8(ascii: "\"") { position += 1 }
    let text = source[start + 1..<position]
    if position < end {
      position += 1
    } else {
      diagnostics.append(Diagnostic(.unclosedQuote, at: start..<position, in: source))
    }
    return .init(text: text, range: start..<position)
  }

  private func isKey(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && source.bytes[range].allSatisfy { $0.isLetter || $0 == UInt8(ascii: "-") }
  }
}
