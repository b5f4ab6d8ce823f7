import TraceModel

/// A frame in the picture of the screen with the names of all views that have exactly this frame.
struct ScreenView {
  /// How a view is drawn.
  enum Look: String {
    case plain = "fig-view"
    /// It contains the hit view.
    case path = "fig-view fig-path"
    case hit = "fig-view fig-hit"
    /// It cannot be touched although it is there.
    case inert = "fig-view fig-inert"
    /// It is not to be seen.
    case unseen = "fig-view fig-unseen"

    /// Which of several looks a frame takes that belongs to several views: the one with most to
    /// say.
    var rank: Int {
      switch self {
      case .unseen: 0
      case .inert: 1
      case .plain: 2
      case .path: 3
      case .hit: 4
      }
    }
  }

  /// The views, rear ones first.
  var participants: [Participant]

  /// The frame in the picture.
  var outline: Outline

  /// How it is drawn.
  var look: Look

  /// A line of the label: names, and what keeps touches away from the view.
  struct Line: Equatable {
    var name: String
    var obstacles: String

    /// The line's width, in CSS pixels.
    var width: Double {
      FontFace.viewName.width(
        of: name.isEmpty || obstacles.isEmpty
          ? name + obstacles : "\(name) \(obstacles)")
    }
  }

  /// The label, front views first; neighbours that can be touched share a line while there is room.
  var lines: [Line] {
    var lines: [Line] = []
    for participant in participants.reversed() {
      let name = FontFace.viewName.fitted(participant.name.nameOrPlaceholder, into: 120)
      let obstacles = participant.geometry?.obstacles.joined(separator: ", ") ?? ""
      if obstacles.isEmpty, let last = lines.last, last.obstacles.isEmpty {
        let together = "\(name), \(last.name)"
        if FontFace.viewName.width(of: together) <= 120 {
          lines[lines.count - 1].name = together
          continue
        }
      }
      lines.append(Line(name: name, obstacles: obstacles))
    }
    return lines
  }

  /// The label for the narrow column beside the picture: what keeps touches away has its own line.
  var narrowLines: [Line] {
    var lines: [Line] = []
    for line in self.lines {
      let name = FontFace.viewName.fitted(line.name, into: 84)
      if line.obstacles.isEmpty || Line(name: name, obstacles: line.obstacles).width <= 84 {
        lines.append(Line(name: name, obstacles: line.obstacles))
      } else {
        lines.append(Line(name: name, obstacles: ""))
        lines.append(Line(name: "", obstacles: line.obstacles))
      }
    }
    return lines
  }
}

extension ScreenView {
  /// Returns the frames of a trace, rear ones first.
  static func views(of trace: Trace, walks: [HitTestWalk], geometry: ScreenGeometry) -> [ScreenView]
  {
    var views: [ScreenView] = []
    for participant in trace.participants where participant.isOnScreen {
      guard let place = participant.geometry, place.corners.count > 2 else { continue }
      let outline = Outline(corners: place.corners.map(geometry.place))
      let look = look(of: participant, place, walks)
      if let same = views.firstIndex(where: { $0.outline == outline }) {
        views[same].participants.append(participant)
        if look.rank > views[same].look.rank { views[same].look = look }
      } else {
        views.append(ScreenView(participants: [participant], outline: outline, look: look))
      }
    }
    return views
  }

  private static func look(
    of participant: Participant, _ geometry: ParticipantGeometry, _ walks: [HitTestWalk]
  ) -> Look {
    var isOnPath = false
    for walk in walks {
      switch walk.verdicts[participant.id.index] {
      case .hit: return .hit
      case .path: isOnPath = true
      case .rejected, .notAsked, nil: continue
      }
    }
    if isOnPath { return .path }
    if geometry.isHidden || geometry.alpha < 0.01 { return .unseen }
    return geometry.isUserInteractionEnabled ? .plain : .inert
  }
}
