/// What mustache makes of a template for values of one shape, with slots in the place of the words.
///
/// Mustache looks every name up by reflection, which for a thousand pages takes longer than all that
/// is written on them. What it makes depends on conditions, on what is absent, on how long lists are,
/// and of a text on whether it is empty and how it ends (for the indentation of the next line).
/// Pages that are alike in these differ in the words only, and these are put into the slots.
struct TemplateOutline: Sendable {
  private enum Piece: Sendable {
    case literal([UInt8])
    case slot(Int)
  }

  private var pieces: [Piece] = []

  /// The characters that a slot stands between while mustache is at work; no template has them.
  static let opening = "\u{E000}"
  private static let closing = "\u{E001}"

  /// Creates an outline from what mustache has made of the values' slots.
  init(rendered: String) {
    for (place, part) in rendered.split(separator: Self.opening, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard place > 0, let end = part.firstRange(of: Self.closing),
        let slot = Int(part[..<end.lowerBound])
      else {
        pieces.append(.literal(Array(part.utf8)))
        continue
      }
      pieces.append(.slot(slot))
      pieces.append(.literal(Array(part[end.upperBound...].utf8)))
    }
  }

  /// The page of some values, which are of the outline's shape.
  func html(of values: TemplateSlots) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.byteCount + 8_192)
    for piece in pieces {
      switch piece {
      case .literal(let literal): bytes += literal
      case .slot(let slot): Self.append(values.texts[slot], to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ text: (text: String, isEscaped: Bool), to bytes: inout [UInt8]
  ) {
    guard text.isEscaped else {
      bytes += text.text.utf8
      return
    }
    for byte in text.text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// What stands for a text while mustache is at work: as empty as it, and ended like it.
  fileprivate static func mark(of slot: Int, for text: String) -> String {
    opening + "\(slot)" + closing + (text.utf8.last == UInt8(ascii: "\n") ? "\n" : "")
  }
}

/// The texts among the values of a page, each with its slot, and the shape of all values.
struct TemplateSlots {
  /// The texts by their slots; the line feed that ends a text is left to the outline.
  private(set) var texts: [(text: String, isEscaped: Bool)] = []

  /// All of the values but the words: two pages with the same have the same outline.
  private(set) var shape: [UInt8] = []

  /// Whether a text could be taken for one with slots: it has the byte that their marks begin with.
  var mayHoldMarks: Bool {
    texts.contains { text in
      var text = text.text
      return text.withUTF8 { $0.contains(0xEE) }
    }
  }

  /// How long the texts are together.
  var byteCount: Int { texts.reduce(0) { $0 + $1.text.utf8.count } }

  /// Takes the texts out of the values of a page.
  init(of values: [(name: String, value: TemplateValue)]) {
    for (_, value) in values { add(value) }
  }

  /// The values with a mark in the place of each text.
  static func marked(
    _ values: [(name: String, value: TemplateValue)]
  ) -> [(name: String, value: TemplateValue)] {
    var count = 0
    return marked(values, &count)
  }

  private mutating func add(_ value: TemplateValue) {
    switch value {
    case .text(let text): add(text, isEscaped: true)
    case .html(let html): add(html, isEscaped: false)
    case .flag(let flag): shape.append(UInt8(ascii: flag ? "1" : "0"))
    case .record(let fields):
      shape.append(UInt8(ascii: "{"))
      for (_, value) in fields { add(value) }
    case .list(let records):
      shape.append(UInt8(ascii: "["))
      for fields in records {
        shape.append(UInt8(ascii: ","))
        for (_, value) in fields { add(value) }
      }
      shape.append(UInt8(ascii: "]"))
    case .absent: shape.append(UInt8(ascii: "-"))
    }
  }

  private mutating func add(_ text: String, isEscaped: Bool) {
    let endsLine = text.utf8.last == UInt8(ascii: "\n")
    shape.append(UInt8(ascii: text.isEmpty ? "e" : endsLine ? "n" : "t"))
    guard !text.isEmpty else { return }
    texts.append((endsLine ? String(Substring(text.utf8.dropLast())) : text, isEscaped))
  }

  private static func marked(
    _ values: [(name: String, value: TemplateValue)], _ count: inout Int
  ) -> [(name: String, value: TemplateValue)] {
    var result: [(name: String, value: TemplateValue)] = []
    for (name, value) in values {
      switch value {
      case .text(let text), .html(let text):
        result.append((name, .text(text.isEmpty ? "" : TemplateOutline.mark(of: count, for: text))))
        if !text.isEmpty { count += 1 }
      case .record(let fields):
        result.append((name, .record(marked(fields, &count))))
      case .list(let records):
        var list: [[(name: String, value: TemplateValue)]] = []
        for fields in records { list.append(marked(fields, &count)) }
        result.append((name, .list(list)))
      case .flag, .absent:
        result.append((name, value))
      }
    }
    return result
  }
}
