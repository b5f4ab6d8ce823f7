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

  /// One of the views.
  struct Member {
    /// The view.
    var participant: Participant

    /// Whether the first touch, or a later one, hits it.
    var isHit: Bool

    /// Its words, for a view that has some.
    var title: ViewTitle?
  }

  /// The views, rear ones first.
  var members: [Member]

  /// The frame in the picture.
  var outline: Outline

  /// How it is drawn.
  var look: Look

  /// How much of the frame the views around it leave to be seen.
  var extent: Outline.Extent

  /// The opacity, with that of the views around it.
  var opacity: Double

  /// Whether the frame is that of the whole screen.
  var fillsScreen = false

  /// What the front view shows of itself, unless all of them only hold others.
  var appearance: ViewAppearance? {
    members.last { $0.participant.appearance.map { $0.form != .container } ?? false }?
      .participant.appearance
  }

  /// What is to be seen of the frame, or would be.
  var shown: Outline { if case .part(let part) = extent { part } else { outline } }

  /// Whether nothing needs to be drawn: of windows and of views that are as large as the screen, the
  /// picture shows the names.
  var isQuiet: Bool {
    switch look {
    case .plain, .path: fillsScreen && appearance == nil
    case .hit, .inert, .unseen: false
    }
  }
}

extension ScreenView {
  /// Returns the frames of a trace, rear ones first.
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
      // Rows that were scrolled away, for example, are nowhere.
      if extent == .nothing, look != .hit, !outline.bounds.overlaps(screen.bounds) { continue }
      let member = Member(
        participant: participant, isHit: look == .hit, title: ViewTitle(of: participant))
      // What darkens the screen stands where it is, between what it darkens and what it does not.
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

/// What the views around a view, and its own properties, leave to be seen of it.
private struct Surroundings {
  /// Whether it, or a view around it, is hidden.
  var isHidden = false

  /// Its opacity times that of all views around it.
  var opacity = 1.0

  /// The frames of the views around it that cut off what lies outside.
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
