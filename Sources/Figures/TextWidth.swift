/// The width of text on a page, without a browser to measure it.
///
/// A reader's system picks the font, so each number is the larger of two widths at the two ends of
/// the range that common systems have: DejaVu Sans, the widest, and Liberation Sans, which is as
/// wide as Arial and Helvetica. They're advance widths in thousandths of the font size, rounded up,
/// read from the `cmap` and `hmtx` tables of the four font files (regular and bold) with fontTools;
/// for scalars outside ASCII, a cautious constant is enough, because names are mostly ASCII.
struct FontFace {
  /// The size in CSS pixels.
  var size: Double

  /// Whether the bold widths apply.
  var isBold = false

  /// The labels of messages.
  static let label = FontFace(size: 12)
  /// The label of a canceled touch.
  static let strongLabel = FontFace(size: 12, isBold: true)
  /// The names over the lanes.
  static let laneName = FontFace(size: 12.5, isBold: true)
  /// The smallest text of a figure: times, numbers, kinds.
  static let small = FontFace(size: 11)
  /// The names over the lanes of a drawing for narrow windows.
  static let slenderName = FontFace(size: 12.5, isBold: true)
  /// The names of views in the picture of the screen.
  static let viewName = FontFace(size: 12)

  /// The name of the hit-test view.
  static let hitName = FontFace(size: 12, isBold: true)

  /// Returns the width of a text in CSS pixels, in the widest common font.
  func width(of text: String) -> Double {
    var sum = 0
    for scalar in text.unicodeScalars { sum += thousandths(scalar) }
    return Double(sum) * size / 1_000
  }

  private func thousandths(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    case 0x20...0x7E:
      let place = Int(value) - 0x20
      return Int(isBold ? FontFace.bold[place] : FontFace.regular[place])
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F:
      return 0
    case 0xA0...0x2AF, 0x370...0x52F, 0x2000...0x22FF:
      return isBold ? 1_100 : 1_000
    default:
      return 1_400
    }
  }

  /// Returns the text, or as much of its beginning as fits with an ellipsis.
  func fitted(_ text: String, into limit: Double) -> String {
    guard width(of: text) > limit else { return text }
    let room = (limit - width(of: "…")) * 1_000 / size
    var sum = 0
    var result = ""
    for scalar in text.unicodeScalars {
      sum += thousandths(scalar)
      if Double(sum) > room { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }

  /// Returns the text in lines no wider than the limit where it can be broken: at spaces, before a
  /// capital that follows a lowercase letter, before `(`, and after `:` and `.`; the last line ends
  /// with an ellipsis when there would be more lines than allowed.
  func lines(of text: String, limit: Double, count: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in FontFace.pieces(of: text) {
      if !line.isEmpty, width(of: line + piece) > limit {
        lines.append(line)
        line = ""
      }
      line += piece
    }
    lines.append(line)
    if lines.count > count {
      let rest = lines[(count - 1)...].joined()
      lines.removeLast(lines.count - count)
      lines[count - 1] = rest
    }
    return lines.map { fitted($0, into: limit) }
  }

  /// Splits a text at the positions where an identifier can be broken.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let breaksBefore =
        switch scalar {
        case "A"..."Z": ("a"..."z").contains(last) || ("0"..."9").contains(last)
        case "(": true
        default: last == ":" || last == "." || last == " "
        }
      if breaksBefore, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.unicodeScalars.append(scalar)
      last = scalar
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// U+0020 to U+007E, regular.
  private static let regular: [UInt16] = [
    318, 401, 460, 838, 637, 951, 780, 275, 391, 391, 500, 838, 318, 361, 318, 337, 637, 637, 637,
    637, 637, 637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 557, 1_016, 685, 687, 723, 771,
    667, 611, 778, 752, 295, 500, 667, 558, 863, 749, 788, 667, 788, 723, 667, 611, 732, 685, 989,
    686, 667, 686, 391, 337, 391, 838, 557, 500, 613, 635, 550, 635, 616, 353, 635, 634, 278, 278,
    580, 278, 975, 634, 612, 635, 635, 412, 521, 393, 634, 592, 818, 592, 592, 525, 637, 337, 637,
    838,
  ]

  /// U+0020 to U+007E, bold.
  private static let bold: [UInt16] = [
    349, 457, 521, 838, 696, 1_002, 873, 307, 458, 458, 523, 838, 380, 416, 380, 366, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 611, 1_000, 774, 763, 734,
    831, 684, 684, 821, 837, 373, 557, 775, 638, 996, 837, 851, 733, 851, 771, 721, 683, 813, 774,
    1_104, 771, 725, 726, 458, 366, 458, 838, 557, 500, 675, 716, 593, 716, 679, 436, 716, 712,
    343, 343, 666, 343, 1_042, 712, 688, 716, 716, 494, 596, 479, 712, 652, 924, 646, 652, 583,
    712, 366, 712, 838,
  ]
}
