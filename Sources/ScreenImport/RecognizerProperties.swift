import TouchEngine

/// The properties of a recognizer as a scenario writes them.
struct RecognizerProperties {
  /// The properties, each with its value.
  private(set) var text = ""

  /// Collects the properties that a recognizer's description names, except those that are as usual
  /// for a recognizer of its kind.
  init(
    of object: ObjectDescription, _ description: ClassDescription, _ usual: UIGestureRecognizer?,
    in dump: ScreenDump
  ) {
    for (key, property, usual) in [
      ("enabled", "isEnabled", usual?.isEnabled),
      ("cancelsTouchesInView", "cancelsTouchesInView", usual?.cancelsTouchesInView),
      ("delaysTouchesBegan", "delaysTouchesBegan", usual?.delaysTouchesBegan),
      ("delaysTouchesEnded", "delaysTouchesEnded", usual?.delaysTouchesEnded),
    ] {
      guard let flag = dump.flag(key, in: object), flag != usual else { continue }
      add(property, flag ? "true" : "false")
    }
    for property in [
      "numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches",
      "maximumNumberOfTouches", "allowableMovement",
    ] where description.property(named: property) != nil {
      // UIKit's own default for the number of a pan's fingers is the greatest integer.
      if let number = dump.usableNumbers(of: property, in: object, count: 1)?.first, number >= 0,
        number <= 1_000, property == "allowableMovement" || number == number.rounded()
      {
        add(property, NumberList.text([number]))
      }
    }
    if description.property(named: "minimumPressDuration") != nil,
      let seconds = dump.usableNumbers(of: "minimumPressDuration", in: object, count: 1)?.first,
      seconds >= 0, seconds <= 600
    {
      add("minimumPressDuration", NumberList.text([(seconds * 1_000).rounded()]) + "ms")
    }
    if description.property(named: "direction") != nil {
      addWords("direction", ["right", "left", "up", "down"], of: object, in: dump)
    }
    if description.property(named: "edges") != nil {
      addWords("edges", ["top", "left", "bottom", "right"], of: object, in: dump)
    }
  }

  /// Adds words, or the sum of numbers that represent them: 1, 2, 4, and 8.
  private mutating func addWords(
    _ key: String, _ words: [String], of object: ObjectDescription, in dump: ScreenDump
  ) {
    guard let value = dump.value(of: key, in: object) else { return }
    var text = ""
    let mask = dump.usableNumbers(of: key, in: object, count: 1)?.first.map { Int($0) }
    let named = Self.words(of: value)
    for (place, word) in words.enumerated() {
      let isChosen = mask.map { $0 >= 0 && $0 & (1 << place) != 0 } ?? named.contains(word)
      if isChosen { text += (text.isEmpty ? "" : " ") + word }
    }
    if !text.isEmpty { add(key, text) }
  }

  /// Returns the words in a value, in lowercase letters.
  private static func words(of value: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in Array(value.utf8) + [0] {
      if byte.isLetter {
        word.append(byte | 0x20)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    return words
  }

  private mutating func add(_ property: String, _ value: String) {
    text += "  \(property): \(value)"
  }
}
