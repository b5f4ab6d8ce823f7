import SourceDiagnostics
import TextAndOrder

/// The steps that an author means by a line in words that the language doesn't have: `tap B twice`
/// for `double tap B`.
///
/// The rules are about words alone, so the result counts only if its lines are correct steps.
struct StepRewording {
  private var words: [String]
  private let isName: (String) -> Bool

  /// The number of fingers, if a word says it that has been removed.
  private var fingers: String?

  /// Longer lines aren't gestures.
  private static let mostWords = 16

  /// Returns the lines that are meant by a text, or `nil` if it has no words that mean others.
  static func lines(of text: String, isName: @escaping (String) -> Bool) -> [String]? {
    let words = LineParser.words(text)
    guard words.count <= mostWords, let first = words.first,
      !["animate", "let", "when"].contains(first)
    else { return nil }
    let lines = parts(of: words, isName).map { part in
      var rewording = StepRewording(words: part, isName: isName)
      rewording.reword()
      return rewording.words.joined(separator: " ")
    }
    let isSame = lines == [words.joined(separator: " ")]
    return isSame || lines.contains("") ? nil : lines
  }

  private init(words: [String], isName: @escaping (String) -> Bool) {
    self.words = words
    self.isName = isName
  }

  // MARK: Several steps

  /// Returns the steps of a line: `wait 1s` and `tap B` of `tap B after 1s` and `wait 1s, then tap B`.
  private static func parts(of words: [String], _ isName: (String) -> Bool) -> [[String]] {
    var parts: [[String]] = [[]]
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let last = parts.count - 1
      if !parts[last].isEmpty, isName(word) == false,
        word == "then" || (word == "and" && (next == "then" || isVerb(next)))
      {
        parts.append([])
      } else if word.utf8.count > 1, word.utf8.last == UInt8(ascii: ";"), next != "" {
        parts[last].append(String(word.dropLast()))
        parts.append([])
      } else if !parts[last].isEmpty || word != "then" {
        let isComma = word.utf8.last == UInt8(ascii: ",") && (next == "then" || isVerb(next))
        parts[last].append(isComma ? String(word.dropLast()) : word)
        if isComma, next != "then" { parts.append([]) }
      }
    }
    parts.removeAll { $0.isEmpty }
    if parts.count == 1, let after = parts[0].firstIndex(of: "after"), after > 0,
      !isName("after")
    {
      return [["wait"] + parts[0][(after + 1)...], Array(parts[0][..<after])]
    }
    return parts
  }

  private static func isVerb(_ word: String) -> Bool { StepVerb(rawValue: word) != nil }

  // MARK: One step

  private mutating func reword() {
    dropList()
    openCalls()
    guard !words.isEmpty else { return }
    renameVerb()
    joinTimes()
    switch words.first {
    case "tap", "double": rewordTap()
    case "press": rewordPress()
    case "swipe": rewordSwipe()
    case "drag": rewordDrag()
    case "wait": drop(["for"], at: 1)
    default: break
    }
    dropArticles()
    addFingers()
  }

  /// Removes what begins an item of a list, and words without a meaning.
  private mutating func dropList() {
    while words.count > 1, let first = words.first, !isName(first),
      ["-", "*", "•", "then", "and", "next", "first", "finally", "please", "now"].contains(first)
        || Self.isItemNumber(first)
    {
      words.removeFirst()
    }
    if let last = words.last, last.utf8.count > 1, ";.!".utf8.contains(last.utf8.last ?? 0) {
      words[words.count - 1] = String(last.dropLast())
    }
  }

  private static func isItemNumber(_ word: String) -> Bool {
    let digits = word.utf8.dropLast()
    return !digits.isEmpty && digits.allSatisfy { $0.isDigit }
      && (word.utf8.last == UInt8(ascii: ".") || word.utf8.last == UInt8(ascii: ")"))
  }

  /// Rewrites `tap(B)`, `B.tap()`, `B tap`, and a name in quotes.
  private mutating func openCalls() {
    words = words.flatMap { word in
      word.utf8.split { "()".utf8.contains($0) }.map { String(decoding: Array($0), as: UTF8.self) }
    }
    for index in words.indices {
      let bare = words[index].utf8.filter { !"\"'`".utf8.contains($0) }
      let name = String(decoding: bare, as: UTF8.self)
      if name != words[index], isName(name) { words[index] = name }
    }
    guard let first = words.first else { return }
    let parts = first.utf8.split(separator: UInt8(ascii: ".")).map {
      String(decoding: Array($0), as: UTF8.self)
    }
    if parts.count == 2, isName(parts[0]), Self.isVerb(parts[1]) {
      words.replaceSubrange(0...0, with: [parts[1], parts[0]])
    } else if words.count == 2, isName(first), Self.isVerb(words[1]) {
      words.swapAt(0, 1)
    }
  }

  // MARK: Verbs

  /// Verbs as they're written elsewhere, without hyphens and capitals, with what they're called
  /// here; longer ones come before their beginnings.
  private static let verbs: [(written: [String], meant: [String])] = [
    (["press", "and", "hold"], ["long", "press"]), (["tap", "and", "hold"], ["long", "press"]),
    (["touch", "and", "hold"], ["long", "press"]), (["double", "click"], ["double", "tap"]),
    (["long", "press"], ["long", "press"]), (["long", "tap"], ["long", "press"]),
    (["longpress"], ["long", "press"]), (["longtap"], ["long", "press"]),
    (["doubleclick"], ["double", "tap"]), (["doubletap"], ["double", "tap"]),
    (["triple", "tap"], ["tap", "thrice"]), (["tripletap"], ["tap", "thrice"]),
    (["single", "tap"], ["tap"]), (["singletap"], ["tap"]),
    (["swipeleft"], ["swipe", "left"]), (["swiperight"], ["swipe", "right"]),
    (["swipeup"], ["swipe", "up"]), (["swipedown"], ["swipe", "down"]),
    (["touch", "down"], ["finger", "touches"]), (["touchdown"], ["finger", "touches"]),
    (["finger", "down"], ["finger", "touches"]), (["finger", "touch"], ["finger", "touches"]),
    (["touch", "up"], ["finger", "lifts"]), (["touchup"], ["finger", "lifts"]),
    (["finger", "up"], ["finger", "lifts"]), (["finger", "lift"], ["finger", "lifts"]),
    (["lift", "finger"], ["finger", "lifts"]), (["release", "finger"], ["finger", "lifts"]),
    (["release"], ["finger", "lifts"]), (["lift"], ["finger", "lifts"]),
    (["finger", "move"], ["finger", "moves"]), (["move", "finger"], ["finger", "moves"]),
    (["move"], ["finger", "moves"]), (["touch"], ["finger", "touches"]),
    (["hold"], ["press"]), (["pan"], ["drag"]), (["scroll"], ["drag"]),
    (["flick"], ["swipe"]), (["fling"], ["swipe"]), (["zoom"], ["pinch"]), (["turn"], ["rotate"]),
    (["sleep"], ["wait"]), (["pause"], ["wait"]), (["delay"], ["wait"]),
  ]

  private mutating func renameVerb() {
    takeFingersBeforeVerb()
    guard let first = words.first, !first.isEmpty else { return }
    if ["once", "thrice", "twice"].contains(first), words.count > 1 {
      words.append(words.removeFirst())
    }
    if first == "click", words.count > 1, isName(words[words.count - 1]) { words[0] = "tap" }
    let plain = words.prefix(3).map { word in
      String(
        decoding: word.utf8.filter { !"-_".utf8.contains($0) }.map(Self.lowercased), as: UTF8.self)
    }
    for (written, meant) in Self.verbs where plain.starts(with: written) {
      words.replaceSubrange(0..<written.count, with: meant)
      return
    }
    if plain[0] != words[0], Self.isVerb(plain[0]) { words[0] = plain[0] }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  // MARK: Fingers

  /// Takes the number of `two-finger tap` and `2 finger tap`.
  private mutating func takeFingersBeforeVerb() {
    guard let first = words.first else { return }
    let parts = first.utf8.split(separator: UInt8(ascii: "-")).map {
      String(decoding: Array($0), as: UTF8.self)
    }
    if parts.count == 2, parts[1] == "finger", let count = Self.digits(parts[0]) {
      fingers = count
      words.removeFirst()
    } else if words.count > 2, words[1] == "finger" || words[1] == "fingers",
      let count = Self.digits(first)
    {
      fingers = count
      words.removeFirst(2)
    }
  }

  /// Writes the number of fingers after the name, where it belongs.
  private mutating func addFingers() {
    for index in words.indices.dropLast() where words[index + 1] == "fingers" {
      if let count = Self.digits(words[index]) { words[index] = count }
    }
    guard let fingers, let name = nameIndex else { return }
    words.insert(contentsOf: ["with", fingers, "fingers"], at: name + 1)
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns the digits of a number that's written with digits or as a word.
  private static func digits(_ word: String) -> String? {
    if let place = numbers.firstIndex(of: word) { return "\(place + 1)" }
    return !word.isEmpty && word.utf8.allSatisfy { $0.isDigit } ? word : nil
  }

  // MARK: Gestures

  /// Moves a number of taps to where it belongs: `twice`, `three times`, `x2`.
  private mutating func rewordTap() {
    var count: String?
    var index = 1
    while index < words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : ""
      var found: String?
      var length = 1
      if isName(word) {
        index += 1
        continue
      }
      if let place = ["once", "twice", "thrice"].firstIndex(of: word) {
        found = "\(place + 1)"
      } else if let digits = Self.digits(word), next == "times" || next == "time" {
        found = digits
        length = 2
      } else if word.utf8.count > 1, word.utf8.last == UInt8(ascii: "x") {
        found = Self.digits(String(word.dropLast()))
      } else if word.utf8.first == UInt8(ascii: "x") {
        found = Self.digits(String(word.dropFirst()))
      }
      guard let found else {
        index += 1
        continue
      }
      // With two numbers, which one is meant isn't clear.
      guard count == nil, words[0] == "tap" else {
        words = []
        return
      }
      count = found
      words.removeSubrange(index..<index + length)
    }
    guard let count else { return }
    if count == "2" {
      words.insert("double", at: 0)
    } else if count != "1" {
      dropArticles()
      addFingers()
      fingers = nil
      words += [count, "times"]
    }
  }

  /// Puts the view before the time, and adds the time that's usual for a long press.
  private mutating func rewordPress() {
    drop(["on"], at: 1)
    guard let time = words.firstIndex(where: Self.isTime), let name = nameIndex else { return }
    if time < name {
      let duration = words.remove(at: time)
      if time > 1, words[time - 1] == "for" { words.remove(at: time - 1) }
      if words.indices.contains(1), !isName(words[1]) { drop(["on", "the"], at: 1) }
      words += ["for", duration]
    } else if words[time - 1] != "for" {
      words.insert("for", at: time)
    }
  }

  /// Writes a swipe as `swipe left on B`.
  private mutating func rewordSwipe() {
    var directions: [String] = []
    var rest: [String] = []
    for word in words.dropFirst() {
      let bare =
        ["wards", "ward"].first { word.utf8.count > $0.utf8.count && Self.ends(word, with: $0) }
        .map { String(word.dropLast($0.utf8.count)) } ?? word
      if ["down", "left", "right", "up"].contains(bare), !isName(word) {
        directions.append(bare)
      } else if isName(word) || !["across", "in", "on", "over", "the", "to"].contains(word) {
        rest.append(word)
      }
    }
    guard directions.count == 1, let name = rest.first, isName(name) else { return }
    words = ["swipe", directions[0], "on"] + rest
  }

  private static func ends(_ word: String, with ending: String) -> Bool {
    word.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Writes a distance in a direction as two numbers: `up by 10` as `by 0 -10`.
  private mutating func rewordDrag() {
    drop(["from"], at: 1)
    let axes = [("down", "0 N"), ("left", "-N 0"), ("right", "N 0"), ("up", "0 -N")]
    for (word, form) in axes {
      guard let place = words.firstIndex(of: word), !isName(word) else { continue }
      words.remove(at: place)
      guard let by = words.firstIndex(where: { Self.digits(Self.points($0)) != nil }) else {
        return
      }
      let number = Self.points(words.remove(at: by))
      if by > 0, words[by - 1] == "by" { words.remove(at: by - 1) }
      let distance = form.utf8.flatMap { $0 == UInt8(ascii: "N") ? Array(number.utf8) : [$0] }
      let goal = words.firstIndex(of: "over") ?? words.count
      words.insert(contentsOf: ["by", String(decoding: distance, as: UTF8.self)], at: goal)
      return
    }
  }

  private static func points(_ word: String) -> String {
    ends(word, with: "pt") ? String(word.dropLast(2)) : word
  }

  // MARK: Times

  private static let units: [(words: [String], unit: String)] = [
    (["second", "seconds", "sec", "secs"], "s"), (["millisecond", "milliseconds", "msec"], "ms"),
  ]

  private static func isTime(_ word: String) -> Bool {
    word.utf8.first?.isDigit ?? false && word.utf8.last == UInt8(ascii: "s")
  }

  /// Writes `1 second` and `1sec` as `1s`, and `long press B` as `press B for 1s`.
  private mutating func joinTimes() {
    var index = 1
    while index < words.count {
      for (names, unit) in Self.units {
        if names.contains(words[index]), index > 0 {
          let number = words[index - 1] == "a" ? "1" : Self.digits(words[index - 1])
          let digits = number ?? words[index - 1]
          guard digits.utf8.first?.isDigit ?? false else { continue }
          words.replaceSubrange(index - 1...index, with: [digits + unit])
          index -= 1
        } else if words[index].utf8.first?.isDigit ?? false,
          let name = names.first(where: { Self.ends(words[index], with: $0) })
        {
          words[index] = String(words[index].dropLast(name.utf8.count)) + unit
        }
      }
      index += 1
    }
    guard words.first == "long" else { return }
    words.removeFirst()
    // UIKit's recognizer waits for half a second, so a long press lasts longer than that.
    if !words.contains(where: Self.isTime) { words += ["for", "1s"] }
  }

  // MARK: Small words

  /// The index of the first name after the verb, which can be the name of a recognizer itself.
  private var nameIndex: Int? { words.indices.dropFirst().first { isName(words[$0]) } }

  /// Removes a preposition or an article before a name.
  private mutating func dropArticles() {
    var index = 1
    while index + 1 < words.count {
      let isPreposition =
        ["at", "in", "on", "upon"].contains(words[index])
        && words[0] != "swipe" && index == (words[0] == "double" || words[0] == "finger" ? 2 : 1)
      let isArticle = ["a", "an", "my", "the"].contains(words[index])
      let next = words[index + 1]
      let isBeforePlace =
        isName(next) || (isPreposition && next.utf8.first?.isDigit ?? false)
        || (isPreposition && ["a", "an", "my", "the"].contains(next))
      if !isName(words[index]), isBeforePlace, isPreposition || isArticle {
        words.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  private mutating func drop(_ small: [String], at index: Int) {
    while words.indices.contains(index + 1), small.contains(words[index]), !isName(words[index]) {
      words.remove(at: index)
    }
  }
}
