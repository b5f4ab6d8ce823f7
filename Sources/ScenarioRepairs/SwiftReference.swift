import TouchEngine

/// A participant as UIKit code refers to it.
struct SwiftReference {
  /// The expression, without a question mark at its end.
  let text: String

  /// Whether the expression's value is optional.
  let isOptional: Bool

  /// Creates the reference to a participant by its name in a scenario.
  init(_ name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "of"), place > 0, place + 1 < words.count else {
      text = Self.identifier(name)
      isOptional = false
      return
    }
    let owner = SwiftReference(words[(place + 1)...].joined(separator: " "))
    let base = owner.text + (owner.isOptional ? "?" : "")
    let number = place > 1 ? words[place - 1] : "0"
    let section = words[0] == "section" && place > 3 ? words[1] : "0"
    let (member, isOptional): (String, Bool) =
      switch words[place - 1] {
      case "pan": ("panGestureRecognizer", false)
      case "pinch": ("pinchGestureRecognizer", true)
      case "pop": ("interactivePopGestureRecognizer", true)
      case "contentView": ("contentView", false)
      default:
        words.contains("item")
          ? ("cellForItem(at: IndexPath(item: \(number), section: \(section)))", true)
          : words.contains("row")
            ? ("cellForRow(at: IndexPath(row: \(number), section: \(section)))", true)
            : (Self.identifier(words[place - 1]), false)
      }
    text = base + "." + member
    self.isOptional = isOptional || owner.isOptional
  }

  /// The expression to call a member on.
  var base: String { isOptional ? text + "?" : text }

  /// A name for the value where it's unwrapped.
  var shortName: String {
    let parts = text.split(separator: ".")
    return isOptional ? "found" + Self.capitalized(String(parts.first ?? "")) : text
  }

  /// Returns statements that use the values of several references, which are unwrapped if needed.
  static func using(_ references: [SwiftReference], _ statement: ([String]) -> String) -> String {
    let optional = references.filter({ $0.isOptional })
    let text = statement(references.map({ $0.shortName }))
    guard !optional.isEmpty else { return text }
    let bindings = optional.map { "let \($0.shortName) = \($0.text)" }
    return "if \(bindings.joined(separator: ", ")) {\n  \(text)\n}"
  }

  /// Returns a name as an identifier.
  static func identifier(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isDigit = byte >= 0x30 && byte <= 0x39
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
      if isLetter || byte == UInt8(ascii: "_") || isDigit && !bytes.isEmpty { bytes.append(byte) }
    }
    return bytes.isEmpty ? "view" : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a name with a capital first letter.
  static func capitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first - 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
