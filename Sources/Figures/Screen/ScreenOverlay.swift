import TraceModel

/// The overlays that the picture of the screen can show on top of the views.
package enum ScreenOverlay: String, CaseIterable, Sendable {
  /// The frames of all views, including those that aren't visible.
  case bounds
  /// The view that a finger hits at each point, which overrides of `point(inside:with:)` and
  /// `hitTest(_:with:)` can make larger or smaller than the visible view.
  case hitAreas = "hit-areas"
  /// The views with gesture recognizers.
  case recognizers
}

/// The overlays of a picture, as shapes that show a description when a pointer rests on them.
struct ScreenOverlays {
  let trace: Trace
  let options: FigureOptions
  let geometry: ScreenGeometry

  /// The number of colors for areas; the seventh area has the first one's color again.
  private static let colors = 6

  /// The shapes, as one element, or none.
  var markup: [Markup] {
    let shapes = options.overlays.flatMap { overlay in
      switch overlay {
      case .bounds: bounds
      case .hitAreas: hitAreas
      case .recognizers: recognizers
      }
    }
    return shapes.isEmpty ? [] : [.element(.g, [.class("fig-overlays")], shapes)]
  }

  /// The overlays in words, each part a sentence.
  var description: String {
    options.overlays.map { overlay in
      switch overlay {
      case .bounds: " Frames: \(framed.map(Self.frame).joined(separator: "; "))."
      case .hitAreas:
        " A touch can hit \(hitNames.isEmpty ? "no view" : hitNames.joined(separator: ", "))."
      case .recognizers:
        listeners.isEmpty
          ? " No view has a recognizer."
          : " Recognizers: \(listeners.map(Self.sentence).joined(separator: "; "))."
      }
    }.joined()
  }

  // MARK: Bounds

  private var framed: [Participant] {
    trace.participants.filter {
      $0.isOnScreen && !$0.name.isEmpty && ($0.geometry?.corners.count ?? 0) > 2
    }
  }

  private var bounds: [Markup] {
    framed.map { view in shape(outline(of: view).path, "fig-bounds", Self.frame(of: view)) }
  }

  private static func frame(of view: Participant) -> String {
    let frame = view.geometry?.frame ?? .zero
    return "\(view.name): \(view.className), x \(frame.minX.text()), y \(frame.minY.text()), "
      + "\(frame.width.text()) × \(frame.height.text())"
  }

  // MARK: Hit areas

  private var areas: [HitMap.Area] { options.hitMap?.areas ?? [] }

  private var hitNames: [String] {
    areas.compactMap { area in area.view.map { trace.name(of: $0).nameOrPlaceholder } }
  }

  private var hitAreas: [Markup] {
    areas.enumerated().map { place, area in
      var path = PathData()
      for rectangle in area.rectangles { path = path + Outline(of: rectangle, in: geometry).path }
      let color = area.view == nil ? "fig-area-none" : "fig-area-\(place % Self.colors)"
      let name = area.view.map { trace.name(of: $0).nameOrPlaceholder } ?? "no view"
      return shape(path, "fig-area \(color)", "A touch here hits \(name)")
    }
  }

  // MARK: Recognizers

  private struct Listener {
    var view: Participant
    var recognizers: [Participant]
  }

  private var listeners: [Listener] {
    let recognizers = trace.participants.filter {
      $0.kind == .recognizer && !$0.isBroughtByUIKit
    }
    return framed.compactMap { view in
      let own = recognizers.filter { $0.parent == view.id }
      return own.isEmpty ? nil : Listener(view: view, recognizers: own)
    }
  }

  private static func sentence(of listener: Listener) -> String {
    let recognizers = listener.recognizers.map { "\($0.name) (\($0.className))" }
    return "\(listener.view.name) has \(recognizers.joined(separator: ", "))"
  }

  private var recognizers: [Markup] {
    listeners.flatMap { listener in
      let outline = outline(of: listener.view)
      let corner = outline.bounds
      let names = listener.recognizers.map { $0.name }.joined(separator: ", ")
      return [
        shape(outline.path, "fig-listens", Self.sentence(of: listener)),
        .element(
          .text,
          [
            .class("fig-listener"), Markup.Attribute(.x, corner.minX + 3),
            Markup.Attribute(.y, corner.maxY - 4),
          ], text: names),
      ]
    }
  }

  private func outline(of view: Participant) -> Outline {
    Outline(corners: (view.geometry?.corners ?? []).map(geometry.place))
  }

  private func shape(_ path: PathData, _ look: String, _ words: String) -> Markup {
    .element(
      .path, [.class(look), Markup.Attribute(path)], [.element(.title, text: words)])
  }
}
