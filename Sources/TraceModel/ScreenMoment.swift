/// What the screen showed at one moment of a run: where the views were, and how far recognizers
/// were.
public struct ScreenMoment: Equatable, Sendable {
  /// A view that was in a window.
  public struct View: Equatable, Sendable {
    /// The view.
    public var id: ParticipantID
    /// Its superview; `nil` for a window.
    public var parent: ParticipantID?
    /// Where the screen showed it, which during an animation isn't where it is.
    public var geometry: ParticipantGeometry
    /// What it looked like.
    public var appearance: ViewAppearance?
    /// Whether it was highlighted, as a button under a finger, or selected, as a row.
    public var isLit: Bool

    /// Creates a view.
    public init(
      id: ParticipantID, parent: ParticipantID?, geometry: ParticipantGeometry,
      appearance: ViewAppearance?, isLit: Bool
    ) {
      self.id = id
      self.parent = parent
      self.geometry = geometry
      self.appearance = appearance
      self.isLit = isLit
    }
  }

  /// How far a recognizer was that hadn't recognized anything yet.
  public struct Progress: Equatable, Sendable {
    /// The recognizer.
    public var recognizer: ParticipantID
    /// The value, and the limit that decides.
    public var measure: Measure

    /// Creates a recognizer's progress.
    public init(of recognizer: ParticipantID, _ measure: Measure) {
      self.recognizer = recognizer
      self.measure = measure
    }
  }

  /// The time.
  public var time: VirtualTime

  /// The number of events until then.
  public var eventCount: Int

  /// The views, from back to front.
  public var views: [View]

  /// The recognizers that can tell how far they are.
  public var progress: [Progress]

  /// Creates a moment.
  public init(time: VirtualTime, eventCount: Int, views: [View] = [], progress: [Progress] = []) {
    self.time = time
    self.eventCount = eventCount
    self.views = views
    self.progress = progress
  }
}

extension Trace {
  /// Returns the trace as it was at a moment: the events until then, and the views that were on the
  /// screen, where they were.
  public func until(_ moment: ScreenMoment) -> Trace {
    var trace = self
    trace.events = Array(events.prefix(moment.eventCount))
    for place in participants.indices { trace.participants[place].geometry = nil }
    for view in moment.views where participants.indices.contains(view.id.index) {
      trace.participants[view.id.index].geometry = view.geometry
      trace.participants[view.id.index].appearance = view.appearance
      trace.participants[view.id.index].parent = view.parent
    }
    return trace
  }
}
