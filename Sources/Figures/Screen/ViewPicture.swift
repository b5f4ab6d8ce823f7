import TraceModel

/// The picture of views of one form.
struct ViewPicture {
  /// The words that a picture has room for.
  enum Words {
    /// The view's name, next to what is drawn.
    case name
    /// None, because what is drawn fills the frame.
    case none
    /// The view's title.
    case title
  }

  /// The code that draws a view in its frame.
  typealias Drawing = (_ shape: inout ViewShape, _ view: ViewAppearance, ViewSpace) -> Void

  /// The words that the picture has room for.
  let words: Words

  /// The code that draws a view.
  let draw: Drawing

  /// Creates a picture with room for some words.
  init(with words: Words = .name, _ draw: @escaping Drawing) {
    self.words = words
    self.draw = draw
  }
}

extension ViewAppearance.Form {
  /// The picture of views of the form: all that figures know about it.
  var picture: ViewPicture {
    switch self {
    case .backButton, .barButton, .label, .tabBarButton:
      ViewPicture(with: .title) { shape, _, _ in shape.ground = "fig-bare" }

    case .button:
      // A gray background for the title.
      ViewPicture(with: .title) { shape, _, space in
        shape.outline = space.rounded(space.bounds, radius: 6)
        shape.ground = "fig-key"
      }

    case .cell, .navigationBar, .tabBar:
      ViewPicture { shape, _, _ in shape.ground = "fig-card" }

    case .colorWell:
      // A ring around a color.
      ViewPicture(with: .none) { shape, _, space in
        shape.ground = "fig-bare"
        let radius = min(space.width, space.height) / 2 - 1
        let (x, y) = (space.width / 2, space.height / 2)
        shape.details = [
          ("fig-stroke", space.circle(x, y, radius: radius)),
          ("fig-fill", space.circle(x, y, radius: radius * 0.6)),
        ]
      }

    case .container, .control:
      ViewPicture { _, _, _ in }

    case .dimming:
      ViewPicture { shape, _, _ in shape.ground = "fig-dim" }

    case .image:
      // Hills, which names don't cover.
      ViewPicture { shape, _, space in
        let side = min(24, 0.6 * min(space.width, space.height))
        guard side > 8 else { return }
        let (left, top) = ((space.width - side) / 2, (space.height - side) / 2)
        func place(_ x: Double, _ y: Double) -> CGPoint {
          space.point(left + x * side, top + y * side)
        }
        let hills = [(0.0, 0.9), (0.35, 0.35), (0.6, 0.7), (0.75, 0.5), (1, 0.9)].map(place)
        var path = PathData()
        for hill in hills { path += path.isEmpty ? "M\(hill.x) \(hill.y)" : "L\(hill.x) \(hill.y)" }
        shape.details = [("fig-stroke", path + "z")]
        let corners = [place(0, 0.3), place(1, 0.3), place(1, 1), place(0, 1)]
        shape.marks = [Outline(corners: corners).bounds]
      }

    case .pageControl:
      // A dot for each page, filled for the current one.
      ViewPicture(with: .none) { shape, pages, space in
        shape.ground = "fig-bare"
        let count = min(pages.count, 20)
        let step = min(8, space.width / Double(count + 1))
        let start = (space.width - step * Double(count - 1)) / 2
        var empty = PathData()
        for page in 0..<count {
          let dot = space.circle(start + step * Double(page), space.height / 2, radius: step * 0.3)
          if Double(page) == pages.value {
            shape.details.append(("fig-fill", dot))
          } else {
            empty += dot
          }
        }
        if !empty.isEmpty { shape.details.append(("fig-stroke", empty)) }
      }

    case .segmentedControl:
      // Lines between the segments, and a tile on the selected one, which has its own edges.
      ViewPicture(with: .none) { shape, segments, space in
        shape.outline = space.rounded(space.bounds, radius: 5)
        shape.ground = "fig-key"
        let share = space.width / Double(max(1, segments.count))
        var lines = PathData()
        for place in 1..<max(1, segments.count) {
          let number = Double(place)
          if number == segments.value || number - 1 == segments.value { continue }
          let inset = space.height * 0.25
          lines += space.line(number * share, inset, to: number * share, space.height - inset)
        }
        if !lines.isEmpty { shape.details.append(("fig-stroke", lines)) }
        guard segments.value >= 0 else { return }
        let tile = CGRect(
          x: segments.value * share + 1.5, y: 1.5, width: max(0, share - 3),
          height: max(0, space.height - 3))
        shape.details.append(("fig-thumb", space.rounded(tile, radius: 4)))
      }

    case .sheet:
      // Rounded at the top.
      ViewPicture { shape, _, space in
        shape.outline = space.rounded(space.bounds, radius: 8, isOpenBelow: true)
        shape.ground = "fig-card"
      }

    case .slider:
      // A thumb on a line, which is thick up to the thumb.
      ViewPicture(with: .none) { shape, slider, space in
        shape.ground = "fig-bare"
        let middle = space.height / 2
        let side = min(space.height, space.width)
        let thumb = side / 2 + max(0, min(1, slider.value)) * (space.width - side)
        let radius = min(side / 2 - 0.5, 9)
        shape.details = [
          ("fig-stroke", space.line(thumb, middle, to: space.width, middle)),
          ("fig-run", space.line(0, middle, to: thumb, middle)),
          ("fig-thumb", space.circle(thumb, middle, radius: max(1, radius))),
        ]
      }

    case .stepper:
      // A minus and a plus, with a line between them.
      ViewPicture(with: .none) { shape, _, space in
        shape.outline = space.rounded(space.bounds, radius: 5)
        shape.ground = "fig-key"
        let (quarter, middle) = (space.width / 4, space.height / 2)
        let arm = min(4, min(quarter, middle) * 0.6)
        var path = space.line(2 * quarter, middle - 1.2 * arm, to: 2 * quarter, middle + 1.2 * arm)
        path += space.line(quarter - arm, middle, to: quarter + arm, middle)
        path += space.line(3 * quarter - arm, middle, to: 3 * quarter + arm, middle)
        path += space.line(3 * quarter, middle - arm, to: 3 * quarter, middle + arm)
        shape.details = [("fig-stroke", path)]
      }

    case .switchControl:
      // A thumb at the right end of a track when it's on, at the left end otherwise.
      ViewPicture(with: .none) { shape, control, space in
        let isOn = control.value > 0
        let side = min(space.width, space.height)
        shape.outline = space.rounded(space.bounds, radius: side / 2)
        shape.ground = isOn ? "fig-on" : "fig-key"
        let thumb = isOn ? space.width - side / 2 : side / 2
        shape.details = [
          ("fig-thumb", space.circle(thumb, space.height / 2, radius: max(1, side / 2 - 1.5)))
        ]
      }
    }
  }
}
