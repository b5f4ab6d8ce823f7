import TextAndOrder
import TraceModel

/// The words on a button, a bar button, or a label.
struct ViewTitle: Equatable {
  /// The words.
  var text: String

  /// Whether a reader recognizes the view's name in them.
  var isLikeName: Bool

  /// Creates the title of a view, set by code or else suggested by the view's name, or returns
  /// `nil` for a view without a title.
  init?(of participant: Participant) {
    guard let appearance = participant.appearance, appearance.form.picture.words == .title else {
      return nil
    }
    let own = Self.words(of: participant.name)
    // The buttons of bars are named after their titles.
    let isGiven = !appearance.title.isEmpty && appearance.title != participant.name
    text = isGiven ? appearance.title : own
    isLikeName = text == own
    if text.isEmpty { return nil }
  }

  /// Returns the words of a name: `sendButton` is 'Send', `submitOrder` is 'Submit Order'; a name
  /// of several words stays.
  static func words(of name: String) -> String {
    if name.utf8.contains(UInt8(ascii: " ")) { return name }
    var words: [[UInt8]] = []
    var last: UInt8 = 0
    for byte in name.utf8 {
      if byte == UInt8(ascii: "_") {
        last = 0
        continue
      }
      let begins = last == 0 || last.isLowercase && byte.isUppercase
      if begins {
        words.append([byte.isLowercase ? byte - 32 : byte])
      } else {
        words[words.count - 1].append(byte)
      }
      last = byte
    }
    if words.count > 1, let word = words.last,
      word == Array("Button".utf8) || word == Array("Label".utf8)
    {
      words.removeLast()
    }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
