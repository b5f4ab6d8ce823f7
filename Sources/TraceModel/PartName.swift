/// The name of a part that an object creates itself, after the word for the part and the name of its
/// owner: `pan of scroll`, `contentView of row 2 of table`.
package struct PartName: Equatable, Sendable {
  /// The word for the part; of a cell, its place: `section 1 row 2`.
  package var word: String

  /// The name of the owner, which can be a part, too.
  package var owner: String

  /// Names a part of an owner.
  package init(_ word: String, of owner: String) {
    self.word = word
    self.owner = owner
  }

  /// Takes a name apart, or returns `nil` for the name of something that isn't a part.
  package init?(_ name: String) {
    let bytes = Array(name.utf8)
    let separator = Array(Self.separator.utf8)
    var start = 1
    while start + separator.count < bytes.count {
      let end = start + separator.count
      if bytes[start..<end].elementsEqual(separator) {
        word = String(decoding: bytes[..<start], as: UTF8.self)
        owner = String(decoding: bytes[end...], as: UTF8.self)
        return
      }
      start += 1
    }
    return nil
  }

  /// The whole name.
  package var text: String { word + Self.separator + owner }

  /// Whether the part is a cell of a list, whose name contains its place.
  package var isOfCell: Bool { word.utf8.contains(UInt8(ascii: " ")) }

  /// The word between a part and its owner.
  package static let preposition = "of"

  private static let separator = " \(preposition) "
}
