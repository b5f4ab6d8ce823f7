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
    let picture = appearance.form.picture
    picture.draw(&self, appearance, space)
    if picture.words == .none { marks.append(frame.bounds) }
  }
}
