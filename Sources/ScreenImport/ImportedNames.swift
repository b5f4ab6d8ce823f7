import ScenarioLanguage

/// The names of a scenario, each of which is given once.
struct ImportedNames {
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  /// Names that mean something else in a scenario, or have a default meaning.
  private static let reserved = Set(
    SceneNames.reservedWords + [
      "application", "controller", "delegate", "event", "runLoop", "scene", "window",
    ])

  /// Returns a new name that begins with the words of a text, or with another name when the text
  /// has none.
  mutating func name(from text: String, orFrom other: String, isWindow: Bool = false) -> String {
    // An identifier begins with a letter.
    let beginsWithDigit = text.utf8.first { $0.isDigit || $0.isLetter }?.isDigit ?? false
    var base = Self.identifier(beginsWithDigit ? other + " " + text : text)
    if base.isEmpty { base = Self.identifier(other) }
    if base.isEmpty { base = "view" }
    if Self.reserved.contains(base), !(isWindow && base == "window") { base += "View" }
    var count = counts[base] ?? 1
    var name = count == 1 ? base : "\(base)\(count)"
    while taken.contains(name) {
      count += 1
      name = "\(base)\(count)"
    }
    counts[base] = count + 1
    taken.insert(name)
    return name
  }

  /// Returns the first words of a text as one identifier: `buyNow` for `Buy now!`.
  private static func identifier(_ text: String) -> String {
    var bytes: [UInt8] = []
    var beginsWord = false
    for byte in text.utf8 {
      guard bytes.count < 32 else { break }
      guard byte.isDigit || byte.isLetter && byte != UInt8(ascii: "_") else {
        // An apostrophe is part of a word.
        if byte != UInt8(ascii: "'") { beginsWord = true }
        continue
      }
      if bytes.isEmpty, byte.isDigit { continue }
      let isSmall = byte >= UInt8(ascii: "a")
      bytes.append(beginsWord && !bytes.isEmpty && isSmall ? byte - 32 : byte)
      beginsWord = false
    }
    lowercaseStart(of: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Makes the first letters lowercase, up to the beginning of the second word: `urlField` for
  /// `URLField`.
  private static func lowercaseStart(of bytes: inout [UInt8]) {
    var index = 0
    while index < bytes.count, bytes[index] < UInt8(ascii: "a"), bytes[index] >= UInt8(ascii: "A") {
      let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "A")
      if index > 0, next >= UInt8(ascii: "a") { break }
      bytes[index] += 32
      index += 1
    }
  }
}
