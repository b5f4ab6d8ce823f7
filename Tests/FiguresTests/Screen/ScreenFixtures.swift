import TraceModel

@testable import Figures

/// Screens with the views of UIKit, by themselves.
enum ScreenFixtures {
  /// A trace of a screen on which views stand one below the other.
  static func trace(_ views: [(name: String, appearance: ViewAppearance?)]) -> Trace {
    let scene = TraceFixtures.Scene()
    for (place, view) in views.enumerated() {
      _ = scene.recorder.introduce(
        .view, name: view.name, className: "UIView", parent: scene.root,
        geometry: TraceFixtures.geometry(
          CGRect(x: 20, y: 60 + 60 * Double(place), width: 110, height: 44)),
        appearance: view.appearance)
    }
    return scene.recorder.trace
  }

  /// Every form, each with what it can show.
  static var everyForm: Trace {
    trace(
      ViewAppearance.Form.allCases.map { form in
        (name(of: form), ViewAppearance(form, value: 1, count: form == .slider ? 0 : 3))
      })
  }

  /// A name for a view of a form.
  static func name(of form: ViewAppearance.Form) -> String {
    form.rawValue.split(separator: " ").joined(separator: "_")
  }

  /// The picture of a trace.
  static func picture(of trace: Trace) -> String {
    ScreenDrawing(
      of: trace, walks: [], options: FigureOptions(idPrefix: "p", title: "A screen")
    ).markup.text
  }

  /// The frames of a trace.
  static func views(of trace: Trace) -> [ScreenView] {
    var views = ScreenView.views(of: trace, walks: [], geometry: ScreenGeometry(of: trace))
    views.tellTitlesApart()
    return views
  }

  /// The labels in the picture of a trace.
  static func labels(of trace: Trace) -> [ScreenLabels.Label] {
    let views = views(of: trace)
    let shapes = views.map { ViewShape(of: $0.appearance, in: $0.outline) }
    return ScreenLabels(
      for: views, avoiding: [], marks: shapes.flatMap { $0.marks },
      in: ScreenGeometry(of: trace).size
    ).labels
  }
}
