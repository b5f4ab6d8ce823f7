import TraceModel

/// The lines about recognizers and touches, each on its view, without covering a finger or each
/// other.
struct GlassBadges {
  private struct Place {
    var badge: GlassState.Badge
    var text: String
    var box: CGRect
  }

  private var places: [Place] = []

  private static let height = 16.0

  /// Arranges the lines.
  ///
  /// - Parameters:
  ///   - state: The moment.
  ///   - geometry: The scale of the picture.
  ///   - fingers: The places in the picture that fingers cover.
  ///   - glass: The screen in the picture.
  init(
    of state: GlassState, in geometry: ScreenGeometry, avoiding fingers: [CGRect], glass: CGRect
  ) {
    let room = glass.insetBy(dx: 4, dy: 4)
    var taken = fingers
    for badge in state.badges {
      guard let view = state.gesture[badge.view]?.geometry else { continue }
      let frame = Outline(corners: view.corners.map(geometry.place)).bounds
      let texts = badge.texts
      let fitting = texts.first { FontFace.small.width(of: $0) <= room.width - 8 }
      let text = fitting ?? texts[texts.count - 1]
      let width = FontFace.small.width(of: text) + 8
      // A line would hide a small view, so it's below it.
      let bottom = frame.height < Self.height * 3 ? frame.maxY + Self.height + 3 : frame.maxY - 3
      var box = CGRect(
        x: max(room.minX, min(frame.minX + 3, room.maxX - width)),
        y: max(room.minY, min(bottom, room.maxY) - Self.height), width: width,
        height: Self.height)
      let lowest = box
      while taken.contains(where: { $0.overlaps(box) }), box.minY > room.minY {
        box = box.offsetBy(dx: 0, dy: -2)
      }
      if box.minY <= room.minY {
        box = lowest
        while taken.contains(where: { $0.overlaps(box) }), box.maxY < room.maxY {
          box = box.offsetBy(dx: 0, dy: 2)
        }
      }
      taken.append(box.insetBy(dx: -1, dy: -1))
      places.append(Place(badge: badge, text: text, box: box))
    }
  }

  /// The lines as SVG.
  var markup: [Markup] {
    places.map { place in
      let (badge, box) = (place.badge, place.box)
      var pieces = [Markup.path(Self.rectangle(box), "fig-badge-ground")]
      if let progress = badge.progress {
        let done = CGRect(
          x: box.minX, y: box.maxY - 3, width: box.width * progress, height: 3)
        pieces.append(.path(Self.rectangle(done), "fig-badge-done"))
      }
      pieces.append(
        .element(
          .text, [Markup.Attribute(.x, box.minX + 4), Markup.Attribute(.y, box.maxY - 4.5)],
          text: place.text))
      return .element(.g, [.class(badge.look.rawValue)], pieces)
    }
  }

  private static func rectangle(_ box: CGRect) -> PathData {
    "M\(box.minX) \(box.minY)H\(box.maxX)V\(box.maxY)H\(box.minX)z"
  }
}
