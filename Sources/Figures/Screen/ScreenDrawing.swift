import TraceModel

/// The picture of the screen: frames to scale, names in position, fingers and their paths.
struct ScreenDrawing {
  private let trace: Trace
  private let options: FigureOptions
  private let geometry: ScreenGeometry
  private let device: DeviceOutline
  private let views: [ScreenView]
  private let shapes: [ViewShape]
  private let tracks: [FingerTrack]
  private let numbers: [CGRect]
  private let labels: ScreenLabels
  private let hits: [String]
  private let isAlone: Bool
  private let glass: GlassState?
  private let badges: [Markup]

  /// Prepares the drawing.
  ///
  /// - Parameters:
  ///   - trace: The run on the screen.
  ///   - walks: The hit-testing passes for the touched views.
  ///   - options: The author's choices.
  ///   - isAlone: Whether there's no list of the views next to the picture.
  ///   - glass: What happens at the moment that the picture shows, if it shows only one.
  ///   - geometry: The scale and the extent, if they don't follow from the trace.
  init(
    of trace: Trace, walks: [HitTestWalk], options: FigureOptions, isAlone: Bool = false,
    glass: GlassState? = nil, geometry: ScreenGeometry? = nil
  ) {
    self.isAlone = isAlone
    self.trace = trace
    self.options = options
    self.glass = glass
    let geometry = geometry ?? ScreenGeometry(of: trace)
    self.geometry = geometry
    device = DeviceOutline(around: Outline(of: trace.screen, in: geometry).bounds)
    var views = ScreenView.views(of: trace, walks: walks, geometry: geometry)
    views.tellTitlesApart()
    self.views = views
    shapes = views.map { ViewShape(of: $0.appearance, in: $0.outline) }
    tracks = FingerTrack.tracks(of: glass?.gesture ?? trace, geometry: geometry)
    let fingers =
      (glass?.fingers ?? []).map { geometry.place($0.place) }.map {
        CGRect(x: $0.x - 11, y: $0.y - 11, width: 22, height: 22)
      } + tracks.flatMap { $0.boxes }
    badges =
      glass.map { glass in
        GlassBadges(
          of: glass, in: geometry, avoiding: fingers,
          glass: Outline(of: trace.screen, in: geometry).bounds
        ).markup
      } ?? []
    numbers = FingerTrack.numberBoxes(
      of: tracks, avoiding: views.map { $0.outline }, device.statusBoxes)
    labels = ScreenLabels(
      for: views, avoiding: tracks, numbers: numbers,
      marks: device.statusBoxes + shapes.flatMap { $0.marks },
      in: geometry.size)
    hits = walks.map { walk in walk.hit.map { trace.name(of: $0).nameOrPlaceholder } ?? "no view" }
  }

  /// The picture as SVG.
  var markup: Markup {
    let width = max(geometry.size.width, labels.rightEdge + 4)
    let title = options.id("screen-title")
    let description = options.id("screen-description")
    return .drawing(
      width: width.rounded(.up), height: labels.lowerEdge.rounded(.up),
      [
        Markup.Attribute(.role, "img"),
        Markup.Attribute(.ariaLabelledby, "\(title) \(description)"),
      ] + (tracks.isEmpty || glass != nil ? [] : [.steps(fingertips)]),
      [
        .element(.title, [.id(title)], text: "The screen and its views"),
        .element(.desc, [.id(description)], text: self.description + overlays.description),
        .element(.g, [Markup.Attribute(.ariaHidden, "true")], content),
      ])
  }

  /// The location of the finger at each step, for the script that goes from step to step; empty
  /// when no finger is on the screen.
  private var fingertips: [String] {
    var places: [(finger: Int, place: CGPoint)] = []
    var lifted: (finger: Int, time: VirtualTime)?
    var last: Int?
    let rows = trace.rows(options)
    var row = rows.startIndex
    var texts: [String] = []
    for event in trace.events {
      // A finger that was lifted is shown until its immediate consequences are over.
      if let gone = lifted, event.time > gone.time {
        places.removeAll { $0.finger == gone.finger }
        lifted = nil
      }
      if case .finger(let change, _, _) = event.payload, let location = event.location,
        let finger = event.fingers.first
      {
        places.removeAll { $0.finger == finger }
        places.append((finger, geometry.place(location)))
        last = finger
        lifted = change == .lifts ? (finger, event.time) : nil
      }
      guard row < rows.endIndex, rows[row].index == event.index else { continue }
      row += 1
      let finger = event.fingers.first ?? last
      let place = places.last { $0.finger == finger } ?? places.last
      texts.append(
        place.map { "\($0.place.x.rounded().text()),\($0.place.y.rounded().text())" } ?? "")
    }
    return texts
  }

  private var overlays: ScreenOverlays {
    ScreenOverlays(trace: trace, options: options, geometry: geometry)
  }

  private var description: String {
    let size = "\(trace.screen.width.text()) by \(trace.screen.height.text()) points"
    if isAlone {
      let names = views.flatMap { $0.members.map { $0.participant.name } }.filter { !$0.isEmpty }
      return names.isEmpty ? "\(size)." : "\(size), with \(names.joined(separator: ", "))."
    }
    guard let first = hits.first else { return "\(size); the list names every view." }
    let touches = hits.count == 1 ? "The touch hits \(first)" : "The first touch hits \(first)"
    return "\(size). \(touches); the list says of every view why."
  }

  private var content: [Markup] {
    var pieces: [Markup] = [.path(device.glass, "fig-glass")]
    for view in views.indices { pieces += drawing(of: view) }
    // The hit-test view is drawn again, so that no view on top covers it.
    for view in views.indices where views[view].look == .hit {
      pieces.append(.path(outline(of: view), "fig-hit-edge"))
    }
    pieces.append(.path(device.body, "fig-device"))
    pieces += device.statusBar
    var leaders = ""
    for label in labels.labels {
      guard let leader = label.leader else { continue }
      leaders += "M\(leader.from.x.text()) \(leader.from.y.text())"
      leaders += "L\(leader.to.x.text()) \(leader.to.y.text())"
    }
    pieces += overlays.markup
    if !leaders.isEmpty { pieces.append(path("fig-leader", leaders)) }
    for (place, track) in tracks.enumerated() {
      pieces.append(contentsOf: drawing(of: track))
      guard numbers.indices.contains(place) else { continue }
      let box = numbers[place]
      pieces.append(
        .element(
          .text,
          [
            .class("fig-touch"), Markup.Attribute(.x, box.minX + 1),
            Markup.Attribute(.y, box.minY + 12),
          ], text: "\(place + 1)"))
    }
    for label in labels.labels { pieces.append(contentsOf: texts(of: label)) }
    for finger in glass?.fingers ?? [] {
      pieces.append(
        path("fig-finger", circle(around: geometry.place(finger.place), radius: 11)))
    }
    return pieces + badges
  }

  /// Returns the frame of a view with the view's appearance, as far as it's visible.
  private func drawing(of place: Int) -> [Markup] {
    let (view, shape) = (views[place], shapes[place])
    if view.isQuiet { return [] }
    let look = view.look.rawValue
    var pieces: [Markup] = []
    // A clipped part leaves its frame, as a dotted line.
    if view.extent != .whole { pieces.append(.path(view.outline.path, "fig-view fig-unseen")) }
    if view.look == .unseen || view.extent == .nothing {
      return pieces.isEmpty ? [.path(view.outline.path, look)] : pieces
    }
    let isOff = view.appearance?.isEnabled == false
    let isLit = view.isAny(of: glass?.lit ?? [])
    let isCancelled = view.isAny(of: glass?.cancelled ?? [])
    let name = [
      look, shape.ground, isOff ? "fig-off" : "", isLit ? "fig-lit" : "",
      isCancelled ? "fig-cancelled" : "",
    ].filter { !$0.isEmpty }
    var parts = [Markup.path(outline(of: place), name.joined(separator: " "))]
    if view.extent == .whole {
      for detail in shape.details {
        parts.append(.path(detail.path, isOff ? detail.look + " fig-off" : detail.look))
      }
    }
    guard view.opacity < 1 else { return pieces + parts }
    // A view with less opacity would be invisible.
    let opacity = Markup.Attribute(.opacity, max(0.2, view.opacity))
    return pieces + [.element(.g, [opacity], parts)]
  }

  /// Returns the outline of a view's visible part.
  private func outline(of place: Int) -> PathData {
    if views[place].fillsScreen { return device.glass }
    return if case .part(let part) = views[place].extent { part.path } else {
      shapes[place].outline
    }
  }

  private func texts(of label: ScreenLabels.Label) -> [Markup] {
    var pieces: [Markup] = []
    for (place, line) in label.lines.enumerated() {
      var children: [Markup] = line.name.isEmpty ? [] : [.text(line.name)]
      if !line.obstacles.isEmpty {
        let blank = children.isEmpty ? "" : " "
        children.append(.element(.tspan, text: blank + line.obstacles))
      }
      let baseline = label.baseline + Double(place) * ScreenLabels.lineHeight
      var attributes = [Markup.Attribute(.x, label.x), Markup.Attribute(.y, baseline)]
      if line.isTitle {
        attributes.insert(.class(line.isHit ? "fig-title fig-hit-name" : "fig-title"), at: 0)
      } else if line.isHit {
        attributes.insert(.class("fig-hit-name"), at: 0)
      } else if views[label.view].isQuiet {
        attributes.insert(.class("fig-quiet"), at: 0)
      }
      pieces.append(.element(.text, attributes, children))
    }
    return pieces
  }

  /// Returns a disc where the finger touched down, a line along its path, and a ring where it was
  /// lifted elsewhere.
  private func drawing(of track: FingerTrack) -> [Markup] {
    guard let first = track.places.first, let last = track.places.last else { return [] }
    var pieces: [Markup] = []
    if track.places.count > 1 {
      var way = ""
      for place in track.places {
        way += "\(way.isEmpty ? "M" : "L")\(place.x.text()) \(place.y.text())"
      }
      pieces.append(path("fig-way", way))
      if track.isLifted { pieces.append(path("fig-ring", circle(around: last, radius: 5))) }
    }
    pieces.append(path("fig-halo", circle(around: first, radius: 9)))
    pieces.append(path("fig-dot", circle(around: first, radius: 4.5)))
    return pieces
  }

  private func circle(around centre: CGPoint, radius: Double) -> String {
    let r = radius.text()
    let d = (2 * radius).text()
    return "M\((centre.x - radius).text()) \(centre.y.text())a\(r) \(r) 0 1 0 \(d) 0"
      + "a\(r) \(r) 0 1 0-\(d) 0z"
  }

  private func path(_ name: String, _ data: String) -> Markup {
    .element(.path, [.class(name), Markup.Attribute(.d, data)])
  }
}
