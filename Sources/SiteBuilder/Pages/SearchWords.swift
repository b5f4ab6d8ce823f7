import TextAndOrder

/// The words in the pages' texts, with the pages that contain each.
///
/// The script `search.js` finds a word's position in the text itself when it shows the page. A course
/// has a million words, few of which are distinct, so each is looked up by its hash alone.
struct SearchWords {
  /// A word, and the numbers of its pages in ascending order.
  private struct IndexedWord {
    var word: [UInt8]
    var pages: [Int]
  }

  /// Words that occur in every question, so that `search.js` passes them over, separated by spaces.
  static let empty = """
    a an and are as at be been but by can could did do does for from had has have how i if \
    in into is it its about between really me my of on or so some than that the their then \
    there these they this to too use using was were what when where while who why will with \
    without would you your not no ios swift uikit uiview view app
    """

  /// The entries by their words' hashes, which are long enough to be distinct.
  private var entries: [UInt64: IndexedWord] = [:]
  /// The stems of the words that a page's own entry has, by page.
  private var known: [Int: Set<SearchStem>] = [:]

  /// Adds the words of a text on a page; pages must be added in order.
  ///
  /// A word is a run of two to forty letters and digits that doesn't begin with a digit. It's
  /// lowercase unless an inner capital letter separates the parts of a name. Chinese and Japanese
  /// have no spaces between words, so each two adjacent characters are a word.
  mutating func add(_ text: String, onPage page: Int) {
    var text = text
    text.withUTF8 { text in
      var place = 0
      while place < text.count {
        let ideographs = Self.lengthOfIdeographs(at: place, in: text)
        for pair in stride(from: place, to: place + ideographs - 3, by: 3) {
          add(UnsafeBufferPointer(rebasing: text[pair..<pair + 6]), isName: false, onPage: page)
        }
        place += ideographs
        if ideographs > 0 { continue }
        if Self.isWide(at: place, in: text) {
          place += 3
          continue
        }
        let start = place
        var hasHump = false
        var hasSmall = false
        while place < text.count {
          let byte = text[place]
          if byte.isLowercase {
            hasSmall = true
          } else if byte.isUppercase {
            hasHump = hasHump || place > start
          } else if byte < 0x80 ? !byte.isDigit : Self.isWide(at: place, in: text) {
            break
          }
          place += 1
        }
        if (2...40).contains(place - start), !text[start].isDigit {
          add(
            UnsafeBufferPointer(rebasing: text[start..<place]), isName: hasHump && hasSmall,
            onPage: page)
        }
        if place < text.count, text[place] < 0x80 { place += 1 }
      }
    }
  }

  /// Returns whether a character of Chinese or Japanese begins at an index.
  ///
  /// These are ideographs, kana, punctuation marks, and full-width letters, which all have three
  /// bytes.
  private static func isWide(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text[place] {
    case 0xE3...0xE9: true
    case 0xEF: (0xBC...0xBD).contains(text[place + 1])
    default: false
    }
  }

  /// Returns the length in bytes of the ideographs and kana that begin at an index.
  private static func lengthOfIdeographs(
    at start: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = start
    while place < text.count {
      guard (0xE3...0xE9).contains(text[place]) else { break }
      // U+3040 to U+30FF, and U+3400 on.
      if text[place] == 0xE3, !(0x81...0x83).contains(text[place + 1]), text[place + 1] < 0x90 {
        break
      }
      place += 3
    }
    return place - start
  }

  /// Leaves the words of a page's title and phrases out of the words of its text, because they count
  /// for more there.
  mutating func leaveOut(_ text: String, onPage page: Int) {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    known[page, default: []].formUnion(words.map { SearchStem(of: $0.lowercased()) })
  }

  private mutating func add(
    _ word: UnsafeBufferPointer<UInt8>, isName: Bool, onPage page: Int
  ) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(Self.letter(byte, isName))) &* 0x100_0000_01B3 }
    guard let last = entries[hash]?.pages.last else {
      entries[hash] = IndexedWord(word: word.map { Self.letter($0, isName) }, pages: [page])
      return
    }
    if last != page { entries[hash]?.pages.append(page) }
  }

  /// Returns a word's byte in its stored form.
  private static func letter(_ byte: UInt8, _ isName: Bool) -> UInt8 {
    !isName && byte.isUppercase ? byte | 0x20 : byte
  }

  // MARK: - Writing

  /// The words with their pages as members of an object.
  ///
  /// `words` has the stems and names in order, each as the number of letters that it shares with the
  /// previous one, in base 36, followed by its other letters. `places` has, for each of them, the
  /// differences between its page numbers; see ``append(_:to:)``.
  var members: String {
    var words: [UInt8] = []
    var codes: [UInt8] = []
    var previous: [UInt8] = []
    for (word, pages) in stems {
      if !words.isEmpty {
        words.append(UInt8(ascii: " "))
        codes.append(UInt8(ascii: " "))
      }
      // Letters are never split.
      let shared = min(35, zip(previous, word).prefix { $0 == $1 && $0 < 0x80 }.count)
      words += String(shared, radix: 36).utf8
      words += word.dropFirst(shared)
      previous = word
      var next = 0
      for page in pages {
        Self.append(page - next, to: &codes)
        next = page + 1
      }
    }
    return "words:\(JSONText.quoting(String(decoding: words, as: UTF8.self))),"
      + "places:\"\(String(decoding: codes, as: UTF8.self))\""
  }

  /// Each stem, and each name, in order, with the pages whose text has it and whose own entry
  /// doesn't.
  private var stems: [(word: [UInt8], pages: [Int])] {
    let empty = Set(Self.empty.split(separator: " ").map { Array($0.utf8) })
    var found: [[UInt8]: Set<Int>] = [:]
    for entry in entries.values where !empty.contains(entry.word) {
      let isName = entry.word.contains(where: \.isUppercase)
      let stem = SearchStem(of: String(decoding: entry.word, as: UTF8.self).lowercased())
      let pages = entry.pages.filter { known[$0]?.contains(stem) != true }
      if pages.isEmpty { continue }
      found[isName ? entry.word : Array(stem.letters.utf8), default: []].formUnion(pages)
    }
    return found.map { ($0.key, $0.value.sorted()) }
      .sorted { $0.word.lexicographicallyPrecedes($1.word) }
  }

  /// Appends a number in base 45, least significant digit first, using 45 characters that end it
  /// and 45 that don't, none of which needs an escape in a script's string.
  private static func append(_ number: Int, to codes: inout [UInt8]) {
    var rest = number
    while rest >= 45 {
      codes.append(digit(45 + rest % 45))
      rest /= 45
    }
    codes.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 {
    let character = UInt8(35 + value)
    return character < UInt8(ascii: "\\") ? character : character + 1
  }
}
