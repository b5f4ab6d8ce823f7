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
  }

  /// The views, rear ones first.
  var participants: [Participant]

  /// The frame in the picture.
  var outline: Outline

  /// How it is drawn.
  var look: Look

  /// The names, separated by commas.
  var name: String {
    FontFace.viewName.fitted(
      participants.map { $0.name.nameOrPlaceholder }.joined(separator: ", "), into: 120)
  }

  /// What keeps touches away from the view in front, in words.
  var obstacles: String {
    participants.last?.geometry?.obstacles.joined(separator: ", ") ?? ""
  }

  /// The width of the label, in CSS pixels.
  var labelWidth: Double {
    FontFace.viewName.width(of: obstacles.isEmpty ? name : "\(name) \(obstacles)")
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
      if let same = views.firstIndex(where: { $0.outline == outline }),
        same == views.count - 1 || participant.parent == views[same].participants.last?.id,
        look == views[same].look || look == .hit || look == .path
      {
        views[same].participants.append(participant)
        views[same].look = look
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
