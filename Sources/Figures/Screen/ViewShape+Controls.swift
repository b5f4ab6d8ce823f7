import TraceModel

// Controls, with the visible part of their values.
extension ViewShape {
  /// Draws a button: a gray background for its title.
  mutating func drawButton(in space: ViewSpace) {
    outline = space.rounded(space.bounds, radius: 6)
    ground = "fig-key"
  }

  /// Draws a color well: a ring around a color.
  mutating func drawColorWell(in space: ViewSpace) {
    ground = "fig-bare"
    let radius = min(space.width, space.height) / 2 - 1
    let (x, y) = (space.width / 2, space.height / 2)
    details = [
      ("fig-stroke", space.circle(x, y, radius: radius)),
      ("fig-fill", space.circle(x, y, radius: radius * 0.6)),
    ]
  }

  /// Draws a page control: a dot for each page, filled for the current one.
  mutating func drawPages(_ pages: ViewAppearance, in space: ViewSpace) {
    ground = "fig-bare"
    let count = min(pages.count, 20)
    let step = min(8, space.width / Double(count + 1))
    let start = (space.width - step * Double(count - 1)) / 2
    var empty = PathData()
    for page in 0..<count {
      let dot = space.circle(start + step * Double(page), space.height / 2, radius: step * 0.3)
      if Double(page) == pages.value { details.append(("fig-fill", dot)) } else { empty += dot }
    }
    if !empty.isEmpty { details.append(("fig-stroke", empty)) }
  }

  /// Draws a segmented control: lines between the segments, and a tile on the selected one.
  mutating func drawSegments(_ segments: ViewAppearance, in space: ViewSpace) {
    outline = space.rounded(space.bounds, radius: 5)
    ground = "fig-key"
    let share = space.width / Double(max(1, segments.count))
    var lines = PathData()
    for place in 1..<max(1, segments.count) {
      let number = Double(place)
      // The tile has its own edges.
      if number == segments.value || number - 1 == segments.value { continue }
      let inset = space.height * 0.25
      lines += space.line(number * share, inset, to: number * share, space.height - inset)
    }
    if !lines.isEmpty { details.append(("fig-stroke", lines)) }
    guard segments.value >= 0 else { return }
    let tile = CGRect(
      x: segments.value * share + 1.5, y: 1.5, width: max(0, share - 3),
      height: max(0, space.height - 3))
    details.append(("fig-thumb", space.rounded(tile, radius: 4)))
  }

  /// Draws a slider: a thumb on a line, which is thick up to the thumb.
  mutating func drawSlider(_ slider: ViewAppearance, in space: ViewSpace) {
    ground = "fig-bare"
    let middle = space.height / 2
    let side = min(space.height, space.width)
    let thumb = side / 2 + max(0, min(1, slider.value)) * (space.width - side)
    let radius = min(side / 2 - 0.5, 9)
    details = [
      ("fig-stroke", space.line(thumb, middle, to: space.width, middle)),
      ("fig-run", space.line(0, middle, to: thumb, middle)),
      ("fig-thumb", space.circle(thumb, middle, radius: max(1, radius))),
    ]
  }

  /// Draws a stepper: a minus and a plus, with a line between them.
  mutating func drawStepper(in space: ViewSpace) {
    outline = space.rounded(space.bounds, radius: 5)
    ground = "fig-key"
    let (quarter, middle) = (space.width / 4, space.height / 2)
    let arm = min(4, min(quarter, middle) * 0.6)
    var path = space.line(2 * quarter, middle - 1.2 * arm, to: 2 * quarter, middle + 1.2 * arm)
    path += space.line(quarter - arm, middle, to: quarter + arm, middle)
    path += space.line(3 * quarter - arm, middle, to: 3 * quarter + arm, middle)
    path += space.line(3 * quarter, middle - arm, to: 3 * quarter, middle + arm)
    details = [("fig-stroke", path)]
  }

  /// Draws a switch: a thumb at the right end of a track when it's on, at the left end otherwise.
  mutating func drawSwitch(isOn: Bool, in space: ViewSpace) {
    let side = min(space.width, space.height)
    outline = space.rounded(space.bounds, radius: side / 2)
    ground = isOn ? "fig-on" : "fig-key"
    let thumb = isOn ? space.width - side / 2 : side / 2
    details = [
      ("fig-thumb", space.circle(thumb, space.height / 2, radius: max(1, side / 2 - 1.5)))
    ]
  }
}
