/// The form of a drawing of states over time.
///
/// A page has a broad drawing, and a slender one for narrow windows if the broad one doesn't fit
/// them.
struct StateForm: Equatable {
  /// Whether the drawing is for narrow windows: the names are above the lanes, and all texts have
  /// the same size.
  let isSlender: Bool

  /// The maximum width of the drawing with the names, in CSS pixels.
  let width: Double

  /// The usual width of all time that's drawn.
  let timeWidth: Double

  /// The space around the drawing.
  let margin: Double

  /// The minimum space after the last time.
  let tail: Double

  /// The form for the width of a page in a window that's 1280 pixels wide.
  static let broad = StateForm(
    isSlender: false, width: 980, timeWidth: 640, margin: StateMetrics.margin, tail: 24)

  /// The form for a phone, which the style sheet scales to the width of the window.
  static let slender = StateForm(
    isSlender: true, width: 340, timeWidth: 340, margin: 7, tail: 6)

  /// The numbers on the ruler.
  var numbers: FontFace { isSlender ? FontFace(size: 12.5) : .small }

  /// Returns the width of a label whose width is known for the usual size.
  func width(ofLabel width: Double) -> Double { isSlender ? width * 12.5 / 12 : width }
}
