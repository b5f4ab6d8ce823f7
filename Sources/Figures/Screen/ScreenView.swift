import TraceModel

/// A frame in the picture of the screen with the names of all views that have exactly this frame.
struct ScreenView {
  /// The appearance of a view.
  enum Look: String {
    case plain = "fig-view"
    /// The view contains the hit-test view.
    case path = "fig-view fig-path"
    case hit = "fig-view fig-hit"
    /// The view can't be touched although it's there.
    case inert = "fig-view fig-inert"
    /// The view isn't visible.
    case unseen = "fig-view fig-unseen"

    /// The rank of the appearances of a frame that belongs to several views; the most informative
    /// appearance wins.
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

  /// One of the views.
  struct Member {
    /// The view.
    var participant: Participant

    /// Whether the first touch, or a later one, hits it.
    var isHit: Bool

    /// The view's words, if it has some.
    var title: ViewTitle?
  }

  /// The views, from back to front.
  var members: [Member]

  /// The frame in the picture.
  var outline: Outline

  /// The appearance of the frame.
  var look: Look

  /// The part of the frame that its ancestors leave visible.
  var extent: Outline.Extent

  /// The opacity, multiplied by the opacity of all ancestors.
  var opacity: Double

  /// Whether the frame covers the whole screen.
  var fillsScreen = false

  /// The appearance of the frontmost view, unless all views are only containers.
  var appearance: ViewAppearance? {
    members.last { $0.participant.appearance.map { $0.form != .container } ?? false }?
      .participant.appearance
  }

  /// The visible part of the frame, or the frame of an invisible view.
  var shown: Outline { if case .part(let part) = extent { part } else { outline } }

  /// Returns whether one of the views is in a list.
  func isAny(of participants: [ParticipantID]) -> Bool {
    members.contains { participants.contains($0.participant.id) }
  }

  /// Whether nothing needs to be drawn: for windows and views that are as large as the screen, the
  /// picture shows the names.
  var isQuiet: Bool {
    switch look {
    case .plain, .path: fillsScreen && appearance == nil
    case .hit, .inert, .unseen: false
    }
  }
}

extension ScreenView {
  /// Returns the frames of a trace, from back to front.
  static func views(of trace: Trace, walks: [HitTestWalk], geometry: ScreenGeometry) -> [ScreenView]
  {
    var views: [ScreenView] = []
    let screen = Outline(of: trace.screen, in: geometry)
    for participant in trace.participants where participant.isOnScreen {
      guard let place = participant.geometry, place.corners.count > 2 else { continue }
      let outline = Outline(corners: place.corners.map(geometry.place))
      let surroundings = Surroundings(of: participant, in: trace, geometry)
      let look = look(of: participant, surroundings, walks)
      let extent = outline.extent(within: surroundings.frames)
      // Rows that were scrolled away, for example, aren't on the screen.
      if extent == .nothing, look != .hit, !outline.bounds.overlaps(screen.bounds) { continue }
      let member = Member(
        participant: participant, isHit: look == .hit, title: ViewTitle(of: participant))
      // A dimming view stays in its position, between the views that it dims and the views that it
      // doesn't.
      let isAlone = participant.appearance?.form == .dimming
      let same = isAlone ? nil : views.firstIndex { $0.outline == outline }
      if let same {
        views[same].members.append(member)
        views[same].opacity = max(views[same].opacity, surroundings.opacity)
        if look.rank > views[same].look.rank { views[same].look = look }
      } else {
        views.append(
          ScreenView(
            members: [member], outline: outline, look: look,
            extent: extent, opacity: surroundings.opacity,
            fillsScreen: outline == screen))
      }
    }
    return views
  }

  private static func look(
    of participant: Participant, _ surroundings: Surroundings, _ walks: [HitTestWalk]
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
    if surroundings.isHidden || surroundings.opacity < 0.01 { return .unseen }
    return participant.geometry?.isUserInteractionEnabled ?? true ? .plain : .inert
  }
}

/// The part of a view that its ancestors, and its own properties, leave visible.
private struct Surroundings {
  /// Whether the view or an ancestor is hidden.
  var isHidden = false

  /// The view's opacity, multiplied by the opacity of all ancestors.
  var opacity = 1.0

  /// The frames of the ancestors that clip their content.
  var frames: [Outline] = []

  init(of participant: Participant, in trace: Trace, _ geometry: ScreenGeometry) {
    var next: Participant? = participant
    while let view = next {
      if let place = view.geometry {
        if place.isHidden { isHidden = true }
        opacity *= place.alpha
        if place.clipsToBounds, view.id != participant.id {
          frames.append(Outline(corners: place.corners.map(geometry.place)))
        }
      }
      next = view.parent.flatMap { $0 < view.id ? trace[$0] : nil }
    }
  }
}
