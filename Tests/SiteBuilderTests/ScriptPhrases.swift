/// The texts in a script's code: those that readers see in the page's language, as in `t("Undo")`,
/// and all others.
struct ScriptPhrases {
  /// The texts that are translated.
  private(set) var translated: [String] = []
  /// The others; a placeholder of a template literal is a NUL character.
  private(set) var others: [String] = []

  /// A bracket that is open.
  private struct Bracket {
    /// Whether it's the one after `t`, and only its first value has been read so far.
    var isTranslating = false
    /// Whether it's in a template literal.
    var isInTemplate = false
  }

  private let script: [Character]
  private var place = 0
  private var open: [Bracket] = []
  /// The code so far, with a quote for each text.
  private var code = ""

  init(_ script: String) {
    self.script = Array(script)
    while place < self.script.count { read() }
  }

  private var isTranslating: Bool { open.last?.isTranslating ?? false }

  private func begins(_ text: String) -> Bool {
    script[place...].starts(with: text)
  }

  private mutating func add(_ text: String) {
    if isTranslating { translated.append(text) } else { others.append(text) }
  }

  private mutating func read() {
    let character = script[place]
    if begins("//") {
      place = script[place...].firstIndex(of: "\n") ?? script.count
    } else if begins("/*") {
      while !begins("*/") { place += 1 }
      place += 2
    } else if character == "\"" || character == "'" {
      place += 1
      add(text(before: [character]))
      place += 1
      code += "\""
    } else if character == "`" {
      place += 1
      readTemplate()
    } else if character == "}", open.last?.isInTemplate == true {
      open.removeLast()
      place += 1
      readTemplate(isContinued: true)
    } else if character == "/", beginsExpression {
      skipRegularExpression()
    } else {
      if "([{".contains(character) {
        let isCall = character == "(" && code.hasSuffix("t") && !endsName(code.dropLast())
        open.append(Bracket(isTranslating: isCall))
      } else if ")]}".contains(character) {
        open.removeLast()
      } else if character == ",", !open.isEmpty {
        open[open.count - 1].isTranslating = false
      }
      code.append(character)
      place += 1
    }
  }

  /// Reads text up to one of some characters, or a placeholder.
  private mutating func text(before ends: Set<Character>) -> String {
    var text = ""
    while !ends.contains(script[place]), !(ends.contains("`") && begins("${")) {
      if script[place] == "\\" {
        text.append(script[place])
        place += 1
      }
      text.append(script[place])
      place += 1
    }
    return text
  }

  private mutating func readTemplate(isContinued: Bool = false) {
    let text = (isContinued ? "\0" : "") + text(before: ["`"])
    if begins("${") {
      add(text + "\0")
      open.append(Bracket(isInTemplate: true))
      code += "("
      place += 2
    } else {
      add(text)
      code += "\""
      place += 1
    }
  }

  private func endsName(_ code: Substring) -> Bool {
    code.last.map { $0.isLetter || $0.isNumber || "_$.".contains($0) } ?? false
  }

  /// Whether a value begins here, so that a slash isn't a division.
  private var beginsExpression: Bool {
    let before = code.reversed().drop { $0.isWhitespace }
    return before.first.map { "(,=:[!&|?{};>".contains($0) } ?? true
      || String(before.prefix(6).reversed()) == "return"
  }

  private mutating func skipRegularExpression() {
    var isInClass = false
    place += 1
    while script[place] != "/" || isInClass {
      if script[place] == "\\" {
        place += 1
      } else if script[place] == "[" {
        isInClass = true
      } else if script[place] == "]" {
        isInClass = false
      }
      place += 1
    }
    place += 1
    code += "\""
  }
}
