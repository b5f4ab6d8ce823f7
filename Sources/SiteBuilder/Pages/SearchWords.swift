import TextWriting

/// The words of the texts on pages, and on which pages each occurs.
///
/// Where on a page a word is, the search finds in the text itself, once it shows the page.
struct SearchWords {
  /// The numbers of the pages that have a word, ascending, by word.
  private var places: [String: [Int]] = [:]

  /// Adds the words of a text on a page; pages come in order.
  mutating func add(_ text: String, onPage page: Int) {
    for word in Self.words(in: text) where places[word]?.last != page {
      places[word, default: []].append(page)
    }
  }

  /// The words of a text, but no numbers: in small letters, unless a capital within says where a name has its parts.
  static func words(in text: String) -> [String] {
    text.utf8.split(whereSeparator: { !isOfWord($0) }).compactMap { bytes in
      guard (2...40).contains(bytes.count), bytes.first.map(isDigit) != true else { return nil }
      let word = String(decoding: bytes, as: UTF8.self)
      let hasHump = bytes.dropFirst().contains(where: isCapital) && bytes.contains(where: isSmall)
      return hasHump ? word : word.lowercased()
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isSmall(byte) || isCapital(byte) || isDigit(byte) || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  // MARK: - Writing

  /// The words with their places as members of an object.
  ///
  /// `words` has them in order, each as the number of letters that it shares with the one before, as a
  /// digit of base 36, and the rest. `places` has for each word the distances between the numbers of its
  /// pages, see ``code(of:)``.
  var members: String {
    var words = ""
    var codes = ""
    var previous: [UInt8] = []
    for word in places.keys.sorted() {
      if !words.isEmpty {
        words += " "
        codes += " "
      }
      let bytes = Array(word.utf8)
      // A letter is never divided.
      var shared = min(35, zip(previous, bytes).prefix { $0 == $1 && $0 < 0x80 }.count)
      shared = min(shared, bytes.count)
      words += String(shared, radix: 36) + String(decoding: bytes[shared...], as: UTF8.self)
      previous = bytes
      var next = 0
      for page in places[word] ?? [] {
        codes += Self.code(of: page - next)
        next = page + 1
      }
    }
    return "words:\(JSONText.quoting(words)),places:\(JSONText.quoting(codes))"
  }

  /// A number as digits of base 45, the lowest first: 45 characters that end it, and 45 that don't.
  private static func code(of number: Int) -> String {
    var code = ""
    var rest = number
    while rest >= 45 {
      code.unicodeScalars.append(digits[45 + rest % 45])
      rest /= 45
    }
    code.unicodeScalars.append(digits[rest])
    return code
  }

  /// What a string of a script holds without being escaped.
  private static let digits = (35...125).map { Unicode.Scalar(UInt8($0)) }.filter { $0 != "\\" }
}
