import TraceModel

/// The shape of a view in the picture: its outline, and its details.
struct ViewShape {
  /// The outline, which is filled, and stroked when the view is hit.
  var outline: PathData

  /// The fill of the outline; empty for a plain view.
  var ground = ""

  /// The details, from back to front, with their appearance.
  var details: [(look: String, path: PathData)] = []

  /// The areas in the picture that names can't cover.
  var marks: [CGRect] = []

  /// Creates the shape of a view with a frame.
  init(of appearance: ViewAppearance?, in frame: Outline) {
    outline = frame.path
    guard let appearance, let space = ViewSpace(of: frame) else { return }
    switch appearance.form {
    case .button: drawButton(in: space)
    case .colorWell: drawColorWell(in: space)
    case .image: drawImage(in: space)
    case .pageControl: drawPages(appearance, in: space)
    case .segmentedControl: drawSegments(appearance, in: space)
    case .sheet: drawSheet(in: space)
    case .slider: drawSlider(appearance, in: space)
    case .stepper: drawStepper(in: space)
    case .switchControl: drawSwitch(isOn: appearance.value > 0, in: space)
    case .backButton, .barButton, .label, .tabBarButton: ground = "fig-bare"
    case .cell, .navigationBar, .tabBar: ground = "fig-card"
    case .dimming: ground = "fig-dim"
    case .container, .control: break
    }
    if isFilled(appearance.form) { marks.append(frame.bounds) }
  }

  /// Returns whether a control has no room for a name.
  private func isFilled(_ form: ViewAppearance.Form) -> Bool {
    switch form {
    case .colorWell, .pageControl, .segmentedControl, .slider, .stepper, .switchControl: true
    case .backButton, .barButton, .button, .cell, .container, .control, .dimming, .image, .label,
      .navigationBar, .sheet, .tabBar, .tabBarButton:
      false
    }
  }
}

// Views that aren't controls.
extension ViewShape {
  /// Draws hills in a frame.
  fileprivate mutating func drawImage(in space: ViewSpace) {
    let side = min(24, 0.6 * min(space.width, space.height))
    guard side > 8 else { return }
    let (left, top) = ((space.width - side) / 2, (space.height - side) / 2)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      space.point(left + x * side, top + y * side)
    }
    let hills = [(0.0, 0.9), (0.35, 0.35), (0.6, 0.7), (0.75, 0.5), (1, 0.9)].map(place)
    var path = PathData()
    for hill in hills { path += path.isEmpty ? "M\(hill.x) \(hill.y)" : "L\(hill.x) \(hill.y)" }
    details = [("fig-stroke", path + "z")]
    let corners = [place(0, 0.3), place(1, 0.3), place(1, 1), place(0, 1)]
    marks = [Outline(corners: corners).bounds]
  }

  /// Draws a sheet: rounded at the top.
  fileprivate mutating func drawSheet(in space: ViewSpace) {
    outline = space.rounded(space.bounds, radius: 8, isOpenBelow: true)
    ground = "fig-card"
  }
}
